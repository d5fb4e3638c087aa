// Whodunits: suspects, statements, and solving by hand.
import { assert, eventually, like, test as plain, url } from '../harness.mjs';
import { Whodunit } from '../pages/whodunit.mjs';

const FOUR = 'whodunit?case=A:A_innocent;B:D_guilty;C:B_guilty;D:D_innocent';
const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new Whodunit(page, url()) }), options);

async function watch(lab, link = 'whodunit') {
  await lab.open(link);
  return lab.solved();
}

test('each suspect in turn, and the line between two statements', async ({ page, lab }) => {
  assert.equal(await watch(lab), 'B did it, and lies: nothing else can be');
  await page.keyboard.press('ArrowRight');
  await eventually(() => lab.known(), 'A did it; B is innocent and tells the truth; C is innocent and tells the truth');
  await page.keyboard.press('ArrowRight');
  await lab.said.getByText('B’s “B was away” and C’s “B was with him” cannot both stand, if A did it.').waitFor();
  await eventually(() => lab.clashing.allTextContents(), ['B was away', 'B was with him']);
  await eventually(() => lab.ties.count(), 1);
  await lab.button('Last step').click();
  await eventually(() => lab.looked.count(), 3);
  await like(async () => (await lab.looked.allInnerTexts()).join('\n'), /A did it: cannot be.*\nB did it: can be.*\nC did it: cannot be/);
  // What was looked at is a way back to it.
  await lab.looked.nth(0).getByRole('button').click();
  await eventually(() => lab.step(), 2);
});

test('who may lie changes the answer; a further witness settles it', async ({ page, lab }) => {
  assert.equal(await watch(lab, `${FOUR}&liars=3`), 'A did it; A, B and C lie: nothing else can be');
  await lab.liars.selectOption({ label: 'Exactly 2 of them lie' });
  await eventually(() => lab.headline.textContent(), '2 worlds: not unique');
  await eventually(() => lab.worlds.allTextContents(), ['C did it; B and C lie', 'D did it; C and D lie']);
  await lab.witness.getByRole('button', { name: '“D is innocent”' }).click();
  await eventually(() => lab.address(), `#/${FOUR};*:D_innocent&liars=2`);
  await eventually(() => lab.headline.textContent(), 'C did it; B and C lie: nothing else can be');
  await lab.liars.selectOption({ label: 'Exactly 4 of them lie' });
  await eventually(() => lab.headline.textContent(), 'No world can stand');
});

test('lines and text are one case, and a fault points at line and word', async ({ page, lab }) => {
  await watch(lab, `${FOUR}&liars=3`);
  await lab.edit();
  await eventually(() => lab.rows.count(), 4);
  const said = lab.rows.nth(1).getByRole('textbox', { name: 'What is said' });
  // Typed with its spaces, as people type.
  await said.fill('');
  await said.pressSequentially('C guilty or A lies');
  await eventually(() => lab.text.inputValue(), 'A: A innocent\nB: C guilty or A lies\nC: B guilty\nD: D innocent');
  await said.press('Enter');
  await eventually(() => lab.address(), '#/whodunit?case=A:A_innocent;B:C_guilty_or_A_lies;C:B_guilty;D:D_innocent&liars=3');
  await lab.text.fill('A: B lies\nB: A liess');
  await lab.text.blur();
  await eventually(() => lab.faults.allTextContents(), ['case: Line 2, word 3: “liess” is not “guilty”, “innocent”, “truthful”, “lies”; any other fact must first stand in a line with slashes, as fact/']);
  await eventually(() => lab.rows.count(), 2);
  await lab.text.fill('A: B lies\nB: A lies');
  await lab.liars.selectOption({ label: 'Each is a knight or a knave' });
  await eventually(() => lab.address(), '#/whodunit?case=A:B_lies;B:A_lies&liars=knaves');
  await eventually(() => lab.headline.textContent(), '2 worlds: not unique');
  await page.getByRole('button', { name: 'Add a suspect' }).click();
  await eventually(() => lab.address(), '#/whodunit?case=A:B_lies;B:A_lies;C:&liars=knaves');
  await lab.rows.nth(2).getByRole('button', { name: 'Leave out line 3' }).click();
  await eventually(() => lab.address(), '#/whodunit?case=A:B_lies;B:A_lies&liars=knaves');
});

test('something is asked besides', async ({ page, lab }) => {
  assert.equal(await watch(lab, 'whodunit?case=A:B_like_C;B:;C:&liars=knaves&ask=C_says_A_like_B'), 'Certain: C would say: A and B are of one kind. 4 worlds: not unique');
  await lab.edit();
  const ask = page.getByRole('textbox', { name: 'What is asked besides' });
  await ask.fill('C lies');
  await ask.press('Enter');
  await eventually(() => lab.headline.textContent(), 'Open: C is a knave. 4 worlds: not unique');
});

test('the case is solved by hand: supposed, closed by two statements, and found', async ({ page, lab }) => {
  await watch(lab);
  await lab.button('Try it').click();
  await lab.suppose('A did it');
  await lab.pick('B’s “B was a stranger”');
  await lab.pick('C’s “B was with him”');
  await lab.button('These 2 cannot stand together').click();
  await lab.answer.getByText('These can well stand together.').waitFor();
  await lab.pick('B’s “B was away”');
  await lab.pick('C’s “B was with him”');
  await lab.button('These 2 cannot stand together').click();
  await eventually(() => lab.looked.count(), 1);
  await lab.suppose('B did it');
  await lab.button('Hint').click();
  await lab.answer.getByText('Something follows from one statement alone. Whose?').waitFor();
  await lab.button('All can stand').click();
  await eventually(() => lab.looked.count(), 2);
  await lab.suppose('C did it');
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('What is supposed now cannot stand: find what speaks against it.').waitFor();
  await lab.button('Undo').click();
  // A head is pressed too.
  await lab.drawing.getByRole('button', { name: 'Suppose C did it' }).click();
  await lab.pick('A’s “B was a friend”');
  await lab.pick('B’s “B was a stranger”');
  await lab.button('These 2 cannot stand together').click();
  await lab.deeds.getByText('Everything has been looked at.').waitFor();
  await page.reload();
  await lab.button('Try it').click();
  await lab.deeds.getByText('Everything has been looked at.').waitFor();
});

test('five knights and knaves by keys alone', async ({ page, lab }) => {
  await watch(lab, 'whodunit?case=Aurora:Abigail_truthful;Ethan:Abigail_lies_or_Aria_lies;Noah:Aria_lies;Aria:Aurora_lies_iff_Noah_truthful;Abigail:Noah_truthful&liars=knaves');
  await lab.button('Try it').click();
  await lab.button('Aria is a knight').focus();
  await page.keyboard.press('Enter');
  await lab.button('What follows?').focus();
  await page.keyboard.press('Enter');
  await eventually(() => lab.known().then(text => /Noah is a knave/.test(text)), true);
  await lab.button('Show me from here').click();
  await lab.button('Last step').click();
  await eventually(() => lab.known(), 'Everything was looked at: 1 world can stand');
});
