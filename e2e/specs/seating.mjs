// The exam room: drawn, filled, browsed, counted and tried.
import { readFile } from 'node:fs/promises';
import { assert, eventually, like, test, watchWorkers } from '../harness.mjs';
import { Room } from '../pages/seating.mjs';

const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } };
const FOUR = 'seating?room=XXXX/XXXX/XXXX/XXXX&groups=A:4,B:4,C:4,D:4';
const NINE = 'seating?room=XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX/XXXXXX&groups=A:4,B:4,C:4,D:4,E:4,F:4,G:4,H:4,I:4';

async function open(lab, link = 'seating') {
  const room = Room.of(lab);
  await room.open(link);
  await room.solved();
  return room;
}

/** The counts that the drawing showed while it was stepped through. */
async function stepThrough(room, steps) {
  const counts = [];
  for (let step = 0; step < steps; step++) {
    await room.page.keyboard.press('ArrowRight');
    await eventually(() => room.step(), step + 1);
    await like(() => room.ways.textContent(), /\d|Everyone/);
    const text = await room.ways.textContent();
    counts.push(/Everyone/.test(text) ? 1 : Number(text.replace(/\D/g, '')));
  }
  return counts;
}

test('the pinwheel is counted, and filled in with a reason for each seat', async ({ lab }) => {
  const room = await open(lab);
  await eventually(() => room.headline.textContent(), '29,870 seatings; 7,544 up to the room’s own turns');
  await eventually(() => room.ways.textContent(), '29,870 ways');
  await eventually(() => room.steps.count(), 20);
  const counts = await stepThrough(room, 20);
  assert.equal(counts[0], 29_870);
  counts.reduce((before, after) => { assert.ok(after <= before, String(counts)); return after; });
  await like(() => room.said.textContent(), /Step 20 of 20.*Nobody else may: it touches/);
  await eventually(() => room.ways.textContent(), 'Everyone sits');
  const rows = await room.rows();
  for (const letter of 'NGEFS') assert.equal(rows.join('').split(letter).length - 1, 4);
  await room.page.getByText('Why: the proof').click();
  await eventually(() => room.proof.textContent().then(text => /28,541,229,465,600 arrangements/.test(text)), true);
  await like(() => room.proof.textContent(), /\(29,870 \+ 24 \+ 258 \+ 24\) \/ 4 = 7,544/);
  await like(() => room.proof.textContent(), /A half turn258/);
});

test('the plain search shows its retreats and why each was forced', async ({ page, lab }) => {
  const room = await open(lab);
  await room.button('The plain search').click();
  await page.getByText(/: 91 moves, 20 retreats/).waitFor();
  const step = room.steps.filter({ hasText: 'Back to' }).first();
  await step.getByRole('button').click();
  await like(() => room.said.textContent(), /Nobody may sit at .*: it touches .*the last choice, was wrong/);
  await eventually(() => room.page.locator('.desk__cross').count(), 1);
  await page.locator('.plot__walk').waitFor();
  await room.button('With reasons').click();
  await eventually(() => room.steps.count(), 20);
});

