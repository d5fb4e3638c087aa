import { assert, eventually, test as plain, url } from '../harness.mjs';
import { Xml } from '../pages/xml.mjs';

const test = (name, run, options) =>
  plain(name, ({ page, ...rest }) => run({ page, ...rest, lab: new Xml(page, url()) }), options);

async function watch(lab, link = 'xml') {
  await lab.open(link);
  return lab.solved();
}

test('a broken document is pasted, its place is told, and it is mended', async ({ lab }) => {
  assert.equal(await watch(lab), 'Well formed: 2 elements, 6 attributes, 1 doctype and 1 namespace');
  await lab.xml.fill('<r>\n  <p>Apex & Partners</p>\n</r>');
  // The other text follows at once.
  await eventually(async () => (await lab.term.inputValue()).includes('unparsed("& Partners'), true, 400);
  await eventually(() => lab.headline.textContent(), 'Malformed, line 2, column 11: “&” begins no reference here');
  assert.equal(await lab.lit('wrong'), '& Partners</p');
  await lab.option('a lone & is itself').click();
  await eventually(() => lab.headline.textContent(), 'Well formed: 2 elements and 1 text');
  await lab.option('a lone & is itself').click();
  await lab.xml.fill('<r>\n  <p>Apex &amp; Partners</p>\n</r>');
  await eventually(() => lab.headline.textContent(), 'Well formed: 2 elements and 1 text');
  assert.match(lab.address(), /^#\/xml\?doc=<r>/);
});

test('a term is typed, and the text follows; what is no term says where', async ({ lab }) => {
  await watch(lab);
  await lab.term.fill('xml([],[element(a,[id="x"],[pcdata("1 < 2")])])');
  await eventually(() => lab.xml.inputValue(), '<a id="x">1 &lt; 2</a>\n');
  await lab.term.fill('xml([],[element(a,[id="x"],[element(B,[],[])])])');
  await eventually(() => lab.headline.textContent(), 'No document: a variable stands for nothing yet');
  await lab.proof.getByText('Around it: a(x).').waitFor();
  await lab.term.fill('xml([],[element(a,[id="x"],[');
  await eventually(() => lab.wrong.textContent(), 'Line 1, column 29: here is the end: a term is missing.');
  await eventually(() => lab.faults.count(), 1);
});

test('the node under the cursor is lit in both texts', async ({ page, lab }) => {
  await watch(lab, 'xml?doc=%3Ca%3E%3Cb%3Eone%3C/b%3E%3Cc/%3E%3C/a%3E');
  await lab.xml.click();
  await page.keyboard.press('Home');
  for (let at = 0; at < 8; at++) await page.keyboard.press('ArrowRight');
  await eventually(() => lab.lit('cursor'), 'one');
  assert.equal(await lab.lit('cursor', 1), 'pcdata("one")');
});

test('a document is read piece by piece, and by hand', async ({ page, lab }) => {
  await watch(lab, 'xml?doc=%3Ca%3E%3Cb%3Eone%3C/b%3E%3C/a%3E');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await lab.said.getByRole('heading', { name: '<b> opens' }).waitFor();
  await lab.said.getByText('Open: a › b.').waitFor();
  assert.equal(await lab.lit('now'), '<b>');
  assert.equal(await lab.lit('ahead'), 'one</b></a>');
  await lab.button('Try it').click();
  const deed = name => lab.deeds.getByRole('button', { name, exact: true }).click();
  await deed('It opens an element');
  await deed('It is text');
  await lab.answer.getByText('That cannot be done').waitFor();
  await deed('It opens an element');
  await deed('It is text');
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('Right so far').waitFor();
  await deed('It closes an element');
  await deed('It closes an element');
  await lab.answer.getByText('All of it is done').waitFor();
});

test('a pattern finds every sub-term, lit in the source, as rows', async ({ lab }) => {
  await watch(lab, 'xml?query=q1');
  await lab.question.fill('each element(book, [year=Y|_], Held) in bib');
  await eventually(() => lab.headline.textContent(), '4 rows of bindings');
  await lab.button('Last step').click();
  await eventually(() => lab.rows.count(), 4);
  assert.match((await lab.rows.allInnerTexts()).join(), /“1994”[^]*“1992”[^]*“2000”[^]*“1999”/);
  assert.match(await lab.lit('found'), /<book year="1994">/);
  assert.match(await lab.lit('now'), /^<book year="1999">/);
  await lab.question.fill('each element(book');
  await eventually(() => lab.wrong.count(), 1);
  await eventually(() => lab.faults.count(), 1);
});

test('Q4 step by step, to the published result', async ({ page, lab }) => {
  assert.equal(await watch(lab, 'xml?query=q4'), '<results> with 4 terms built');
  await page.keyboard.press('ArrowRight');
  await eventually(() => lab.rows.count(), 1);
  assert.equal(await lab.lit('now'), '<author><last>Stevens</last><first>W.</first></author>');
  assert.equal(await lab.lit('now', 1), 'each Author = element(author, _, _) in bib');
  for (let step = 1; step < 7; step++) await page.keyboard.press('ArrowRight');
  await lab.said.getByRole('heading', { name: '4 rows sorted' }).waitFor();
  assert.match((await lab.rows.allInnerTexts()).join(), /Abiteboul[^]*Buneman[^]*Stevens[^]*Suciu/);
  await lab.button('Last step').click();
  await eventually(async () => (await lab.result.innerText()).replace(/\n\s*/g, ''), '<results>'
    + '<result><author><last>Abiteboul</last><first>Serge</first></author><title>Data on the Web</title></result>'
    + '<result><author><last>Buneman</last><first>Peter</first></author><title>Data on the Web</title></result>'
    + '<result><author><last>Stevens</last><first>W.</first></author><title>TCP/IP Illustrated</title>'
    + '<title>Advanced Programming in the Unix environment</title></result>'
    + '<result><author><last>Suciu</last><first>Dan</first></author><title>Data on the Web</title></result></results>');
});

test('the texts scroll to what a step is about', async ({ page, lab }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(lab, 'xml?query=q4&step=26');
  const seen = () => page.evaluate(() => [...document.querySelectorAll('.pane__scroll')].map(part => {
    const [within, mark] = [part, part.querySelector('.lit--now')].map(one => one.getBoundingClientRect());
    return mark.top >= within.top - 1 && mark.top < within.bottom;
  }));
  await eventually(seen, [true, true]);
  await lab.button('Last step').click();
  await eventually(seen, [true, true]);
});

test('HTML is read as a term, and the shape is chosen', async ({ page, lab }) => {
  await watch(lab, 'xml?doc=%3CP%3Eone%3Cp%3Etwo%3CBR%3Ethree&read=html');
  assert.match(await lab.term.inputValue(), /element\(br, \[\], \[\]\)/);
  await page.getByRole('combobox', { name: 'How the term is written' }).selectOption({ label: 'other Prologs’ term' });
  await eventually(async () => (await lab.term.inputValue()).startsWith('[\n  element(p, [], [one])'), true);
});
