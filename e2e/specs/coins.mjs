// Counterfeit coins: the plan, its cases, and weighing by hand.
import { readFile } from 'node:fs/promises';
import { assert, eventually, like, test as plain, url } from '../harness.mjs';
import { Coins } from '../pages/coins.mjs';

const TWELVE = 'coins?n=12&weighings=3';
const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new Coins(page, url()) }), options);

async function watch(lab, link = TWELVE) {
  await lab.open(link);
  await lab.solved();
}

async function begin(lab, link = TWELVE) {
  await watch(lab, link);
  await lab.button('Try it').click();
}

test('the verdict is checked on every case', async ({ page, lab }) => {
  await watch(lab);
  await eventually(() => lab.headline.textContent(), '3 weighings, and no fewer');
  await page.getByText('Checked: 24 of 24 cases, by the rules alone.').waitFor();
});

test('coin 7 light is found, and the pans tip as its weight would have them', async ({ page, lab }) => {
  await watch(lab);
  await lab.who.selectOption('one fake, picked by you');
  await page.getByRole('textbox', { name: 'Coin', exact: true }).fill('7');
  await page.getByRole('combobox', { name: 'Which' }).selectOption('is light');
  for (let step = 2; step <= 6; step += 2) {
    await lab.button('One step on').click();
    await eventually(() => lab.step(), step - 1);
    await lab.still();
    const where = (await lab.places())['7'];
    await lab.button('One step on').click();
    await eventually(() => lab.step(), step);
    await eventually(() => lab.tilt(), { left: 'right', right: 'left', table: 'level' }[where]);
    // What was known before is worn until the balance rests.
    assert.ok(await page.locator('.coin__was').count() > 0);
    await eventually(() => page.locator('.coin__was').first().evaluate(was => getComputedStyle(was).opacity), '0');
  }
  await like(() => lab.said.textContent(), /So coin 7 is light\./);
});

test('a coin that is not there is said, and typing goes on', async ({ page, lab }) => {
  await watch(lab);
  await lab.who.selectOption('one fake, picked by you');
  const coin = page.getByRole('textbox', { name: 'Coin', exact: true });
  await coin.fill('99');
  await page.getByText('“99” is none of the coins, which are numbered 1 to 12.').waitFor();
  await coin.press('Backspace');
  await eventually(() => coin.inputValue(), '9');
  await eventually(() => page.locator('.field__odd').count(), 0);
  await coin.fill('x');
  await page.locator('.field__odd').waitFor();
  await lab.button('Try it').click();
  assert.equal(await page.locator('.field__odd').count(), 0, 'what was wrong there is not wrong here');
  await lab.button('Watch').click();
  await coin.fill('9');
  await lab.button('Last step').click();
  await eventually(() => lab.said.textContent().then(text => /So coin 9 is heavy/.test(text)), true);
});

test('the viewer says each result, and is not asked for what cannot be', async ({ lab }) => {
  await watch(lab);
  await lab.who.selectOption('you, result by result');
  await lab.page.keyboard.press('ArrowRight');
  await lab.page.getByText('Which way does it go? Choose.').waitFor();
  await lab.result('level').click();
  await eventually(() => lab.step(), 2);
  await eventually(() => lab.tilt(), 'level');
  await lab.page.keyboard.press('ArrowRight');
  await lab.result('level').click();
  await lab.page.keyboard.press('ArrowRight');
  await eventually(() => lab.results.nth(1).textContent(), 'levelcannot be');
  await eventually(() => lab.result('level').count(), 0);
  await lab.result('right sinks').click();
  await like(() => lab.said.textContent(), /So coin 12 is light\./);
});

test('another result of the same weighing turns the plan', async ({ lab }) => {
  await watch(lab, `${TWELVE}&step=2`);
  await eventually(() => lab.tilt(), 'right');
  await lab.result('left sinks').click();
  await eventually(() => lab.tilt(), 'left');
  await eventually(() => lab.step(), 2);
  await eventually(() => lab.who.inputValue(), 'you');
});

test('every case is played in turn', async ({ page, lab }) => {
  await watch(lab);
  await lab.who.selectOption({ index: 3 });
  await page.getByText('Case 1 of 24: coin 1 is heavy.').waitFor();
  for (let more = 0; more < 2; more++) await page.getByRole('button', { name: /^Speed/ }).click();
  await lab.button('Play').click();
  for (const text of ['Case 2 of 24: coin 1 is light.', 'Case 3 of 24: coin 2 is heavy.']) await lab.plays(() => page.getByText(text).count(), 1);
  await eventually(() => page.locator('.case').count(), 24);
  await lab.button('coin 12 is light').click();
  await page.getByText('Case 24 of 24: coin 12 is light.').waitFor();
  await eventually(() => lab.step(), 0);
}, { held: true });

