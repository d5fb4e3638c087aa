// Pictures for a person to judge: `node shots.mjs [word]` takes those whose name has the word.
import { mkdirSync } from 'node:fs';
import { launch, site } from './browser.mjs';

const sizes = { phone: [390, 844], laptop: [1280, 800], projector: [1920, 1080] };
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const scenes = {
  'coins-start': { link: 'coins?n=12&weighings=3' },
  'coins-load': { link: 'coins?n=12&weighings=3&step=3' },
  'coins-tip': { link: 'coins?n=12&weighings=3&step=4' },
  'coins-mid': { link: 'coins?n=12&weighings=3&step=1', act: async page => { await page.keyboard.press('ArrowRight'); await page.waitForTimeout(420); } },
  'coins-end': { link: 'coins?n=12&weighings=3&step=6' },
  'coins-39': { link: 'coins?n=39&weighings=4&step=2' },
  'coins-120': { link: 'coins?n=120&weighings=5&step=4' },
  'coins-huge': { link: 'coins?n=797160&weighings=13&step=7' },
  'coins-fixed': { link: 'coins?n=12&weighings=3&plan=fixed&step=4' },
  'coins-case': { link: 'coins?n=12&weighings=3', act: async page => {
    await page.getByLabel('Who answers').selectOption('one fake, picked by you');
    await page.getByLabel('Coin', { exact: true }).fill('7');
    await page.getByLabel('Which', { exact: true }).selectOption('is light');
    for (let step = 0; step < 2; step++) await press(page, 'One step on');
  } },
  'coins-load-try': { link: 'coins?n=12&weighings=3', act: async page => {
    await press(page, 'Try it');
    for (const coin of [1, 2, 3]) await page.getByRole('button', { name: new RegExp(`^Coin ${coin},`) }).click();
    await page.getByRole('button', { name: /^The right pan/ }).click();
    for (const coin of [5, 6]) await page.getByRole('button', { name: new RegExp(`^Coin ${coin},`) }).click();
    await press(page, 'Weigh');
  } },
  'coins-own': { link: 'coins?n=3', act: async page => {
    await press(page, 'Try it');
    await page.getByText('Check a whole procedure of your own').click();
    await page.getByLabel('Your procedure').fill('1 v 2\n<: 1 v 3\n  <: 1-\n  =: 3-\n>: 1 v 3\n  >: 1+\n  =: 2-\n=: 3 v 1\n  <: 3-\n  >: 3+');
    await press(page, 'Check it');
  } },
  'coins-none': { link: 'coins?n=13&weighings=3' },
  'coins-try': { link: 'coins?n=12&weighings=3', act: async page => {
    await press(page, 'Try it');
    await page.getByLabel('Weigh', { exact: true }).fill('1 2 3 4 v 5 6 7 8');
    await page.getByLabel('Weigh', { exact: true }).press('Enter');
    await page.waitForTimeout(300);
    await press(page, 'Am I still right?');
  } },
  'xml-start': { link: 'xml' },
  'xml-mid': { link: 'xml?step=3' },
  'xml-broken': { link: 'xml?doc=%3Cr%3E%3Cp%3EApex%20%26%20Partners%3C/p%3E%3C/r%3E' },
  'xml-term': { link: 'xml?doc=xml([],%20[element(a,%20[id=%22x%22],%20[pcdata(%221%20%3C%202%22)])])' },
  'xml-q4': { link: 'xml?query=q4&step=9' },
  'xml-large': { link: 'xml', act: async page => {
    const { ten } = await import('./instances.mjs');
    await page.locator('.opener__input').setInputFiles({ name: 'books.xml', mimeType: 'text/xml', buffer: ten() });
    await page.locator('.opened__verdict').waitFor();
    await page.locator('.opened .solving').waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'What is asked' }).selectOption('for a pattern');
    await page.getByRole('textbox', { name: 'The question' }).fill('element(book, [id=Id, year="1999"], _)');
    await page.getByText('447 sub-terms').waitFor();
    await page.getByRole('button', { name: '3', exact: true }).click();
  } },
  'seating-start': { link: 'seating' },
  'seating-mid-step': { link: 'seating?room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.&groups=Norwegian:4,German:4,English:4,French:4,Spanish:4&step=11' },
  'seating-end': { link: 'seating?room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.&groups=Norwegian:4,German:4,English:4,French:4,Spanish:4&pick=12345&step=20' },
  'seating-search': { link: 'seating', act: async page => {
    await press(page, 'The plain search');
    await page.keyboard.press('End');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  } },
  'seating-nine': { link: 'seating?room=XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX&groups=A:4,B:4,C:4,D:4,E:4,F:4,G:4,H:4,I:4&step=30', act: page => page.waitForTimeout(4000) },
  'seating-crowd': { link: 'seating?room=XXX/XXX/XXX&groups=A:3,B:3,C:3' },
  'seating-large': { link: 'seating?room=XXXXX/XXXXX/XXXXX/XXXXX/XXXXX&groups=A:10,B:5,C:5,D:5' },
  'seating-edit': { link: 'seating', act: page => page.getByRole('button', { name: /draw it/ }).click() },
  'seating-try': { link: 'seating', act: async page => {
    await press(page, 'Try it');
    for (const seat of ['B1', 'C2', 'B3', 'C3']) await page.getByRole('button', { name: new RegExp(`^${seat}:`) }).click();
    await page.getByRole('button', { name: /^German/ }).click();
    for (const seat of ['D2', 'F2', 'D4']) await page.getByRole('button', { name: new RegExp(`^${seat}:`) }).click();
    await press(page, 'Am I still right?');
  } },
  'seating-proof': { link: 'seating', act: page => page.getByText('Why: the proof').click() },
  shift: { link: 'jugs?sizes=20011,19997&goal=any:10000&step=5' },
  home: { link: '' },
  two: { link: 'jugs?sizes=3,7&goal=any:2&step=5' },
  three: { link: 'jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed&step=4' },
  six: { link: 'jugs?sizes=1,2,4,8,16,31&goal=any:13&step=2' },
  four: { link: 'jugs?sizes=12,8,5,3&start=12,0,0,0&goal=6,6,0,0&water=closed&step=2' },
  impossible: { link: 'jugs?sizes=10,6,4&start=10,0,0&goal=5,5,0&water=closed' },
  faulty: { link: 'jugs?sizes=3,x&goal=4,4,4&colour=red' },
  big: { link: 'jugs?sizes=997,1009,1013&goal=any:500&step=60' },
  huge: { link: 'jugs?sizes=999999,888888,777777,666666,555555,444444&goal=any:111111&step=1' },
  long: { link: 'jugs?sizes=34,5&goal=any:6&step=9' },
  try: { link: 'jugs?sizes=3,7&goal=any:2', act: async page => {
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Fill the 7-litre jug from the tap' }).click();
    await page.getByRole('button', { name: 'Take the 7-litre jug' }).click();
    await page.getByRole('button', { name: 'Pour the 7-litre jug into the 3-litre jug' }).click();
    await page.getByRole('button', { name: 'Am I still right?' }).click();
  } },
  mid: { link: 'jugs?sizes=3,7&goal=any:2', act: async page => {
    for (let step = 0; step < 6; step++) { await page.keyboard.press('ArrowRight'); await page.waitForTimeout(step < 5 ? 60 : 480); }
  } },
  proof: { link: 'jugs?sizes=8,5,3&start=8,0,0&goal=4,4,0&water=closed&step=7', act: async page => {
    await page.getByText('Why: the proof').click();
  } },
  menu: { link: 'jugs', act: page => page.getByRole('button', { name: 'Classic instances' }).click() },
  share: { link: 'jugs?sizes=3,7&goal=any:2&step=3', act: page => press(page, 'Share') },
  preview: { link: 'coins?n=12&weighings=3&step=3', act: async page => {
    await press(page, 'Share');
    await press(page, 'Preview');
    await page.waitForTimeout(1500);
    await page.locator('.share__frame').scrollIntoViewIfNeeded();
  } },
  river: { link: 'river?missionaries=3&cannibals=3&step=6' },
  'river-unattended': { link: 'river?missionaries=3&cannibals=3&safe=unattended&step=3' },
  'river-mid': { link: 'river?missionaries=3&cannibals=3&step=2', act: async page => { await page.keyboard.press('ArrowRight'); await page.waitForTimeout(750); } },
  'river-wolf': { link: 'river?who=farmer,wolf,goat,cabbage&apart=wolf+goat/farmer,goat+cabbage/farmer&rowers=farmer&step=4' },
  'river-couples': { link: 'river?couples=3&step=5' },
  'river-island': { link: 'river?couples=4&island=yes&step=7' },
  'river-weights': { link: 'river?who=Father:80,Mother:80,Anna:40,Ben:40&carries=80&step=3' },
  'river-hundred': { link: 'river?missionaries=100&cannibals=100&boat=4&step=71' },
  'river-twenty': { link: 'river?missionaries=12&cannibals=11&boat=20&step=1' },
  'river-impossible': { link: 'river?missionaries=6&cannibals=6&boat=3' },
  'river-danger': { link: 'river?missionaries=3&cannibals=3', act: async page => {
    await press(page, 'Try it');
    await page.locator('.river').getByRole('button', { name: '1 missionary into the boat' }).first().click();
    await press(page, 'Cross to the right bank');
  } },
  'river-try': { link: 'river?couples=3', act: async page => {
    await press(page, 'Try it');
    for (const name of ['A', 'Wife a']) await page.locator('.river').getByRole('button', { name: `${name} into the boat`, exact: true }).click();
  } },
  tree: { link: 'tree?phone=8689827&step=300' },
  'tree-start': { link: 'tree' },
  'tree-small': { link: 'tree?phone=262&step=11' },
  'tree-jugs': { link: 'tree?jugs=3,7&goal=2&step=9' },
  'tree-nine': { link: 'tree?jugs=3,7&goal=4&cut=none&deep=3&step=120' },
  'tree-river': { link: 'tree?river=3,3,2&order=breadth&step=8' },
  'tree-try': { link: 'tree?phone=262', act: async page => {
    await press(page, 'Try it');
    for (const name of ['262', 'A62', 'B62']) await page.locator('.tree--live').getByRole('button', { name: `Visit ${name}`, exact: true }).click();
  } },
  cryptarithm: { link: 'cryptarithm' },
  // DONALD + GERALD, unfolding.
  ...Object.fromEntries([2, 5, 9, 13, 17, 21, 25, 29, 32].map(step => [`cryptarithm-donald-${String(step).padStart(2, '0')}`, { link: `cryptarithm?puzzle=DONALD+GERALD=ROBERT&step=${step}` }])),
  'cryptarithm-mid': { link: 'cryptarithm?puzzle=SEND+MORE=MONEY&step=4', act: async page => { await page.keyboard.press('ArrowRight'); await page.waitForTimeout(160); } },
  'cryptarithm-send': { link: 'cryptarithm?puzzle=SEND+MORE=MONEY&step=5' },
  'cryptarithm-sixteen': { link: 'cryptarithm?puzzle=SEND+MORE=MONEY&base=16&step=5' },
  'cryptarithm-long': { link: 'cryptarithm?puzzle=HI*NT=FOOT;HI*T=AT;HI*N=FIN&step=5' },
  'cryptarithm-two': { link: 'cryptarithm?puzzle=TO+GET=HER;CAT*DOG=FIGHT' },
  'cryptarithm-forty': { link: 'cryptarithm?puzzle=SO+MANY+MORE+MEN+SEEM+TO+SAY+THAT+THEY+MAY+SOON+TRY+TO+STAY+AT+HOME+SO+AS+TO+SEE+OR+HEAR+THE+SAME+ONE+MAN+TRY+TO+MEET+THE+TEAM+ON+THE+MOON+AS+HE+HAS+AT+THE+OTHER+TEN=TESTS&step=4' },
  'cryptarithm-none': { link: 'cryptarithm?puzzle=CAT*CAN=NATION&step=4' },
  'cryptarithm-try': { link: 'cryptarithm?puzzle=SEND+MORE=MONEY', act: async page => {
    await press(page, 'Try it');
    for (const [letter, digit] of [['D', '7'], ['E', '5'], ['Y', '3']]) {
      await page.locator('.tiles').getByRole('button', { name: new RegExp(`^${letter} (is|has)`) }).click();
      await page.locator('.pad').getByRole('button', { name: digit, exact: true }).click();
    }
    await press(page, 'Am I still right?');
  } },
  'cryptarithm-made': { link: 'cryptarithm', act: async page => {
    await page.getByText('Make your own').click();
    await press(page, 'Number words');
    await press(page, 'Find sums');
    await page.waitForTimeout(2500);
  } },
  'mister-x': { link: 'mister-x' },
  'mister-x-two': { link: 'mister-x?step=2' },
  'mister-x-left': { link: 'mister-x?step=3', act: page => press(page, 'Only what is left, large') },
  'mister-x-pair': { link: 'mister-x?step=3', act: async page => {
    await page.getByLabel('Look at').fill('4 and 13');
    await press(page, 'Around 4 and 13, large');
  } },
  'mister-x-susan': { link: 'mister-x?be=S:17&step=6' },
  'mister-x-play': { link: 'mister-x?be=S:17', act: async page => {
    await press(page, 'Try it');
    await press(page, 'Hear the next');
    await press(page, 'Hear the next');
    for (const pair of ['2+15', '4+13']) await page.locator('.hand__card', { hasText: pair }).click();
    await press(page, 'Am I still right?');
  } },
  'mister-x-none': { link: 'mister-x?sum=64&step=4' },
  'mister-x-million': { link: 'mister-x?high=2000&step=2' },
  'mister-x-birthday': { link: 'mister-x?list=May:15,May:16,May:19,June:17,June:18,July:14,July:16,August:14,August:15,August:17&told=Albert:month,Bernard:day&talk=A:no+A:knew-B-no,B:now,A:now&step=1' },
  'mister-x-three': { link: 'mister-x?low=1&high=9&told=Susan:sum,Peter:product,Diana:difference&talk=S:no+P:no+D:no,S:no+P:no+D:no,S:no+P:no+D:no,S:no+P:no+D:no&step=2' },
  'mister-x-edit': { link: 'mister-x?step=1', act: page => page.getByText('Change what they say').click() },
  'mister-x-sweep': { link: 'mister-x?sum=100', act: async page => {
    await page.getByText('How the answer depends').click();
    await page.getByLabel('For every').selectOption('sum');
    await press(page, 'Count');
    await page.getByText('Press a place in the chart').waitFor();
  } },
  tracks: { link: 'tracks?step=5' },
  'tracks-start': { link: 'tracks' },
  'tracks-supposed': { link: 'tracks?places=SUOTNPQ&given=UN,UP,OT,TP,TQ,NS,PS&step=4' },
  'tracks-friends': { link: 'tracks?step=11', act: async page => {
    await press(page, 'A friend at S');
    await press(page, 'Meet from S and U');
  } },
  'tracks-named': { link: 'tracks?places=Zoo,Fair,Lake,Pier,Mill,Cave,Haunted%20House&given=Zoo-Fair,Fair-Lake,Pier-Haunted%20House&step=6' },
  'tracks-eleven': { link: 'tracks?places=11&step=3' },
  'tracks-many': { link: 'tracks?places=23&step=5' },
  'tracks-none': { link: 'tracks?places=6' },
  'tracks-try': { link: 'tracks', act: async page => {
    await press(page, 'Try it');
    for (const [from, to] of [['Begin a track at N', 'Lay N\u00a0→\u00a0S'], ['Begin a track at S', 'Lay S\u00a0→\u00a0P']]) { await press(page, from); await press(page, to); }
    await press(page, 'Am I still right?');
  } },
  whodunit: { link: 'whodunit?step=2' },
  'whodunit-four': { link: 'whodunit?case=A:A_innocent;B:D_guilty;C:B_guilty;D:D_innocent&liars=2&step=5' },
  'whodunit-knaves': { link: 'whodunit?case=Aurora:Abigail_truthful;Ethan:Abigail_lies_or_Aria_lies;Noah:Aria_lies;Aria:Aurora_lies_iff_Noah_truthful;Abigail:Noah_truthful&liars=knaves&step=8' },
  'whodunit-none': { link: 'whodunit?case=A:B_lies;B:C_lies;C:A_lies&liars=knaves&step=3' },
  'whodunit-edit': { link: 'whodunit', act: page => page.getByText('Change what they say').click() },
  'whodunit-try': { link: 'whodunit', act: async page => {
    await press(page, 'Try it');
    await press(page, 'A did it');
    for (const said of ['B’s “B was away”', 'C’s “B was with him”']) await press(page, `Pick ${said}`);
  } },
  'embed-coins': { link: 'coins?n=12&weighings=3&step=4&embed' },
  'embed-seating': { link: 'seating?step=11&embed' },
};

const folder = new URL('shots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const { url, close } = await site();
const browser = await launch();
const word = process.argv[2] ?? '';
for (const [name, scene] of Object.entries(scenes)) {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark']) {
      const file = `${name}-${size}-${colorScheme}`;
      if (!file.includes(word)) continue;
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width, height }, colorScheme, hasTouch: size === 'phone' });
      const page = await context.newPage();
      page.on('console', message => message.type() === 'error' && console.log(file, message.text()));
      page.on('pageerror', error => console.log(file, error));
      await page.goto(`${url}#/${scene.link}`);
      await page.waitForSelector('.card svg, .puzzle, .embed');
      await page.waitForTimeout(700);
      await scene.act?.(page);
      if (!name.endsWith('mid')) await page.waitForTimeout(1300);
      await page.screenshot({ path: `${folder}${file}.png`, fullPage: process.argv.includes('--full') });
      await context.close();
    }
  }
}
await browser.close();
close();