test('a new room is drawn by finger, filled, browsed, and tried into a dead end', async ({ page, lab }) => {
  const room = await open(lab);
  await room.edit();
  await room.button('One seat').tap();
  for (const place of ['B1', 'C1', 'D1']) await room.place(place).tap();
  await eventually(() => room.drawn.inputValue(), 'XXXX');
  // A finger drawn along the second and third rows.
  const session = await page.context().newCDPSession(page);
  // At a person's pace, and at rest before it is lifted: a flung finger would swallow the next tap.
  let timestamp = Date.now() / 1000 - 10;
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })), timestamp: timestamp += 0.1 });
  for (const row of [2, 3]) {
    await room.place(`A${row}`).scrollIntoViewIfNeeded();
    const path = [];
    for (const column of ['A', 'B', 'C', 'D']) path.push(await room.middle(room.place(`${column}${row}`)));
    await touch('touchStart', [path[0]]);
    for (const point of [...path.slice(1), path[3], path[3]]) await touch('touchMove', [point]);
    await touch('touchEnd', []);
  }
  await eventually(() => room.drawn.inputValue(), 'XXXX\nXXXX\nXXXX');
  await room.faults.filter({ hasText: '20 candidates for 12 seats: 8 candidates too many' }).waitFor();
  await room.button('One group fewer').tap();
  await eventually(() => room.faults.count(), 0);
  await room.groups.fill('Maths 4, Latin 4, Art 2, Music 2');
  await room.groups.press('Enter');
  await eventually(() => room.address(), '#/seating?room=XXXX/XXXX/XXXX&groups=Maths:4,Latin:4,Art:2,Music:2');
  await eventually(() => room.headline.textContent().then(text => /seatings?/.test(text)), true);
  const total = Number(/of ([\d,]+)/.exec(await room.title.textContent())[1].replace(/,/g, ''));
  assert.ok(total > 1);
  await room.button('One step on').tap();
  await like(() => room.said.textContent(), /Step 1 of 12/);
  // Browse to the last by its number.
  await room.number.fill(String(total));
  await room.button('Show it').tap();
  await eventually(() => room.title.textContent(), `Seating ${total} of ${total}`);
  await eventually(() => room.step(), 12);
  await like(() => room.address(), new RegExp(`pick=${total}$`));
  // By hand into a dead end.
  await room.button('Try it').tap();
  await room.brush('Maths').tap();
  await room.desk('B1').tap();
  await room.desk('D1').tap();
  await eventually(() => room.ways.textContent().then(text => /\d/.test(text)), true);
  await room.desk('B3').tap();
  await room.brush('Latin').tap();
  await room.desk('B2').tap();
  await eventually(() => room.ways.textContent(), '0 ways left');
  await room.button('Am I still right?').tap();
  await room.answer.getByText('No: there is no way left').waitFor();
  await like(() => room.answer.textContent(), /Take something back/);
}, PHONE);

test('wrong seats are shown and not forbidden, and can be taken back', async ({ lab }) => {
  const room = await open(lab);
  await room.button('Try it').click();
  await room.desk('B1').click();
  await room.desk('B2').click();
  await eventually(() => room.wrong.textContent(), '1 pair of one group touches');
  await eventually(() => room.page.locator('.desk--bad').count(), 2);
  await eventually(() => room.ways.textContent(), '0 ways left');
  await room.button('Am I still right?').click();
  await room.answer.getByText('B1 and B2 touch, and Norwegian sits on both.').waitFor();
  await room.button('Undo').click();
  await eventually(() => room.wrong.count(), 0);
  await eventually(() => room.ways.textContent(), '29,870 ways left');
  for (const seat of ['D2', 'F2', 'B3', 'D4', 'A5']) await room.desk(seat).click();
  await room.brush('Norwegian').getByText('6/4').waitFor();
  await room.desk('A5').click();
  await room.brush('Norwegian').getByText('5/4').waitFor();
  await room.brush('Nobody').click();
  await room.desk('D4').click();
  await room.brush('Norwegian').getByText('4/4').waitFor();
});

test('desks are drawn over with the mouse, and cleared so', async ({ page, lab }) => {
  const room = await open(lab, 'seating?room=X.X.X.X&groups=A:3,B:1');
  await room.button('Try it').click();
  const drag = async (from, to) => {
    await page.mouse.move(...await room.middle(room.desk(from)));
    await page.mouse.down();
    await page.mouse.move(...await room.middle(room.desk(to)), { steps: 25 });
    await page.mouse.up();
  };
  await drag('A1', 'E1');
  await eventually(() => room.rows(), ['A.A.A.?']);
  await drag('E1', 'C1');
  await eventually(() => room.rows(), ['A.?.?.?']);
});

test('the room is filled by keys alone', async ({ page, lab }) => {
  const room = await open(lab, 'seating?room=XX/XX&groups=Red:1,Green:1,Blue:1,Violet:1');
  await room.button('Try it').click();
  await room.desk('A1').focus();
  for (const key of ['r', 'ArrowRight', 'g', 'ArrowDown', 'b', 'ArrowLeft', 'b']) await page.keyboard.press(key);
  await eventually(() => room.rows(), ['RG', 'BB']);
  await page.keyboard.press('v');
  await eventually(() => room.rows(), ['RG', 'VB']);
  await room.answer.getByText('Done: the room is filled').waitFor();
  await page.keyboard.press('Delete');
  await eventually(() => room.rows(), ['RG', '?B']);
  await page.keyboard.press('Control+z');
  await eventually(() => room.rows(), ['RG', 'VB']);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'seat-2', 'the focus stays on its desk');
});

