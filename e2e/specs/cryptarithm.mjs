// Cryptarithms: the reasoning, trying digits, all solutions, and the setter’s tool.
import { assert, eventually, like, test as plain, unanswered, url, watchWorkers } from '../harness.mjs';
import { Cryptarithm } from '../pages/cryptarithm.mjs';

/** Words with many sums among them. */
const WORDS = 'autumn bottle butter cherry chess circle copper engine glass hammer island kettle ladder letter linen marble'.split(' ');
const SEND = 'cryptarithm?puzzle=SEND+MORE=MONEY';
const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new Cryptarithm(page, url()) }), options);

async function watch(lab, link = SEND) {
  await lab.open(link);
  return lab.solved();
}

test('the reasoning is watched, column by column, until every letter has its digit', async ({ page, lab }) => {
  assert.equal(await watch(lab), '9567 + 1085 = 10652, and nothing else');
  await eventually(() => lab.letters(), 'S ?, E ?, N ?, D ?, M ?, O ?, R ?, Y ?');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'M is 1' }).waitFor();
  assert.equal(await lab.digits(), '11', 'M stands twice');
  await eventually(() => lab.lit(), [1, 0]);
  await page.keyboard.press('End');
  await eventually(() => lab.digits(), '9567108510652');
  assert.equal(await lab.sum.locator('.sum__carry').allTextContents().then(all => all.join('|')), [
    '1 is carried into the tens1', '1 is carried into the hundreds1', 'Nothing is carried into the thousands0', '1 is carried into the ten-thousands1',
  ].join('|'));
  await page.keyboard.press('Home');
  await eventually(() => lab.digits(), '');
});

test('DONALD and GERALD are worked out, with the cases that are only supposed in sight', async ({ page, lab }) => {
  assert.equal(await watch(lab, 'cryptarithm'), '526485 + 197485 = 723970, and nothing else');
  const supposed = page.locator('.supposed li');
  let deepest = 0;
  const steps = Number(await lab.scrubber.getAttribute('max'));
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('ArrowRight');
    await eventually(() => lab.step(), step + 1);
    deepest = Math.max(deepest, await supposed.count());
  }
  assert.ok(deepest >= 1, 'a case was open on the way');
  await eventually(() => supposed.count(), 0);
  await eventually(() => lab.digits(), '526485197485723970');
  // With D found there is no case at all.
  await lab.given.fill('d=5');
  await lab.given.press('Enter');
  await eventually(() => lab.address(), '#/cryptarithm?puzzle=DONALD+GERALD=ROBERT&given=D:5');
  await lab.solved();
  await lab.button('Last step').click();
  await eventually(() => lab.digits(), '526485197485723970');
  await eventually(() => lab.steps.filter({ hasText: 'Suppose' }).count(), 0);
});

test('letters of every alphabet, small ones and accents apart, typed and from a link', async ({ lab }) => {
  for (const [typed, link, headline, digits] of [
    ['удар + удар = драка', 'УДАР+УДАР=ДРАКА', '8126 + 8126 = 16252, and nothing else', '8126812616252'],
    ['донАлд+ГЕРАЛД=роберт', 'ДОНАЛД+ГЕРАЛД=РОБЕРТ', '526485 + 197485 = 723970, and nothing else', '526485197485723970'],
    ['ναι+ναι=μίαν', 'ΝΑΙ+ΝΑΙ=ΜΊΑΝ', null, null],
    ['e\u0301te\u0301 + été = hiver', 'ÉTÉ+ÉTÉ=HIVER', 'No solution: the result is too long', null],
    ['一二+一二=二四', '一二+一二=二四', null, null],
    ['Σοφός+σοφος=ΧΧΧΧΧ', 'ΣΟΦΌΣ+ΣΟΦΟΣ=ΧΧΧΧΧ', null, null],
  ]) {
    await watch(lab);
    await lab.puzzle.fill(typed);
    await lab.puzzle.press('Enter');
    await eventually(() => lab.address(), `#/cryptarithm?puzzle=${link}`);
    const said = await lab.solved();
    if (headline) assert.equal(said, headline);
    await watch(lab);
    await watch(lab, `cryptarithm?puzzle=${encodeURIComponent(typed)}`);
    await eventually(() => lab.headline.allTextContents(), [said]);
    await eventually(() => lab.address(), `#/cryptarithm?puzzle=${link}`);
    if (digits) {
      await lab.button('Last step').click();
      await eventually(() => lab.digits(), digits);
    }
  }
});

test('digits are tried by tapping and typing; what cannot be right lights up with its reason', async ({ page, lab }) => {
  await watch(lab);
  await lab.button('Try it').click();
  await lab.tile('D').click();
  await lab.digit('7').click();
  await lab.tile('E').click();
  await page.keyboard.type('5');
  await eventually(() => lab.letters(), 'S ?, E 5, N ?, D 7, M ?, O ?, R ?, Y ?');
  await page.keyboard.type('y3');
  await eventually(() => lab.lit(), [0, 1]);
  await page.getByText('In the units, D + E = Y (+ 10) is now 7 + 5 = 3 (+ 10). That is not so.').waitFor();
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('No solution fits all that stands').waitFor();
  await lab.tile('Y').click();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('y2');
  await eventually(() => lab.lit(), [0, 0]);
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('One solution fits all that stands.').waitFor();
  await lab.button('Show me from here').click();
  const done = page.getByText('It comes out.').or(lab.answer.getByText('Every letter has its digit')).first();
  await lab.plays(() => done.isVisible(), true);
  await eventually(() => lab.digits(), '9567108510652');
}, { held: true });

