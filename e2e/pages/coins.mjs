// The balance lab's page, by what a person sees of it.
import { Lab } from './lab.mjs';

export class Coins extends Lab {
  constructor(page, url) {
    super(page, url);
    this.who = page.getByRole('combobox', { name: 'Who answers' });
    this.typed = page.getByRole('textbox', { name: 'Weigh', exact: true });
    this.results = page.locator('.split__row');
    this.log = page.locator('.log tbody tr');
    this.own = page.getByRole('textbox', { name: 'Your procedure' });
    this.verdict = page.locator('.own [role=status]');
  }

  coin(number) {
    return this.page.locator('.coins').getByRole('button', { name: new RegExp(`^Coin ${number},`) });
  }

  result(name) {
    return this.page.locator('.split').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  place(name) {
    return this.page.locator('.tree__map').getByRole('button', { name });
  }

  /** Which way the beam is drawn: left, right or level. */
  async tilt() {
    const style = await this.page.locator('.coins__beam').getAttribute('style');
    const degrees = Number(/rotate\((-?\d+)deg\)/.exec(style)[1]);
    return degrees < 0 ? 'left' : degrees > 0 ? 'right' : 'level';
  }

  /** Where each coin is drawn: left, right or table, by its place in the drawing. */
  async places() {
    return this.page.locator('.coins').evaluate(drawing => {
      const box = name => drawing.querySelector(`[data-pan=${name}]`).getBoundingClientRect();
      const within = (at, pan) => at.x > pan.left && at.x < pan.right && at.y > pan.top && at.y < pan.bottom;
      return Object.fromEntries([...drawing.querySelectorAll('.coin')].map(coin => {
        const area = coin.getBoundingClientRect();
        const at = { x: area.left + area.width / 2, y: area.top + area.height / 2 };
        const where = within(at, box('left')) ? 'left' : within(at, box('right')) ? 'right' : 'table';
        return [coin.querySelector('.coin__number').textContent, where];
      }));
    });
  }

  /** Types a weighing and makes it. */
  async weigh(text) {
    await this.typed.fill(text);
    await this.typed.press('Enter');
  }
}
