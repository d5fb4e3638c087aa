// What is taken away: links, codes, embedding, files and print.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import jsQR from 'jsqr';
import { assert, eventually, like, test, unanswered, url } from '../harness.mjs';
import { LABS } from '../pages/labs.mjs';
import { PINWHEEL } from '../pages/seating.mjs';

const THREE = 'jugs?sizes=3,7&goal=any:2&step=3';
// Long enough to be seen at work anywhere.
const HEAVY = 'jugs?sizes=999983,999979,999961&goal=500000,500001,*';

/** What a camera would read of the code that is shown. */
const scanned = async page => {
  const { data, width, height } = await page.locator('.share .code').evaluate(async code => {
    const copy = code.cloneNode(true);
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const side = copy.viewBox.baseVal.width * 4;
    copy.setAttribute('width', side);
    copy.setAttribute('height', side);
    copy.querySelector('path').setAttribute('fill', getComputedStyle(code.querySelector('path')).fill);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    context.fillStyle = getComputedStyle(code).backgroundColor;
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0);
    return { data: [...context.getImageData(0, 0, side, side).data], width: side, height: side };
  });
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
};

for (const colorScheme of ['light', 'dark']) {
  test(`the link goes out as text and as a code, with the step and without, in ${colorScheme}`, async ({ page, lab, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.open(THREE);
    await lab.solved();
    await lab.share();
    const copied = async () => {
      await lab.button('Copy link').click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const plain = `${url()}#/jugs?sizes=3,7&goal=any:2`;
    await eventually(copied, plain);
    // Where the page below is still, the dialog says so itself.
    await page.locator('dialog .notice', { hasText: 'Copied.' }).waitFor();
    await eventually(() => scanned(page), plain);
    await page.getByLabel('Open at step 3').check();
    await eventually(copied, `${plain}&step=3`);
    await eventually(() => scanned(page), `${plain}&step=3`);
    // Large enough for the back row, and small again.
    const side = () => page.locator('.share .code').evaluate(code => code.getBoundingClientRect().height);
    const small = await side();
    await lab.button('Show the code large').click();
    await eventually(async () => (await side()) > 2.5 * small, true);
    await lab.button('Make the code small again').click();
    await eventually(side, small);
    await page.keyboard.press('Escape');
    await eventually(() => page.evaluate(() => document.activeElement.textContent), 'Share');
  }, { colorScheme, held: true });
}

test('a link too long for a code says so, and can be copied', async ({ page, lab }) => {
  const names = [...Array(26)].map((_, at) => `${'ж'.repeat(22)}${at}:1`).join(',');
  await lab.open(`seating?room=XXXXXXXX/XXXXXXXX/XXXXXXXX/XX......&groups=${names}`);
  await lab.solved();
  await lab.share();
  await page.getByText('This address is too long for a code; copy it instead.').waitFor();
  await eventually(() => page.locator('.share .code').count(), 0);
});

test('the system’s own sharing is offered where there is one', async ({ page, lab }) => {
  await page.addInitScript(() => { navigator.share = async data => { window.shared = data; throw new DOMException('changed my mind', 'AbortError'); }; });
  await lab.open(THREE);
  await lab.solved();
  await lab.share();
  await lab.button('Send …').click();
  await eventually(() => page.evaluate(() => window.shared), { url: `${url()}#/jugs?sizes=3,7&goal=any:2` });
});

test('there is no such button where the system has none', async ({ page, lab }) => {
  await page.addInitScript(() => { delete Navigator.prototype.share; });
  await lab.open(THREE);
  await lab.solved();
  await lab.share();
  await eventually(() => lab.button('Send …').count(), 0);
});

test('the embedded page runs inside another site, resizes, and leaves it alone', async ({ page, lab, context, faults }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lab.open(THREE);
  await lab.solved();
  await lab.share();
  await page.getByLabel('Open at step 3').check();
  await lab.button('Preview').click();
  await page.frameLocator('.share__frame').getByRole('button', { name: 'One step on' }).waitFor();
  await lab.button('Copy code').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await like(copied, /<iframe/);
  const code = await copied();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));

  // Another origin: a page of a school, say.
  const host = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><link rel="icon" href="data:,"><title>Lesson</title><h1>Lesson</h1><div id="place" style="width: 640px">${code}</div>`);
  });
  await new Promise(done => host.listen(0, '127.0.0.1', done));
  try {
    await page.goto(`http://127.0.0.1:${host.address().port}/`);
    const length = await page.evaluate(() => history.length);
    const inside = page.frameLocator('iframe');
    await inside.locator('.jugs').waitFor();
    await eventually(() => inside.getByRole('slider', { name: 'Step' }).inputValue(), '3');
    await inside.getByRole('button', { name: 'One step on' }).click();
    await eventually(() => inside.getByRole('slider', { name: 'Step' }).inputValue(), '4');
    // Only what belongs into a lesson.
    for (const gone of ['.frame', '.bar', '.tabs', '.verdict', '.transcript']) assert.equal(await inside.locator(gone).count(), 0, gone);
    // Keys that are pressed in it stay in it, and do not leave its view.
    await page.keyboard.press('t');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => inside.getByRole('slider', { name: 'Step' }).inputValue(), '3');
    const fits = () => page.frames()[1].evaluate(() => {
      const drawing = document.querySelector('.stage svg').getBoundingClientRect();
      const page = document.scrollingElement;
      const link = document.querySelector('.embed__open').getBoundingClientRect();
      const under = [...document.querySelectorAll('.player button, .player input')].map(part => part.getBoundingClientRect())
        .some(part => part.width && part.left < link.right && part.right > link.left && part.top < link.bottom && part.bottom > link.top);
      return [page.scrollWidth <= innerWidth, page.scrollHeight <= innerHeight, drawing.height > 100, drawing.width > 100, !under];
    });
    for (const [width, height] of [[640, 560], [340, 560], [1000, 700], [320, 480], [390, 844], [768, 1024], [600, 300]]) {
      await page.evaluate(([width, height]) => {
        document.getElementById('place').style.width = `${width}px`;
        document.querySelector('iframe').height = height;
      }, [width, height]);
      await eventually(fits, [true, true, true, true, true]);
    }
    await eventually(() => page.evaluate(() => [document.title, location.hash, history.length]), ['Lesson', '', length]);
    const link = inside.getByRole('link', { name: 'Open in Stepwise' });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await opened.locator('.verdict').waitFor();
    assert.equal(opened.url(), `${url()}#/jugs?sizes=3,7&goal=any:2&step=3`);
    assert.equal(await opened.evaluate(() => JSON.stringify(localStorage)), kept, 'nothing was kept by the guest');
  } finally {
    host.close();
    // The page of the school is no fault of the site's.
    faults.splice(0, faults.length, ...faults.filter(fault => !fault.includes('http://127.0.0.1')));
  }
});

