// One browser and one site for a file of tests; a fresh profile for each test.
import { after, before, test as nodeTest } from 'node:test';
import assert from 'node:assert/strict';
import { launch, site } from './browser.mjs';
import { Lab } from './pages/lab.mjs';

export { assert };

/** So that a hang ends some day, in milliseconds; nothing else hangs on it. */
const PATIENCE = { wait: 120_000, test: 600_000 };

let browser;
let server;
before(async () => { [browser, server] = await Promise.all([launch(), site()]); });
after(async () => { await browser.close(); server.close(); });

/** The address of the site. */
export const url = () => server.url;

/** A page of a fresh profile, watched for faults the page must never have; `held`: its clock stands still; `at`: another site's address. */
export async function fresh({ held = false, at = server.url, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE.wait);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  page.on('request', request => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && !address.startsWith(at)) faults.push(`asked ${address}`);
  });
  if (held) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(3_600_000);
  }
  return { context, page, lab: new Lab(page, at), faults };
}

/** A test that opens what it needs by itself. */
export const bare = (name, run) => nodeTest(name, { timeout: PATIENCE.test }, run);

/** A test with a page of its own, which must end without faults. */
export function test(name, run, { allow = [], ...options } = {}) {
  bare(name, async () => {
    const opened = await fresh(options);
    try {
      await run(opened);
      const left = opened.faults.filter(fault => !allow.some(pattern => pattern.test(fault)));
      assert.deepEqual(left, [], 'the page had faults');
    } finally {
      await opened.context.close();
    }
  });
}

/** Asks again and again until `check` holds, and fails with what it said last. */
export async function until(check) {
  const end = Date.now() + PATIENCE.wait;
  for (;;) {
    try { return await check(); } catch (error) { if (Date.now() > end) throw error; }
    await new Promise(done => setTimeout(done, 25));
  }
}

/** Waits until `probe` gives what is wanted. */
export const eventually = (probe, wanted) => until(async () => assert.deepEqual(await probe(), wanted));

/** Waits until the text that `probe` gives is like the pattern. */
export const like = (probe, pattern) => until(async () => assert.match(await probe(), pattern));

/** From now on counts what the page asks its workers; read it from `asked`. */
export const watchWorkers = page => page.addInitScript(() => {
  window.asked = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...all) { window.asked += 1; return post.apply(this, all); };
});

/** Keeps the solver of this puzzle from saying more once the page says this: no answer comes before the test has acted. */
export const unanswered = (page, link, said) => page.addInitScript(([link, said]) => {
  const enough = () => decodeURIComponent(location.hash) === `#/${link}` && new RegExp(said).test(document.body.textContent);
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', event => { if (enough()) event.stopImmediatePropagation(); });
    }
  };
}, [link, said.source]);
