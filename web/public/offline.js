// Without the server there is no game: only a page that says so is cached, and nothing of a table.
const CACHE = 'highlands-offline-2';
const PAGE = '/offline.html';
const PARTS = [PAGE, '/offline-page.js', '/theme.js', '/icon.svg'];

/** The page's style sheets have names that change with each build: the page itself says which they are. */
async function keep() {
  const cache = await caches.open(CACHE);
  const text = await (await fetch(PAGE)).text();
  const styles = [...text.matchAll(/href="([^"]+\.css)"/g)].map((found) => found[1]);
  await cache.addAll([...PARTS, ...styles]);
}

addEventListener('install', (event) => {
  event.waitUntil(keep());
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
  else if (origin === location.origin && (PARTS.includes(pathname) || pathname.endsWith('.css')))
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});
