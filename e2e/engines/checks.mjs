// What every engine must do: one list for all of them.
import { after, before, test as nodeTest } from 'node:test';
import assert from 'node:assert/strict';
import { LABS } from '../pages/labs.mjs';
import { until } from './common.mjs';

const called = name => `[aria-label^="${name}"]`;
const TRY = '.tabs button:nth-child(2)';

/** One move by hand in each lab, as what is pressed in turn. */
const MOVES = {
  jugs: [called('Fill the 7-litre jug')],
  coins: [called('Coin 1,'), called('The right pan'), called('Coin 2,'), '.answers__weigh .pill--main'],
  seating: [`.room ${called('B1:')}`],
  river: [`.river ${called('1 cannibal into')}`, `.river ${called('1 missionary into')}`, '.river__go .pill--main'],
  tree: [`.tree--live ${called('Visit 262')}`],
  cryptarithm: ['.sum .glyph:nth-of-type(3) .glyph__over', '.pad__key:nth-of-type(7)'],
  'mister-x': ['.hand__card'],
  tracks: [called('Begin a track at N'), called('Lay N')],
  whodunit: [called('Suppose A is')],
  xml: ['.deeds :nth-child(2) > button'],
};

/** How many steps a move is, where it is not one: a weighing is loading, tipping and what follows. */
const STEPS = { coins: 3 };

/** What is asked of a document is answered by more than presses; reading one is not. */
const BY_HAND = [...LABS.slice(0, -1), 'xml?doc=%3Ca%3E%3Cb%3Eone%3C/b%3E%3C/a%3E'];

const lab = link => link.split('?')[0];

/** Opens a lab and waits until it is solved; gives the verdict. */
async function solved(tab, url, link) {
  await tab.open(`${url}#/${link}`);
  // A link within the page is heard after the page has gone there.
  await until(() => tab.run(([name, link]) => decodeURIComponent(location.hash).startsWith(`#/${link}`)
    && document.querySelector(`.lab--${name} .verdict__headline`) !== null, [lab(link), decodeURIComponent(link.split('&step')[0])]), `${link}: no verdict`);
}

const step = tab => tab.run(() => Number(document.querySelector('[aria-label="Step"]').value));
const stepIs = (tab, wanted, where) => until(async () => { const at = await step(tab); return at === wanted || at; }, `${where}: the step is not ${wanted}`);

/** The drawing as it will be once it has come to rest. */
const drawing = tab => tab.run(() => [...document.querySelectorAll('.stage :is(svg, .pane, .hand, .talk)')].map(part => part.outerHTML).join(''));

const changed = (tab, from, where) => until(async () => (await drawing(tab)) !== from, `${where}: the drawing stayed as it was`);

async function solving({ tab, url }) {
  for (const link of LABS) await solved(tab, url, link);
}

async function stepping({ tab, url }) {
  for (const link of LABS) {
    await solved(tab, url, link);
    let seen = await drawing(tab);
    for (const at of [1, 2]) {
      await tab.press('ArrowRight');
      await stepIs(tab, at, `${lab(link)}: ArrowRight`);
    }
    await changed(tab, seen, `${lab(link)}: ArrowRight`);
    seen = await drawing(tab);
    await tab.press('ArrowLeft');
    await stepIs(tab, 1, `${lab(link)}: ArrowLeft`);
    await tab.press('ArrowLeft');
    await stepIs(tab, 0, `${lab(link)}: ArrowLeft`);
    await changed(tab, seen, `${lab(link)}: ArrowLeft`);
  }
}

/** What tells of a game: what the drawings are called, and what is written beside them. */
const game = tab => tab.run(() => [...document.querySelectorAll('.stage svg[aria-label], .hand__card, .tile, .lit')].map(part => part.getAttribute('aria-label') ?? part.textContent).join('\n'));

