// The solver in its worker: progress, cancelling, and what goes wrong.
import { assert, eventually, like, test, unanswered, url, watchWorkers } from '../harness.mjs';

// Long enough to be seen at work anywhere, and refused only at the limit.
const HEAVY = 'jugs?sizes=999983,999979,999961&goal=500000,500001,*';

test('a long solve shows how far it is, can be cancelled, and keeps the form', async ({ page, lab }) => {
  await unanswered(page, HEAVY, /states so far/);
  await lab.open(HEAVY);
  await page.getByText(/states so far/).waitFor();
  await lab.button('Cancel').click();
  await page.getByText('Stopped. The puzzle stands as it was.').waitFor();
  await eventually(() => lab.sizes.inputValue(), '999983, 999979, 999961');
  // The fresh worker takes the next puzzle at once.
  await lab.sizes.fill('3, 7');
  await lab.amount.fill('2, *');
  await lab.amount.press('Enter');
  await eventually(() => lab.headline.count(), 1);
});

test('a new puzzle takes the place of one at work', async ({ page, lab }) => {
  await unanswered(page, HEAVY, /states so far/);
  await lab.open(HEAVY);
  await page.getByText(/states so far/).waitFor();
  await lab.go('jugs?sizes=5,3&goal=any:4');
  await eventually(() => lab.headline.allTextContents(), ['6 pours; nothing shorter exists']);
});

test('too large is said with what would be needed and the limit', async ({ lab }) => {
  await lab.open(HEAVY);
  await lab.headline.waitFor();
  await like(() => lab.headline.textContent(), /^Not settled within 7,000,000 states$/);
  await like(() => lab.proof.textContent(), /would need up to [\d,]+ states/);
});

test('cancelling ends the worker, and a fresh one answers', async ({ page, lab }) => {
  await unanswered(page, HEAVY, /states so far/);
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  const [worker] = page.workers();
  await lab.go(HEAVY);
  await page.getByText(/states so far/).waitFor();
  await lab.button('Cancel').click();
  await page.getByText('Stopped. The puzzle stands as it was.').waitFor();
  await lab.go('jugs?sizes=3,8&goal=any:2');
  await lab.solved();
  await eventually(() => page.workers().map(one => one === worker), [false]);
});

test('a worker that stops is said, and solving again works', async ({ page, lab }) => {
  // The first worker script dies when asked; the next is as built.
  let served = 0;
  await page.route('**/worker.js', async route => {
    served += 1;
    if (served > 1) return route.continue();
    return route.fulfill({
      contentType: 'text/javascript',
      body: `postMessage(new Uint8Array([0])); onmessage = () => { throw new Error('unreachable executed'); };`,
    });
  });
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await page.getByText(/The solver stopped \(.*unreachable executed.*\)/).waitFor();
  await lab.button('Solve again').click();
  assert.equal(await lab.solved(), '6 pours; nothing shorter exists');
}, { allow: [/unreachable executed/] });

test('a worker that cannot be loaded is said', async ({ page, lab }) => {
  await page.route('**/worker.js', route => route.abort());
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await page.getByText(/The solver could not be loaded; you can still try the puzzle by hand/).waitFor();
  // And so one can.
  await lab.button('Try it').click();
  await lab.part('Fill the 7-litre jug from the tap').click();
  await eventually(() => lab.amounts(), [0, 7]);
}, { allow: [/ERR_FAILED/, /worker/i] });

test('a worker that never starts is said, and solving again starts another', async ({ page, lab }) => {
  await page.route('**/worker.js', () => {}, { times: 1 });
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await page.getByText(/^Solving/).waitFor({ state: 'attached' });
  await page.clock.runFor(14_000);
  assert.equal(await lab.button('Solve again').count(), 0);
  await page.clock.runFor(2_000);
  await page.getByText('The solver has not started; solving again starts a fresh one.').waitFor();
  await lab.button('Solve again').click();
  assert.equal(await lab.solved(), '6 pours; nothing shorter exists');
}, { held: true });

test('a thousand-litre puzzle is solved in the worker', async ({ page, lab }) => {
  await watchWorkers(page);
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  const before = await page.evaluate(() => window.asked);
  await lab.go('jugs?sizes=997,1009,1013&goal=any:500');
  await eventually(() => lab.headline.allTextContents(), ['125 pours; nothing shorter exists']);
  assert.ok(await page.evaluate(() => window.asked) > before);
});

test('a plan of many thousand pours can be walked', async ({ lab }) => {
  await lab.open('jugs?sizes=20011,19997&goal=any:10000');
  assert.match(await lab.solved(), /^[\d,]+ pours; nothing shorter exists$/);
  await lab.button('Last step').click();
  await eventually(async () => (await lab.amounts()).includes(10000), true);
  assert.ok(await lab.steps.count() <= 200);
  await lab.button('One step back').click();
  await like(() => lab.said.textContent(), /1 pour to go/);
});

test('the site knows only its own path', async ({ page, lab }) => {
  await lab.open('jugs');
  await lab.solved();
  await like(() => page.workers()[0].url().slice(url().length), /^app-\w+\/worker\.js$/);
});

test('a lab that cannot be fetched is said, and fetched again', async ({ page, lab }) => {
  await page.route('**/split_jugs.wasm', route => route.abort(), { times: 1 });
  await lab.open('jugs');
  await page.getByText('This lab could not be fetched; look to the connection, and try again.').waitFor();
  await lab.button('Try again').click();
  await lab.solved();
}, { allow: [/ERR_FAILED/, /Failed to fetch/] });

test('a lab is fetched when it is opened, and no other', async ({ page, lab }) => {
  const asked = [];
  page.on('request', request => { const part = /split_(\w+)\.wasm/.exec(request.url()); if (part) asked.push(part[1]); });
  // What the page asks for is told of by the browser in its own time, maybe after the page has it.
  const labs = () => [...new Set(asked)].filter(part => part !== 'outlet');
  await lab.open();
  await eventually(labs, ['home']);
  await lab.open('coins?n=3');
  await lab.solved();
  await eventually(labs, ['home', 'coins']);
});

test('who opens a lab is sent it first, and the home page after', async ({ page, lab }) => {
  const asked = [];
  page.on('request', request => { const part = /split_(\w+)\.wasm|(\w+)\.css/.exec(request.url()); if (part) asked.push(part[1] ?? part[2]); });
  await lab.open('coins?n=3');
  await lab.solved();
  await eventually(() => [...new Set(asked)].sort(), ['coins', 'main']);
  await page.clock.runFor(10_000);
  await eventually(() => asked.includes('home'), true);
  await lab.open('');
  await page.locator('.card__drawing').first().waitFor();
}, { held: true });

test('what was answered before is not solved again', async ({ page, lab }) => {
  await watchWorkers(page);
  const asked = () => page.evaluate(() => window.asked);
  await lab.open('jugs?sizes=3,7&goal=any:2');
  const first = await lab.solved();
  await lab.open('jugs?sizes=3,7&goal=any:4');
  await eventually(() => lab.headline.textContent(), '2 pours; nothing shorter exists');
  const before = await asked();
  await lab.open('jugs(goal=any:2, sizes=[3,7])');
  await eventually(() => lab.headline.textContent(), first);
  assert.equal(await asked(), before);
});

test('a form may send a puzzle', async ({ page, lab }) => {
  await page.goto(`${url()}?lab=jugs&sizes=3%2C7&goal=any%3A2&start=`);
  assert.equal(await lab.solved(), '6 pours; nothing shorter exists');
  await eventually(() => lab.address(), '#/jugs?sizes=3,7&goal=any:2');
});
