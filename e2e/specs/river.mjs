// River crossings: the rules, crossing by hand, and what is impossible.
import { assert, eventually, like, test as plain, url, watchWorkers } from '../harness.mjs';
import { River } from '../pages/river.mjs';

const THREE = 'river?missionaries=3&cannibals=3';
const WOLF = 'river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer';
const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new River(page, url()) }), options);

async function watch(lab, link = THREE) {
  await lab.open(link);
  await lab.solved();
}

async function begin(lab, link = THREE) {
  await watch(lab, link);
  await lab.button('Try it').click();
}

const verdict = (lab, words) => eventually(() => lab.headline.allTextContents(), [words]);

test('a switch of the rule changes the answer, and the sentence with it', async ({ page, lab }) => {
  await watch(lab);
  await verdict(lab, '11 crossings; nothing shorter exists');
  await like(() => lab.rule.textContent(), /missionaries must not be outnumbered by cannibals on either bank/);
  await lab.banks.selectOption('on the bank just left');
  await verdict(lab, '9 crossings; nothing shorter exists');
  await like(() => lab.rule.textContent(), /on the bank the boat has just left, and nowhere else/);
  await lab.protected.selectOption('Cannibals');
  await lab.alone.selectOption('may not even be alone');
  await eventually(() => lab.address(), '#/river?missionaries=3&cannibals=3&safe=unattended');
  await like(() => lab.rule.textContent(), /cannibals must not be outnumbered by missionaries/);
  await verdict(lab, '9 crossings; nothing shorter exists');
  await page.getByText('Why: the proof').click();
  await lab.proof.getByText(/11 crossings are needed. This plan breaks that rule at crossing 2/).waitFor();
});

test('both readings of the rule are a click away, and back goes back', async ({ page, lab }) => {
  await watch(lab);
  await lab.button('Classic instances').click();
  await page.getByRole('link', { name: 'The same, only the bank just left is judged' }).click();
  await verdict(lab, '9 crossings; nothing shorter exists');
  await page.goBack();
  await verdict(lab, '11 crossings; nothing shorter exists');
});

test('a losing crossing says who is in danger, and one tap takes it back', async ({ page, lab }) => {
  await begin(lab);
  await lab.cross(['1 missionary'], 'right');
  await eventually(() => lab.alarm.textContent(), 'On the left bank 2 missionaries are with 3 cannibals.');
  assert.equal(await page.locator('.person__head--danger').count(), 2, 'the two are marked');
  await like(() => lab.said.textContent(), /That breaks the rule/);
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('No: somebody is in danger').waitFor();
  await lab.button('Take it back').click();
  await eventually(() => lab.places(), 'on the left bank 3 missionaries and 3 cannibals, on the right bank nobody; the boat is on the left bank');
  await eventually(() => page.locator('.person__head--danger').count(), 0);
});

test('people are tapped in and out, and what cannot cross says why', async ({ page, lab }) => {
  await begin(lab, 'river?missionaries=3&cannibals=3&rowers=missionaries');
  const cross = lab.button('Cross to the right bank');
  await eventually(() => cross.getAttribute('aria-disabled'), 'true');
  const cannibal = page.locator('.river').getByRole('button', { name: '1 cannibal into the boat' }).first();
  await cannibal.click();
  await eventually(() => lab.aboard.textContent(), 'In the boat: 1 cannibal. Nobody in the boat can row.');
  await cross.click({ force: true });
  assert.equal(await lab.step(), 0, 'nothing happens');
  await cannibal.click();
  await eventually(() => page.getByRole('button', { name: /^The boat is full/ }).count().then(count => count > 0), true);
  await page.getByRole('button', { name: '1 cannibal out of the boat' }).first().click();
  await page.locator('.river').getByRole('button', { name: '1 missionary into the boat' }).first().click();
  await eventually(() => lab.aboard.textContent(), 'In the boat: 1 missionary and 1 cannibal.');
  await cross.click();
  await eventually(() => lab.step(), 1);
  await lab.button('Undo').click();
  await eventually(() => lab.step(), 0);
});

