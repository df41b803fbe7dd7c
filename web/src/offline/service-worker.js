// The service worker: what can be read without a network, and pings of a browser maker's push host.
//
// Online everything comes from the server; what is kept is shown only where the server does not
// answer. Files named after their content are the exception: they never change.

const BUILD = '@BUILD@';

/** The page of this build and its files, and answers that are the same for everybody. */
const SHELL = `shell-${BUILD}`;

/** Games that were opened on this device; the page puts views here, and empties it. */
const GAMES = 'games';

/** The last ping of each match, so that one that comes twice is seen once. */
const PINGS = 'pings';

const FILES = new Set(['/early.js', '/icon.svg']);
const PUBLIC_ANSWER = /^\/api\/variants(\/|$)/;
const GAME_ANSWER = /^\/api\/matches\/(mine|[0-9a-f]{16}\/(log|replay|rules))$/;
const MOST_ANSWERS = 60;
const SERVER_GONE = 502;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keepFiles(event.data?.keep ?? [])));
self.addEventListener('push', (event) => event.waitUntil(showPing(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request);
  if (way) event.respondWith(way(event));
});

async function install() {
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error('There is no page.');
  const text = await page.clone().text();
  const cache = await caches.open(SHELL);
  await cache.addAll(new Set(Array.from(text.matchAll(/(?:src|href)="(\/(?!api)[^"]+)"/g), ([, path]) => path)));
  await cache.put('/', page);
  // Whoever has the page open gets the new worker at once: it serves nobody an old page.
  await self.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Files that the page has loaded already; the browser has them at hand. */
async function keepFiles(paths) {
  const cache = await caches.open(SHELL);
  for (const path of paths) {
    if (path.startsWith('/assets/') && !(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

/** How a request is answered; nothing where it is none of our business, as sockets and commands are. */
function wayOf(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return pathname.startsWith('/api') ? null : openPage;
  if (pathname.startsWith('/assets/')) return sendFile;
  if (FILES.has(pathname) || PUBLIC_ANSWER.test(pathname)) return (event) => askFirst(event, SHELL);
  return GAME_ANSWER.test(pathname) ? (event) => askFirst(event, GAMES) : null;
}

/** The page from the server, or the one that is kept, which is told that it is. */
async function openPage({ request }) {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < SERVER_GONE) return answer;
  const kept = await caches.match('/', { cacheName: SHELL });
  if (!kept) return answer ?? Response.error();
  const text = await kept.text();
  return new Response(text.replace('<html', '<html data-offline'), { headers: kept.headers });
}

async function sendFile(event) {
  const kept = await caches.match(event.request, { cacheName: SHELL, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(SHELL, event.request, answer.clone()));
  return answer;
}

async function askFirst(event, name) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(name, event.request, answer.clone()));
    // Whoever opened those games is nobody any more.
    else if (answer.status === 401 && name === GAMES) event.waitUntil(caches.delete(GAMES));
    return answer;
  } catch (lost) {
    const kept = await caches.match(event.request, { cacheName: name, ignoreVary: true });
    if (kept) return kept;
    throw lost;
  }
}

async function keep(name, request, answer) {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  if (name !== GAMES) return;
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_ANSWERS).map((old) => cache.delete(old)));
}

/** Show whose turn it is, once for each id. */
async function showPing(data) {
  const { id = '', match = '', title = 'Sea Battle', text = '', lang = '' } = read(data);
  const pings = await caches.open(PINGS);
  const place = `/pings/${match}`;
  if (id && (await (await pings.match(place))?.text()) === id) return;
  await pings.put(place, new Response(id));
  const path = match ? `/match/${match}` : '/';
  const icon = '/app/icon-192.png';
  await self.registration.showNotification(title, { body: text, lang, icon, tag: match || 'turn', renotify: true, data: { id, path } });
}

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

async function follow(notification) {
  notification.close();
  const { path } = notification.data;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The push host has given this browser another address. */
async function renew({ oldSubscription, newSubscription }) {
  const now = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = now.toJSON();
  const spoken = self.navigator.language.slice(0, 2);
  const lang = ['it', 'ru'].includes(spoken) ? spoken : 'en';
  const body = JSON.stringify({ kind: 'push', address: endpoint, keys, lang });
  await fetch('/api/channels', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
