// Every state of the page before axe, each by itself, in light and dark colours.
import { AxeBuilder } from '@axe-core/playwright';
import { assert, test } from '../harness.mjs';
import { PINWHEEL } from './seating.mjs';

/** What axe finds, with these rules or with all. */
async function faults(page, rules) {
  // The mode without a page of its own for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
}

/** Passes all rules in light colours, and those about colours in dark ones: nothing else differs. */
async function passes({ page, lab }) {
  await lab.still();
  assert.deepEqual(await faults(page), [], 'in light colours');
  await page.emulateMedia({ colorScheme: 'dark' });
  await lab.still();
  assert.deepEqual(await faults(page, ['color-contrast', 'link-in-text-block']), [], 'in dark colours');
}

const LINKS = [
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
];

/** What a person does in a lab before it is looked at. */
const STATES = {
  'the home page': async ({ page, lab }) => {
    await lab.open();
    await page.locator('.card__drawing').first().waitFor();
  },
  'a document too long for a link, asked for a pattern': async ({ page, lab }) => {
    await lab.open('xml?query=element(Name,%20_,%20_)');
    await lab.solved();
    const buffer = Buffer.from(`<r>${'<a>b</a>\n'.repeat(10_000)}</r`);
    await page.locator('.opener__input').setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer });
    await page.getByText('10,001 sub-terms are like the pattern.').waitFor();
  },
  'a proof, and the dialog for sharing with its preview': async ({ page, lab }) => {
    await lab.open('jugs?sizes=3,7&goal=any:2');
    await lab.solved();
    await page.getByText('Why: the proof').click();
    await lab.share();
    await lab.button('Preview').click();
    await page.frameLocator('.share__frame').locator('.player').waitFor();
  },
  'jugs that are tried': async ({ page, lab }) => {
    await lab.open('jugs?sizes=3,7&goal=any:2');
    await lab.solved();
    await lab.button('Try it').click();
    await lab.part('Fill the 7-litre jug from the tap').click();
    await page.getByText('All possible moves').click();
    await lab.button('Am I still right?').click();
    await lab.answer.getByText('The goal can still be reached').waitFor();
  },
  'the list of keys': async ({ page, lab }) => {
    await lab.open('jugs?sizes=3,7&goal=any:2');
    await lab.solved();
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  },
  'coins that are weighed by hand': async ({ page, lab }) => {
    await lab.open('coins?n=12&weighings=3');
    await lab.solved();
    await lab.button('Try it').click();
    await page.getByRole('textbox', { name: 'Weigh', exact: true }).fill('1-4 v 5-8');
    await lab.button('Weigh').click();
    await page.getByText('Check a whole procedure of your own').click();
    await page.locator('.coins').getByRole('button', { name: /^Coin 9,/ }).click();
  },
  'a room that is drawn and filled by hand': async ({ page, lab }) => {
    await lab.open(PINWHEEL);
    await lab.solved();
    await page.getByRole('button', { name: /: draw it$/ }).click();
    await lab.button('Try it').click();
    for (const seat of ['B1', 'B2']) await page.locator('.room').getByRole('button', { name: new RegExp(`^${seat}:`) }).click();
  },
  'the plain search of a room, and its proof': async ({ page, lab }) => {
    await lab.open(PINWHEEL);
    await lab.solved();
    await lab.button('The plain search').click();
    await page.getByText('Why: the proof').click();
  },
};

/** A test for each link. */
export function links() {
  for (const link of LINKS) {
    test(`${link} passes axe`, async opened => {
      await opened.lab.open(link);
      await opened.page.locator('.verdict, .faults li').first().waitFor();
      await passes(opened);
    });
  }
}

/** A test for each state. */
export function states() {
  for (const [name, reach] of Object.entries(STATES)) {
    test(`${name}: it passes axe`, async opened => {
      await reach(opened);
      await passes(opened);
    });
  }
}
