// Starts the page, says what still works where it cannot, and keeps it for use without a network.
const root = document.documentElement;
root.dataset.started = '';
const arriving = document.getElementById('arriving');
// Of what stands here before the program, the lab that is being opened is what to read.
document.querySelector(`.card--${CSS.escape(root.dataset.opening ?? '')}`)?.classList.add('card--opening');

const button = (name, press) => {
  const made = document.createElement('button');
  made.className = 'pill';
  made.textContent = name;
  made.addEventListener('click', press);
  return made;
};

const paragraph = words => {
  const made = document.createElement('p');
  made.textContent = words;
  return made;
};

const STILL = 'The list of labs below can be read, and the command line solves the same puzzles without a browser.';

/** Says why the solvers do not come, and what still works. */
const lost = (why, again) => {
  delete root.dataset.opening;
  arriving.classList.add('arriving--lost');
  arriving.replaceChildren(paragraph(`${why} ${STILL}`), ...(again ? [button('Try again', () => location.reload())] : []));
};

const start = async () => {
  if (typeof WebAssembly !== 'object') {
    lost('The solvers are WebAssembly, which this browser does not have or has switched off.');
    return;
  }
  try {
    const page = await import('./page.js');
    await page.default({ module_or_path: new URL('page_bg.wasm', import.meta.url) });
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) {
      lost('This browser is too old for the solvers, or does not let them run.');
    } else {
      lost('The solvers could not be fetched: look to the connection.', true);
    }
    console.warn(error);
  }
};

// ---- without a network -------------------------------------------------------------

/** Offers a newer version that is already here; nothing changes until it is taken. */
const offer = waiting => {
  const news = document.getElementById('news');
  const take = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('renew');
  };
  const box = document.createElement('div');
  box.className = 'news';
  box.append(
    paragraph('A newer Stepwise is ready.'),
    button('Use it now', take),
    button('Later', () => news.replaceChildren()),
  );
  news.replaceChildren(box);
};

const keep = async () => {
  // A page within another is a guest there, and installs nothing; in development every change is to be seen at once.
  const released = new URL('.', import.meta.url).href !== new URL('.', document.baseURI).href;
  if (!navigator.serviceWorker || window !== window.top || !released) return;
  try {
    const kept = await navigator.serviceWorker.register('./sw.js');
    // Without a controller the one that comes is the first, and no news.
    const watch = worker => worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
    if (kept.waiting && navigator.serviceWorker.controller) offer(kept.waiting);
    watch(kept.installing);
    kept.addEventListener('updatefound', () => watch(kept.installing));
  } catch {
    // Refused in some private windows; all but use without a network works.
  }
};

await start();
await keep();
