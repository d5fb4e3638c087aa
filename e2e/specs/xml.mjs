// Documents and terms: reading, asking, and large files.
import { assert, eventually, like, test as plain, url } from '../harness.mjs';
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
  // The other text follows at once: no time passes here.
  await eventually(async () => (await lab.term.inputValue()).includes('unparsed("& Partners'), true);
  await lab.page.clock.resume();
  await eventually(() => lab.headline.textContent(), 'Malformed, line 2, column 11: “&” begins no reference here');
  await eventually(() => lab.lit('wrong'), '& Partners</p');
  await lab.option('a lone & is itself').click();
  await eventually(() => lab.headline.textContent(), 'Well formed: 2 elements and 1 text');
  await lab.option('a lone & is itself').click();
  await lab.xml.fill('<r>\n  <p>Apex &amp; Partners</p>\n</r>');
  await eventually(() => lab.headline.textContent(), 'Well formed: 2 elements and 1 text');
  await like(() => lab.address(), /^#\/xml\?doc=<r>/);
}, { held: true });

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
  await eventually(() => lab.lit('cursor', 1), 'pcdata("one")');
});

test('a document is read piece by piece, and by hand', async ({ page, lab }) => {
  await watch(lab, 'xml?doc=%3Ca%3E%3Cb%3Eone%3C/b%3E%3C/a%3E');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await lab.said.getByRole('heading', { name: '<b> opens' }).waitFor();
  await lab.said.getByText('Open: a › b.').waitFor();
  await eventually(() => lab.lit('now'), '<b>');
  await eventually(() => lab.lit('ahead'), 'one</b></a>');
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
  await like(async () => (await lab.rows.allInnerTexts()).join(), /“1994”[^]*“1992”[^]*“2000”[^]*“1999”/);
  await like(() => lab.lit('found'), /<book year="1994">/);
  await like(() => lab.lit('now'), /^<book year="1999">/);
  await lab.question.fill('each element(book');
  await eventually(() => lab.wrong.count(), 1);
  await eventually(() => lab.faults.count(), 1);
});

test('Q4 step by step, to the published result', async ({ page, lab }) => {
  assert.equal(await watch(lab, 'xml?query=q4'), '<results> with 4 terms built');
  await page.keyboard.press('ArrowRight');
  await eventually(() => lab.rows.count(), 1);
  await eventually(() => lab.lit('now'), '<author><last>Stevens</last><first>W.</first></author>');
  await eventually(() => lab.lit('now', 1), 'each Author = element(author, _, _) in bib');
  for (let step = 1; step < 7; step++) await page.keyboard.press('ArrowRight');
  await lab.said.getByRole('heading', { name: '4 rows sorted' }).waitFor();
  await like(async () => (await lab.rows.allInnerTexts()).join(), /Abiteboul[^]*Buneman[^]*Stevens[^]*Suciu/);
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
  await like(() => lab.term.inputValue(), /element\(br, \[\], \[\]\)/);
  await page.getByRole('combobox', { name: 'How the term is written' }).selectOption({ label: 'other Prologs’ term' });
  await eventually(async () => (await lab.term.inputValue()).startsWith('[\n  element(p, [], [one])'), true);
});

/** A document of so many books, the one numbered `broken` never closed. */
function books(many, broken = -1) {
  const book = (_, n) => `  <book id="b${n}" year="${1900 + n % 120}">\n    <title>Volume ${n}${n === broken ? '' : '</title>'}\n  </book>\n`;
  return `<books>\n${Array.from({ length: many }, book).join('')}</books>\n`;
}

