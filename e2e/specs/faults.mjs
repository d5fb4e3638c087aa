// Links and blanks with faults are said, each at its place.
import { assert, eventually, like, test } from '../harness.mjs';

const faults = lab => lab.faults.allTextContents();

test('a bad link opens the lab with each fault marked', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,x&start=1,2,3&goal=any:2&water=rain&colour=red&step=q');
  const found = (await faults(lab)).join('\n');
  for (const key of ['sizes', 'water', 'colour', 'step']) assert.match(found, new RegExp(`^${key}: `, 'm'));
  await eventually(() => lab.sizes.getAttribute('aria-invalid'), 'true');
  const described = await lab.sizes.getAttribute('aria-describedby');
  await like(() => page.locator(`[id="${described}"]`).textContent(), /“x” is not a whole number from 1 to 1,000,000/);
  assert.match(lab.address(), /colour=red/, 'the faulty link stays to be seen');
});

test('mending the blanks mends the page', async ({ lab }) => {
  await lab.open('jugs?sizes=3,x&goal=any:2');
  await lab.sizes.fill('3, 7');
  await eventually(() => faults(lab), []);
  assert.equal(await lab.solved(), '6 pours; nothing shorter exists');
  await eventually(() => lab.address(), '#/jugs?sizes=3,7&goal=any:2');
});

test('each field says what is wrong and what is allowed, and the stage stays', async ({ lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  const wrong = async (field, text, words) => {
    const before = await field.inputValue();
    await field.fill(text);
    await field.press('Enter');
    await eventually(async () => words.test((await faults(lab)).join()), true);
    assert.deepEqual(await lab.amounts(), [0, 0]);
    assert.equal(await field.inputValue(), text, 'the form stays as it was typed');
    await field.fill(before === '' ? '' : before);
    await field.press('Enter');
    await eventually(() => faults(lab), []);
  };
  await wrong(lab.sizes, '0, 7', /“0” is not a whole number from 1 to 1,000,000/);
  await wrong(lab.sizes, '1,2,3,4,5,6,7', /7 jugs given; name 1 to 6 sizes/);
  await wrong(lab.sizes, '', /No jug given/);
  await wrong(lab.start, '4, 0', /4 litres do not fit into the 3-litre jug; at most 3 do/);
  await wrong(lab.start, '1', /1 given for 2 jugs/);
  await wrong(lab.amount, 'two', /“two” is not a whole number from 0 to 6,000,000/);
});

test('an unknown lab and an unreadable link lead home with the reason', async ({ page, lab }) => {
  await lab.open('jogs?sizes=3');
  await like(() => page.getByRole('alert').first().textContent(), /“jogs” is no lab here/);
  await page.locator('.card').first().waitFor();
  await lab.open('%ff');
  await like(() => page.getByRole('alert').first().textContent(), /not UTF-8/);
});

test('the way the goal is wanted can be turned without typing again', async ({ lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.where.selectOption({ label: 'jug by jug' });
  await eventually(() => lab.address(), '#/jugs?sizes=3,7&goal=2,*');
  await lab.where.selectOption({ label: 'in all together' });
  await eventually(() => lab.address(), '#/jugs?sizes=3,7&goal=total:2');
  await lab.where.selectOption({ label: 'in some jug' });
  await eventually(() => lab.address(), '#/jugs?sizes=3,7&goal=any:2');
});
