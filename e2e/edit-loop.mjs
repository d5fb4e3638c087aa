// Measures how long a change takes from the file to the screen under `trunk serve`: `node edit-loop.mjs` prints it.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { launch } from './browser.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const PORT = 8173;
const WORD = { file: 'src/ui/web/home.rs', from: 'Open the lab', to: 'Enter the lab', seen: text => document.querySelector('.card__open')?.textContent === text };
const COLOUR = { file: 'static/css/base.css', from: 'body {', to: 'body { outline-color: rgb(1, 2, 3);', seen: text => (getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)') === text.includes('rgb') };

/** Makes a change, waits until the page shows it, and takes it back; milliseconds. */
async function change(page, { file, from, to, seen }) {
  const path = ROOT + file;
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no “${from}”`);
  const timed = async (text, wanted) => {
    const began = performance.now();
    writeFileSync(path, text);
    await page.waitForFunction(seen, wanted, { timeout: 0 });
    const took = performance.now() - began;
    // A change within a second of the last build is taken for a part of it.
    await new Promise(done => setTimeout(done, 3000));
    return took;
  };
  try {
    return [await timed(before.replace(from, to), to), await timed(before, from)];
  } finally {
    if (readFileSync(path, 'utf8') !== before) writeFileSync(path, before);
  }
}

/** The times of a changed word in Rust and of a changed colour, in milliseconds. */
export async function editLoop(runs = 3) {
  const { NO_COLOR: _, ...env } = process.env;
  const server = spawn('trunk', ['serve', '--port', String(PORT), '--dist', 'target/edit-loop'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const began = performance.now();
    for (;;) {
      try { await page.goto(`http://localhost:${PORT}/`); break; } catch { await new Promise(done => setTimeout(done, 100)); }
    }
    await page.locator('.card svg').first().waitFor({ timeout: 0 });
    const found = { start: performance.now() - began, word: [], colour: [] };
    for (let run = 0; run < runs; run++) {
      found.word.push(...await change(page, WORD));
      found.colour.push(...await change(page, COLOUR));
    }
    return found;
  } finally {
    await browser.close();
    server.kill();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(JSON.stringify(await editLoop()));
