// What still works where the browser lacks something, and that the page says so.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from '../browser.mjs';
import { assert, eventually, test, url } from '../harness.mjs';

const readable = async page => {
  await page.getByText(/The list of labs below can be read, and the command line solves the same puzzles/).waitFor();
  await eventually(() => page.getByRole('heading', { name: 'Water jugs' }).isVisible(), true);
};

test('without WebAssembly the list can be read', async ({ page, lab }) => {
  await page.addInitScript(() => { delete window.WebAssembly; });
  for (const link of ['', 'jugs?sizes=3,7&goal=any:2']) {
    await page.goto(`${url()}#/${link}`);
    await page.reload();
    await page.getByText(/The solvers are WebAssembly, which this browser does not have or has switched off/).waitFor();
    await readable(page);
  }
  await eventually(() => lab.button('Try again').count(), 0);
});

test('a program that cannot be fetched is said, and fetched again', async ({ page, lab }) => {
  await page.route('**/page_bg.wasm', route => route.abort(), { times: 2 });
  await page.goto(url());
  await page.getByText(/The solvers could not be fetched: look to the connection/).waitFor();
  await readable(page);
  await page.unroute('**/page_bg.wasm');
  await lab.button('Try again').click();
  await page.locator('.card__drawing').first().waitFor();
}, { allow: [/Failed to fetch/, /ERR_FAILED/] });

test('a program the browser cannot read is said', async ({ page }) => {
  await page.route('**/page_bg.wasm', route => route.fulfill({ contentType: 'application/wasm', body: Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 99, 1, 1]) }));
  await page.goto(url());
  await page.getByText(/This browser is too old for the solvers, or does not let them run/).waitFor();
  await readable(page);
});

test('a page that cannot even begin says so', async ({ page }) => {
  await page.route('**/boot.js', route => route.abort());
  await page.goto(`${url()}#/jugs?sizes=3,7&goal=any:2`);
  await page.getByText(/The solvers could not be started: they need a current browser and a web server/).waitFor();
  await readable(page);
}, { allow: [/Failed to fetch/, /ERR_FAILED/] });

test('a page opened from a file says what it needs', async ({ page }) => {
  await page.goto(pathToFileURL(join(DIST, 'index.html')).href);
  await page.getByText(/a web server to come from, not a file/).waitFor();
  await readable(page);
}, { allow: [/file:/, /CORS|ERR_FAILED/] });

test('without JavaScript the list can be read', async ({ page }) => {
  await page.goto(url());
  await page.getByText(/need JavaScript, which is off here/).waitFor();
  await eventually(() => page.getByRole('heading', { name: 'Exam room' }).isVisible(), true);
}, { javaScriptEnabled: false });

test('before the program has come there is something to read, and nothing of another page', async ({ page }) => {
  let release;
  const held = new Promise(done => { release = done; });
  await page.route('**/page_bg.wasm', async route => { await held; await route.continue(); });
  await page.goto(`${url()}#/jugs?sizes=3,7&goal=any:2`, { waitUntil: 'commit' });
  // Nothing is painted before the styles have come, and what starts the page waits for them too.
  await page.locator('[data-started]').waitFor({ state: 'attached' });
  await eventually(() => page.getByRole('heading', { name: 'Water jugs' }).isVisible(), true);
  assert.equal(await page.getByRole('heading', { name: 'Counterfeit coin' }).isVisible(), false);
  await page.getByText('The solvers are on their way …').waitFor();
  release();
  await page.locator('.verdict').waitFor();
});

const playing = async (page, lab) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  assert.equal(await lab.solved(), '6 pours; nothing shorter exists');
  await lab.button('Light or dark').click();
  await lab.button('Try it').click();
  await lab.part('Fill the 7-litre jug from the tap').click();
  await eventually(() => lab.amounts(), [0, 7]);
};
const unkept = page => page.getByText(/storage is off or full: the game will be gone after a reload. All else works/);

test('without storage all but keeping works, and that is said', async ({ page, lab }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } }));
  await playing(page, lab);
  await unkept(page).waitFor();
});

