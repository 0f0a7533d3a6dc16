// For push messages, and for the moment without a connection: pages are always asked of the server, and if it can't be reached a page that says so is shown.
const CACHE = 'kantor-offline-1';
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

// A push message says that something is asked of us, or that a game is over; the server has encrypted it for this browser.
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

async function tell({ title, body, table, language }) {
  const path = `/table/${table}`;
  // It may be looked at since a moment that the server doesn't know of yet.
  if ((await pages()).some((page) => page.focused && at(page) === path)) return;
  // The same tag replaces what was told of this table before.
  await self.registration.showNotification(title, { body, lang: language, tag: `kantor-${table}`, renotify: true, icon: '/icon-192.png', data: { path } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

async function show(path) {
  const open = (await pages()).find((page) => at(page) === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const at = (page) => new URL(page.url).pathname;
