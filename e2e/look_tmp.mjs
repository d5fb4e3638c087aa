import { launch, site } from './browser.mjs';
import { readFileSync } from 'node:fs';
const jobs = JSON.parse(readFileSync(process.argv[2]));
const sizes = { phone: [390, 844], laptop: [1280, 800], projector: [1920, 1080] };
const browser = await launch(); const server = await site();
for (const [name, link, size, scheme, steps = []] of jobs) {
  const [width, height] = sizes[size];
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('console', m => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', e => console.log(name, String(e)));
  await page.goto(`${server.url}#/${link}`);
  try {
    await page.waitForSelector('.verdict, .card__drawing, .trying', { timeout: 15000 });
    for (const step of steps) await new Function('page', `return (async () => { ${step} })()`)(page);
  } catch (e) { console.log(name, String(e).slice(0, 300)); }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/look/${name}.png`, fullPage: size === 'phone' });
  await context.close();
}
await browser.close(); server.close();
