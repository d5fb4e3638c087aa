// Measures the built site in Chromium and writes docs/performance.md.
// Native figures come from the criterion run just before, on the same machine.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import os from 'node:os';
import { launch, site } from './browser.mjs';
import { editLoop } from './edit-loop.mjs';
import { cases, ten } from './instances.mjs';
import { WORDS } from './words.mjs';

const root = new URL('..', import.meta.url).pathname;
const { url, close } = await site();
const browser = await launch();
const median = list => [...list].sort((a, b) => a - b)[list.length >> 1];
const ms = value => (value < 10 ? value.toFixed(2) : value.toFixed(0)) + ' ms';
const kb = bytes => (bytes / 1000).toFixed(1) + ' KB';
const mb = bytes => (bytes / 1e6).toFixed(0) + ' MB';

// ---- sizes -----------------------------------------------------------------
const sizes = readdirSync(`${root}dist`, { recursive: true }).filter(name => /\.\w+$/.test(name) && !name.endsWith('.txt')).sort().map(name => {
  const bytes = readFileSync(`${root}dist/${name}`);
  const packed = /\.(woff2|png)$/.test(name);
  return {
    path: name,
    name: name.replace(/^app-\w+\//, ''),
    raw: bytes.length,
    gzip: packed ? bytes.length : gzipSync(bytes, { level: 9 }).length,
    brotli: packed ? bytes.length : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
});
const total = key => sizes.reduce((sum, file) => sum + file[key], 0);

/** What a browser that has nothing yet asks for when this link is opened, page and worker. */
async function firstUse(link, ready) {
  const asked = new Set();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  context.on('request', request => asked.add(new URL(request.url()).pathname.replace('/a/b/', '') || 'index.html'));
  const page = await context.newPage();
  await page.goto(`${url}#/${link}`);
  await page.waitForSelector(ready);
  await page.waitForTimeout(300);
  await context.close();
  const used = sizes.filter(file => asked.has(file.path) || file.path.endsWith('.svg') || file.path.endsWith('worker.js'));
  return { gzip: used.reduce((sum, file) => sum + file.gzip, 0), brotli: used.reduce((sum, file) => sum + file.brotli, 0) };
}
const slugs = ['coins', 'jugs', 'seating', 'cryptarithm', 'river', 'mister-x', 'tracks', 'whodunit', 'tree', 'xml'];
const uses = { home: await firstUse('', '.card svg') };
for (const slug of slugs) uses[slug] = await firstUse(slug, '.verdict');
const largest = Math.max(...Object.values(uses).map(use => use.gzip));
const over = slugs.filter(slug => uses[slug].gzip > 250e3);
// What a lab adds to the page: what is fetched when it is opened.
const added = Math.max(...slugs.map(slug => uses[slug].gzip - uses.home.gzip));

// ---- the solver in its worker -------------------------------------------------
/** Times one link in a worker made as the page makes it; its memory too. */
async function solve(page, link, runs, task) {
  return page.evaluate(async ([link, runs, task]) => {
    const script = document.querySelector('meta[name=stepwise-worker]').content.replace('worker.js', 'page.js');
    const base = new URL('.', document.baseURI).href;
    const source = `import init from '${base}${script}';
      const wasm = await init({ module_or_path: '${base}${script.replace('.js', '_bg.wasm')}' });
      const work = self.onmessage;
      self.onmessage = event => event.data === 'memory' ? postMessage(wasm.memory.buffer.byteLength) : work(event);
      postMessage('listening');`;
    const began = performance.now();
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), { type: 'module' });
    const heard = wanted => new Promise((resolve, reject) => {
      worker.onerror = reject;
      worker.onmessage = ({ data }) => { if (wanted(data)) resolve(data); };
    });
    await heard(data => data === 'listening');
    const start = performance.now() - began;
    // A request as the page encodes it: id 1, the link, and the task: to solve after no moves, or to try.
    const encode = link => {
      const text = new TextEncoder().encode(link);
      return new Uint8Array([1, ...(text.length < 128 ? [text.length] : [text.length & 127 | 128, text.length >> 7]), ...text, ...(task === 'try' ? [1] : [0, 1, 0])]);
    };
    // A link that is refused has the lab's part fetched, and nothing solved.
    worker.postMessage(encode(`${link.split('?')[0]}?none=0`));
    await heard(data => data[0] === 7);
    const times = [];
    for (let run = 0; run < runs; run++) {
      // Other names each time, where the tables of the same room would be kept.
      const request = encode(link.replaceAll('{run}', run));
      const from = performance.now();
      worker.postMessage(request);
      await heard(data => data[0] === 2 || data[0] === 3);
      times.push(performance.now() - from);
    }
    worker.postMessage('memory');
    const memory = await heard(data => typeof data === 'number');
    worker.terminate();
    return { start, times, memory };
  }, [link, runs, task]);
}