test('the room is drawn by keys and by text', async ({ page, lab }) => {
  const room = await open(lab, FOUR);
  await room.edit();
  await room.place('A1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', ' ']) await page.keyboard.press(key);
  await eventually(() => room.drawn.inputValue(), 'XXXX.\nXXXXX\nXXXX.\nXXXX.');
  assert.equal(await room.step(), 0, 'arrows in the grid step nothing');
  await room.faults.filter({ hasText: '1 candidate too few' }).waitFor();
  await room.button('Spread evenly').click();
  await eventually(() => room.address(), '#/seating?room=XXXX./XXXXX/XXXX./XXXX.&groups=A:5,B:4,C:4,D:4');
  await room.drawn.fill('XX\nX.\nQ');
  await room.faults.filter({ hasText: '“Q” in row 3 is neither X' }).waitFor();
  await room.drawn.fill('X.X\n.X.');
  await room.faults.filter({ hasText: 'candidates too many' }).waitFor();
});

test('seatings are browsed first, next, before, at random and by number', async ({ page, lab }) => {
  const room = await open(lab, FOUR);
  await eventually(() => room.title.textContent(), 'Seating 1 of 7');
  const seen = new Set();
  for (let number = 1; number <= 7; number++) {
    await eventually(() => room.title.textContent(), `Seating ${number} of 7`);
    await page.keyboard.press('End');
    await eventually(() => room.step(), 16);
    seen.add((await room.rows()).join('/'));
    if (number < 7) await room.button('The next seating').click();
  }
  assert.equal(seen.size, 7);
  await eventually(() => room.button('The next seating').getAttribute('aria-disabled'), 'true');
  await room.button('The seating before').click();
  await eventually(() => room.title.textContent(), 'Seating 6 of 7');
  await room.button('The first seating').click();
  await eventually(() => room.title.textContent(), 'Seating 1 of 7');
  await room.number.fill('8');
  await page.getByText('There are only 7 seatings.').waitFor();
  await room.number.fill('3');
  await room.number.press('Enter');
  await eventually(() => room.title.textContent(), 'Seating 3 of 7');
  await like(() => room.address(), /pick=3$/);
  const found = new Set();
  // However often the same one comes, another comes some day.
  while (found.size < 2) {
    await room.button('At random').click();
    await like(() => room.title.textContent(), /Seating [1-7] of 7/);
    found.add(await room.title.textContent());
  }
  await page.reload();
  await room.solved();
  await like(() => room.title.textContent(), /Seating [1-7] of 7/);
});

test('a game goes on whichever seating was looked at meanwhile', async ({ page, lab }) => {
  const room = await open(lab, FOUR);
  await room.button('Try it').click();
  await room.desk('A1').click();
  await eventually(() => room.rows(), ['A???', '????', '????', '????']);
  await room.button('Watch').click();
  await room.button('The next seating').click();
  await eventually(() => room.title.textContent(), 'Seating 2 of 7');
  await room.button('Try it').click();
  await eventually(() => room.rows(), ['A???', '????', '????', '????']);
  await page.reload();
  await room.button('Try it').click();
  await eventually(() => room.rows(), ['A???', '????', '????', '????']);
});

test('hints go from where to look to the move; show me fills the rest', async ({ lab }) => {
  const room = await open(lab, FOUR);
  await room.button('Try it').click();
  for (const [brush, desk] of [['A', 'A1'], ['B', 'B1'], ['C', 'A2']]) {
    await room.brush(brush).click();
    await room.desk(desk).click();
  }
  await room.button('Hint').click();
  await room.answer.getByText('Look at B2, and at everyone around it.').waitFor();
  await room.button('Hint: why?').click();
  await room.answer.getByText(/it touches group A at A1, group B at B1 and group C at A2/).waitFor();
  await room.button('Hint: which move?').click();
  await room.answer.getByText('Group D sits at B2.').waitFor();
  await room.button('Show me from here').click();
  await room.plays(() => room.step(), 4);
  await room.page.keyboard.press('End');
  await eventually(() => room.ways.textContent(), 'Everyone sits');
}, { held: true });