test('wolf, goat and cabbage are brought over by hand in seven', async ({ page, lab }) => {
  await begin(lab, WOLF);
  await lab.cross(['The farmer', 'The wolf'], 'right');
  await eventually(() => lab.alarm.textContent(), 'On the left bank the goat and the cabbage are together without the farmer.');
  await lab.button('Take it back').click();
  for (const [people, to] of [[['The farmer', 'The goat'], 'right'], [['The farmer'], 'left'], [['The farmer', 'The wolf'], 'right'], [['The farmer', 'The goat'], 'left'],
    [['The farmer', 'The cabbage'], 'right'], [['The farmer'], 'left'], [['The farmer', 'The goat'], 'right']]) await lab.cross(people, to);
  await eventually(() => lab.step(), 7);
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('You took 7 crossings, and no plan takes fewer.').waitFor();
  await page.reload();
  await lab.solved();
  await lab.button('Try it').click();
  await eventually(() => lab.step(), 7);
});

test('the graph of positions is played on', async ({ page, lab }) => {
  await begin(lab);
  const near = page.locator('.picture').getByRole('button');
  assert.equal(await near.count(), 5, 'five loads are possible, safe or not');
  await near.and(page.getByRole('button', { name: '2 cannibals to the right bank' })).click();
  await eventually(() => lab.places(), 'on the left bank 3 missionaries and 1 cannibal, on the right bank 2 cannibals; the boat is on the right bank');
  // Another puzzle of the lab is tried too, as this one was.
  await lab.open(WOLF);
  await page.locator('.picture').getByRole('button', { name: 'The farmer and the goat to the right bank' }).click();
  await eventually(() => lab.step(), 1);
});

test('the boat crosses with its people, forwards and back', async ({ page, lab }) => {
  await watch(lab);
  assert.ok(await lab.boatAt() < 0.5);
  await page.evaluate(() => {
    window.begun = 0;
    addEventListener('animationstart', event => { window.begun += /^river/.test(event.animationName); });
  });
  await page.keyboard.press('ArrowRight');
  await eventually(() => page.evaluate(() => window.begun), 3);
  await eventually(() => lab.boatAt().then(at => at > 0.5), true);
  await eventually(() => page.evaluate(() => document.getAnimations().length), 0);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => lab.boatAt().then(at => at < 0.5), true);
  await eventually(() => lab.places(), 'on the left bank 3 missionaries and 3 cannibals, on the right bank nobody; the boat is on the left bank');
});

test('what is impossible is shown with how far anyone gets', async ({ page, lab }) => {
  await watch(lab, 'river?missionaries=4&cannibals=4');
  await like(() => lab.headline.textContent(), /Impossible: 11 positions can be reached/);
  await eventually(() => page.locator('.plot__end').count(), 1);
  await lab.proof.getByText(/never more than 3 of 8 stand on the right bank/).waitFor();
  await lab.proof.getByText(/A boat for 2 serves at most 3 pairs/).waitFor();
  await lab.boat.fill('4');
  await lab.boat.press('Enter');
  await verdict(lab, '5 crossings; nothing shorter exists');
});

test('depth first is watched beside the shortest way', async ({ lab }) => {
  await watch(lab, 'river?couples=4&island=yes');
  await verdict(lab, '16 crossings; nothing shorter exists');
  await lab.button('Depth first: 889').click();
  await eventually(() => lab.scrubber.getAttribute('max'), '889');
  await lab.button('Last step').click();
  await eventually(() => lab.places().then(words => words.endsWith('on the right bank A, wife a, B, wife b, C, wife c, D and wife d; the boat is on the right bank')), true);
  await lab.button('Shortest: 16').click();
  await eventually(() => lab.scrubber.getAttribute('max'), '16');
});

test('faults are named beside the blank, and the form stays', async ({ lab }) => {
  await watch(lab);
  await lab.rowers.fill('pirates');
  await lab.rowers.press('Enter');
  await eventually(() => lab.faults.allTextContents(), ['rowers: “pirates” cannot be told; write missionaries, cannibals, or cannibals:1 for some of them']);
  await lab.rowers.fill('missionaries, 1 cannibal');
  await lab.rowers.press('Enter');
  await verdict(lab, '13 crossings; nothing shorter exists');
  await eventually(() => lab.address(), '#/river?missionaries=3&cannibals=3&rowers=missionaries,cannibals:1');
});

test('a thousand and a thousand cross, worked out in the worker', async ({ page, lab }) => {
  await watchWorkers(page);
  await watch(lab, 'river?missionaries=1000&cannibals=1000&boat=4');
  await verdict(lab, '1,997 crossings; nothing shorter exists');
  assert.ok(await page.evaluate(() => window.asked) > 0);
  await lab.button('Last step').click();
  await eventually(() => lab.places(), 'on the left bank nobody, on the right bank 1,000 missionaries and 1,000 cannibals; the boat is on the right bank');
});