// The worker that is timed here is made of a blob, which the page's policy would refuse.
const page = await (await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' })).newPage();
await page.goto(`${url}#/jugs`);
await page.waitForSelector('.verdict');
const native = (name, link) => JSON.parse(readFileSync(`${root}target/criterion/${link.split('?')[0]}/${name.replace(/[?"/\\*<>:|^]/g, '_')}/new/estimates.json`)).median.point_estimate / 1e6;
const solved = [];
for (const [name, link] of Object.entries(cases)) {
  const { start, times, memory } = await solve(page, link, name.startsWith('to the limit') ? 3 : name.endsWith('tried') ? 5 : 9, name.endsWith('tried') ? 'try' : 'solve');
  solved.push({ name, link, start, first: times[0], later: median(times.slice(-Math.max(1, times.length - 2))), memory, native: native(name, link) });
}

// ---- how counting grows ----------------------------------------------------------
const grown = [];
for (const [side, sizes, touch] of [
  [4, [4, 4, 4, 4], 'corner'], [5, [5, 5, 5, 5, 5], 'corner'], [6, [9, 9, 9, 9], 'corner'], [6, [8, 7, 7, 7, 7], 'corner'],
  [6, [6, 6, 6, 6, 6, 6], 'corner'], [6, Array(9).fill(4), 'corner'], [7, [16, 12, 12, 9], 'corner'], [7, [10, 10, 10, 10, 9], 'corner'],
  [7, [9, 8, 8, 8, 8, 8], 'corner'], [8, [16, 16, 16, 16], 'corner'], [8, [13, 13, 13, 13, 12], 'corner'], [8, Array(8).fill(8), 'corner'],
  [6, [9, 9, 9, 9], 'edge'], [7, [13, 12, 12, 12], 'edge'], [8, [22, 21, 21], 'edge'], [8, [16, 16, 16, 16], 'edge'],
]) {
  await page.goto(`${url}#/seating?room=X&groups=A:1`);
  await page.getByText('1 seating, and no other').waitFor();
  const link = `seating?room=${Array(side).fill('X'.repeat(side)).join('/')}&groups=${sizes.map((size, at) => `${String.fromCharCode(65 + at)}:${size}`).join(',')}${touch === 'edge' ? '&touch=edge' : ''}`;
  const time = await page.evaluate(link => new Promise(resolve => {
    const from = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector('.verdict__headline') && document.querySelectorAll('.desk').length > 1) {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - from));
      }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    location.hash = `#/${link}`;
  }), link);
  const said = await page.locator('.verdict__headline').textContent();
  const proof = await page.locator('.proof').textContent();
  grown.push([`${side} × ${side}`, sizes.join(', '), touch, /^([\d,]+) seating/.exec(said)?.[1] ?? 'not counted',
    /([\d,]+) patterns? stood/.exec(proof)?.[1] ?? 'over 3,000,000', ms(time)]);
}

// ---- the page while it solves ---------------------------------------------------
await page.close();
const watched = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
await watched.addInitScript(() => {
  window.tasks = [];
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(entry => entry.duration)))
    .observe({ entryTypes: ['longtask'] });
});
await watched.goto(`${url}#/jugs?sizes=3,7&goal=any:2`);
await watched.waitForSelector('.verdict');
const busy = async link => {
  await watched.evaluate(link => { window.tasks = []; location.hash = `#/${link}`; }, link);
  await watched.waitForFunction(link => document.querySelector('.verdict__headline') && location.hash === `#/${link}`, link);
  await watched.waitForTimeout(400);
  return watched.evaluate(() => Math.max(0, ...window.tasks));
};
const longest = { near: await busy(cases.thousands), far: await busy(cases['thousands, far']), pairs: await busy(cases['two thousand a side']) };

