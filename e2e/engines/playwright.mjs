// Chromium and Firefox, driven by Playwright.
import { inflateSync } from 'node:zlib';
import { firefox } from 'playwright-core';
import { launch, site } from '../browser.mjs';
import { LIMIT } from './common.mjs';

const starts = {
  Chromium: launch,
  Firefox: () => firefox.launch({ channel: 'moz-firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true }),
};

/** How many pages a PDF has; they may be listed in packed parts. */
function pages(pdf) {
  const text = pdf.toString('latin1');
  const parts = [text];
  for (const { 1: packed } of text.matchAll(/stream\r?\n([^]*?)endstream/g)) {
    try { parts.push(inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')); } catch { /* Not packed so. */ }
  }
  return parts.join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function tab(browser, serviceWorkers) {
  const context = await browser.newContext({ serviceWorkers, viewport: { width: 1280, height: 720 } });
  context.setDefaultTimeout(LIMIT);
  context.setDefaultNavigationTimeout(LIMIT);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  page.on('request', request => {
    const address = request.url();
    if (!/^(data|blob|about):|^http:\/\/localhost:/.test(address)) faults.push(`asked ${address}`);
  });
  return {
    open: address => page.goto(address),
    /** Goes there, and does not wait until it is there. */
    leave: address => page.goto(address, { waitUntil: 'commit' }).catch(() => {}),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: css => page.locator(css).first().click(),
    press: key => page.keyboard.press(key),
    run: (task, given) => page.evaluate(task, given),
    printed: async () => pages(await page.pdf({ format: 'A4' })),
    picture: path => page.screenshot({ path }),
    faults: async () => faults,
    close: () => context.close(),
  };
}

/** An engine by its name: a browser, and the site it is shown. */
export const playwright = name => ({
  name,
  async start() {
    const browser = await starts[name]();
    return {
      site,
      tab: ({ offline = false } = {}) => tab(browser, offline ? 'allow' : 'block'),
      stop: () => browser.close(),
    };
  },
});