test('a small file is read in its encoding, and becomes the puzzle', async ({ page, lab }) => {
  await watch(lab);
  await lab.file('town.xml', Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?>\n<m\xecsto>Plze\xf2</m\xecsto>', 'latin1'));
  await eventually(() => lab.headline.textContent(), 'Well formed: 1 element and 1 text');
  await like(() => lab.xml.inputValue(), /<město>Plzeň<\/město>/);
  await page.getByText('“town.xml” was read as ISO-8859-2.').waitFor();
  await like(() => lab.address(), /město/);
  // UTF-16 too, dropped on the drawing.
  const data = await page.evaluateHandle(() => {
    const units = new Uint16Array([0xfeff, ...'<a>Ω</a>'].map(letter => typeof letter === 'string' ? letter.charCodeAt(0) : letter));
    const data = new DataTransfer();
    data.items.add(new File([units], 'omega.xml'));
    return data;
  });
  await page.locator('.panes').dispatchEvent('drop', { dataTransfer: data });
  await eventually(() => lab.xml.inputValue(), '<a>Ω</a>');
  await page.getByText('“omega.xml” was read as UTF-16.').waitFor();
});

test('a document too long for a link is read in the worker, walked through and asked', async ({ page, lab }) => {
  await watch(lab);
  const address = lab.address();
  await lab.file('books.xml', books(40_000));
  assert.equal(await lab.come(), 'Well formed: 80,001 elements, 80,000 attributes and 40,000 texts.');
  assert.equal(lab.address(), address);
  // Of some hundred thousand rows only those around what is seen are there, and they follow.
  const [xml, term] = [lab.sheet('XML'), lab.sheet('Term')];
  assert.ok(await xml.locator('.large__row').count() <= 80);
  await xml.getByText('<book id="b0" year="1900">').waitFor();
  await xml.evaluate(part => { part.scrollTop = part.scrollHeight; });
  await xml.getByText('<book id="b39999" year="1939">').click();
  await term.getByText('id="b39999"').waitFor();
  await like(async () => (await term.locator('.lit--cursor').allTextContents()).join(''), /^element\(book, \[id="b39999", year="1939"\]/);
  await lab.button('Node around').click();
  await eventually(async () => (await xml.locator('.lit--cursor').first().textContent()), '<books>');
  // What can be asked of a small one can be asked of it.
  await lab.asked.selectOption({ label: 'for a pattern' });
  await eventually(() => lab.answered.textContent(), '80,001 sub-terms are like the pattern.');
  await lab.question.fill('element(book, [id=Id, year="1919"], _)');
  await eventually(() => lab.answered.textContent(), '334 sub-terms are like the pattern.');
  await page.getByRole('button', { name: '334', exact: true }).click();
  await xml.locator('.lit--cursor').getByText('<book id="b39979" year="1919">').waitFor();
  // It is in no link, and says so.
  await lab.button('Share').click();
  await page.getByText('A document as long as this fits no link').waitFor();
  await page.keyboard.press('Escape');
  await lab.button('Close it').click();
  await lab.document.waitFor();
});

test('a broken place far down a long document is shown', async ({ page, lab }) => {
  await watch(lab);
  await lab.file('broken.xml', books(20_000, 12_345));
  assert.equal(await lab.come(),
    'Malformed, line 37,039, column 3: </book> does not close <title>, which was opened at line 37,038, column 5.');
  await lab.button('Show the place').click();
  await eventually(async () => (await lab.sheet('XML').locator('.lit--wrong').allTextContents()).join(''), '</book>');
  await lab.sheet('Term').getByText('unparsed(').waitFor();
  // A place far to the right is scrolled to sideways.
  await lab.file('wide.xml', `<r>${'<a>b</a>'.repeat(10_000)}\n${' '.repeat(120)}</s></r>`);
  await lab.come();
  await lab.button('Show the place').click();
  await eventually(() => lab.sheet('XML').evaluate(sheet => {
    const [place, frame] = [sheet.querySelector('.lit--wrong')?.getBoundingClientRect(), sheet.getBoundingClientRect()];
    return Boolean(place) && place.left > frame.left && place.left < frame.right - 20;
  }), true);
  // Another link puts it away.
  await lab.button('Classic instances').click();
  await page.getByRole('link', { name: 'Malformed: an unescaped &' }).click();
  await eventually(() => lab.headline.textContent(), 'Malformed, line 1, column 12: “&” begins no reference here');
});

test('what is too long to be pasted or typed is read as a file', async ({ page, lab }) => {
  await watch(lab);
  await lab.xml.focus();
  await page.evaluate(text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, books(3000));
  assert.equal(await lab.come(), 'Well formed: 6,001 elements, 6,000 attributes and 3,000 texts.');
  await lab.button('Close it').click();
  await lab.xml.evaluate((area, text) => {
    area.value = text;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, books(700));
  assert.equal(await lab.come(), 'Well formed: 1,401 elements, 1,400 attributes and 700 texts.');
});
