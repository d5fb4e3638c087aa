// A first visit, from a puzzle posed to its link sent on.
import { readFile } from 'node:fs/promises';
import { assert, eventually, fresh, test } from '../harness.mjs';

test('a new user poses a puzzle, sees it proved, and sends it on', async ({ page, lab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lab.open();
  await page.getByRole('heading', { name: 'Water jugs' }).click();
  await lab.solved();

  await lab.water.selectOption({ label: 'a tap and a drain' });
  await lab.where.selectOption({ label: 'in some jug' });
  await lab.start.fill('');
  await lab.sizes.fill('11, 6');
  await lab.amount.fill('8');
  await lab.amount.press('Enter');
  await eventually(() => lab.address(), '#/jugs?sizes=11,6&goal=any:8');
  await eventually(() => lab.headline.textContent(), '14 pours; nothing shorter exists');

  // Played to its end at the highest speed.
  const speed = page.getByRole('button', { name: /^Speed/ });
  await speed.click();
  await speed.click();
  await lab.button('Play').click();
  await lab.plays(() => lab.step(), 14);
  await eventually(() => lab.amounts().then(all => all.includes(8)), true);
  await lab.button('Play').waitFor();

  await page.getByText('Why: the proof').click();
  const proof = await lab.proof.textContent();
  assert.match(proof, /Every possible pour was followed/);
  assert.match(proof, /With 14 pours the goal appears for the first time/);
  assert.match(proof, /are within reach/);

  await lab.button('First step').click();
  for (let step = 0; step < 3; step++) await lab.button('One step on').click();
  const here = { said: await lab.said.textContent(), amounts: await lab.amounts() };
  await lab.share();
  await page.getByLabel('Open at step 3').check();
  await lab.button('Copy link').click();
  await page.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.endsWith('/a/b/#/jugs?sizes=11,6&goal=any:8&step=3'), link);

  const other = await fresh();
  await other.page.goto(link);
  await other.lab.solved();
  await eventually(() => other.lab.step(), 3);
  assert.deepEqual({ said: await other.lab.said.textContent(), amounts: await other.lab.amounts() }, here);
  assert.deepEqual(other.faults, []);
  await other.context.close();
}, { held: true });

test('every classic instance opens from the menu and has a verdict', async ({ page, lab }) => {
  await lab.open('jugs');
  await lab.solved();
  const names = await page.locator('#presets a').allTextContents();
  assert.ok(names.length >= 8);
  for (const name of names) {
    await page.getByRole('button', { name: 'Classic instances' }).click();
    await page.locator('#presets').getByRole('link', { name, exact: true }).click();
    const verdict = name.includes('impossible') ? /^Impossible: / : /nothing shorter exists$/;
    await eventually(async () => verdict.test(await lab.headline.textContent()), true);
    await eventually(() => lab.faults.count(), 0);
  }
});

test('back and forward walk the puzzles opened', async ({ page, lab }) => {
  await lab.open();
  await page.getByRole('link', { name: '3 and 7 litres: get 4' }).click();
  await eventually(() => lab.headline.textContent(), '2 pours; nothing shorter exists');
  await page.getByRole('button', { name: 'Classic instances' }).click();
  await page.locator('#presets').getByRole('link', { name: '5 and 3 litres: get 4' }).click();
  await eventually(() => lab.headline.textContent(), '6 pours; nothing shorter exists');
  await page.goBack();
  await eventually(() => lab.sizes.inputValue(), '3, 7');
  await eventually(() => lab.headline.textContent(), '2 pours; nothing shorter exists');
  await page.goBack();
  await page.locator('.home').waitFor();
  await page.goForward();
  await eventually(() => lab.headline.textContent(), '2 pours; nothing shorter exists');
});

test('a reload comes back to the step of the link', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3, 7&goal=any:2&step=4');
  await lab.solved();
  await eventually(() => lab.address(), '#/jugs?sizes=3,7&goal=any:2&step=4');
  await page.reload();
  await lab.solved();
  await eventually(() => lab.step(), 4);
  await lab.amount.fill('4');
  await eventually(() => lab.address(), '#/jugs?sizes=3,7&goal=any:4');
});

test('an impossible puzzle gives its reason and everything reachable, to take away', async ({ page, lab }) => {
  await lab.open('jugs?sizes=8,5,3&start=8,0,0&goal=4,2,2&water=closed');
  assert.equal(await lab.solved(), 'Impossible: every pour fills a jug or empties one');
  await page.getByText('All 16 states within reach').click();
  await eventually(() => page.locator('.reached li').count(), 16);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lab.button('Download the list').click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  assert.equal(text.trim().split('\n').length, 17);
  assert.match(text, /^8, 0, 0$/m);
});

test('the data taken away is what the command line prints', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await lab.share();
  const [download] = await Promise.all([page.waitForEvent('download'), lab.button('Data (JSON)').click()]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.equal(data.puzzle, 'jugs?sizes=3,7&goal=any:2');
  assert.equal(data.facts.pours, 6);
  assert.deepEqual(data.steps[5].state, [2, 7]);
});
