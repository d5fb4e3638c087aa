// Zoom tracks: completing, riding, changing and trying.
import { assert, eventually, test as plain, url } from '../harness.mjs';
import { Tracks } from '../pages/tracks.mjs';

const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new Tracks(page, url()) }), options);

async function watch(lab, link = 'tracks') {
  await lab.open(link);
  return lab.solved();
}

test('the network is completed arrow by arrow, each with its reason', async ({ page, lab }) => {
  assert.equal(await watch(lab), 'Exactly one completion');
  await page.keyboard.press('ArrowRight');
  await eventually(() => lab.said.getByRole('heading').innerText(), 'N\u00a0→\u00a0S');
  await lab.said.getByText('S leads to U, O and T already, and each place leads to three.').waitFor();
  await eventually(() => lab.drawing.locator('.track--now').count(), 1);
  await lab.meets.getByText('5 of 21 pairs share what they are to.').waitFor();
  await lab.button('Last step').click();
  await eventually(() => lab.network(), 'S leads to U, O and T; U leads to O, N and P; O leads to T, N and Q; T leads to U, P and Q; N leads to S, T and P; P leads to S, O and Q; Q leads to S, U and N');
  await lab.meets.getByText('21 of 21 pairs share what they are to.').waitFor();
});

test('two friends ride and meet, from the drawing and from the table', async ({ page, lab }) => {
  await watch(lab, 'tracks?places=SUOTNPQ&given=SU,SO,ST,UO,UN,UP,OT,ON,TU,NP&step=11');
  await lab.drawing.getByRole('button', { name: 'A friend at S', exact: true }).click();
  await lab.says.getByText('One friend is at S. Press where the other is.').waitFor();
  await lab.drawing.getByRole('button', { name: 'Meet from S and U', exact: true }).click();
  await lab.says.getByText('Friends at S and U meet at O.').waitFor();
  await eventually(() => lab.drawing.locator('.rider').count(), 2);
  await lab.cell('N', 'Q').click();
  await lab.says.getByText('Friends at N and Q meet at S.').waitFor();
  // Once more puts them away, and another puzzle does not have them.
  await lab.cell('N', 'Q').click();
  await eventually(() => lab.drawing.locator('.rider').count(), 0);
  await lab.cell('N', 'Q').click();
  await page.keyboard.press('Home');
  await lab.says.getByText('Friends at N and Q meet nowhere yet').waitFor();
});

test('the puzzle is changed by its blanks, and sizes that cannot be say why', async ({ page, lab }) => {
  await watch(lab);
  await lab.given.fill('SU, SO');
  await lab.given.press('Enter');
  await eventually(() => lab.address(), '#/tracks?places=SUOTNPQ&given=SU,SO');
  await eventually(() => lab.headline.textContent(), '48 completions: not unique');
  await lab.given.fill('');
  await lab.places.fill('6');
  await lab.places.press('Enter');
  await eventually(() => lab.address(), '#/tracks?places=ABCDEF');
  await eventually(() => lab.headline.textContent(), 'No network of six places can do it');
  await lab.proof.getByText('at least 3 · 6 = 18 tracks are needed').waitFor();
  await lab.places.fill('9');
  await lab.places.press('Enter');
  await lab.proof.getByText('so n = 4λ + 3: 7, 11, 15, 19 … places.').waitFor();
  await lab.meet.selectOption({ label: 'at least one next place' });
  await eventually(() => lab.headline.textContent(), '77,274,880 completions: not unique');
  await lab.places.fill('AB*');
  await lab.places.press('Enter');
  await eventually(() => lab.faults.allTextContents(), ['places: “*” cannot be in the name of a place; letters and digits can']);
});

test('240 networks of seven, each to be seen', async ({ page, lab }) => {
  assert.equal(await watch(lab, 'tracks?places=ABCDEFG'), '240 completions: not unique');
  await lab.button('See them').click();
  await lab.clues.getByText('Completion 1 of 240').waitFor();
  const first = await lab.network();
  await lab.button('Next').click();
  await eventually(() => lab.network().then(now => now !== first), true);
  await lab.button('Before').click();
  await lab.button('Before').click();
  await lab.clues.getByText('Completion 240 of 240').waitFor();
  await lab.button('Back to the reasoning').click();
  await eventually(() => lab.steps.count(), 6);
});