// ---- the largest balance: from its address to the first weighing, then to a leaf ----
const firsts = [];
let pace = 0;
let walking = 0;
for (let run = 0; run < 5; run++) {
  await watched.evaluate(() => { location.hash = '#/coins?n=12&weighings=3'; });
  await watched.getByText('12 coins, 24 cases').waitFor();
  await watched.waitForTimeout(300);
  firsts.push(await watched.evaluate(() => new Promise(resolve => {
    window.tasks = [];
    const from = performance.now();
    new MutationObserver((_, observer) => {
      if (/^Weighing 1: 1–265,720/.test(document.querySelector('.reasoning h2')?.textContent)) {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - from));
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    location.hash = '#/coins?n=797160&weighings=13&step=1';
  })));
  const steps = await watched.evaluate(async () => {
    const times = [];
    for (let step = 2; step <= 26; step++) {
      const from = performance.now();
      document.querySelector('[aria-label="One step on"]').click();
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - from);
    }
    return times;
  });
  pace = Math.max(pace, ...steps);
  await watched.waitForTimeout(300);
  walking = Math.max(walking, await watched.evaluate(() => Math.max(0, ...window.tasks)));
}

// ---- ten megabytes of XML, from the file to its verdict and to all of both texts --------
// From a file: a buffer would be made into one on the page, in a task of its own.
const folder = mkdtempSync(`${os.tmpdir()}/stepwise-`);
const books = `${folder}/books.xml`;
writeFileSync(books, ten());
const large = [];
await watched.evaluate(() => { location.hash = '#/xml'; });
await watched.waitForSelector('.opener__input');
await watched.evaluate(() => document.addEventListener('change', event => {
  if (event.target.type !== 'file') return;
  window.tasks = [];
  window.large = { from: performance.now() };
  new MutationObserver((_, observer) => {
    if (document.querySelector('.opened__verdict')) window.large.told ??= performance.now() - window.large.from;
    if (window.large.told && !document.querySelector('.opened .solving')) {
      observer.disconnect();
      window.large.all = performance.now() - window.large.from;
    }
  }).observe(document.body, { childList: true, subtree: true });
}, true));
for (let run = 0; run < 5; run++) {
  await watched.locator('.opener__input').setInputFiles(books);
  await watched.waitForFunction(() => window.large?.all);
  await watched.waitForTimeout(300);
  large.push(await watched.evaluate(() => ({ ...window.large, task: Math.max(0, ...window.tasks) })));
  await watched.getByRole('button', { name: 'Close it' }).click();
  await watched.evaluate(() => { window.large = null; });
  await watched.getByRole('textbox', { name: 'The XML text' }).waitFor();
}
rmSync(folder, { recursive: true });
const read = { told: large.map(each => each.told), all: large.map(each => each.all), task: Math.max(...large.map(each => each.task)) };

// ---- the setter's tool: every sum of two of two hundred words -------------------------
await watched.evaluate(() => { location.hash = '#/cryptarithm?puzzle=SEND+MORE=MONEY'; });
await watched.getByText('Make your own').click();
await watched.getByRole('textbox', { name: 'Your words' }).fill(WORDS.join(' '));
await watched.getByText(`${WORDS.length} words`).waitFor();
await watched.evaluate(() => { window.tasks = []; });
const asked = performance.now();
await watched.getByRole('button', { name: 'Find sums', exact: true }).click();
await watched.getByText(/found, the easiest first/).waitFor({ timeout: 0 });
const setter = { took: performance.now() - asked, task: await watched.evaluate(() => Math.max(0, ...window.tasks)) };

const heavy = cases['to the limit, narrow'];
const cancels = [];
for (let run = 0; run < 5; run++) {
  await watched.evaluate(link => { location.hash = `#/${link}`; }, heavy);
  await watched.getByText(/states so far/).waitFor();
  cancels.push(await watched.evaluate(() => new Promise(resolve => {
    const from = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector('.stopped')) { observer.disconnect(); resolve(performance.now() - from); }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    document.querySelector('.solving button').click();
  })));
  await watched.evaluate(() => { location.hash = '#/jugs?sizes=3,7&goal=any:2'; });
  await watched.waitForSelector('.verdict');
}

