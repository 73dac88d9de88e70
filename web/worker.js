// The service worker. Online the page is always the server's own; offline there is the card and rules browser with what
// was looked at. Nothing of a table and nothing about a person is ever kept: what is not named here is left alone.

/** Filled in by the build: what it consists of, and the files without which there is no card and rules browser. */
const VERSION = '__VERSION__';
const SHELL = '__SHELL__';

const PAGE = '/index.html';
const SHELL_CACHE = `shell-${VERSION}`;
const KNOWN_CACHE = 'known';
const HASHED = /^\/assets\//;
/** Games, their cards, rules and words: the same for everybody. */
const KNOWN = /^\/api\/(games(\/[^/]+\/(cards|rules|meanings))?|texts\/[^/]+)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  const cache = await caches.open(SHELL_CACHE);
  await cache.addAll([PAGE, ...SHELL].map((path) => new Request(path, { cache: 'no-cache' })));
  // A page is always fetched anew while there is a network, so nobody is left with an old one.
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== SHELL_CACHE && name !== KNOWN_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(page(request));
  } else if (HASHED.test(pathname) || SHELL.includes(pathname)) {
    event.respondWith(HASHED.test(pathname) ? kept(request) : fresh(request, SHELL_CACHE));
  } else if (KNOWN.test(pathname)) {
    event.respondWith(fresh(request, KNOWN_CACHE));
  }
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** What never changes under its name. */
async function kept(request) {
  const cache = await caches.open(SHELL_CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The network's, or what it last said. */
async function fresh(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

/** What the server has sealed for this browser alone. */
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json();
  const icon = '/icon-192.png';
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon,
      badge: icon,
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

async function show(path) {
  const url = new URL(path, location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => page.url === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}
