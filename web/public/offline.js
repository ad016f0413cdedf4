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

// Notifications: shown as they come, also while no page is open. They say whose turn it is, and nothing of the game.
addEventListener('push', (event) => {
  const told = event.data.json();
  const options = {
    body: told.body,
    lang: told.language,
    // A newer one about the same table takes the place of an older one.
    tag: told.table,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // A challenge is taken up on the page of friends.
    data: { table: told.table, path: told.kind === 'challenge' ? '/friends' : `/t/${told.table}` },
  };
  const shown = [registration.showNotification(told.title, options)];
  if (navigator.setAppBadge) shown.push(told.waiting ? navigator.setAppBadge(told.waiting) : navigator.clearAppBadge());
  event.waitUntil(Promise.all(shown));
});

async function openPage(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) await there.focus();
  else await clients.openWindow(path);
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

// A push service may replace a subscription. No page need be open, so the old endpoint, which nobody else knows, says
// whose it was.
async function renew(old, replaced) {
  const next = replaced ?? (old && (await registration.pushManager.subscribe(old.options)));
  if (!old || !next) return;
  const { keys } = next.toJSON();
  const body = { old_endpoint: old.endpoint, endpoint: next.endpoint, p256dh: keys.p256dh, auth: keys.auth };
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notifications/push/renew', { method: 'POST', headers, body: JSON.stringify(body) });
}

addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});
