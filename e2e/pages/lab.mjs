// A lab's page, by what a person sees of it.
import { readFile } from 'node:fs/promises';

/** The jugs lab in one browser page. */
export class Lab {
  constructor(page, url) {
    this.page = page;
    this.url = url;
    this.sizes = page.getByRole('textbox', { name: 'Jug sizes in litres' });
    this.start = page.getByRole('textbox', { name: 'What each jug holds at the start' });
    this.amount = page.getByRole('textbox', { name: /^The amount wanted/ });
    this.where = page.getByRole('combobox', { name: 'Where it is wanted' });
    this.water = page.getByRole('combobox', { name: 'Is there a tap?' });
    this.faults = page.locator('.faults li');
    this.headline = page.locator('.verdict__headline');
    this.proof = page.locator('.proof');
    this.said = page.locator('.reasoning');
    this.answer = page.locator('.said');
    this.steps = page.locator('.transcript li');
    this.scrubber = page.getByRole('slider', { name: 'Step' });
  }

  async open(link = '') {
    if (this.page.url().startsWith(this.url)) await this.go(link);
    else await this.page.goto(`${this.url}#/${link}`);
    // A lab's part may still be on its way.
    await this.page.waitForSelector('.puzzle, .embed, .lost, .card');
  }

  /** Follows a link within the page, and returns when the page has heard of it. */
  async go(link) {
    await this.page.evaluate(link => new Promise(done => {
      const before = location.href;
      addEventListener('hashchange', done, { once: true });
      location.hash = `#/${link}`;
      if (location.href === before) done();
    }), link);
  }

  /** Waits until all that moves for a while has come to rest. */
  async still() {
    await this.page.evaluate(async () => {
      const moving = () => document.getAnimations().filter(each => each.playState === 'running' && Number.isFinite(each.effect.getComputedTiming().endTime));
      for (let now = moving(); now.length > 0; now = moving()) await Promise.allSettled(now.map(each => each.finished));
    });
  }

  /** Lets the page's clock run, which the test holds, until `seen` gives what is wanted. */
  async plays(seen, wanted) {
    while (await seen() !== wanted) await this.page.clock.runFor(100);
  }

  /** Waits until there is a verdict. */
  async solved() {
    await this.headline.waitFor();
    return this.headline.textContent();
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The drawing's part that is called this. */
  part(name) {
    return this.page.locator('.jugs').getByRole('button', { name });
  }

  async step() {
    return Number(await this.scrubber.inputValue());
  }

  /** The amounts written under the jugs. */
  async amounts() {
    const texts = await this.page.locator('.jugs text.amount').allTextContents();
    return texts.map(text => Number(text.replace(/[^0-9]/g, '')));
  }

  /** How high each jug's water is drawn, as a share of the tallest water. */
  async levels() {
    return this.page.locator('.jugs .water').evaluateAll(waters =>
      waters.map(water => -Number(/translateY\(([-\d.]+)px\)/.exec(water.getAttribute('style'))[1])));
  }

  /** Opens the dialog for sharing. */
  async share() {
    await this.button('Share').click();
    await this.page.locator('dialog.share[open]').waitFor();
  }

  /** What is saved by this button of the dialog: its name and its bytes. */
  async save(name) {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.button(name).click()]);
    return [file.suggestedFilename(), await readFile(await file.path())];
  }

  address() {
    return decodeURIComponent(new URL(this.page.url()).hash);
  }
}
