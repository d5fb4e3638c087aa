// The site without a network, its newer versions, and installing it.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../browser.mjs';
import { assert, bare, eventually, fresh } from '../harness.mjs';
import { serve } from '../serve.mjs';

/** A site of its own, which can be taken away or replaced, and a profile that has never seen it. */
async function visit(run) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(DIST, folder, { recursive: true });
  let site = await serve(folder, '/deep/down/');
  const { url } = site;
  const { context, page, lab, faults } = await fresh({ at: url, serviceWorkers: 'allow' });
  const unplug = async () => { site.close(); await context.setOffline(true); };
  try {
    await run({ context, page, lab, url, folder, unplug });
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
    site.close();
  }
}

const kept = page => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  const [name] = (await caches.keys()).filter(name => name.startsWith('stepwise '));
  return (await (await caches.open(name)).keys()).length;
});
const controlled = page => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const solved = (page, text) => page.locator('.verdict__headline', { hasText: text }).waitFor();

/** Another build of the site: its page says so. */
const renew = folder => {
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title>Stepwise', '<title>Newer'));
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, "VERSION = 'newer'"));
};

bare('after one visit everything works with the network cut', () => visit(async ({ context, page, url, unplug }) => {
  await page.goto(url);
  await page.locator('.card').first().waitFor();
  assert.ok(await kept(page) >= 15);
  await controlled(page);
  await unplug();
  // Labs that were never opened, in the page that is open and after a reload, by their links too.
  await page.getByRole('heading', { name: 'Water jugs' }).click();
  await solved(page, 'nothing shorter exists');
  await page.reload();
  await solved(page, 'nothing shorter exists');
  const other = await context.newPage();
  await other.goto(`${url}#/coins?n=12&weighings=3`);
  await solved(other, '3 weighings');
  await other.goto(`${url}#/seating`);
  await solved(other, '29,870 seatings');
}));

bare('a newer version is offered, not forced, and the old one’s files go', () => visit(async ({ context, page, lab, url, folder }) => {
  await page.goto(`${url}#/jugs?sizes=3,7&goal=any:2`);
  await solved(page, '6 pours');
  await page.evaluate(() => caches.open('another site on this origin').then(cache => cache.put('x', new Response('theirs'))));
  await page.evaluate(() => caches.open('stepwise http://here/elsewhere/ 1').then(cache => cache.put('x', new Response('another copy'))));
  await kept(page);
  await controlled(page);
  renew(folder);
  await page.reload();
  await page.getByText('A newer Stepwise is ready.').waitFor();
  assert.doesNotMatch(await page.evaluate(async () => (await fetch('./')).text()), /<title>Newer/, 'the old version until it is asked for');
  await page.getByRole('button', { name: 'Later' }).click();
  await eventually(() => page.locator('#news').textContent(), '');
  // Another window goes on with what it has.
  const other = await context.newPage();
  await other.goto(`${url}#/jugs?sizes=3,7&goal=any:2`);
  await solved(other, '6 pours');
  await other.evaluate(() => { window.before = true; });
  await other.getByRole('button', { name: 'Use it now' }).click();
  // The page opens itself anew; a reload of ours must not come between.
  await other.waitForFunction(() => !window.before && document.readyState === 'complete');
  await other.waitForFunction(() => document.title && fetch('./').then(answer => answer.text()).then(text => text.includes('<title>Newer')));
  await solved(other, '6 pours');
  await lab.go('coins?n=3');
  // A solver that was starting while the versions changed may be lost; then the page says so, and another is started.
  const [verdict, again] = [page.locator('.verdict__headline'), page.getByRole('button', { name: 'Solve again' })];
  await verdict.or(again).first().waitFor();
  if (await again.isVisible()) await again.click();
  await verdict.waitFor();
  await page.close();
  // Only the new version is left of ours, and what is not ours stays.
  const visited = async () => { await other.reload(); return other.evaluate(async () => (await caches.keys()).sort()); };
  await eventually(visited, ['another site on this origin', 'stepwise http://here/elsewhere/ 1', `stepwise ${url} newer`]);
}));

bare('what lies beside the site is left to others', () => visit(async ({ page, url, folder }) => {
  writeFileSync(join(folder, 'notes.html'), '<link rel="icon" href="data:,"><title>Notes</title>');
  await page.goto(url);
  await kept(page);
  await controlled(page);
  await page.goto(`${url}notes.html`);
  assert.equal(await page.title(), 'Notes');
}));

bare('the site can be installed', () => visit(async ({ page, url }) => {
  await page.goto(url);
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector('[rel=manifest]').href)).json());
  assert.equal(new URL(manifest.start_url, url).href, url);
  for (const icon of manifest.icons) {
    const size = await page.evaluate(address => new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(`${image.naturalWidth}x${image.naturalHeight}`);
      image.onerror = reject;
      image.src = address;
    }), new URL(icon.src, url).href);
    if (icon.sizes !== 'any') assert.equal(size, icon.sizes);
  }
  // What the browser itself holds against installing.
  const session = await page.context().newCDPSession(page);
  await kept(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors.map(error => error.errorId).filter(id => id !== 'in-incognito'), []);
}));