test('every place of the map leads there', async ({ page, lab }) => {
  await watch(lab);
  await eventually(() => lab.place(/coin \d+ is (heavy|light)/).count(), 24);
  await lab.place(/^coin 12 is heavy/).click();
  await eventually(() => lab.step(), 6);
  await like(() => lab.said.textContent(), /So coin 12 is heavy\./);
  for (const way of ['coin 5 is light', 'coin 3 is heavy', 'coin 12 is light']) {
    await lab.place(new RegExp(`^${way}`)).click();
    await eventually(() => lab.said.textContent().then(text => text.includes(`So ${way}.`)), true);
    const names = await page.locator('.tree__map [role=button]').evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
    assert.equal(new Set(names).size, names.length, 'no place is there twice');
  }
  await lab.place('Weighing 1: the start').click();
  await eventually(() => lab.step(), 0);
});

test('an adversary is faced: a bad weighing loses, and may be taken back', async ({ page, lab }) => {
  await begin(lab);
  await lab.weigh('1-6 v 7-12');
  await eventually(() => lab.log.last().textContent(), '11–6 v 7–12right sinks12 cases');
  await lab.button('Am I still right?').click();
  await eventually(() => lab.answer.textContent(),
    'No: not in the weighings left12 cases are left, and 2 weighings have only 9 results. Take back a weighing.');
  await lab.button('Undo').click();
  await lab.button('Am I still right?').click();
  await eventually(() => lab.answer.textContent().then(text => /^Yes, but not by this weighing/.test(text)), true);
  await lab.button('Clear the pans').click();
  await lab.weigh('1 2 3 4 v 5 6 7 8');
  await lab.weigh('1 2 5 v 3 4 6');
  await lab.weigh('1 v 2');
  await eventually(() => lab.answer.textContent(), 'Done: coin 1 is lightFound in 3 weighings, and no plan is sure to need fewer.');
  await page.reload();
  await lab.solved();
  await lab.button('Try it').click();
  await eventually(() => lab.log.count(), 4);
});

test('coins are tapped and dragged on to the pans; unequal pans are refused with the reason', async ({ page, lab }) => {
  await begin(lab);
  await lab.coin(1).click();
  await lab.page.locator('.coins').getByRole('button', { name: /^The right pan/ }).click();
  await lab.coin(5).click();
  const middle = async locator => {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (from, to) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(to[0], to[1], { steps: 6 });
    await page.mouse.up();
  };
  await lab.still();
  await drag(await middle(lab.coin(9)), await middle(lab.coin(1)));
  await eventually(async () => (await lab.places())['9'], 'left');
  await lab.button('Weigh').click();
  await eventually(() => lab.answer.textContent().then(text => text.includes('2 coins on the left pan and 1 on the right')), true);
  await lab.still();
  await drag(await middle(lab.coin(9)), await middle(lab.coin(12)));
  await eventually(async () => (await lab.places())['9'], 'table');
  await lab.coin(5).click();
  await eventually(async () => (await lab.places())['5'], 'table');
  await lab.weigh('1 v x');
  await page.getByText('No coin is named on a pan.').waitFor();
});

test('tapping too fast loses no coin', async ({ page, lab }) => {
  await begin(lab);
  for (const coin of [1, 2, 3, 4]) await lab.coin(coin).click({ force: true });
  await page.locator('.coins').getByRole('button', { name: /^The right pan/ }).click();
  for (const coin of [5, 6, 7, 8]) await lab.coin(coin).click({ force: true });
  for (let press = 0; press < 3; press++) await lab.button('Weigh').click();
  await eventually(() => lab.log.count(), 2);
  await eventually(() => lab.log.last().textContent(), '11–4 v 5–8right sinks8 cases');
});

test('touch taps and the keyboard alone do the same', async ({ page, lab }) => {
  await begin(lab);
  await lab.coin(1).tap();
  await lab.still();
  await lab.page.locator('.coins').getByRole('button', { name: /^The right pan/ }).focus();
  await page.keyboard.press('Enter');
  await lab.coin(2).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => { const at = await lab.places(); return [at['1'], at['2']]; }, ['left', 'right']);
  await lab.button('Weigh').focus();
  await page.keyboard.press('Enter');
  await eventually(() => lab.log.count(), 2);
}, { hasTouch: true, viewport: { width: 390, height: 844 } });

test('a coin picked in secret, or the person, answers too', async ({ lab }) => {
  await begin(lab);
  await lab.who.selectOption('a coin picked in secret');
  for (const pans of ['1-4 v 5-8']) await lab.weigh(pans);
  await eventually(() => lab.log.last().textContent().then(text => /8 cases$/.test(text)), true);
  await lab.button('Another coin').click();
  await lab.who.selectOption('you, with a balance of your own');
  await lab.weigh('9 v 10');
  await lab.page.getByText('Which way did it go?').waitFor();
  const possible = lab.page.locator('button.split__row');
  await possible.first().click();
  await eventually(() => lab.log.count(), 3);
});

