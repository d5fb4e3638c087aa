// Sum and product: the remarks, playing somebody, and bounds.
import { assert, eventually, like, test as plain, url, watchWorkers } from '../harness.mjs';
import { MisterX } from '../pages/mister-x.mjs';

const BIRTHDAY = 'mister-x?list=May:15,May:16,May:19,June:17,June:18,July:14,July:16,August:14,August:15,August:17&told=Albert:month,Bernard:day&talk=A:no+A:knew-B-no,B:now,A:now';
const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new MisterX(page, url()) }), options);

async function watch(lab, link = 'mister-x') {
  await lab.open(link);
  return lab.solved();
}

test('four remarks empty the grid, down to four and thirteen', async ({ page, lab }) => {
  assert.equal(await watch(lab), 'The numbers are 4 and 13');
  await page.getByText('Checked: 4,851 of 4,851 cases').waitFor();
  for (const [step, left] of [[1, '3,076'], [2, '145'], [3, '86'], [4, '1']]) {
    await page.keyboard.press('ArrowRight');
    await eventually(() => lab.step(), step);
    await eventually(() => lab.counts().then(counts => counts.at(-1)), left);
    await like(() => lab.drawing.getAttribute('aria-label'), new RegExp(`^${left} pairs? left after`));
  }
  // A remark is a way to its place, and what is left is listed there.
  await lab.bubbles.nth(1).getByRole('button').click();
  await eventually(() => lab.step(), 2);
  await eventually(() => lab.values('Sums still possible: 10'), ['11', '17', '23', '27', '29', '35', '37', '41', '47', '53']);
  await page.getByRole('heading', { name: 'Products still possible: 113' }).waitFor();
});

test('a pair that is pressed says in numbers why it went', async ({ page, lab }) => {
  await watch(lab, 'mister-x?step=4');
  await lab.press(5, 6);
  const look = lab.look;
  await look.getByRole('heading', { name: '5 and 6' }).waitFor();
  await eventually(() => look.locator('li').last().innerText().then(text => /goes:\s+Peter, told 30, could still not choose between 2·15 and 5·6\./.test(text)), true);
  // The same by typing, and on to those alike.
  await lab.lookAt.fill('3, 8');
  await look.getByText('Susan, told 11, could still not choose among 2+9, 3+8 and 4+7.').waitFor();
  await page.getByRole('button', { name: 'Around 3 and 8, large' }).click();
  await page.getByRole('button', { name: 'The whole grid' }).waitFor();
  await look.getByRole('button', { name: 'Be Peter, told 24' }).click();
  await eventually(() => lab.address(), '#/mister-x?be=P:24');
  await lab.solved();
});

test('a bound is changed, and no answer is explained', async ({ page, lab }) => {
  await watch(lab);
  await lab.sum.fill('64');
  await lab.sum.press('Enter');
  await eventually(() => lab.address(), '#/mister-x?sum=64');
  await eventually(() => lab.headline.textContent(), 'No pair fits: remark 4 cannot be true');
  await lab.proof.getByText('Before remark 4, 46 pairs are still possible').waitFor();
  await lab.proof.getByText('2 and 9: Susan, told 11, could still not choose among 2+9, 3+8 and 4+7.').waitFor();
  // The steps show it to the end.
  await lab.button('Last step').click();
  await eventually(() => lab.counts(), ['686', '62', '46', '0']);
  await lab.sum.fill('x');
  await lab.sum.press('Enter');
  await eventually(() => lab.faults.allTextContents(), ['sum: “x” is not a whole number from 0 to 10,000']);
});