async function trying({ tab, url }) {
  for (const link of BY_HAND) {
    const name = lab(link);
    await solved(tab, url, link);
    await tab.click(TRY);
    await until(() => tab.run(() => document.querySelector('.tabs button:nth-child(2)').getAttribute('aria-pressed') === 'true'), `${name}: Try it`);
    const before = await drawing(tab);
    for (const css of MOVES[name]) await tab.click(css);
    const steps = STEPS[name] ?? 1;
    await stepIs(tab, steps, `${name}: a move by hand`);
    await changed(tab, before, `${name}: a move by hand`);
    const played = await game(tab);
    await tab.reload();
    await until(() => tab.run(() => document.querySelector('.tabs button') !== null), `${name}: after the reload`);
    await tab.click(TRY);
    await stepIs(tab, steps, `${name}: the game after a reload`);
    await until(async () => { const now = await game(tab); return now === played || now; }, `${name}: another game after the reload`);
  }
}

async function sharing({ tab, url }) {
  for (const link of LABS) {
    await solved(tab, url, `${link}&step=3`);
    await stepIs(tab, 3, `${lab(link)}: a link to step 3`);
  }
}

async function offline({ tab, url, unplug }) {
  await solved(tab, url, LABS[0]);
  await until(() => tab.run(() => navigator.serviceWorker.controller?.state === 'activated'), 'the service worker');
  await unplug();
  await tab.reload();
  for (const link of LABS) await solved(tab, url, link);
}

/** Lays the page out as on paper, and tells what is on each sheet. */
const sheets = tab => tab.run(() => {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).filter(rule => rule.media?.mediaText === 'print');
  for (const rule of rules) rule.media.mediaText = 'all';
  const found = [...document.querySelectorAll('.paper .sheet')].map(sheet => {
    const { width, height } = sheet.getBoundingClientRect();
    const drawn = [...sheet.querySelectorAll('svg')].every(part => part.getBoundingClientRect().width > 0);
    return width > 300 && height > 200 && drawn && sheet.innerText.trim().length > 40;
  });
  const left = [...document.querySelectorAll('.frame, .lab:not(.paper)')].some(part => part.checkVisibility());
  for (const rule of rules) rule.media.mediaText = 'print';
  return { rules: rules.length > 0, found, left };
});

const PRINTED = ['jugs', 'seating', 'xml'];

async function printing({ tab, url }) {
  for (const link of LABS) {
    const name = lab(link);
    await solved(tab, url, link);
    await tab.run(() => { dispatchEvent(new Event('beforeprint')); });
    await until(() => tab.run(() => document.querySelectorAll('.paper .sheet').length >= 2), `${name}: no sheets`);
    const { rules, found, left } = await sheets(tab);
    assert.ok(rules, `${name}: nothing is said for paper`);
    assert.ok(found.every(Boolean), `${name}: an empty sheet: ${found}`);
    assert.ok(!left, `${name}: the page itself is printed too`);
    await tab.run(() => { dispatchEvent(new Event('afterprint')); });
    await until(() => tab.run(() => document.querySelector('.paper') === null), `${name}: the sheets stay`);
    // WebKit's driver cannot print, and printing takes seconds.
    if (tab.printed && PRINTED.includes(name)) assert.ok(await tab.printed() >= 2, `${name}: fewer than two printed pages`);
  }
}