test('who sits already is marked, stays, and is part of the link', async ({ lab }) => {
  const room = await open(lab, FOUR);
  await room.given.fill('A1 B, B2 A');
  await room.given.press('Enter');
  await eventually(() => room.address(), '#/seating?room=XXXX/XXXX/XXXX/XXXX&groups=A:4,B:4,C:4,D:4&given=A1:B,B2:A');
  await eventually(() => room.page.locator('.desk--given').count(), 2);
  await room.button('Try it').click();
  await room.desk('A1').click();
  await eventually(() => room.rows(), ['B???', '?A??', '????', '????']);
  await room.given.fill('A1 B, B1 B');
  await room.given.press('Enter');
  await room.button('Watch').click();
  await eventually(() => room.headline.textContent(), 'No seating exists');
  await like(() => room.proof.textContent(), /A1 and B1 touch, and group B sits on both/);
});

test('what cannot be is shown on the drawing', async ({ lab }) => {
  const room = await open(lab, 'seating?room=XXX/XXX/XXX&groups=A:3,B:3,C:3');
  await like(() => room.proof.textContent(), /need 4 different groups; there are only 3/);
  await eventually(() => room.page.locator('.desk--bad').count(), 4);
  await room.open('seating?room=XXXXX/XXXXX/XXXXX/XXXXX/XXXXX&groups=A:10,B:5,C:5,D:5');
  await eventually(() => room.page.locator('.room__block').count(), 9);
  await eventually(() => room.page.locator('.desk__ghost').count(), 9);
  await room.open('seating?room=XX./XXX/XXX&groups=A:2,B:2,C:2,D:2');
  await eventually(() => room.proof.textContent().then(text => /The furthest get 7 seats in/.test(text)), true);
  await room.button('The plain search').click();
  await eventually(() => room.steps.count(), 15);
});

test('six by six in nine fours is counted in the worker', async ({ page, lab }) => {
  await watchWorkers(page);
  const room = Room.of(lab);
  await room.open(NINE);
  await room.solved();
  await like(() => room.headline.textContent(), /^4,175,421,705,026,692,326 seatings; 521,927,714,875,341,042 up to/);
  await room.button('At random').click();
  await eventually(() => room.step(), 36);
  assert.ok(await page.evaluate(() => window.asked) > 0);
});

test('a room too large to count is filled all the same', async ({ lab }) => {
  const room = await open(lab, `seating?room=${Array(7).fill('XXXXXXX').join('/')}&groups=7,6,6,6,6,6,6,6`);
  await eventually(() => room.headline.textContent(), 'It can be done; in how many ways is too much to count here');
  await eventually(() => room.steps.count(), 49);
  await eventually(() => room.title.count(), 0);
});

test('the seating goes out as text, data, table and picture', async ({ page, lab }) => {
  const room = await open(lab, `${FOUR}&step=16`);
  await room.share();
  const save = async name => room.save(name).then(([file, bytes]) => [file, bytes.toString()]);
  const [table, rows] = await save('Table (CSV)');
  assert.equal(table, 'stepwise-seating.csv');
  assert.match(rows, /^seat,row,column,group,candidate\r\nA1,1,1,"A",1\r\n/);
  assert.equal(rows.trim().split('\r\n').length, 17);
  const [name, picture] = await save('Picture (SVG)');
  assert.equal(name, 'stepwise-seating.svg');
  assert.match(picture, /^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.ok(!/class=|tabindex/.test(picture) && /fill: (rgb|color)/.test(picture));
  const parsed = await page.evaluate(text => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')?.textContent ?? '', picture);
  assert.equal(parsed, '');
  const [, data] = await save('Data (JSON)');
  assert.deepEqual(JSON.parse(data).facts, { families: 7, up_to_symmetry: 3, arrangements: 55_738_368 });
  const [, text] = await save('Text');
  assert.match(text, /1\. Group A sits at A1[^]*A B A B/);
});
