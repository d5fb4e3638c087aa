// Keys, what is announced, motion, and the theme.
import { assert, eventually, test } from '../harness.mjs';

test('the keys do what their list says', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  const pressed = async (key, step) => {
    await page.keyboard.press(key);
    await eventually(() => lab.step(), step);
  };
  await pressed('ArrowRight', 1);
  await pressed('ArrowRight', 2);
  await pressed('ArrowLeft', 1);
  await pressed('End', 6);
  await pressed('Home', 0);
  await page.keyboard.press(' ');
  await lab.button('Pause').waitFor();
  await page.keyboard.press(' ');
  await lab.button('Play').waitFor();
  await page.keyboard.press('t');
  await eventually(() => lab.button('Try it').getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('h');
  await lab.answer.getByText('Where to look').waitFor();
  await page.keyboard.press('w');
  await eventually(() => lab.button('Watch').getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('dialog[open]').count(), 0);
}, { held: true });

test('keys pressed in a blank are typed, not taken', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await lab.sizes.focus();
  for (const key of ['ArrowRight', 'End', ' ', 't', 'Home']) await page.keyboard.press(key);
  assert.equal(await lab.step(), 0);
  assert.equal(await lab.button('Watch').getAttribute('aria-pressed'), 'true');
});

test('a step is announced once, and not while it plays', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await eventually(() => lab.said.getAttribute('aria-live'), 'polite');
  await page.keyboard.press('ArrowRight');
  await eventually(() => lab.scrubber.getAttribute('aria-valuetext'), 'step 1 of 6: Fill the 3-litre jug');
  await lab.button('Play').click();
  await eventually(() => lab.said.getAttribute('aria-live'), 'off');
  await lab.button('Pause').click();
  await eventually(() => lab.said.getAttribute('aria-live'), 'polite');
}, { held: true });

test('stepping never moves the focus, even at the end', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:4');
  await lab.solved();
  await lab.button('One step on').focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Enter');
  await eventually(() => lab.step(), 2);
  await eventually(() => page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'One step on');
});

test('the transcript is an ordered list that leads to its steps', async ({ lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await eventually(() => lab.steps.count(), 6);
  await lab.steps.nth(3).getByRole('button').click();
  await eventually(() => lab.step(), 4);
  await eventually(() => lab.steps.nth(3).getByRole('button').getAttribute('aria-current'), 'step');
});

test('nothing moves for those who want no motion', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await page.keyboard.press('ArrowRight');
  const moving = await page.evaluate(() => document.getAnimations().filter(each => each.playState === 'running').length);
  assert.equal(moving, 0);
  assert.ok((await lab.levels())[0] > 50, 'the water is at its level at once');
}, { reducedMotion: 'reduce' });

test('a step moves the water and shows the stream, forward and back', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await page.evaluate(() => addEventListener('animationstart', event => { window.streams ||= /^stream/.test(event.animationName); }));
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.evaluate(() => { window.streams = false; });
    await page.keyboard.press(key);
    await eventually(() => page.evaluate(() => window.streams), true);
    await lab.still();
  }
});

test('the theme is the system’s until changed, and then kept', async ({ page, lab }) => {
  await lab.open('jugs');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await lab.button('Light or dark').click();
  const light = await paper();
  assert.notEqual(light, dark);
  await page.reload();
  await lab.solved();
  await eventually(() => paper(), light);
}, { colorScheme: 'dark' });