// ---- a whole run of each lab, moving -----------------------------------------------
// At 60 frames a second and no slower: what takes longer than a frame and a half was dropped.
const FRAME = 1000 / 60;
const runs = [];
for (const [name, link] of [['coins', 'coins?n=12&weighings=3'], ['coins, 797,160', 'coins?n=797160&weighings=13'], ['jugs', 'jugs?sizes=3,7&goal=any:2'],
  ['jugs, 125 pours', 'jugs?sizes=997,1009,1013&goal=any:500'], ['seating', 'seating'], ['seating, 6 × 6', `seating?room=${Array(6).fill('XXXXXX').join('/')}&groups=${[...'ABCDEF'].map(group => `${group}:6`).join(',')}`],
  ['river', 'river'], ['river, 100 and 100', 'river?missionaries=100&cannibals=100&boat=4'], ['tree', 'tree'],
  ['cryptarithm', 'cryptarithm'], ['mister-x', 'mister-x'], ['mister-x, Susan', 'mister-x?be=S:17'],
  ['tracks', 'tracks'], ['whodunit', 'whodunit'], ['xml', 'xml'], ['xml, Q4', 'xml?query=q4']]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const moved = await context.newPage();
  await moved.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(entry => entry.duration))).observe({ entryTypes: ['longtask'] });
  });
  await moved.goto(`${url}#/${link}`);
  await moved.waitForSelector('.verdict');
  await moved.waitForTimeout(500);
  // At the highest speed; a long plan for twenty seconds.
  for (let press = 0; press < 2; press++) await moved.getByRole('button', { name: /^Speed/ }).click();
  runs.push({ name, ...await moved.evaluate(frame => new Promise(resolve => {
    window.tasks = [];
    let [frames, late, worst, last] = [0, 0, 0, performance.now()];
    const began = last;
    document.querySelector('[aria-label="Play"]').click();
    const tick = now => {
      const took = now - last;
      last = now;
      frames += 1;
      worst = Math.max(worst, took);
      if (took > 1.5 * frame) late += Math.round(took / frame) - 1;
      if (document.querySelector('[aria-label="Pause"]') && now - began < 20_000) requestAnimationFrame(tick);
      else resolve({ seconds: (now - began) / 1000, frames, late, worst, task: Math.max(0, ...window.tasks) });
    };
    requestAnimationFrame(tick);
  }), FRAME) });
  await context.close();
}

