// The page of sum and product, by what a person sees of it.
import { Lab } from './lab.mjs';

export class MisterX extends Lab {
  constructor(page, url) {
    super(page, url);
    const box = name => page.getByRole('textbox', { name });
    const menu = name => page.getByRole('combobox', { name });
    this.low = box('The least of each');
    this.high = box('The most of each');
    this.sum = box('The most of the sum');
    this.distinct = menu('Must the two differ?');
    this.eyes = menu('Whose eyes');
    this.told = box('What I am told');
    this.list = box('The possibilities');
    this.third = menu('Who is told the difference?');
    this.drawing = page.locator('svg.pairs');
    this.bubbles = page.locator('.talk__row:not(.talk__row--first)');
    this.lookAt = page.locator('.look input');
    this.look = page.locator('.look');
    this.cards = page.locator('.hand__card');
    this.rows = page.locator('.edit__row');
    this.turns = page.locator('.turns');
    this.sweep = page.locator('.sweep');
  }

  /** How many are left after each remark that was heard, as the bubbles say. */
  async counts() {
    return (await this.bubbles.locator('.talk__left').allTextContents()).filter(Boolean);
  }

  /** Presses the pair in the drawing, which shows the whole grid from 2 to 99. */
  async press(small, large) {
    const box = await this.page.locator('.pairs__hit').boundingBox();
    const share = value => (value - 2 + 0.5) / 98;
    await this.page.mouse.click(box.x + box.width * share(large), box.y + box.height * (1 - share(small)));
  }

  /** What can still be told to somebody, as listed under this heading. */
  values(heading) {
    return this.page.locator('.values__list', { has: this.page.getByRole('heading', { name: heading }) }).locator('.chip:not(.chip--goes)').allTextContents();
  }

  card(name) {
    return this.cards.filter({ hasText: name });
  }

  /** What is said when asked whether all is right so far. */
  async right() {
    await this.button('Am I still right?').click();
    await this.page.locator('.said__title').waitFor();
    return this.page.locator('.said').innerText();
  }
}
