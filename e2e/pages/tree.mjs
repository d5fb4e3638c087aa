// The page of search orders, by what a person sees of it.
import { Lab } from './lab.mjs';

export class Tree extends Lab {
  constructor(page, url) {
    super(page, url);
    this.phone = page.getByRole('textbox', { name: 'The phone number' });
    this.order = page.getByRole('combobox', { name: 'In which order' });
    this.cut = page.getByRole('combobox', { name: 'What is cut off' });
    this.compared = page.locator('.compared--orders');
    this.cuts = page.locator('.cuts');
  }

  /** One of the two walks. */
  walk(name) {
    return this.page.locator('.walk').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** What waits in a walk, as far as it is written. */
  waits(name) {
    return this.walk(name).locator('.walk__waits li.node__chip').allTextContents();
  }

  found(name) {
    return this.walk(name).locator('.walk__found').textContent();
  }

  /** The figures of a row of the comparison: depth first, breadth first. */
  row(name) {
    return this.compared.locator('tr').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) }).locator('td').allTextContents();
  }
}
