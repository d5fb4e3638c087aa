// WebKit: GTK's small browser on a display of its own, driven by WebDriver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { DIST } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { LIMIT, until } from './common.mjs';

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';

/** The browser that comes with the library; its folder bears the library's version and the processor. */
function browser() {
  if (process.env.WEBKIT) return process.env.WEBKIT;
  const found = readdirSync('/usr/lib').flatMap(folder => ['4.1', '4.0'].map(version => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`)).find(existsSync);
  if (!found) throw new Error('WebKit’s MiniBrowser was not found; name it in WEBKIT');
  return found;
}

// A classic WebDriver tells nothing of faults: the page has to note them, beginning with its first script.
const NOTES = `{
  // What is still on its way when the page is left fails, and is no fault.
  let leaving = false;
  addEventListener('beforeunload', () => { leaving = true; });
  const note = text => leaving || sessionStorage.setItem('faults', JSON.stringify([...JSON.parse(sessionStorage.getItem('faults') ?? '[]'), String(text)]));
  addEventListener('error', event => note(event.message ?? 'could not load ' + (event.target.src ?? event.target.href)), true);
  addEventListener('unhandledrejection', event => note(event.reason));
  addEventListener('securitypolicyviolation', event => note('refused ' + event.blockedURI + ' by ' + event.violatedDirective));
  const say = console.error;
  console.error = (...words) => { note(words.join(' ')); say(...words); };
}
`;

/** The site with those notes. */
function noted(folder) {
  cpSync(DIST, folder, { recursive: true });
  const app = readdirSync(folder).find(name => name.startsWith('app-'));
  const first = join(folder, app, 'early.js');
  writeFileSync(first, NOTES + readFileSync(first, 'utf8'));
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function display() {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await Promise.race([
    once(xvfb.stdio[3], 'data').then(String),
    once(xvfb, 'error').then(([error]) => { throw error; }),
    once(xvfb, 'exit').then(() => { throw new Error('Xvfb did not start'); }),
  ]);
  return { xvfb, name: `:${number.trim()}` };
}

// The browser's own bar would keep the window wider than a telephone.
const SMALL = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-source: none; }';

/** Where the middle of what is called this is in the window, unless something else lies there. */
function middle(css) {
  const part = document.querySelector(css);
  if (!part) return null;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = part.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return width > 0 && part.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}

async function tab(port, binary) {
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }).build();
  await driver.manage().setTimeouts({ script: LIMIT, pageLoad: LIMIT });
  const run = (task, given) => driver.executeScript(`return (${task})(arguments[0])`, given);
  const size = () => run(() => [innerWidth, innerHeight]);
  // The driver's own click refuses groups of a drawing; this one presses the middle, once it is at rest and nothing lies over it.
  const click = async css => {
    let last;
    await until(async () => {
      const at = await run(middle, css);
      const rests = at !== null && String(at) === last;
      last = String(at);
      return rests;
    }, `nothing to press at ${css}`);
    const [x, y] = last.split(',').map(Number);
    await driver.actions().move({ x, y }).click().perform();
  };
  const self = {
    open: address => driver.get(address),
    leave: address => run(to => { setTimeout(() => { location.href = to; }); }, address),
    reload: () => driver.navigate().refresh(),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
      // The page follows late; as wide as the window, it has its new height too, less the browser's own bar.
      await until(async () => (await size())[0] === width, `a window ${width} wide`);
      const bar = height - (await size())[1];
      await driver.manage().window().setRect({ width, height: height + bar });
      await until(async () => String(await size()) === `${width},${height}`, `a window of ${width}×${height}`);
    },
    click,
    press: key => driver.actions().sendKeys(Key[key.replace('Arrow', 'ARROW_').toUpperCase()] ?? key).perform(),
    run,
    picture: async path => writeFileSync(path, await driver.takeScreenshot(), 'base64'),
    faults: () => run(() => [
      ...JSON.parse(sessionStorage.getItem('faults') ?? '[]'),
      ...performance.getEntriesByType('resource').map(entry => entry.name)
        .filter(name => !/^(data|blob):/.test(name) && !name.startsWith(location.origin)).map(name => `asked ${name}`),
    ]),
    close: () => driver.quit(),
  };
  await self.resize(1280, 720);
  return self;
}

export const webkit = {
  name: 'WebKit',
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    const site = join(folder, 'site');
    noted(site);
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), SMALL);
    const [{ xvfb, name }, port] = await Promise.all([display(), freePort()]);
    const env = { ...process.env, DISPLAY: name, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
    const driver = spawn(DRIVER, ['-p', String(port)], { env, stdio: 'ignore' });
    const stop = () => { driver.kill(); xvfb.kill(); rmSync(folder, { recursive: true, force: true, maxRetries: 5 }); };
    process.once('exit', stop);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
    await until(() => fetch(`http://127.0.0.1:${port}/status`).then(answer => answer.ok), 'WebKit’s driver');
    return { site: () => serve(site, '/a/b/'), tab: () => tab(port, browser()), stop };
  },
};