test('Susan is played: wrong, asked, taken back, and to the end', async ({ page, lab }) => {
  await watch(lab);
  await lab.eyes.selectOption({ label: 'am Susan' });
  await eventually(() => lab.address(), '#/mister-x?be=S:17');
  await lab.button('Try it').click();
  await eventually(() => lab.cards.count(), 7);
  await lab.card('2+15').click();
  assert.match(await lab.right(), /^No\s+What you struck out is still possible after this remark\./);
  // A second tap puts it back.
  await lab.card('2+15').click();
  await eventually(() => lab.card('struck out').count(), 0);
  assert.match(await lab.right(), /At this remark nothing goes\./);
  await lab.button('Hear the next').click();
  await lab.button('Hear the next').click();
  for (const pair of ['2+15', '3+14', '5+12', '6+11', '7+10']) await lab.card(pair).click();
  assert.match(await lab.right(), /^Yes\s+What you struck out goes; something more does too\./);
  // A hint in three degrees, then the same move by hand.
  await lab.button('Hint').click();
  await page.getByText('Ask of each pair left').waitFor();
  await lab.button('Hint: why?').click();
  await page.getByText('Peter, told 72, could still not choose between 3·24 and 8·9.').waitFor();
  await lab.card('8+9').click();
  assert.match(await lab.right(), /All that goes at this remark is struck out, and nothing else\./);
  await lab.button('Hear the next').click();
  await lab.button('Hear the end').click();
  await page.getByText('Everything was heard').waitFor();
  // The game is kept.
  await page.reload();
  await lab.button('Try it').click();
  await eventually(() => lab.cards.filter({ hasText: 'went at remark 3' }).count(), 6);
});

test('a birthday: the table, its remarks at once, and its play', async ({ page, lab }) => {
  assert.equal(await watch(lab, BIRTHDAY), 'It is July 16');
  await eventually(() => lab.rows.count(), 4);
  await lab.button('Last step').click();
  await eventually(() => lab.counts(), ['5', '3', '1']);
  await lab.drawing.getByRole('button', { name: 'May 19, gone' }).click();
  await lab.look.getByText('With May 19, Bernard, told 19, would have known').waitFor();
  await lab.button('Try it').click();
  await lab.drawing.getByRole('button', { name: 'May 15, left' }).click();
  await eventually(() => lab.drawing.getByRole('button', { name: 'May 15, struck out' }).count(), 1);
  // A whole month at once, from the list.
  await page.getByRole('button', { name: 'Strike out all with the month June' }).click();
  await eventually(() => lab.drawing.getByRole('button', { name: /struck out/ }).count(), 3);
  await lab.button('Undo').click();
  await eventually(() => lab.drawing.getByRole('button', { name: /struck out/ }).count(), 1);
});

test('the dialogue is changed, remark by remark', async ({ page, lab }) => {
  await watch(lab);
  await page.getByText('Change what they say').click();
  await lab.rows.nth(3).getByRole('button', { name: 'Leave out remark 4' }).click();
  await eventually(() => lab.address(), '#/mister-x?talk=P:no,S:knew-P-no,P:now');
  await eventually(() => lab.headline.textContent().then(text => /^86 pairs are left/.test(text)), true);
  await lab.rows.nth(2).getByRole('combobox', { name: 'Who speaks' }).selectOption({ label: 'Susan' });
  await eventually(() => lab.address(), '#/mister-x?talk=P:no,S:knew-P-no,S:now');
  await lab.rows.nth(1).getByRole('combobox', { name: 'What is said' }).selectOption({ label: 'does not know' });
  await page.getByRole('button', { name: 'Add a remark' }).click();
  await lab.rows.nth(3).getByLabel('at once with the one above').check();
  await eventually(() => lab.address(), '#/mister-x?talk=P:no,S:no,S:now+P:no');
  // Whom somebody knew of follows when the speaker changes.
  await lab.rows.nth(0).getByRole('combobox', { name: 'What is said' }).selectOption({ label: 'knew that Susan could not know' });
  await lab.rows.nth(0).getByRole('combobox', { name: 'Who speaks' }).selectOption({ label: 'Susan' });
  await eventually(() => lab.address(), '#/mister-x?talk=S:knew-P-no,S:no,S:now+P:no');
  // What cannot be read stays to be mended.
  await lab.open('mister-x?talk=P:no,Q:yes');
  await lab.faults.getByText('“Q” is nobody’s letter').waitFor();
  await page.getByRole('textbox', { name: 'What they say' }).fill('P:no');
  await page.getByRole('textbox', { name: 'What they say' }).press('Enter');
  await eventually(() => lab.address(), '#/mister-x?talk=P:no');
});

