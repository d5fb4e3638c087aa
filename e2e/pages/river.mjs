// The river lab's page, by what a person sees of it.
import { Lab } from './lab.mjs';

export class River extends Lab {
  constructor(page, url) {
    super(page, url);
    this.rule = page.locator('.puzzle__rules');
    this.banks = page.getByRole('combobox', { name: 'Where the rule is judged' });
    this.protected = page.getByRole('combobox', { name: 'Who must not be outnumbered' });
    this.alone = page.getByRole('combobox', { name: 'May the others be where none of these is?' });
    this.boat = page.getByRole('textbox', { name: 'How many the boat takes' });
    this.missionaries = page.getByRole('textbox', { name: 'How many missionaries' });
    this.cannibals = page.getByRole('textbox', { name: 'How many cannibals' });
    this.island = page.getByRole('combobox', { name: 'Is there an island?' });
    this.rowers = page.getByRole('textbox', { name: 'Who can row' });
    this.aboard = page.locator('.river__go [role=status]');
    this.alarm = page.locator('.river__alarm');
  }

  /** Puts these into the boat, by the names of their buttons, and crosses. */
  async cross(people, to) {
    for (const name of people) await this.page.locator('.river').getByRole('button', { name: `${name} into the boat` }).first().click();
    await this.button(`Cross to the ${to} bank`).click();
  }

  /** Who is said to be where. */
  places() {
    return this.page.locator('.stage svg').first().getAttribute('aria-label');
  }

  /** Where the boat is drawn, as a share of the drawing's width. */
  boatAt() {
    return this.page.locator('.river__hull').evaluate(hull => {
      const [boat, whole] = [hull.getBoundingClientRect(), hull.closest('svg').getBoundingClientRect()];
      return (boat.left + boat.width / 2 - whole.left) / whole.width;
    });
  }
}