test('a second tap takes a digit away; the drawing and the table do as the buttons do', async ({ page, lab }) => {
  await watch(lab);
  await lab.button('Try it').click();
  // The N of SEND, and then its place in the table.
  await lab.sum.locator('.glyph').nth(2).locator('.glyph__over').click();
  await eventually(() => lab.tile('N').getAttribute('aria-pressed'), 'true');
  await lab.digit('6').click();
  await eventually(() => lab.letters(), 'S ?, E ?, N 6, D ?, M ?, O ?, R ?, Y ?');
  await page.locator('.can > g').nth(4).locator('g').nth(1).click();
  await eventually(() => lab.letters(), 'S ?, E ?, N 6, D ?, M 1, O ?, R ?, Y ?');
  await page.locator('.can > g').nth(4).locator('g').nth(1).click();
  await eventually(() => lab.letters(), 'S ?, E ?, N 6, D ?, M ?, O ?, R ?, Y ?');
  await lab.button('Undo').click();
  await eventually(() => lab.letters(), 'S ?, E ?, N 6, D ?, M 1, O ?, R ?, Y ?');
  // It is kept over a reload, and another puzzle has its own.
  await page.reload();
  await lab.solved();
  await lab.button('Try it').click();
  await eventually(() => lab.letters(), 'S ?, E ?, N 6, D ?, M 1, O ?, R ?, Y ?');
});

test('hints give the next reason, and go on until a digit is found', async ({ page, lab }) => {
  await watch(lab, 'cryptarithm?puzzle=DONALD+GERALD=ROBERT');
  await lab.button('Try it').click();
  const hint = page.locator('.trying__asks').getByRole('button', { name: /^Hint/ });
  await hint.click();
  await lab.answer.getByText('Look at the ten-thousands.').waitFor();
  await hint.click();
  await lab.answer.getByText('O stands above and below, and cancels').waitFor();
  await hint.click();
  await lab.answer.getByText('E is 0 or 9.').waitFor();
  // No digit is found yet, so there is more to be told.
  await hint.click();
  await lab.answer.getByText('Where to look').waitFor();
  await hint.click();
  await lab.answer.getByText('The reason').waitFor();
});

test('all solutions are listed, and each can be shown', async ({ page, lab }) => {
  assert.equal(await watch(lab, `${SEND}&base=16`), '28 solutions: not unique');
  await eventually(() => lab.solutions.locator('li').count(), 28);
  const third = lab.solutions.getByRole('button').nth(2);
  const text = await third.textContent();
  await third.click();
  await page.getByRole('heading', { name: text, exact: true }).waitFor();
  assert.equal((await lab.digits()), text.replace(/[^0-9A-F]/g, ''));
  await lab.button('Back to the reasoning').click();
  await eventually(() => lab.step(), 0);
  assert.equal(await watch(lab, 'cryptarithm?puzzle=AB+CD=EF'), '476 solutions: not unique');
  await page.getByLabel('Listed').selectOption('451 to 476');
  await eventually(() => lab.solutions.locator('li').count(), 26);
});

test('bases, zeros and several equations change the answer', async ({ lab }) => {
  await watch(lab);
  await lab.base.fill('11');
  await lab.base.press('Enter');
  await eventually(() => lab.headline.allTextContents(), ['3 solutions: not unique']);
  await lab.base.fill('10');
  await lab.base.press('Enter');
  await lab.zeros.selectOption('may');
  await eventually(() => lab.headline.allTextContents(), ['25 solutions: not unique']);
  await lab.zeros.selectOption('may not');
  await lab.puzzle.fill('HI × NT = FOOT; HI × T = AT; HI × N = FIN');
  await lab.puzzle.press('Enter');
  await eventually(() => lab.headline.allTextContents(), ['46 × 82 = 3772; 46 × 2 = 92; 46 × 8 = 368, and nothing else']);
  await eventually(() => lab.sum.locator('.sum__rule').count(), 1);
  assert.equal(await lab.sum.locator('.glyph').count(), 13, 'the partial products stand in the multiplication');
  await lab.puzzle.fill('SEND + MORE');
  await lab.puzzle.press('Enter');
  await eventually(() => lab.faults.allTextContents(), ['puzzle: “SEND + MORE” has no =; write what it makes, as SEND+MORE=MONEY']);
});

