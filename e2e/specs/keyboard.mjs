// Whole journeys without a pointer, and what a screen reader hears of them.
import { assert, eventually, test, unanswered, url } from '../harness.mjs';
import { LABS } from '../pages/labs.mjs';
import { PINWHEEL } from '../pages/seating.mjs';

/** What has the focus, by its name. */
const focused = page => page.evaluate(() => {
  const at = document.activeElement;
  return at === document.body ? '' : (at.getAttribute('aria-label') ?? at.textContent).trim();
});

/** Goes on with the tab key until what is called this has the focus. */
async function tab(page, name, most = 80) {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  assert.fail(`${name} was not reached by the tab key`);
}

/** Fails when the focus has gone to nothing. */
const kept = async (page, when) => {
  // Frames are drawn before even an empty animation ends, whatever the page's clock says.
  await page.evaluate(() => document.body.animate(null, 1).finished.then(() => {}));
  assert.notEqual(await page.evaluate(() => document.activeElement === document.body || !document.activeElement.isConnected), true, `the focus was lost ${when}`);
};

test('from the home page to a link in the clipboard, by keys alone', async ({ page, lab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lab.open();
  await page.locator('.card__drawing').first().waitFor();
  await tab(page, /^3 and 7 litres: get 4$/);
  await page.keyboard.press('Enter');
  await lab.solved();
  await kept(page, 'by opening a lab');
  // The blanks, in the order they are read.
  await tab(page, /^Jug sizes in litres$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('5, 3');
  await page.keyboard.press('Enter');
  await eventually(() => lab.address(), '#/jugs?sizes=5,3&goal=any:4');
  await kept(page, 'by typing');
  await eventually(() => lab.headline.allTextContents(), ['6 pours; nothing shorter exists']);
  await tab(page, /^Play$/);
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'Pause');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'Play');
  await page.keyboard.press('End');
  await eventually(() => lab.step(), 6);
  await kept(page, 'at the end');
  await tab(page, /^Why: the proof$/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.proof.evaluate(details => details.open), true);
  await tab(page, /^Share$/);
  await page.keyboard.press('Enter');
  await page.locator('dialog.share[open]').waitFor();
  await tab(page, /^Copy link$/);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => navigator.clipboard.readText()), `${url()}#/jugs?sizes=5,3&goal=any:4`);
  await page.keyboard.press('Escape');
  await eventually(() => focused(page), 'Share');
}, { held: true });

test('jugs are tried to their end by keys alone', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:4');
  await lab.solved();
  await tab(page, /^Try it$/);
  await page.keyboard.press('Enter');
  await tab(page, /^Fill the 7-litre jug from the tap$/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.amounts(), [0, 7]);
  await kept(page, 'by pouring');
  await tab(page, /^Take the 7-litre jug/);
  await page.keyboard.press('Enter');
  await kept(page, 'by taking a jug');
  await tab(page, /^Pour the 7-litre jug into the 3-litre jug/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.amounts(), [3, 4]);
  await kept(page, 'by the last pour');
  await tab(page, /^Undo$/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.amounts(), [0, 7]);
  await kept(page, 'by undoing');
  await tab(page, /^Hint$/);
  for (const name of ['Hint: why?', 'Hint: which move?']) {
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), name);
  }
  await tab(page, /^Show me from here$/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.amounts(), [3, 4]);
  await kept(page, 'by being shown');
});

