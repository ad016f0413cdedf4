// Without the server there is no game: only a page that says so is cached, and nothing of a table.
const CACHE = 'highlands-offline-2';
const PAGE = '/offline.html';
const PARTS = [PAGE, '/offline-page.js', '/theme.js', '/icon.svg'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PARTS)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  else if (origin === location.origin && PARTS.includes(pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});
