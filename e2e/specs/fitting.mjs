// What is pressed is large enough, dialogs fit, colours that the system forces, and the drawing stays in sight.
import { AxeBuilder } from '@axe-core/playwright';
import { assert, eventually, test } from '../harness.mjs';
import { LABS } from '../pages/labs.mjs';

for (const link of ['', ...LABS]) {
  test(`everything that is pressed is at least 24 pixels large: ${link || 'the home page'}`, async ({ page, lab }) => {
    await lab.open(link);
    if (link) await lab.solved();
    const acts = link ? [async () => {}, () => lab.button('Try it').click(), () => lab.share()] : [async () => {}];
    for (const act of acts) {
      await act();
      for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
        await page.setViewportSize(viewport);
        await lab.still();
        const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode().analyze();
        assert.deepEqual(violations.flatMap(({ nodes }) => nodes.map(node => node.html.slice(0, 140))), [], `${viewport.width} pixels wide`);
      }
    }
  });
}

test('at 200 % and at 360 pixels nothing scrolls sideways, dialogs and Try it too', async ({ page, lab }) => {
  // A window of 1280 × 800 at 200 % has 640 × 400; 400 % of 1280 is 320.
  const sizes = [{ width: 640, height: 400 }, { width: 360, height: 740 }, { width: 320, height: 600 }, { width: 844, height: 390 }];
  for (const link of ['', ...LABS]) {
    await lab.open(link);
    if (link) await lab.solved();
    const acts = link ? [async () => {}, () => lab.button('Try it').click(), async () => { await lab.share(); await lab.button('Preview').click(); }] : [async () => {}];
    for (const act of acts) {
      await act();
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await lab.still();
        const wide = await page.evaluate(() => [document.scrollingElement, ...document.querySelectorAll('dialog[open]')]
          .map(part => part.scrollWidth - part.clientWidth));
        assert.ok(wide.every(over => over <= 0), `${link} at ${viewport.width}: ${wide}`);
      }
    }
  }
});

for (const link of LABS) {
  test(`${link} keeps the system’s own colours, and what is chosen is to be seen`, async ({ page, lab }) => {
    await lab.open(link);
    await lab.solved();
    await lab.button('Try it').click();
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await lab.still();
      const look = name => lab.button(name).evaluate(button => getComputedStyle(button).backgroundColor);
      assert.notEqual(await look('Try it'), await look('Watch'));
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`), [], colorScheme);
      // The drawing stands out from the page.
      const [ink, paper] = await page.evaluate(() => {
        const probe = document.querySelector('.stage .ink, .stage .room__walls, .stage .river__bank, .stage .node__edges, .stage .sum__rule, .stage .pairs__axis, .stage .place__disc, .stage .suspect__body, .outline__box');
        return [getComputedStyle(probe).stroke, getComputedStyle(document.body).backgroundColor];
      });
      assert.notEqual(ink, paper);
    }
  }, { forcedColors: 'active' });
}

test('while stepping the drawing stays in sight, and the player under the thumb', async ({ page, lab }) => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    for (const link of LABS) {
      await lab.open(link);
      await lab.solved();
      await page.evaluate(() => document.querySelector('.say').scrollIntoView());
      await lab.button('One step on').click();
      const seen = () => page.evaluate(() => {
        const drawing = document.querySelector('.stage svg, .stage .panes').getBoundingClientRect();
        const player = document.querySelector('.player').getBoundingClientRect();
        const share = (Math.min(drawing.bottom, player.top) - Math.max(drawing.top, 0)) / drawing.height;
        return [share > 0.85, player.bottom <= innerHeight + 1 && player.bottom > innerHeight - 4];
      });
      await eventually(seen, [true, true]);
    }
  }
}, { hasTouch: true });
