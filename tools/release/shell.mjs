// Makes what stands around the program a release's: `node shell.mjs APP OUT`, where APP names the build's folder in OUT
// and the labs, as `stepwise --json --list` tells them, come by standard input.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const [app, out] = process.argv.slice(2);
const labs = JSON.parse(readFileSync(0, 'utf8'));
const read = name => readFileSync(`${out}/${name}`, 'utf8');
const escape = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

// The first thing to be read, before the program has come: the labs and their questions.
const preset = ({ name, link }) => `<li><a href="#/${escape(link)}">${escape(name)}</a></li>`;
const lab = ({ slug, name, question, presets }) => `        <li class="card card--${slug}">
          <a class="card__main" href="#/${slug}"><span class="card__drawing"></span><div class="card__words"><h2>${escape(name)}</h2><div class="card__question">${escape(question)}</div><span class="card__open">Open the lab</span></div></a>
          <ul class="card__presets">${presets.slice(0, 4).map(preset).join('')}</ul>
        </li>`;
const page = read('index.html')
  .replace(/^ *<link data-trunk.*\n/gm, '').replace(/^ *<!--.*-->\n/gm, '')
  .replace(" 'nonce-{{__TRUNK NONCE__}}'", '')
  .replaceAll(/(?<=(?:href|src|content)="\.\/)(?!manifest)/g, `${app}/`)
  .replace('<ul class="cards">', `$&\n${labs.map(lab).join('\n')}`);
writeFileSync(`${out}/index.html`, page);
writeFileSync(`${out}/manifest.webmanifest`, read('manifest.webmanifest').replaceAll('"./icon', `"./${app}/icon`));

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && !entry.name.endsWith('.txt') && entry.name !== 'sw.js')
  .map(entry => `${entry.parentPath}/${entry.name}`.slice(out.length + 1)).sort();
const hash = createHash('sha256');
for (const file of files) hash.update(readFileSync(`${out}/${file}`));
const kept = files.map(file => (file === 'index.html' ? './' : `./${file}`));
writeFileSync(`${out}/sw.js`, read('sw.js')
  .replace("'development'", `'${hash.digest('hex').slice(0, 12)}'`)
  .replace('FILES = []', `FILES = ${JSON.stringify(kept)}`));