test('the drawing of every lab fits the frame it is given', async ({ page, lab }) => {
  for (const link of LABS) {
    for (const [width, height] of [[640, 560], [340, 560], [1000, 700], [390, 844]]) {
      await page.setViewportSize({ width, height });
      await lab.open(`${link}&step=4&embed`);
      await eventually(() => page.evaluate(() => {
        const drawing = document.querySelector('.stage svg, .stage .panes')?.getBoundingClientRect();
        const words = document.querySelector('.reasoning')?.getBoundingClientRect();
        const stage = document.querySelector('.stage')?.lastElementChild.getBoundingClientRect();
        return Boolean(drawing) && drawing.height > 100 && drawing.width > 100 && stage.bottom <= words.top + 1
          && document.scrollingElement.scrollHeight <= innerHeight;
      }), true);
    }
  }
});

test('an embedded link with faults says what is wrong', async ({ page, lab }) => {
  await lab.open('jugs?sizes=3,x&embed');
  await page.getByText(/“x” is not a whole number/).waitFor();
  await page.getByRole('link', { name: 'Open in Stepwise' }).waitFor();
});

const command = (...given) => {
  const root = new URL('../..', import.meta.url).pathname;
  const { stdout } = spawnSync('cargo', ['run', '--quiet', '--locked', '--bin', 'stepwise', '--', ...given], { cwd: root, encoding: 'utf8' });
  return stdout;
};

test('text and data are what the command line prints', async ({ page, lab }) => {
  for (const link of ['jugs?sizes=3,7&goal=any:2', 'jugs?sizes=2,10&goal=any:1', 'coins?n=12&weighings=3', 'coins?n=7&plan=fixed', `${PINWHEEL}&pick=777`, ...LABS.slice(3), 'river?missionaries=4&cannibals=4']) {
    await lab.open(link);
    await lab.solved();
    // What is checked on every case is said once it has been.
    await eventually(() => page.getByText('Checking every case').count(), 0);
    await lab.share();
    const [, text] = await lab.save('Text');
    assert.equal(text.toString(), command(link));
    const [, data] = await lab.save('Data (JSON)');
    assert.deepEqual(JSON.parse(data), JSON.parse(command('--json', link)));
    await page.keyboard.press('Escape');
  }
});

