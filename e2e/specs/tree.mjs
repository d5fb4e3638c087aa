// Search orders: two walks beside each other, and walking by hand.
import { assert, eventually, test as plain, url } from '../harness.mjs';
import { Tree } from '../pages/tree.mjs';

const PHONE = 'tree?phone=8689827';
const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new Tree(page, url()) }), options);

async function watch(lab, link = PHONE) {
  await lab.open(link);
  await lab.solved();
}

test('a phone number is walked both ways, and the two orders are seen', async ({ page, lab }) => {
  await watch(lab);
  await eventually(() => lab.headline.textContent(), '5,332 nodes; first answer at visit 8');
  await eventually(() => lab.waits('Depth first'), ['8689827']);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await eventually(() => lab.waits('Depth first'), ['TMT9827', 'TMU9827', 'TMV9827', 'TN89827', 'TO89827', 'U689827']);
  await eventually(() => lab.waits('Breadth first'), ['V689827', 'TM89827', 'TN89827', 'TO89827', 'UM89827', 'UN89827']);
  // The eighth visit, depth first, spells a word; breadth first is far from one.
  for (let step = 3; step < 8; step++) await page.keyboard.press('ArrowRight');
  await eventually(() => lab.found('Depth first'), '1 answer, the latest: TMTWTAP.');
  await eventually(() => lab.found('Breadth first'), 'No answer yet.');
  await eventually(() => lab.row('answers so far'), ['1', '0']);
  await eventually(() => lab.row('most that wait'), ['17', '3,888']);
  await eventually(() => lab.row('first answer at visit'), ['8', '1,445']);
  // The steps told are those of the order asked for.
  const deep = await lab.steps.first().locator('xpath=..').getByRole('button').allTextContents();
  assert.deepEqual(deep.slice(0, 5), ['Visit 8689827', 'Visit T689827', 'Visit TM89827', 'Visit TMT9827', 'Visit TMTW827']);
  await lab.order.selectOption('breadth first');
  await eventually(() => lab.headline.allTextContents(), ['5,332 nodes; first answer at visit 1,445']);
  const broad = await lab.steps.first().locator('xpath=..').getByRole('button').allTextContents();
  assert.deepEqual(broad.slice(0, 5), ['Visit 8689827', 'Visit T689827', 'Visit U689827', 'Visit V689827', 'Visit TM89827']);
  await lab.button('Last step').click();
  await eventually(() => lab.row('answers so far'), ['3,888', '3,888']);
  await eventually(() => lab.waits('Depth first'), []);
});

test('another number is typed, 0 and 1 kept', async ({ lab }) => {
  await watch(lab);
  await lab.phone.fill('20-1');
  await lab.phone.press('Enter');
  await eventually(() => lab.address(), '#/tree?phone=201');
  await eventually(() => lab.headline.allTextContents(), ['10 nodes; first answer at visit 4']);
  await lab.button('Last step').click();
  await eventually(() => lab.found('Depth first'), '3 answers, the latest: C01 · B01 · A01.');
  await lab.phone.fill('12345678901');
  await lab.phone.press('Enter');
  await eventually(() => lab.faults.allTextContents(), ['phone: 11 digits given; 1 to 9 are allowed']);
});

test('a walk is tried by hand, and a node out of turn says why', async ({ page, lab }) => {
  await watch(lab, 'tree?phone=262');
  await lab.button('Try it').click();
  const press = name => page.locator('.tree--live').getByRole('button', { name: `Visit ${name}`, exact: true }).click();
  await press('262');
  await press('A62');
  await press('B62');
  await page.getByText('B62 lies deeper in the stack; depth first takes what was put there last').waitFor();
  assert.equal(await lab.step(), 2);
  await lab.walk('Depth first').locator('.walk__waits').getByRole('button', { name: 'AM2' }).click();
  await eventually(() => lab.step(), 3);
  await lab.button('Hint').click();
  await lab.answer.getByText('Depth first is at level 3 next').waitFor();
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('3 visits made, 37 to go.').waitFor();
  await lab.open('tree?phone=262&order=breadth');
  await lab.walk('Breadth first').and(page.locator('.walk--ours')).waitFor();
  for (const name of ['262', 'A62', 'B62']) await press(name);
  await eventually(() => lab.step(), 3);
});

test('cutting shrinks the tree of the jugs', async ({ lab }) => {
  await watch(lab, 'tree?jugs=3,7&goal=2');
  await eventually(() => lab.headline.textContent(), '14 nodes; first answer at visit 8');
  const last = await lab.cuts.locator('tbody tr').last().locator('td').allTextContents();
  assert.deepEqual(last, ['531,441', '398', '2']);
  await lab.button('only those that change something').click();
  await eventually(() => lab.headline.allTextContents().then(([words]) => words?.startsWith('605 nodes')), true);
  await eventually(() => lab.address(), '#/tree?jugs=3,7&goal=2&cut=idle');
});

test('all nine pours, six deep: 597,871 nodes are walked', async ({ page, lab }) => {
  await watch(lab, 'tree?jugs=3,7&goal=2&cut=none');
  await eventually(() => lab.headline.textContent(), '597,871 nodes; first answer at visit 52,318');
  await lab.button('Last step').click();
  await eventually(() => lab.row('answers so far'), ['1', '1']);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => lab.step(), 597_870);
});

test('a small river is a tree too', async ({ lab }) => {
  await watch(lab, 'tree?river=3,3,2&order=breadth');
  await eventually(() => lab.headline.textContent(), '15 nodes; first answer at visit 15');
  await lab.button('Last step').click();
  await eventually(() => lab.found('Breadth first'), '1 answer, the latest: 0M 0C, boat right.');
});

test('on a phone the order asked for comes first, the other below', async ({ page, lab }) => {
  await watch(lab, `${PHONE}&order=breadth&step=9`);
  const tops = await page.locator('.walk__name').evaluateAll(names => names.map(name => name.textContent));
  assert.deepEqual(tops.slice(0, 2), ['Breadth first', 'Depth first']);
  const [first, second] = await page.locator('.walk').evaluateAll(walks => walks.map(walk => walk.getBoundingClientRect().top));
  assert.ok(second > first + 200);
}, { viewport: { width: 390, height: 844 } });
