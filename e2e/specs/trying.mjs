// Jugs that are tried by hand.
import { assert, eventually, like, test } from '../harness.mjs';

const LINK = 'jugs?sizes=3,7&goal=any:2';

async function begin(lab, link = LINK) {
  await lab.open(link);
  await lab.solved();
  await lab.button('Try it').click();
}

test('tapping pours, fills and empties', async ({ lab }) => {
  await begin(lab);
  await lab.part('Fill the 7-litre jug from the tap').click();
  await eventually(() => lab.amounts(), [0, 7]);
  await lab.part(/^Take the 7-litre jug/).click();
  await lab.part('Pour the 7-litre jug into the 3-litre jug').click();
  await eventually(() => lab.amounts(), [3, 4]);
  await lab.part('Empty the 3-litre jug into the drain').click();
  await eventually(() => lab.amounts(), [0, 4]);
  await like(() => lab.said.textContent(), /Your move 3/);
});

test('dragging a jug to another pours it, and to the drain empties it', async ({ page, lab }) => {
  await begin(lab);
  await lab.part('Fill the 7-litre jug from the tap').click();
  const middle = async name => {
    const box = await lab.part(name).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (from, to) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
  };
  await drag(await middle(/7-litre jug: it holds/), await middle(/3-litre jug: it holds/));
  await eventually(() => lab.amounts(), [3, 4]);
  const trough = await page.locator('.trough__body').boundingBox();
  await drag(await middle(/3-litre jug: it holds/), [trough.x + 20, trough.y + trough.height / 2]);
  await eventually(() => lab.amounts(), [0, 4]);
});

test('touch taps do the same', async ({ lab }) => {
  await begin(lab);
  await lab.part('Fill the 3-litre jug from the tap').tap();
  await lab.part(/^Take the 3-litre jug/).tap();
  await lab.part('Pour the 3-litre jug into the 7-litre jug').tap();
  await eventually(() => lab.amounts(), [0, 3]);
}, { hasTouch: true, viewport: { width: 390, height: 844 } });

test('the keyboard alone plays it to the end', async ({ page, lab }) => {
  await begin(lab);
  const press = async name => {
    await lab.part(name).focus();
    await page.keyboard.press('Enter');
  };
  for (let round = 0; round < 3; round++) {
    await press('Fill the 3-litre jug from the tap');
    await press(/^Take the 3-litre jug/);
    await press('Pour the 3-litre jug into the 7-litre jug');
  }
  await eventually(() => lab.amounts(), [2, 7]);
  await page.getByText('Done: that is the goal').waitFor();
  await like(() => lab.answer.textContent(), /You took 6 pours, and no plan takes less/);
});

test('a pour the rules refuse is said and changes nothing', async ({ lab }) => {
  await begin(lab);
  await lab.part('Empty the 7-litre jug into the drain').click();
  await eventually(() => lab.answer.textContent(), 'That cannot be doneThe 7-litre jug is empty.');
  assert.deepEqual(await lab.amounts(), [0, 0]);
});

test('am I still right? tells without revealing', async ({ lab }) => {
  await begin(lab);
  await lab.part('Fill the 3-litre jug from the tap').click();
  await lab.button('Am I still right?').click();
  await eventually(() => lab.answer.textContent(),
    'Yes, still on a best planFrom here it takes 5 more pours, 6 pours in all, and no plan takes less.');
  await lab.button('Undo').click();
  await lab.part('Fill the 7-litre jug from the tap').click();
  await lab.button('Am I still right?').click();
  await eventually(() => lab.answer.textContent(),
    'The goal can still be reachedFrom here it takes 7 more pours, 8 pours in all; the best plan takes 6 pours.');
});

test('hints go from where, to why, to which', async ({ lab }) => {
  await begin(lab);
  await lab.button('Hint').click();
  await eventually(() => lab.answer.textContent(), 'Where to lookLook at the 3-litre jug.');
  await lab.button('Hint: why?').click();
  await eventually(async () => /^The reason/.test(await lab.answer.textContent()), true);
  await lab.button('Hint: which move?').click();
  await eventually(() => lab.answer.textContent(), 'The moveFill the 3-litre jug.');
  assert.deepEqual(await lab.amounts(), [0, 0], 'a hint makes no move');
});

test('show me from here plays on, and can be undone', async ({ page, lab }) => {
  await begin(lab);
  await lab.part('Fill the 7-litre jug from the tap').click();
  await page.getByRole('button', { name: /^Speed/ }).click();
  await page.getByRole('button', { name: /^Speed/ }).click();
  await lab.button('Show me from here').click();
  await lab.plays(() => lab.step(), 8);
  assert.ok((await lab.amounts()).includes(2));
  for (let move = 0; move < 8; move++) await page.keyboard.press('Control+z');
  await eventually(() => lab.amounts(), [0, 0]);
  await page.keyboard.press('Control+Shift+Z');
  await eventually(() => lab.amounts(), [0, 7]);
}, { held: true });

test('a game is kept through reload and through other links', async ({ page, lab }) => {
  await begin(lab);
  await lab.part('Fill the 7-litre jug from the tap').click();
  await lab.part(/^Take the 7-litre jug/).click();
  await lab.part('Pour the 7-litre jug into the 3-litre jug').click();
  await lab.button('Undo').click();
  await eventually(() => lab.amounts(), [0, 7]);
  await page.reload();
  await lab.solved();
  await lab.button('Try it').click();
  await eventually(() => lab.amounts(), [0, 7]);
  await lab.go('jugs?sizes=5,3&goal=any:4');
  await eventually(() => lab.sizes.inputValue(), '5, 3');
  await eventually(() => lab.amounts(), [0, 0]);
  await lab.go('jugs?sizes=3,7&goal=any:2');
  await eventually(() => lab.amounts(), [0, 7]);
  await lab.button('Redo').click();
  await eventually(() => lab.amounts(), [3, 4]);
});

test('clicking too fast loses nothing', async ({ page, lab }) => {
  await lab.open('jugs?sizes=34,5&goal=any:6');
  await lab.solved();
  await page.evaluate(() => {
    const on = document.querySelector('[aria-label="One step on"]');
    for (let click = 0; click < 40; click++) on.click();
  });
  await eventually(() => lab.step(), 18);
  await eventually(() => lab.amounts(), [6, 0]);
});

test('play, try and share without storage', async ({ page, lab }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await begin(lab);
  await lab.part('Fill the 7-litre jug from the tap').click();
  await eventually(() => lab.amounts(), [0, 7]);
});