test('hints go from how many cases, to the reason, to the weighing; and it is shown from here', async ({ lab }) => {
  await begin(lab);
  await lab.button('Hint').click();
  await eventually(() => lab.answer.textContent().then(text => /After this weighing 2 weighings may follow, with 9 results/.test(text)), true);
  await lab.button('Hint: why?').click();
  await lab.button('Hint: which move?').click();
  await eventually(() => lab.answer.textContent().then(text => /1–4 against 5–8/.test(text)), true);
  await lab.button('Show me from here').click();
  await lab.plays(() => lab.step(), 6);
  await eventually(() => lab.log.count(), 4);
}, { held: true });

test('a procedure of one\'s own is checked, and its first failing case is named', async ({ lab }) => {
  await begin(lab, 'coins?n=3');
  await lab.page.getByText('Check a whole procedure of your own').click();
  const right = '1 v 2\n<: 1 v 3\n  <: 1-\n  =: 2+\n>: 1 v 3\n  >: 1+\n  =: 2-\n=: 3 v 1\n  <: 3-\n  >: 3+';
  await lab.own.fill(right);
  await lab.button('Check it').click();
  await eventually(() => lab.verdict.textContent(), 'Right in all 6 cases.');
  await lab.own.fill(right.replace('2+', '3-'));
  await lab.button('Check it').click();
  await eventually(() => lab.verdict.textContent(), 'Coin 2 is heavy: after 2 weighings it concludes something else.');
  await lab.own.fill('1 v 2\nperhaps');
  await lab.button('Check it').click();
  await eventually(() => lab.verdict.textContent().then(text => text.startsWith('Line 2: expected a weighing')), true);
});

test('a plan laid down beforehand is a table, and results are looked up in it', async ({ page, lab }) => {
  await watch(lab, 'coins?n=12&weighings=3&plan=fixed');
  await page.getByText('Checked: 24 of 24 cases').waitFor();
  await eventually(() => page.locator('.fixed__plan tbody tr').count(), 3);
  const look = page.getByRole('textbox', { name: 'Results' });
  const first = await page.locator('.fixed__cases li').first().textContent();
  const [, signs] = /^1\+ ([<=>]{3})/.exec(first);
  await look.fill(signs);
  await page.getByText('Coin 1 is heavy.', { exact: true }).waitFor();
  await look.fill('===');
  await page.getByText('No case gives these results.').waitFor();
});

test('impossible puzzles say why in words', async ({ lab }) => {
  await watch(lab, 'coins?n=13&weighings=3');
  await eventually(() => lab.headline.textContent(), 'Impossible in 3 weighings, though there are results enough');
  await like(() => lab.proof.textContent(), /at most 8\. Then level leaves at least 5 coins, 10 cases/);
  await watch(lab, 'coins?n=2');
  await eventually(() => lab.headline.textContent(), 'Impossible, however often one weighs');
});

test('the blanks pose any instance, and name what is wrong', async ({ page, lab }) => {
  await watch(lab);
  await page.getByRole('textbox', { name: 'How many coins' }).fill('14');
  await eventually(() => lab.headline.textContent(), 'Impossible in 3 weighings: 28 cases, 27 results');
  await page.getByRole('combobox', { name: /^Must it be said/ }).selectOption('and no more');
  await page.getByRole('textbox', { name: /^How many genuine/ }).fill('1');
  await eventually(() => lab.headline.textContent(), '3 weighings, and no fewer');
  await eventually(() => lab.address(), '#/coins?n=14&weighings=3&genuine=1&tell=coin');
  await page.getByRole('textbox', { name: 'How many weighings are allowed' }).fill('');
  await eventually(() => lab.address(), '#/coins?n=14&genuine=1&tell=coin');
  await page.getByRole('textbox', { name: 'How many coins' }).fill('2000000');
  await eventually(() => lab.faults.allTextContents(), ['n: “2000000” is not a whole number from 1 to 1,000,000']);
});

test('797,160 coins are walked to a leaf, and nothing is built whole', async ({ page, lab }) => {
  await watch(lab, 'coins?n=797160&weighings=13');
  for (let step = 1; step <= 26; step++) await page.keyboard.press('ArrowRight');
  await eventually(() => lab.step(), 26);
  await like(() => lab.said.textContent(), /So coin 1 is light\./);
  assert.ok(await page.evaluate(() => document.querySelectorAll('*').length) < 5000);
  await page.getByText('Checked: 1,594,320 of 1,594,320 cases').waitFor();
});

test('the procedure and the data can be taken away', async ({ page, lab }) => {
  await watch(lab);
  await page.getByText('Checked: 24 of 24').waitFor();
  await page.getByText('The whole procedure, written out').click();
  const text = await page.locator('.procedure pre').textContent();
  assert.match(text, /^Number the coins 1 to 12\.\nWeigh 1-4 against 5-8\.\nIf the left pan sinks:\n/);
  await lab.share();
  const [download] = await Promise.all([page.waitForEvent('download'), lab.button('Data (JSON)').click()]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.deepEqual(data.facts, { weighings: 3, cases: 24, checked: 24 });
  assert.deepEqual(data.answer.procedure.left, [1, 2, 3, 4]);
  assert.equal(data.answer.procedure['=']['=']['='], null);
});
