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
  }

  /** What is marked so in a pane: `now`, `found`, `wrong`, `cursor` or `ahead`. */
  async lit(how, pane = 0) {
    return (await this.page.locator('.pane').nth(pane).locator(`.lit--${how}`).allTextContents()).join('');
  }

  option(name) {
    return this.page.locator('.options').getByRole('button', { name });
  }
}
