// The page of zoom tracks, by what a person sees of it.
import { Lab } from './lab.mjs';

export class Tracks extends Lab {
  constructor(page, url) {
    super(page, url);
    this.places = page.getByRole('textbox', { name: 'The places' });
    this.given = page.getByRole('textbox', { name: 'The tracks that are given' });
    this.meet = page.getByRole('combobox', { name: 'What any two places share' });
    this.drawing = page.locator('svg.tracks');
    this.says = page.locator('.tracks__says');
    this.meets = page.locator('.meets');
    this.clues = page.locator('.clues');
  }

  /** Where each place leads, as a screen reader is told. */
  network() {
    return this.drawing.getAttribute('aria-label');
  }

  async middle(at) {
    await this.drawing.scrollIntoViewIfNeeded();
    const box = await this.drawing.locator('[data-grip]').nth(at).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Drags from one place to another, by their order round the circle. */
  async drag(from, to) {
    const [x, y] = await this.middle(from);
    const [u, v] = await this.middle(to);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 4 });
    await this.page.mouse.move(u, v, { steps: 4 });
    await this.page.mouse.up();
  }

  /** A cell of the table of meeting places: the two places in their order. */
  cell(one, other) {
    return this.meets.getByRole('button', { name: new RegExp(`^${one} and ${other} meet`) });
  }
}