test('a weighing is loaded, made and judged by keys alone', async ({ page, lab }) => {
  await lab.open('coins?n=12&weighings=3');
  await lab.solved();
  await tab(page, /^Try it$/);
  await page.keyboard.press('Enter');
  await tab(page, /^Coin 1,/);
  await page.keyboard.press('Enter');
  await kept(page, 'by loading a coin');
  await page.getByRole('textbox', { name: 'Weigh', exact: true }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1-4 v 5-8');
  await page.keyboard.press('Enter');
  await eventually(() => page.locator('.log, .others, .split').count().then(count => count > 0), true);
  await kept(page, 'by weighing');
  await tab(page, /^Am I still right\?$/);
  await page.keyboard.press('Enter');
  await lab.answer.locator('.said__title').waitFor();
  await kept(page, 'by asking');
});

test('people are seated and taken away by keys alone', async ({ page, lab }) => {
  await lab.open(PINWHEEL);
  await lab.solved();
  await tab(page, /^Try it$/);
  await page.keyboard.press('Enter');
  await tab(page, /^[A-F]\d: /);
  const seat = await focused(page);
  await page.keyboard.press('g');
  await eventually(() => focused(page).then(name => /German/.test(name)), true);
  await page.keyboard.press('ArrowDown');
  await eventually(() => focused(page).then(name => name !== seat && /^[A-F]\d: /.test(name)), true);
  await kept(page, 'by walking');
  await page.keyboard.press('n');
  await eventually(() => focused(page).then(name => /Norwegian/.test(name)), true);
});

test('the focus is never lost by what the page does by itself', async ({ page, lab }) => {
  // Cancelled.
  const heavy = 'jugs?sizes=999983,999979,999961&goal=500000,500001,*';
  await unanswered(page, heavy, /states so far/);
  await lab.open(heavy);
  await page.getByText(/states so far/).waitFor();
  await lab.button('Cancel').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Stopped. The puzzle stands as it was.').waitFor();
  await kept(page, 'by cancelling');
  // Another puzzle of the same lab.
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await lab.button('Classic instances').focus();
  await page.keyboard.press('Enter');
  await tab(page, /get 4$/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.address().includes('goal=any:4') || lab.address().includes('goal=2,'), true);
  await kept(page, 'by opening a classic');
  // Another page.
  await page.getByRole('link', { name: 'Stepwise' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.card').first().waitFor();
  await kept(page, 'by going home');
  await tab(page, /^13 coins in 3 \(impossible\)$/);
  await page.keyboard.press('Enter');
  await page.locator('.verdict--bad').waitFor();
  await kept(page, 'by opening from home');
});

test('each step is spoken once, in the words shown', async ({ page, lab }) => {
  for (const link of LABS) {
    await lab.open(link);
    await lab.solved();
    await page.evaluate(() => {
      window.spoken = [];
      const region = document.querySelector('.reasoning');
      new MutationObserver(() => {
        const text = region.innerText.trim();
        // What a reader is given again, changed or not, it says again.
        window.spoken.push(text);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    });
    for (const step of [1, 2, 3]) {
      await page.evaluate(() => { window.spoken = []; });
      await page.keyboard.press('ArrowRight');
      await eventually(() => lab.step(), step);
      // Whatever the page would do by itself afterwards.
      await page.clock.runFor(10_000);
      const spoken = await page.evaluate(() => window.spoken);
      assert.equal(spoken.length, 1, `${link}, step ${step}: ${JSON.stringify(spoken)}`);
      assert.equal(spoken[0], (await lab.said.innerText()).trim());
    }
  }
}, { held: true });

test('the transcript tells all steps, in order, as the page shows them', async ({ page, lab }) => {
  for (const link of LABS) {
    await lab.open(link);
    await lab.solved();
    const told = await lab.steps.allTextContents();
    assert.ok(told.length >= 6);
    assert.equal(await page.locator('.transcript ol').evaluate(list => list.start), 1);
    for (const at of [0, 1, told.length - 1]) {
      await lab.steps.nth(at).getByRole('button').click();
      await eventually(() => lab.said.locator('h2').textContent(), told[at]);
    }
  }
});

test('a river is crossed by keys alone, and the focus stays where it was pressed', async ({ page, lab }) => {
  await lab.open('river?missionaries=3&cannibals=3');
  await lab.solved();
  await tab(page, /^Try it$/);
  await page.keyboard.press('Enter');
  await tab(page, /^1 cannibal into the boat$/);
  await page.keyboard.press('Enter');
  await kept(page, 'by taking one into the boat');
  await page.keyboard.press(' ');
  await kept(page, 'by taking another');
  await tab(page, /^Cross to the right bank$/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.step(), 1);
  await kept(page, 'by crossing');
  // One back, and then one too many: the button that crossed takes it back.
  await page.locator('.river').getByRole('button', { name: '1 cannibal into the boat' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cross to the left bank' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => lab.step(), 2);
  await page.locator('.river').getByRole('button', { name: '1 missionary into the boat' }).first().focus();
  for (let one = 0; one < 2; one++) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cross to the right bank' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => focused(page), 'Take it back');
  await page.keyboard.press('Enter');
  await eventually(() => lab.step(), 2);
  await kept(page, 'by taking it back');
});

test('a tree is walked by keys alone, and the focus stays among what waits', async ({ page, lab }) => {
  await lab.open('tree?phone=262&order=breadth');
  await lab.solved();
  await tab(page, /^Try it$/);
  await page.keyboard.press('Enter');
  await tab(page, /^Visit 262$/);
  await page.keyboard.press('Enter');
  await eventually(() => lab.step(), 1);
  // Breadth first, the next is where the focus has stayed.
  for (const name of ['Visit A62', 'Visit B62', 'Visit C62']) {
    await eventually(() => focused(page), name);
    await page.keyboard.press('Enter');
    await kept(page, `by ${name}`);
  }
  await eventually(() => lab.step(), 4);
});