// ---- first use ------------------------------------------------------------------
// Cold: nothing kept. Warm: the browser's cache. Kept: the site's own, without asking the network.
const opened = [];
for (const [name, link, ready] of [['home', '', '.card svg'], ...slugs.map(slug => [slug, slug, '.verdict'])]) {
  for (const kind of ['cold', 'warm', 'kept']) {
    const times = [];
    let context;
    for (let run = 0; run < 6; run++) {
      if (!context || kind === 'cold') {
        await context?.close();
        context = await browser.newContext({ serviceWorkers: kind === 'kept' ? 'allow' : 'block' });
      }
      const visit = await context.newPage();
      await visit.addInitScript(ready => new MutationObserver((_, observer) => {
        if (window.usable || !document.querySelector(ready)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
      }).observe(document, { childList: true, subtree: true }), ready);
      await visit.goto(`${url}#/${link}`);
      await visit.waitForFunction(() => window.usable);
      times.push(await visit.evaluate(() => ({ paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, usable: window.usable })));
      if (kind === 'kept') await visit.evaluate(() => navigator.serviceWorker.ready);
      await visit.close();
    }
    await context.close();
    const counted = kind === 'cold' ? times : times.slice(1);
    opened.push({ name, kind, paint: median(counted.map(time => time.paint)), usable: median(counted.map(time => time.usable)) });
  }
}
await browser.close();
close();
const edit = await editLoop();

// ---- the table --------------------------------------------------------------------
const mark = met => (met ? 'met' : '**missed**');
const far = solved.find(each => each.name === 'thousands');
const pairs = ['a hundred pairs', 'a thousand pairs'].map(name => solved.find(each => each.name === name));
const nine = solved.find(each => each.name === 'nine fours');
const thousands = solved.find(each => each.name === 'two thousand a side');
const horses = solved.find(each => each.name === '199 numbers');
const tried = solved.find(each => each.name === '797,160 tried');
const classics = solved.filter(each => each.name.startsWith('classic'));
const worst = Math.max(...solved.filter(each => each.native > 1).map(each => each.later / each.native));
const short = link => (link.length > 140 ? `${link.slice(0, 70)} … ${link.slice(-20)}` : link);
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');
const cpu = os.cpus()[0].model.trim();
const text = `# Performance

Written by \`make bench\`. All figures of one run on one machine: ${os.cpus().length} cores of “${cpu}”,
${(os.totalmem() / 2 ** 30).toFixed(0)} GiB, ${os.type()} ${os.arch()}, Chromium headless without a GPU. Times vary from machine to
machine; the ratios are what to watch.

## Budgets

${table(['what', 'budget', 'measured', ''], [
  ['first use of any one lab, gzip', '≤ 250 KB', kb(largest), mark(largest <= 250e3)],
  ['what a lab adds to the page, gzip', '≤ 110 KB', kb(added), mark(added <= 110e3)],
  ['the whole site, all labs, gzip', '≤ 350 KB', kb(total('gzip')), `${mark(total('gzip') <= 350e3)}: see below`],
  ['797,160 coins: from the address to the first weighing', '≤ 100 ms', `${ms(median(firsts))} (worst ${ms(Math.max(...firsts))})`, mark(Math.max(...firsts) <= 100)],
  ['longest task on the page meanwhile, and on to a leaf', '≤ 50 ms', walking ? ms(walking) : 'none over 50 ms', mark(walking <= 50)],
  ['997, 1009, 1013 with a tap, 500 in some jug, in the worker', '≤ 3 s, ≤ 512 MB', `${ms(far.first)}, ${mb(far.memory)}`, mark(far.first <= 3000 && far.memory <= 512e6)],
  ['longest task on the page meanwhile', '≤ 50 ms', longest.near ? ms(longest.near) : 'none over 50 ms', mark(longest.near <= 50)],
  ['Cancel to “Stopped” on the page', '≤ 100 ms', `${ms(median(cancels))} (worst ${ms(Math.max(...cancels))})`, mark(Math.max(...cancels) <= 100)],
  ['6 × 6 in nine fours counted exactly, in the worker', '≤ 5 s, ≤ 512 MB', `${ms(nine.first)}, ${mb(nine.memory)}`, mark(nine.first <= 5000 && nine.memory <= 512e6)],
  ['100 and 100 across a river, 197 crossings, in the worker', '≤ 100 ms', ms(pairs[0].first), mark(pairs[0].first <= 100)],
  ['199 numbers in a cryptarithm, in the worker', '≤ 50 ms', `${ms(horses.first)}, later ${ms(horses.later)}`, mark(horses.first <= 50)],
  ['sum and product, 2 to 2,000, in the worker', '≤ 1.5 s', `${ms(thousands.first)}, ${mb(thousands.memory)}`, mark(thousands.first <= 1500)],
  ['longest task on the page meanwhile', '≤ 50 ms', longest.pairs ? ms(longest.pairs) : 'none over 50 ms', mark(longest.pairs <= 50)],
  ['1,000 and 1,000, 1,997 crossings', '≤ 2 s', ms(pairs[1].first), mark(pairs[1].first <= 2000)],
  ['10 MB of XML: from the file to its verdict', '≤ 1 s', `${ms(median(read.told))} (worst ${ms(Math.max(...read.told))}; all on the page ${ms(median(read.all))}; native ${ms(native('ten megabytes', 'xml'))})`, mark(median(read.told) <= 1000)],
  ['longest task on the page meanwhile', '≤ 50 ms', read.task ? ms(read.task) : 'none over 50 ms', mark(read.task <= 50)],
  [`every sum in ${WORDS.length} words, in the worker`, '', `${(setter.took / 1000).toFixed(0)} s`, ''],
  ['longest task on the page meanwhile', '≤ 50 ms', setter.task ? ms(setter.task) : 'none over 50 ms', mark(setter.task <= 50)],
  ['a changed word on the screen (`trunk serve`)', '≤ 15 s', `${(median(edit.word) / 1000).toFixed(1)} s (worst ${(Math.max(...edit.word) / 1000).toFixed(1)} s)`, mark(Math.max(...edit.word) <= 15e3)],
  ['a changed colour on the screen', '≤ 2 s', `${(median(edit.colour) / 1000).toFixed(1)} s (worst ${(Math.max(...edit.colour) / 1000).toFixed(1)} s)`, mark(median(edit.colour) <= 2e3)],
  ['longest task while a lab plays', '≤ 50 ms', Math.max(...runs.map(run => run.task)) ? ms(Math.max(...runs.map(run => run.task))) : 'none over 50 ms', mark(runs.every(run => run.task <= 50))],
  ['a classic instance in the worker, after start', '≤ 10 ms', ms(Math.max(...classics.map(each => each.later))), mark(classics.every(each => each.later <= 10))],
  ['wasm against native, same solver', '≤ 1.6 ×', `${worst.toFixed(1)} ×`, mark(worst <= 1.6)],
])}

## Solving, native and in the worker

Native: criterion's median. Worker: from posting the request to hearing the answer, once the lab’s part
has come: the first run (before the browser has optimised the code) and the median of later ones; the ratio is of the latter. Memory is the
worker's whole WebAssembly memory afterwards, which never shrinks.

${table(['instance', 'native', 'worker, first', 'worker, later', 'ratio', 'memory'], solved.map(each => [
  `\`${short(each.link.replaceAll('n{run}', ''))}\`${each.name.endsWith('tried') ? ', every case tried' : ''}`, ms(each.native), ms(each.first), ms(each.later), each.native < 1 ? 'the message' : `${(each.later / each.native).toFixed(1)} ×`, mb(each.memory)]))}

