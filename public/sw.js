// The site's own worker: it keeps the page that says there is no network, and shows it when a page
// cannot be fetched. It keeps nothing else, so nobody ever sees an old site. It also shows the
// notifications that the server sends to this device, and opens what they are about. The build writes a hash of
// the files below in the place of `content`: with a file this worker changes, and browsers fetch both anew.
const KEPT = 'offline-content';
const PAGE = '/offline/offline.html';
const files = [PAGE, '/offline/offline.css', '/offline/offline.js', '/theme.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    // The page is asked for while the worker still starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE, { cacheName: KEPT })) ?? Response.error();
  }
}

const isKept = ({ url }) => files.includes(new URL(url).pathname);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (request.method === 'GET' && isKept(request)) {
    event.respondWith(
      fetch(request).catch(
        async () => (await caches.match(request, { cacheName: KEPT })) ?? Response.error(),
      ),
    );
  }
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