test('no solution has its reason, and the steps that show it', async ({ page, lab }) => {
  for (const [puzzle, headline] of [
    ['AB+CD+EF+GH+IJ=KLM', 'No solution: more letters than digits'],
    ['ABC+DEF=GH', 'No solution: the result is too short'],
    ['A=B', 'No solution: a column cannot come out'],
  ]) {
    assert.equal(await watch(lab, `cryptarithm?puzzle=${puzzle}`), headline);
  }
  assert.equal(await watch(lab, 'cryptarithm?puzzle=CAT*CAN=NATION'), 'No solution');
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: 'So there is no solution' }).waitFor();
});

test('more than a million solutions are told as they come, and can be stopped', async ({ page, lab }) => {
  const many = 'cryptarithm?puzzle=A+B+C+D+E+F+G=HI&base=18';
  await unanswered(page, many, /Found so far/);
  await lab.open(many);
  await page.getByText(/^[\d,]+ solutions so far/).or(page.getByText(/solutions? so far/)).first().waitFor();
  await page.getByRole('heading', { name: 'Found so far' }).waitFor();
  assert.ok(await lab.solutions.locator('li').count() > 10);
  await lab.button('Cancel').click();
  await page.getByText('Stopped. The puzzle stands as it was.').waitFor();
});

test('more than a million solutions are counted in the worker', async ({ page, lab }) => {
  await watchWorkers(page);
  await watch(lab, 'cryptarithm?puzzle=A+B+C+D+E+F=GH&base=16');
  await like(() => lab.headline.textContent(), /^[\d,]{9,} solutions: not unique$/);
  assert.ok(await page.evaluate(() => window.asked) > 0);
});

test('sums of 41 and of 199 numbers', async ({ page, lab }) => {
  const moon = 'SO+MANY+MORE+MEN+SEEM+TO+SAY+THAT+THEY+MAY+SOON+TRY+TO+STAY+AT+HOME+SO+AS+TO+SEE+OR+HEAR+THE+SAME+ONE+MAN+TRY+TO+MEET+THE+TEAM+ON+THE+MOON+AS+HE+HAS+AT+THE+OTHER+TEN=TESTS';
  assert.match(await watch(lab, `cryptarithm?puzzle=${moon}`), /, and nothing else$/);
  await page.keyboard.press('End');
  await eventually(() => lab.letters(), 'S 3, O 1, M 2, A 7, N 6, Y 4, R 8, E 0, T 9, H 5');
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
});

test('the setter’s tool finds the sums in a list of words, and tells of them as they come', async ({ page, lab }) => {
  await watch(lab);
  await page.getByText('Make your own').click();
  await lab.words.fill(WORDS.join(' '));
  await page.getByText('16 words').waitFor();
  await lab.course.evaluate(course => {
    window.told = [];
    const listed = () => document.querySelectorAll('.made__found tbody th').length;
    new MutationObserver(() => window.told.push([course.textContent, listed()])).observe(course.closest('.made'), { childList: true, subtree: true, characterData: true });
  });
  await lab.button('Find sums').click();
  await like(() => lab.course.textContent(), /found, the easiest first/);
  const told = await page.evaluate(() => window.told);
  const many = told.findIndex(([course, listed]) => listed > 3 && /[\d,]+ tried, (\d+|no) sums? found so far/.test(course));
  assert.ok(many >= 0 && many < told.findIndex(([course]) => /found, the easiest first/.test(course)), JSON.stringify(told));
  const [, file] = await lab.save('Save all (CSV)');
  const rows = file.toString().trim().split('\n').slice(1).map(row => row.split(','));
  const said = Number((await lab.course.textContent()).match(/^[\d,]+/)[0].replaceAll(',', ''));
  assert.equal(rows.length, said);
  // Each comes out, with a digit for each letter and no two the same.
  for (const [puzzle, solution] of rows) {
    const [above, below] = solution.split(' = ');
    assert.equal(above.split(' + ').map(Number).reduce((sum, one) => sum + one), Number(below), solution);
    const pairs = new Set([...puzzle.replace(/[+=]/g, '')].map((letter, at) => letter + solution.replace(/[^0-9]/g, '')[at]));
    assert.equal(new Set([...pairs].map(pair => pair[0])).size, pairs.size, puzzle);
    assert.equal(new Set([...pairs].map(pair => pair[1])).size, pairs.size, puzzle);
  }
  // One of them is opened, and has no other solution; the list stays.
  const [first] = await lab.made();
  await page.getByRole('link', { name: first, exact: true }).click();
  await eventually(() => lab.address(), `#/cryptarithm?puzzle=${first}`);
  await like(() => lab.headline.textContent(), /, and nothing else$/);
  assert.ok((await lab.made()).length > 3);
});

test('looking for sums of three words can be stopped', async ({ page, lab }) => {
  await unanswered(page, SEND, /\d tried, /);
  await watch(lab);
  await page.getByText('Make your own').click();
  await lab.words.fill(WORDS.slice(0, 6).join(' '));
  await page.getByLabel('Also sums of three words').check();
  await lab.button('Find sums').click();
  await page.getByText(/[\d,]+ tried/).waitFor();
  await lab.button('Stop').click();
  await page.getByText(/^Stopped;/).waitFor();
});
