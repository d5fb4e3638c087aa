import { AxeBuilder } from '@axe-core/playwright';
import { assert, eventually, test } from '../harness.mjs';
import { LABS } from '../pages/labs.mjs';
import { PINWHEEL } from '../pages/seating.mjs';

const clean = async page => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
  assert.deepEqual(found, []);
};

for (const colorScheme of ['light', 'dark']) {
  test(`every state of the page passes axe in ${colorScheme}`, async ({ page, lab }) => {
    await lab.open();
    await clean(page);
    for (const link of [
      'jugs?sizes=3,7&goal=any:2&step=3',
      'jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed&step=2',
      'jugs?sizes=1,2,4,8&goal=any:5&step=1',
      'jugs?sizes=2,10&goal=any:1',
      'jugs?sizes=3,x&colour=red',
      'coins?n=12&weighings=3&step=3',
      'coins?n=39&weighings=4&step=4',
      'coins?n=120&weighings=5&step=3',
      'coins?n=12&weighings=3&plan=fixed&step=2',
      'coins?n=13&weighings=3',
      `${PINWHEEL}&step=7`,
      'seating?room=XXX/XXX/XXX&groups=A:3,B:3,C:3',
      'seating?room=XX/XX&groups=A:1,B:1',
      'river?missionaries=3&cannibals=3&step=3',
      'river?missionaries=4&cannibals=4',
      'river?missionaries=100&cannibals=100&boat=4&step=9',
      'river?couples=4&island=yes&step=3',
      'river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer&step=1',
      'tree?phone=8689827&step=30',
      'tree?jugs=3,7&goal=2&step=9',
      'cryptarithm?puzzle=DONALD+GERALD=ROBERT&step=12',
      'cryptarithm?puzzle=HI*NT=FOOT;HI*T=AT;HI*N=FIN&step=5',
      'cryptarithm?puzzle=SEND+MORE=MONEY&base=16',
      'cryptarithm?puzzle=ABC+DEF=GH',
      'mister-x?step=2',
      'mister-x?be=S:17&step=5',
      'mister-x?sum=64',
      'mister-x?list=May:15,May:16,May:19,June:17,June:18,July:14,July:16,August:14,August:15,August:17&told=Albert:month,Bernard:day&talk=A:no+A:knew-B-no,B:now,A:now&step=1',
      'tracks?step=5',
      'tracks?places=19&step=3',
      'tracks?places=6',
      'whodunit?step=2',
      'whodunit?case=A:A_innocent;B:D_guilty;C:B_guilty;D:D_innocent&liars=2&step=5',
      'whodunit?case=A:B_lies;B:C_lies;C:A_lies&liars=knaves&step=3',
      'xml?step=7',
      'xml?query=q4&step=26',
      'xml?doc=%3Cr%3E%3Cp%3EApex%20%26%20Partners%3C/p%3E%3C/r%3E',
      'xml?doc=xml([],[element(a,[],[element(B,[],[])])])',
    ]) {
      await lab.open(link);
      await eventually(() => lab.page.locator('.verdict, .faults li').count().then(count => count > 0), true);
      await clean(page);
    }
    // A document too long for a link, asked for a pattern.
    await lab.open('xml?query=element(Name,%20_,%20_)');
    const buffer = Buffer.from(`<r>${'<a>b</a>'.repeat(10_000)}</r`);
    await page.locator('.opener__input').setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer });
    await page.getByText('10,001 sub-terms are like the pattern.').waitFor();
    await clean(page);
    await lab.open('jugs?sizes=3,7&goal=any:2');
    await lab.solved();
    await page.getByText('Why: the proof').click();
    await lab.share();
    await lab.button('Preview').click();
    await page.frameLocator('.share__frame').locator('.player').waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('dialog[open]').count(), 0);
    await lab.button('Try it').click();
    await lab.part('Fill the 7-litre jug from the tap').click();
    await page.getByText('All possible moves').click();
    await lab.button('Am I still right?').click();
    await lab.answer.getByText('The goal can still be reached').waitFor();
    await clean(page);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await clean(page);
    await page.keyboard.press('Escape');
    await lab.open('coins?n=12&weighings=3');
    await lab.button('Try it').click();
    await page.getByRole('textbox', { name: 'Weigh', exact: true }).fill('1-4 v 5-8');
    await lab.button('Weigh').click();
    await page.getByText('Check a whole procedure of your own').click();
    await page.locator('.coins').getByRole('button', { name: /^Coin 9,/ }).click();
    await clean(page);
    await lab.open(PINWHEEL);
    await page.getByRole('button', { name: /: draw it$/ }).click();
    await lab.button('Try it').click();
    for (const seat of ['B1', 'B2']) await page.locator('.room').getByRole('button', { name: new RegExp(`^${seat}:`) }).click();
    await clean(page);
    await lab.button('Watch').click();
    await lab.button('The plain search').click();
    await page.getByText('Why: the proof').click();
    await clean(page);
  }, { colorScheme });
}

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
});

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
  assert.equal(await lab.said.getAttribute('aria-live'), 'polite');
  await page.keyboard.press('ArrowRight');
  await eventually(() => lab.scrubber.getAttribute('aria-valuetext'), 'step 1 of 6: Fill the 3-litre jug');
  await lab.button('Play').click();
  await eventually(() => lab.said.getAttribute('aria-live'), 'off');
  await lab.button('Pause').click();
  await eventually(() => lab.said.getAttribute('aria-live'), 'polite');
});

