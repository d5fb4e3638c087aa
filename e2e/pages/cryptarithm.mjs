// The page of cryptarithms, by what a person sees of it.
import { Lab } from './lab.mjs';

export class Cryptarithm extends Lab {
  constructor(page, url) {
    super(page, url);
    this.puzzle = page.getByRole('textbox', { name: 'The sum of words' });
    this.base = page.getByRole('textbox', { name: 'The base' });
    this.zeros = page.getByRole('combobox', { name: 'May a number start with 0?' });
    this.given = page.getByRole('textbox', { name: /^Digits found already/ });
    this.sum = page.locator('.stage svg.sum');
    this.solutions = page.locator('.solutions__list');
    this.words = page.getByRole('textbox', { name: 'Your words' });
    this.course = page.locator('.made__course');
  }

  /** What the drawing says of each letter: “S 9, E ?”. */
  letters() {
    return this.sum.getAttribute('aria-label');
  }

  /** The digits drawn, row by row from the top left. */
  digits() {
    return this.sum.locator('.glyph__digit').allTextContents().then(all => all.join(''));
  }

  /** How many columns are lit, and how many cannot be right. */
  async lit() {
    return [await this.sum.locator('.sum__band--lit').count(), await this.sum.locator('.sum__band--broken').count()];
  }

  /** A letter below the sum, while trying. */
  tile(letter) {
    return this.page.locator('.tiles').getByRole('button', { name: new RegExp(`^${letter} (is|has)`) });
  }

  /** A digit below the sum, while trying. */
  digit(value) {
    return this.page.locator('.pad').getByRole('button', { name: value, exact: true });
  }

  /** The sums made of words, as they are listed. */
  made() {
    return this.page.locator('.made__found tbody th').allTextContents();
  }
}