test('a full storage is said, and not once it has room again', async ({ page, lab }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    window.full = true;
    Storage.prototype.setItem = function setItem(...given) {
      if (window.full) throw new DOMException('full', 'QuotaExceededError');
      set.apply(this, given);
    };
  });
  await playing(page, lab);
  await unkept(page).waitFor();
  await page.evaluate(() => { window.full = false; });
  await lab.part('Fill the 3-litre jug from the tap').click();
  await eventually(() => unkept(page).count(), 0);
  await page.reload();
  await lab.solved();
  await lab.button('Try it').click();
  await eventually(() => lab.amounts(), [3, 7]);
});

test('older games give way where the storage is full of them', async ({ page, lab }) => {
  await page.goto(`${url()}#/`);
  await page.evaluate(() => {
    const names = [...Array(4)].map((_, at) => `jugs?sizes=${at + 3},7&goal=any:1`);
    for (const name of names) localStorage.setItem(`stepwise:game:${name}`, '00'.repeat(400_000));
    localStorage.setItem('stepwise:games', names.join('\n'));
    localStorage.setItem('another site', 'x');
    try { localStorage.setItem('another site', 'x'.repeat(2_100_000)); } catch {}
    for (let size = 1 << 21; size >= 1; size >>= 1) {
      const now = localStorage.getItem('filler') ?? '';
      try { localStorage.setItem('filler', now + 'x'.repeat(size)); } catch {}
    }
  });
  await playing(page, lab);
  await eventually(() => page.evaluate(() => localStorage.getItem('stepwise:game:jugs?sizes=3,7&goal=any:2') !== null), true);
  await eventually(() => unkept(page).count(), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem('stepwise:game:jugs?sizes=3,7&goal=any:1')), null, 'the oldest went');
  assert.ok(await page.evaluate(() => localStorage.getItem('another site')), 'what is not ours stays');
});

test('a browser that forbids workers can still try and share', async ({ page, lab }) => {
  await page.addInitScript(() => { window.Worker = class { constructor() { throw new DOMException('no workers here', 'SecurityError'); } }; });
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await page.getByText(/This browser does not let the page start its solver; you can still try the puzzle by hand and send its link/).waitFor();
  await lab.button('Try it').click();
  await lab.part('Fill the 7-litre jug from the tap').click();
  await eventually(() => lab.amounts(), [0, 7]);
  await lab.button('Am I still right?').click();
  await lab.answer.getByText('The solver could not tell').waitFor();
  await lab.share();
  await eventually(() => page.locator('.share .code').count(), 1);
});

test('sharing that cannot be fetched says so, and comes when asked again', async ({ page, lab }) => {
  await page.route(/split_outlet/, route => route.abort());
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await lab.button('Share').click();
  await page.getByText('Sharing could not be fetched; look to the connection, and try again.').waitFor();
  await page.unroute(/split_outlet/);
  await lab.share();
}, { allow: [/Failed to fetch/, /ERR_FAILED/] });

test('a link is measured before it is decoded', async ({ page, lab }) => {
  await page.goto(url());
  await page.locator('.card').first().waitFor();
  await page.evaluate(() => { location.hash = `#/jugs?sizes=${'%37'.repeat(30_000)}`; });
  await page.getByText(/The link is [\d,]+ bytes long; at most 65,?536 are read/i).waitFor();
  await eventually(() => lab.faults.count(), 0);
});

test('the policy lets no foreign script or host in', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,7&goal=any:2');
  await lab.solved();
  await page.evaluate(async () => {
    window.refused = new Set();
    document.addEventListener('securitypolicyviolation', event => window.refused.add(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    await fetch('http://127.0.0.1:9/').catch(() => {});
    new Image().src = 'http://127.0.0.1:9/x.png';
    document.body.setAttribute('onclick', 'window.intruder = true');
    document.body.click();
  });
  await eventually(() => page.evaluate(() => [...window.refused].sort()), ['connect-src', 'img-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
  assert.equal(await page.evaluate(() => window.intruder ?? false), false);
  // The page itself has no script between its tags.
  const inline = await page.evaluate(async () => {
    const text = await (await fetch('./')).text();
    return [...new DOMParser().parseFromString(text, 'text/html').scripts].filter(script => script.textContent.trim()).length;
  });
  assert.equal(inline, 0);
}, { allow: [/Content Security Policy/, /127\.0\.0\.1:9/] });