test('three are told something, and other conventions are one press away', async ({ page, lab }) => {
  await watch(lab);
  await eventually(() => lab.turns.locator('tr').allInnerTexts().then(rows => rows.map(row => row.replace(/\s+/g, ' '))), [
    'As it stands 4 and 13', 'If the two must differ 4 and 13', 'If each is 1 or more 4 answers: 1 and 4; 1 and 8; 7 and 8; and more', 'If only the sum is at most 100 4 and 13',
  ]);
  await lab.turns.getByRole('link', { name: 'If each is 1 or more' }).click();
  await eventually(() => lab.headline.textContent(), '4 pairs are left: 1 and 4; 1 and 8; 7 and 8; 8 and 11');
  await lab.third.selectOption({ label: 'Diana' });
  await eventually(() => lab.address(), '#/mister-x?low=1&told=Susan:sum,Peter:product,Diana:difference');
  await page.getByRole('heading', { name: /^Differences still possible/ }).waitFor();
});

test('answers are counted bound by bound, and a place in the chart is opened', async ({ page, lab }) => {
  await watch(lab, 'mister-x?distinct=yes');
  await page.getByText('How the answer depends on the bound').click();
  await page.getByLabel('For every').selectOption('sum');
  await lab.sweep.getByLabel('up to').fill('0');
  await lab.sweep.getByText('“0” is not a whole number from 1 to 2,800').waitFor();
  await lab.sweep.getByLabel('up to').fill('90');
  await lab.button('Count').click();
  await eventually(() => lab.sweep.locator('tr').allInnerTexts().then(rows => rows.map(row => row.replace(/\s+/g, ' '))), ['5 to 64 no answer', '65 to 90 4 and 13']);
  const chart = await lab.sweep.locator('svg').boundingBox();
  // Bounds from 5 to 90 stand side by side: the sixtieth is 64.
  await lab.sweep.locator('svg').click({ position: { x: 2 + (chart.width - 4) * 59.5 / 86, y: chart.height * 0.4 } });
  await eventually(() => lab.address(), '#/mister-x?sum=64&distinct=yes');
  await eventually(() => lab.headline.textContent(), 'No pair fits: remark 4 cannot be true');
  // It outlives the puzzle, and says so where it is of another.
  await eventually(() => lab.sweep.locator('tr').count(), 2);
  await lab.low.fill('3');
  await lab.low.press('Enter');
  await lab.sweep.getByText('This was counted for another puzzle or another bound: count anew.').waitFor();
  // A long count can be stopped.
  await lab.sweep.getByLabel('up to').fill('2800');
  await lab.button('Count').click();
  await lab.sweep.getByText(/Counted up to/).waitFor();
  await lab.button('Stop').click();
  await lab.sweep.getByText('Stopped.').waitFor();
});

test('two million pairs are worked out in the worker, drawn, pressed and looked into', async ({ page, lab }) => {
  await watchWorkers(page);
  await watch(lab);
  const before = await page.evaluate(() => window.asked);
  await lab.high.fill('2000');
  await lab.high.press('Enter');
  await eventually(() => lab.headline.textContent(), '4 pairs are left: 4 and 13; 4 and 61; 16 and 73; 32 and 131');
  assert.ok(await page.evaluate(() => window.asked) > before);
  await lab.button('One step on').click();
  await lab.button('One step on').click();
  await eventually(() => lab.counts(), ['1,444,989', '79,957']);
  const box = await page.locator('.pairs__hit').boundingBox();
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.95);
  await page.getByRole('button', { name: 'To the right' }).click();
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.8);
  await lab.look.locator('.look__title b').waitFor();
  await page.getByRole('button', { name: 'The whole grid' }).click();
  await page.getByRole('button', { name: 'Only what is left, large' }).click();
});

test('what is left is taken away as a table and as data', async ({ page, lab }) => {
  await watch(lab, 'mister-x?step=3');
  await lab.share();
  const [name, table] = await lab.save('Table (CSV)');
  assert.match(name, /\.csv$/);
  const rows = table.toString().trim().split('\n');
  assert.equal(rows[0], 'smaller,larger,sum,product');
  assert.equal(rows.length, 87);
  assert.ok(rows.includes('4,13,17,52'));
  const [, data] = await lab.save('Data (JSON)');
  const json = JSON.parse(data);
  assert.deepEqual(json.answer, { pairs: [[4, 13]] });
  assert.deepEqual(json.facts.survivors, [4851, 3076, 145, 86, 1]);
});
