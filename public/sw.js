// The site's own worker: it keeps the site's code, so that its pages open without a network, where they
// say so and show what was read. It keeps no answers, and what the network gives always comes first. It also
// shows the notifications that the server sends to this device, and opens what they are about. The
// build writes the files and a hash of them in the place of `content` and of the list: with a file this worker
// changes, and browsers fetch both anew.
const KEPT = 'offline-content';
const PAGE = '/index.html';
/** What every page needs: without these the worker is not installed. */
const needed = [PAGE, '/theme.js', '/favicon.svg'];
/** The code of the screens; it has hashes in its names. */
const screens = [];

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await cache.addAll(needed.map((file) => new Request(file, { cache: 'reload' })));
    // Whoever saves data gets what the page itself asks for; so does a page whose file did not come.
    const wanted = self.navigator.connection?.saveData ? [] : screens;
    await Promise.all(wanted.map((file) => cache.add(file).catch(() => undefined)));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('offline-') && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The page is asked for while the worker still starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

const keptCopy = (file) => caches.match(file, { cacheName: KEPT });

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await keptCopy(PAGE)) ?? Response.error();
  }
}

/** What has a hash in its name is what it was; else the network comes first. */
async function file(request, isHashed) {
  if (isHashed) return (await keptCopy(request)) ?? fetch(request);
  return fetch(request).catch(async () => (await keptCopy(request)) ?? Response.error());
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isHashed = pathname.startsWith('/assets/');
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (
    request.method === 'GET' &&
    origin === self.location.origin &&
    (isHashed || needed.includes(pathname))
  )
    event.respondWith(file(request, isHashed));
});

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = `${self.location.origin}/brand/icon-192.png`;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

async function openPage(path) {
  const { href, origin } = new URL(path, self.location.origin);
  // An address of this site alone, whatever was sent.
  if (origin !== self.location.origin) return;
  // The tab that was used last comes first.
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === href) ?? tabs[0];
  if (!tab) {
    await self.clients.openWindow(href);
    return;
  }
  await tab.focus().catch(() => undefined);
  if (tab.url === href) return;
  // A tab from before this worker cannot be led elsewhere.
  await tab.navigate(href).catch(() => self.clients.openWindow(href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