test('every file that is saved opens again', async ({ page, lab }) => {
  for (const [link, slug] of [[THREE, 'jugs'], ['coins?n=12&weighings=3&step=3', 'coins'], [`${PINWHEEL}&step=9`, 'seating'], [`${LABS[3]}&step=4`, 'river'], [`${LABS[4]}&step=9`, 'tree'], [`${LABS[5]}&step=5`, 'cryptarithm'], ['mister-x?sum=100&step=3', 'mister-x'], [`${LABS[7]}&step=5`, 'tracks'], [`${LABS[8]}&step=2`, 'whodunit'], [`${LABS[9]}&step=9`, 'xml']]) {
    await lab.open(link);
    await lab.solved();
    await lab.share();
    const [text, narrative] = await lab.save('Text');
    assert.equal(text, `stepwise-${slug}.txt`);
    assert.match(narrative.toString(), new RegExp(`^1\\. [^]*${slug}\\?`, 'm'));
    const [json, data] = await lab.save('Data (JSON)');
    assert.equal(json, `stepwise-${slug}.json`);
    assert.equal(JSON.parse(data).verdict, 'solved');
    const [svg, drawing] = await lab.save('Picture (SVG)');
    assert.equal(svg, `stepwise-${slug}.svg`);
    assert.doesNotMatch(drawing.toString(), /class=|tabindex/);
    const [png, picture] = await lab.save('Picture (PNG)');
    assert.equal(png, `stepwise-${slug}.png`);
    const painted = async (kind, bytes) => page.evaluate(async ([kind, text]) => {
      const image = new Image();
      image.src = `data:${kind};base64,${text}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 80 });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0, 120, 80);
      const colours = new Set(new Uint32Array(context.getImageData(0, 0, 120, 80).data.buffer));
      return { colours: colours.size, longest: Math.max(image.naturalWidth, image.naturalHeight) };
    }, [kind, bytes.toString('base64')]);
    assert.ok((await painted('image/svg+xml', drawing)).colours > 20, `${slug}: the vector drawing is blank`);
    const dots = await painted('image/png', picture);
    assert.ok(dots.colours > 20, `${slug}: the picture is blank`);
    assert.equal(dots.longest, 2400);
    await page.keyboard.press('Escape');
  }
});

/** How many sheets a printer gets. */
const sheets = async (page, format) => {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g).length;
};

for (const format of ['A4', 'Letter']) {
  test(`the puzzle is one sheet and its worked solution others, on ${format}`, async ({ page, lab }) => {
    await page.addInitScript(() => { window.print = () => { window.printed = (window.printed ?? 0) + 1; }; });
    for (const [link, solution] of [[THREE, 1], ['coins?n=12&weighings=3', 2], [PINWHEEL, 2], ['jugs?sizes=2,10&goal=any:1', 1], ['coins?n=797160&weighings=13', 3], [LABS[3], 2], [LABS[4], 2]]) {
      await lab.open(link);
      await lab.solved();
      for (const [name, least, most] of [['Puzzle', 1, 1], ['Solution', 1, solution + 1], ['Both', 2, solution + 2]]) {
        await page.evaluate(() => { window.printed = 0; });
        await lab.share();
        await lab.button(name).click();
        await eventually(() => page.evaluate(() => window.printed), 1);
        await eventually(() => page.locator('dialog[open]').count(), 0);
        const count = await sheets(page, format);
        assert.ok(count >= least && count <= most, `${link}: ${name} took ${count} sheets`);
        // When it has been printed nothing is left of it.
        await eventually(() => page.locator('.paper').count(), 0);
      }
    }
  });
}

test('what is not solved yet has no solution to print', async ({ page, lab }) => {
  await unanswered(page, HEAVY, /states so far/);
  await lab.open(HEAVY);
  await page.getByText(/states so far/).waitFor();
  await lab.share();
  for (const gone of ['Solution', 'Both', 'Text', 'Data (JSON)']) assert.equal(await lab.button(gone).count(), 0, gone);
  await page.evaluate(() => { window.print = () => {}; });
  await lab.button('Puzzle').click();
  assert.equal(await sheets(page, 'A4'), 1);
});

test('the sheet to be worked on does not give the answer away', async ({ page, lab }) => {
  await page.addInitScript(() => { window.print = () => {}; });
  for (const [link, tell] of [['seating?room=XXX/XXX/XXX&groups=A:3,B:3,C:3', '.room__block, .desk--bad'], [`${PINWHEEL}&step=20`, '.desk__letter']]) {
    await lab.open(link);
    await lab.solved();
    await lab.share();
    await lab.button('Both').click();
    await page.locator('.sheet--puzzle').waitFor({ state: 'attached' });
    const [puzzle, solution] = await page.locator('.sheet').evaluateAll((sheets, tell) => sheets.map(sheet => sheet.querySelectorAll(`.room :is(${tell})`).length), tell);
    assert.equal(puzzle, 0, link);
    assert.ok(solution > 0, link);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await eventually(() => page.locator('.paper').count(), 0);
  }
});

test('printing by the browser’s own command prints both, and no drawing is cut', async ({ page, lab }) => {
  await page.addInitScript(() => { window.print = () => {}; });
  await lab.open('coins?n=12&weighings=3');
  await lab.solved();
  await lab.share();
  await lab.button('Both').click();
  await page.locator('.paper').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const uncut = await page.locator('.sheet svg').evaluateAll(drawings => drawings.map(drawing => {
    const near = drawing.closest('.sheet__drawing, .sheet__step, .sheet__head');
    return near !== null && getComputedStyle(near).breakInside === 'avoid';
  }));
  assert.ok(uncut.length >= 10 && uncut.every(Boolean));
  for (const gone of ['.lab.lab--coins:not(.paper)', '.frame', '.player']) assert.equal(await page.locator(gone).isVisible(), false, gone);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await eventually(() => page.locator('.paper').count(), 0);
  await page.emulateMedia({ media: null });
  assert.ok(await sheets(page, 'A4') >= 3);
});