Starting a worker took ${ms(median(solved.map(each => each.start)))}; the page starts one before it is needed. While the far instance was solved,
the page's longest task was ${longest.far ? ms(longest.far) : 'under 50 ms'}. Each of the 25 further steps to a leaf of the
797,160 coins was on the screen within ${ms(pace)}; their 1,594,320 cases are tried in a worker of their own, ${ms(tried.first)} the first time.

## Counting seatings, and what is refused

From posing the room on the page to its verdict, everything drawn. Tables grow with how many groups can stand side by side
along the frontier and with how many sizes of what is left they can have; more than 3,000,000 patterns are refused, for
their tables would fill more memory than a phone's browser gives. A seating is then found by search and shown, uncounted.

${table(['room', 'groups', 'touching', 'seatings', 'patterns', 'time'], grown)}

## A whole run, moving

Played from the first step to the last at the highest speed, for at most twenty seconds, at 1280 × 800. A frame is dropped when
the one before it took longer than a frame and a half at 60 a second; without a GPU every frame is painted by the processor
that runs the page.

${table(['lab', 'played', 'frames', 'dropped', 'longest frame', 'longest task'], runs.map(run => [run.name, `${run.seconds.toFixed(1)} s`, run.frames, run.late, ms(run.worst), run.task ? ms(run.task) : 'under 50 ms']))}

## First use

With nothing kept; with the browser's cache; and with the site's own, which needs no network. Readable is the first paint with
words in it, usable is when the verdict, or the cards, have been drawn. Medians of six visits (five with a cache), from this machine to itself.

${table(['page', 'cache', 'gzip', 'brotli', 'readable', 'usable'], opened.map(each => [each.name, each.kind, each.kind === 'cold' ? kb(uses[each.name].gzip) : '', each.kind === 'cold' ? kb(uses[each.name].brotli) : '', ms(each.paint), ms(each.usable)]))}

## Why budgets are missed

${over.length ? `- **First use**: ${over.map(slug => `${slug} takes ${kb(uses[slug].gzip)}`).join(', ')}. The lab of documents is a parser of XML, one of
  terms and one of questions, three writers, and ${kb(uses.xml.gzip - uses.home.gzip)} in all where others are some 60 to 80.
` : ''}- **The whole site**: 350 KB was set before any lab was built, for ten. A lab with its solver, proofs, words and drawings takes
  60 KB and more of its own, so ten come to some 900. Nobody waits for them: a visitor fetches the page and the lab that is opened,
  which is the first budget, and the rest comes afterwards, in the background, to be there without a network.
  What keeps a lab small is the second line of the table.
- **WebAssembly against native**: the program is built for size (\`opt-level = "z"\`), since at \`"s"\` first use would pass its
  budget. All instances the design names are within their own times.

## What is transferred

${table(['file', 'raw', 'gzip', 'brotli'], [...sizes.map(file => [file.name, kb(file.raw), kb(file.gzip), kb(file.brotli)]),
  ['**all**', kb(total('raw')), kb(total('gzip')), kb(total('brotli'))]])}
`;
writeFileSync(`${root}docs/performance.md`, text);
console.log(text);
