// Nothing is cut or scrolls sideways, however wide the window.
import { assert, test, until } from '../harness.mjs';
import { LABS } from '../pages/labs.mjs';
import { PINWHEEL } from '../pages/seating.mjs';

const SIZES = [[360, 740], [390, 844], [640, 400], [1280, 800], [1920, 1080]];

const LINKS = [
  '', 'jugs?sizes=3,7&goal=any:2&step=2', 'jugs?sizes=999999,888888,777777,666666,555555,444444&goal=any:111111',
  'jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed&step=3', 'coins?n=12&weighings=3&step=3', 'coins?n=797160&weighings=13&step=9',
  'coins?n=40&plan=fixed&step=1', `${PINWHEEL}&step=9`, 'river?missionaries=1000&cannibals=9&boat=20&step=7', 'river?couples=6&boat=4&island=stop&step=4',
  'river?who=Bartholomew,farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer&step=1',
  'tree?phone=777777777&step=4000', 'tree?jugs=3,7&goal=4&cut=none&deep=3&step=100', 'tree?river=3,3,2&step=9',
  'cryptarithm?puzzle=DONALD+GERALD=ROBERT&step=12', 'cryptarithm?puzzle=ABCDEFGHIJ*KLM+NO=PQRSTUVWXYZABCD&base=36', 'cryptarithm?puzzle=TO+GET=HER;CAT*DOG=FIGHT;HI*NT=FOOT',
  'mister-x?step=3', 'mister-x?high=2000&step=2', 'mister-x?low=1900&high=2500&told=Bartholomew:product,Wilhelmina:difference&talk=B:no,W:knew-B-no',
  'mister-x?list=A_name_as_long_as_can_be:one,another_one_that_is_long:two,three:two&talk=A:no,B:now',
  'tracks?step=5', 'tracks?places=23&step=4', 'tracks?places=Anameof16letters,Another16letters,Nameforoneplace1,D,E,F,G&step=3',
  'whodunit?step=2', 'whodunit?case=A_name_that_is_quite_long_ok:a_name_that_is_quite_long_ok_was_in_the_summerhouse_at_10_or_Bo_was_in_the_summerhouse_at_10;Bo:;was_in_the_summerhouse_at_10/guilty&liars=1',
  'xml?step=5', 'xml?query=q5&step=30', `xml?doc=%3Ca%3E${'long'.repeat(200)}%3C/a%3E`,
  'seating?room=XXXXXXXX/XXXXXXXX&groups=A_name_as_long_as_may_be:8,The_other_one_s_as_long:8&touch=edge',
];

/** Looks at the page in a window of each size. */
async function each(page, look) {
  for (const [width, height] of SIZES.toReversed()) {
    await page.setViewportSize({ width, height });
    await look(`${width} × ${height}`);
  }
}

for (const link of LINKS) {
  test(`${link || 'the home page'} neither is cut nor scrolls sideways`, async ({ page, lab }) => {
    await lab.open(link);
    if (link) await lab.solved();
    await each(page, async size => {
      const wide = () => page.evaluate(() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth);
      await until(async () => assert.ok(await wide() <= 0, `${await wide()}px too wide at ${size}`));
    });
  });
}

// What a person has beside the drawing may be wider than what they watch.
for (const link of ['coins?n=39&weighings=4', ...LABS]) {
  test(`${link} in Try it neither is cut nor scrolls sideways`, async ({ page, lab }) => {
    await lab.open(link);
    await lab.solved();
    await lab.button('Try it').click();
    await each(page, async size => {
      const out = () => page.locator('.side').evaluate(side => {
        const edge = document.querySelector('.puzzle').getBoundingClientRect().right + 1;
        const parts = [...side.querySelectorAll('.say *')].filter(part => part.checkVisibility());
        return parts.filter(part => part.getBoundingClientRect().right > edge).map(part => part.className);
      });
      await until(async () => assert.deepEqual(await out(), [], `too wide at ${size}`));
    });
  });
}
