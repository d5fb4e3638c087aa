// The exam room's page, by what a person sees of it.
import { Lab } from './lab.mjs';

/** The classic room: five languages, four each, among 20 seats. */
export const PINWHEEL = 'seating?room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.&groups=Norwegian:4,German:4,English:4,French:4,Spanish:4';

export class Room extends Lab {
  constructor(page, url) {
    super(page, url);
    this.groups = page.getByRole('textbox', { name: 'The groups and their sizes' });
    this.given = page.getByRole('textbox', { name: /^Who sits already/ });
    this.touching = page.getByRole('combobox', { name: 'Which seats touch' });
    this.plan = page.locator('.plan');
    this.drawn = page.getByRole('textbox', { name: /^The room as text/ });
    this.ways = page.locator('.seating__left');
    this.wrong = page.locator('.stage .seating__wrong');
    this.number = page.getByRole('textbox', { name: 'Number' });
    this.title = page.locator('.browse__title');
  }

  static of(lab) {
    return new Room(lab.page, lab.url);
  }

  async edit() {
    await this.page.getByRole('button', { name: /: draw it$/ }).click();
    await this.plan.waitFor();
  }

  /** A place of the grid that is drawn, such as B3. */
  place(name) {
    return this.plan.getByRole('checkbox', { name, exact: true });
  }

  /** A desk of the room, such as B3; pressable in Try it. */
  desk(name) {
    return this.page.locator('.room').getByRole('button', { name: new RegExp(`^${name}:`) });
  }

  brush(name) {
    return this.page.locator('.chips').getByRole('button', { name: new RegExp(`^.?\\s*${name}`) });
  }

  /** The middle of an element, for the mouse or a finger. */
  async middle(locator) {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** The rows of the room as the drawing is told aloud. */
  async rows() {
    const label = await this.page.locator('.room').getAttribute('aria-label');
    return /: ([^;]*)/.exec(label)[1].split(' / ');
  }
}
