// Keeps the whole site for use without a network. A release fills in what to keep; in development that is nothing.
const VERSION = 'development';
const FILES = [];

// Other sites, and other copies of this one, may share the origin: only names that begin with this are ours.
const OURS = `stepwise ${self.registration.scope} `;
const CACHE = OURS + VERSION;
const known = new Set(FILES.map(file => new URL(file, self.registration.scope).href));

const older = async () => (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE);

/** Old versions go once no other window can be using one than that which asks; `coming` is about to be this version's. */
const tidy = async coming => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.filter(({ id }) => id !== coming).length <= 1) await Promise.all((await older()).map(name => caches.delete(name)));
};

self.addEventListener('install', event => {
  if (FILES.length === 0) self.skipWaiting();
  // The page itself may lie in the browser's own cache; what lies in the build's folder never changes.
  const requests = FILES.map(file => new Request(file, { cache: file === './' ? 'reload' : 'default' }));
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(requests)));
});

self.addEventListener('activate', event => {
  event.waitUntil(FILES.length === 0 ? self.registration.unregister() : Promise.all([tidy(), self.clients.claim()]));
});

self.addEventListener('message', event => {
  if (event.data === 'renew') self.skipWaiting();
});

/** The file from this version, from one that an older window still uses, or from the network. */
const answer = async (address, request) => {
  for (const name of [CACHE, ...(await older())]) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return fetch(request);
};

self.addEventListener('fetch', event => {
  const { request } = event;
  const { scope } = self.registration;
  const address = request.url.replace(/[?#].*$/, '');
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (address !== scope && address !== `${scope}index.html`) return;
    event.waitUntil(tidy(event.resultingClientId));
    event.respondWith(answer(scope, request));
  } else if (known.has(address) || address.startsWith(`${scope}app-`)) {
    event.respondWith(answer(address, request));
  }
});
