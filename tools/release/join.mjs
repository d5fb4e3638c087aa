// Cutting leaves a piece for every set of parts that share something, most of them smaller than what it takes to ask for
// one. Those become part of the page again: `node join.mjs CUT PAGE`, where CUT is the folder with the pieces and their
// loader, and PAGE the page's module.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** What a piece has at least that is worth asking for by itself, in bytes, some 1,300 of which are never served. */
const WORTH = 3000;
const FEATURES = ['bulk-memory', 'bulk-memory-opt', 'call-indirect-overlong', 'multivalue', 'mutable-globals', 'nontrapping-float-to-int', 'reference-types', 'sign-ext'];

const [cut, page] = process.argv.slice(2);
const small = readdirSync(cut).filter(name => /^chunk_\d+\.wasm$/.test(name) && statSync(`${cut}/${name}`).size < WORTH);
const pieces = small.flatMap(name => [`${cut}/${name}`, name]);
// It warns of a kind of names that it does not know, and drops as wished.
execFileSync('wasm-merge', [page, '__wasm_split', ...pieces, ...FEATURES.map(name => `--enable-${name}`), '-o', page], { stdio: ['ignore', 'inherit', 'ignore'] });

let loader = readFileSync(`${cut}/__wasm_split.js`, 'utf8');
for (const name of small) {
  const known = `__${name.replace('.wasm', '')}`;
  const shorter = loader.replace(new RegExp(`^const ${known} = makeLoad\\([^]*?^, \\[\\]\\);\n`, 'm'), '');
  if (shorter === loader) throw new Error(`the loader of ${name} is not where it was looked for`);
  loader = shorter.replaceAll(new RegExp(`\\b${known}\\b(, )?`, 'g'), '');
  rmSync(`${cut}/${name}`);
}
writeFileSync(`${cut}/__wasm_split.js`, loader);
