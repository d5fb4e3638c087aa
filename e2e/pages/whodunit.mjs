// The page of whodunits, by what a person sees of it.
import { Lab } from './lab.mjs';

export class Whodunit extends Lab {
  constructor(page, url) {
    super(page, url);
    this.liars = page.getByRole('combobox', { name: 'Who may lie' });
    this.text = page.getByRole('textbox', { name: 'The same as one text, a line each' });
    this.rows = page.locator('.lines__row');
    this.drawing = page.locator('svg.inquiry');
    this.clashing = page.locator('.claim--clash');
    this.ties = page.locator('.tie__cross');
    this.looked = page.locator('.looked__row');
    this.worlds = page.locator('.worlds__list li');
    this.witness = page.locator('.witness');
    this.deeds = page.locator('.deeds');
  }

  /** What is known of everybody, as a screen reader is told. */
  known() {
    return this.drawing.getAttribute('aria-label');
  }

  async edit() {
    await this.page.getByText('Change what they say').click();
    await this.text.waitFor();
  }

  suppose(what) {
    return this.deeds.getByRole('button', { name: what, exact: true }).click();
  }

  pick(what) {
    return this.drawing.getByRole('button', { name: `Pick ${what}`, exact: true }).click();
  }
}