test('stepping never moves the focus, even at the end', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:4');
  await lab.solved();
  await lab.button('One step on').focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Enter');
  assert.equal(await lab.step(), 2);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'One step on');
});

test('the transcript is an ordered list that leads to its steps', async ({ lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  assert.equal(await lab.steps.count(), 6);
  await lab.steps.nth(3).getByRole('button').click();
  await eventually(() => lab.step(), 4);
  assert.equal(await lab.steps.nth(3).getByRole('button').getAttribute('aria-current'), 'step');
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
  const streaming = () => page.evaluate(() =>
    document.getAnimations().some(each => /^stream/.test(each.animationName ?? '')));
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await eventually(streaming, true, 1500);
  }
});

for (const [width, height] of [[360, 740], [390, 844], [640, 400], [1280, 800], [1920, 1080]]) {
  test(`nothing is cut or scrolls sideways at ${width} × ${height}`, async ({ page, lab }) => {
    for (const link of ['', 'jugs?sizes=3,7&goal=any:2&step=2', 'jugs?sizes=999999,888888,777777,666666,555555,444444&goal=any:111111',
      'jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed&step=3', 'coins?n=12&weighings=3&step=3', 'coins?n=797160&weighings=13&step=9',
      'coins?n=40&plan=fixed&step=1', `${PINWHEEL}&step=9`, 'river?missionaries=1000&cannibals=9&boat=20&step=7', 'river?couples=6&boat=4&island=stop&step=4',
      'river?who=Bartholomew,farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer&step=1',
      'tree?phone=777777777&step=4000', 'tree?jugs=3,7&goal=4&cut=none&deep=3&step=100', 'tree?river=3,3,2&step=9',
      'cryptarithm?puzzle=DONALD+GERALD=ROBERT&step=12', 'cryptarithm?puzzle=ABCDEFGHIJ*KLM+NO=PQRSTUVWXYZABCD&base=36', 'cryptarithm?puzzle=TO+GET=HER;CAT*DOG=FIGHT;HI*NT=FOOT',
      'mister-x?step=3', 'mister-x?high=2000&step=2', 'mister-x?low=1900&high=2500&told=Bartholomew:product,Wilhelmina:difference&talk=B:no,W:knew-B-no',
      'mister-x?list=A_name_as_long_as_can_be:one,another_one_that_is_long:two,three:two&talk=A:no,B:now',
      'tracks?step=5', 'tracks?places=23&step=4', 'tracks?places=A_name_of_16_oxen,Another_name_of1,Name_for_a_place,D,E,F,G&step=3',
      'whodunit?step=2', 'whodunit?case=A_name_that_is_quite_long_ok:a_name_that_is_quite_long_ok_was_in_the_summerhouse_at_ten_or_Bo_was_in_the_summerhouse_at_ten;Bo:;was_in_the_summerhouse_at_ten/guilty&liars=1',
      'xml?step=5', 'xml?query=q5&step=30', `xml?doc=%3Ca%3E${'long'.repeat(200)}%3C/a%3E`,
      'seating?room=XXXXXXXX/XXXXXXXX&groups=A_name_as_long_as_may_be:8,The_other_one_s_as_long:8&touch=edge']) {
      await lab.open(link);
      if (link) await lab.solved();
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth);
      assert.ok(wide <= 0, `${link} is ${wide}px too wide`);
    }
    // What a person has beside the drawing may be wider than what they watch.
    for (const link of ['coins?n=39&weighings=4', ...LABS]) {
      await lab.open(link);
      await lab.solved();
      await lab.button('Try it').click();
      const out = await page.locator('.side').evaluate(side => {
        const edge = document.querySelector('.puzzle').getBoundingClientRect().right + 1;
        const parts = [...side.querySelectorAll('.say *')].filter(part => part.checkVisibility());
        return parts.filter(part => part.getBoundingClientRect().right > edge).map(part => part.className);
      });
      assert.deepEqual(out, [], `${link} in Try it is too wide`);
    }
  }, { viewport: { width, height } });
}

test('the theme is the system’s until changed, and then kept', async ({ page, lab }) => {
  await lab.open('jugs');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await lab.button('Light or dark').click();
  const light = await paper();
  assert.notEqual(light, dark);
  await page.reload();
  await lab.solved();
  assert.equal(await paper(), light);
}, { colorScheme: 'dark' });