test('clues that are not needed are left out, one by one or all at once', async ({ page, lab }) => {
  await watch(lab);
  await lab.clues.getByRole('button', { name: 'Leave out S\u00a0→\u00a0U' }).click();
  await eventually(() => lab.address(), '#/tracks?places=SUOTNPQ&given=SO,ST,UO,UN,UP,OT,ON,TU,NP');
  await eventually(() => lab.headline.textContent(), 'Exactly one completion');
  await lab.button('Pose it with six').click();
  await eventually(() => lab.given.inputValue().then(given => given.split(',').length), 6);
  await eventually(() => lab.headline.textContent(), 'Exactly one completion');
  await lab.clues.getByText('Each of the tracks given: without it there is another completion.').waitFor();
});

test('tracks are dragged, tapped and typed by keys; what is wrong is named', async ({ page, lab }) => {
  await watch(lab);
  await lab.button('Try it').click();
  await lab.drag(4, 0);
  await eventually(() => lab.network().then(text => /N leads to S and P/.test(text)), true);
  // The same drag takes it away; the other way turns it.
  await lab.drag(4, 0);
  await eventually(() => lab.network().then(text => /N leads to P;/.test(text)), true);
  await lab.drag(0, 4);
  await lab.says.getByText('S leads to U, O, T and N, and no place can lead to more than three.').waitFor();
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('No, this cannot be completed').waitFor();
  await lab.drag(4, 0);
  await eventually(() => lab.says.innerText(), '');
  // A given track stays.
  await lab.drag(1, 0);
  await lab.answer.getByText('S\u00a0→\u00a0U is given: it stays.').waitFor();
  // By keys.
  await lab.drawing.getByRole('button', { name: 'Begin a track at P' }).focus();
  await page.keyboard.press('Enter');
  await lab.drawing.getByRole('button', { name: 'Lay P\u00a0→\u00a0S' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => lab.network().then(text => /P leads to S/.test(text)), true);
  await lab.button('Undo').click();
  await eventually(() => lab.network().then(text => /P leads to no place/.test(text)), true);
  await lab.button('Hint').click();
  await lab.answer.getByText('Count the tracks at S.').waitFor();
  await lab.button('Hint: why?').click();
  await lab.answer.getByText('S leads to U, O and T already').waitFor();
  await lab.button('Show me from here').click();
  await lab.button('Last step').click();
  await lab.meets.getByText('21 of 21 pairs share what they are to.').waitFor();
});

test('a finger drags a track, and what is laid becomes a puzzle', async ({ page, lab }) => {
  await watch(lab, 'tracks?places=ABCDEFG&given=AB');
  await lab.button('Try it').click();
  const [x, y] = await lab.middle(0);
  const [u, v] = await lab.middle(3);
  const touch = await page.context().newCDPSession(page);
  const point = (x, y) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(x, y) });
  for (const part of [0.3, 0.7, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(x + (u - x) * part, y + (v - y) * part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await eventually(() => lab.network().then(text => /^A leads to B and D/.test(text)), true);
  await lab.button('Make a puzzle of what is laid').click();
  await eventually(() => lab.address(), '#/tracks?places=ABCDEFG&given=AB,AD');
}, { viewport: { width: 390, height: 844 }, hasTouch: true });

test('nineteen places by squares', async ({ page, lab }) => {
  await watch(lab, 'tracks');
  assert.equal(await watch(lab, 'tracks?places=19'), '41,259,741,659,136,000 completions: not unique');
  await page.keyboard.press('ArrowRight');
  await lab.said.getByText('Divided by 19, squares leave 1, 4, 5, 6, 7, 9, 11, 16 and 17').waitFor();
  await page.getByText('Why: the proof').click();
  await lab.proof.getByText('Here even any three places share a next place').waitFor();
});
