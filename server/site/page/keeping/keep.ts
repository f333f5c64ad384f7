/** The service worker: what the page has loaded once it is given again without a network; with one, the site's newest is loaded. */

declare const self: ServiceWorkerGlobalScope;

const KEPT = 'riftbench';
const ALL = [
  './',
  'index.html',
  'look-up.html',
  'embed.html',
  'begin.js',
  'page.js',
  'lookUp.js',
  'embed.js',
  'style.css',
  'web.js',
  '../riftbench.svg',
  'manifest.webmanifest',
  'data/index.json',
];

self.addEventListener('install', event => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(KEPT);
  const index = (await (await fetch('data/index.json')).json()) as Readonly<Record<string, string>>;
  await cache.addAll([...ALL, ...Object.values(index).map(file => `data/${file}`)]);
};

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(newestOrKept(request));
});

/** Data files have their content in their names: one that is kept is the newest. */
const newestOrKept = async (request: Request): Promise<Response> => {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept !== undefined && /\/data\/[^/]+\.gz$/.test(new URL(request.url).pathname)) return kept;
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch (error) {
    if (kept !== undefined) return kept;
    throw error;
  }
};

// A module of its own: the name “self” means this worker.
export {};
