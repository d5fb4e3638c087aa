// Runs the browser tests and ends with a plain count: `node run.mjs [word]`.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const folder = new URL('specs/', import.meta.url).pathname;
const word = process.argv[2] ?? '';
// The longest first, so that none is left alone at the end.
const LONGEST = ['engines-firefox', 'engines-webkit', 'engines-chromium', 'axe-links', 'axe-states', 'widths', 'fitting', 'share', 'solving', 'seating', 'keyboard', 'cryptarithm'];
const place = name => (LONGEST.indexOf(name.replace('.mjs', '')) + 1) || LONGEST.length + 1;
const files = readdirSync(folder).filter(name => name.includes(word)).sort((a, b) => place(a) - place(b)).map(name => folder + name);
const count = { passed: 0, failed: 0 };
// Browsers wait as often as they work.
const stream = run({ files, concurrency: 2 * availableParallelism() });
// A file counts as a test of its own; only what it holds is counted here.
const holds = event => event.nesting > 0 || !event.name.endsWith('.mjs');
stream.on('test:pass', event => { if (holds(event)) count.passed += 1; });
stream.on('test:fail', event => { if (holds(event)) count.failed += 1; else if (event.details?.error) count.broken = true; });
const told = stream.compose(spec);
told.pipe(process.stdout);
told.on('end', () => {
  const failed = count.failed + (count.broken && count.failed === 0 ? 1 : 0);
  console.log(`browser: ${count.passed} passed, ${failed} failed`);
  process.exit(failed > 0 || count.passed === 0 ? 1 : 0);
});
