// The page of documents and terms, by what a person sees of it.
import { Lab } from './lab.mjs';

export class Xml extends Lab {
  constructor(page, url) {
    super(page, url);
    this.xml = page.getByRole('textbox', { name: 'The XML text' });
    this.term = page.getByRole('textbox', { name: 'The term' });
    this.document = page.getByRole('textbox', { name: 'The document' });
    this.question = page.getByRole('textbox', { name: 'The question' });
    this.asked = page.getByRole('combobox', { name: 'What is asked' });
    this.wrong = page.locator('.pane__wrong').filter({ hasText: /./ });
    this.rows = page.locator('.rows__row:not(.rows__row--waits)');
    this.result = page.locator('.result__text');
    this.deeds = page.locator('.deeds');
    this.opener = page.locator('.opener__input').first();
    this.told = page.locator('.opened__verdict');
    this.answered = page.locator('.opened__asked');
    this.reading = page.locator('.opened .solving');
  }

  /** What is marked so in a pane: `now`, `found`, `wrong`, `cursor` or `ahead`. */
  async lit(how, pane = 0) {
    return (await this.page.locator('.pane').nth(pane).locator(`.lit--${how}`).allTextContents()).join('');
  }

  /** Opens a file of this name with this in it. */
  async file(name, content) {
    await this.opener.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(content) });
  }

  /** Waits until all of a large document has come; its verdict. */
  async come() {
    await this.told.waitFor();
    await this.reading.waitFor({ state: 'detached' });
    return this.told.textContent();
  }

  /** A text of a large document, `XML` or `Term`. */
  sheet(name) {
    return this.page.getByRole('region', { name: new RegExp(`^${name}, [\\d,]+ rows$`) });
  }

  option(name) {
    return this.page.locator('.options').getByRole('button', { name });
  }
}
