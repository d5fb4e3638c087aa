// One browser and one site for a file of tests; a fresh profile for each test.
import { after, before, test as nodeTest } from 'node:test';
import assert from 'node:assert/strict';
import { launch, site } from './browser.mjs';
import { Lab } from './pages/lab.mjs';

export { assert };

let browser;
let server;
before(async () => { [browser, server] = await Promise.all([launch(), site()]); });
after(async () => { await browser.close(); server.close(); });

/** The address of the site. */
export const url = () => server.url;

/** A page of a fresh profile, watched for faults the page must never have. */
export async function fresh(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  page.on('request', request => {
    const address = request.url();
    if (!address.startsWith(server.url) && !/^(data|blob):/.test(address)) faults.push(`asked ${address}`);
  });
  return { context, page, lab: new Lab(page, server.url), faults };
}

/** A test with a page of its own, which must end without faults. */
export function test(name, run, options = {}) {
  nodeTest(name, { timeout: 90_000 }, async () => {
    const { allow = [], ...rest } = options;
    const opened = await fresh(rest);
    try {
      await run(opened);
      const left = opened.faults.filter(fault => !allow.some(pattern => pattern.test(fault)));
      assert.deepEqual(left, [], 'the page had faults');
    } finally {
      await opened.context.close();
    }
  });
}

/** Waits until `probe` gives what is wanted, and fails with what it gave last. */
export async function eventually(probe, wanted, within = 5000) {
  const end = Date.now() + within;
  let last;
  do {
    last = await probe();
    try { assert.deepEqual(last, wanted); return; } catch { await new Promise(done => setTimeout(done, 25)); }
  } while (Date.now() < end);
  assert.deepEqual(last, wanted);
}

/** From now on notes the page's longest task; read it from `longest`. */
export const watchTasks = page => page.addInitScript(() => {
  window.longest = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
  }).observe({ entryTypes: ['longtask'] });
});