/** Where text is cut, a gap is far wider than its text, or the page is wider than the window. */
const misfits = tab => tab.run(() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const probe = document.createElement('span');
  probe.style.cssText = 'position: absolute; visibility: hidden; white-space: pre';
  document.body.append(probe);
  const measured = (part, text) => {
    const style = getComputedStyle(part);
    for (const key of ['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'letterSpacing', 'fontVariantNumeric', 'fontStretch']) probe.style[key] = style[key];
    probe.textContent = text;
    return probe.getBoundingClientRect().width;
  };
  const alone = part => {
    let last = part;
    while (!last.nextSibling && last.matches('.puzzle__sentence *')) last = last.parentElement;
    const next = last.nextSibling;
    if (next?.nodeType !== Node.TEXT_NODE || !/^[.,;:?]/.test(next.data)) return false;
    const range = document.createRange();
    range.setStart(next, 0);
    range.setEnd(next, 1);
    return range.getBoundingClientRect().left < part.getBoundingClientRect().right - 2;
  };
  for (const part of document.querySelectorAll('button, select, textarea, input:not([type=range], [type=checkbox], [type=radio], [type=file])')) {
    const box = part.getBoundingClientRect();
    if (box.width < 2 || !part.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(part);
    const text = part.localName === 'button' ? part.textContent : part.localName === 'select' ? part.selectedOptions[0]?.text ?? '' : part.value || part.placeholder;
    const name = `${part.localName}.${part.className} “${part.getAttribute('aria-label') ?? ''}”, “${text.slice(0, 40)}”`;
    const inner = part.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    // What is longer than a line of the page scrolls in its box.
    const full = box.width >= part.parentElement.closest('p, div, section, form, li').clientWidth - 2;
    if (part.localName === 'textarea') {
      if (style.overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 0.15 * parseFloat(style.fontSize)) found.push(`${name}: ${part.scrollHeight} high in ${part.clientHeight}`);
    } else if (part.scrollWidth > part.clientWidth + 1 && !full) found.push(`${name}: ${part.scrollWidth} wide in ${part.clientWidth}`);
    else if (part.localName === 'select' && measured(part, text) > inner + 1) found.push(`${name}: ${measured(part, text).toFixed(1)} wide in ${inner.toFixed(1)}`);
    if (part.matches('.blank') && alone(part)) found.push(`${name}: what ends the clause after it begins a line`);
    if (part.matches('input.blank, select.blank')) {
      const width = measured(part, text);
      const most = Math.max(width, parseFloat(style.minWidth) || 0) + 1.5 * parseFloat(style.fontSize);
      if (box.width > most) found.push(`${name}: a gap of ${box.width.toFixed(1)} for ${width.toFixed(1)}`);
    }
  }
  probe.remove();
  return found;
});

async function fitting({ tab, url }) {
  const found = [];
  for (const [width, height] of [[390, 844], [1280, 720]]) {
    await tab.resize(width, height);
    for (const link of LABS) {
      await solved(tab, url, link);
      await until(() => tab.run(() => document.fonts.status === 'loaded'), `${link}: fonts`);
      for (const fault of await misfits(tab)) found.push(`${lab(link)} at ${width}×${height}: ${fault}`);
    }
  }
  assert.deepEqual(found, []);
}

async function leaving({ tab, url }) {
  await solved(tab, url, LABS[0]);
  await until(() => tab.run(() => navigator.serviceWorker.controller?.state === 'activated'), 'the service worker');
  // Once it is there,
  for (let round = 0; round < 5; round++) {
    await tab.reload();
    await solved(tab, url, LABS[round]);
  }
  // and on its way.
  for (let round = 0; round < 20; round++) await tab.leave(`${url}?${round}#/${LABS[round % LABS.length]}`);
  await solved(tab, url, LABS[0]);
}

// Firefox itself says the first of an answer whose page is gone, whatever the service worker does;
// the second is a part of the program that was still on its way.
const GONE = /A ServiceWorker intercepted the request and encountered an unexpected error|^Error$/;

const CHECKS = [
  ['every lab solves its classic', solving],
  ['keys move the step, and the drawing with it', stepping],
  ['a move by hand is kept over a reload', trying],
  ['a shared link opens at its step', sharing],
  // It works in WebKit too, but now and then its driver loses the browser when the server is gone, and waits for ever.
  ['after one visit all works without the server', offline, { offline: true, not: 'WebKit' }],
  ['the puzzle and its solution are printed', printing],
  ['no text is cut, and no gap too wide', fitting],
  ['a page is left while the service worker answers', leaving, { offline: true, allow: GONE }],
];

/** Runs all checks in an engine. */
export function check(engine) {
  let running;
  before(async () => { running = await engine.start(); });
  after(() => running?.stop());
  for (const [name, task, options = {}] of CHECKS.filter(([, , options]) => options?.not !== engine.name)) {
    nodeTest(`${engine.name}: ${name}`, { timeout: 600_000 }, async () => {
      const site = await running.site();
      let tab;
      try {
        tab = await running.tab(options);
        await task({ tab, url: site.url, unplug: () => site.close() });
        const left = (await tab.faults()).filter(fault => !options.allow?.test(fault));
        assert.deepEqual(left, [], `${engine.name}: the page had faults`);
      } finally {
        await tab?.close();
        site.close();
      }
    });
  }
}
