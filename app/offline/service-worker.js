// What the browser runs beside the pages: see README.md. `settings` are put in front by service-worker.server.ts.
const { version, offlinePath, keptPaths, copyParameter, closedPaths } = settings;

/** Named after the build, so that a new worker deletes what the last one kept. */
const cacheName = `offline-${version}`;

const day = 24 * 60 * 60 * 1000;

/** The files that a kept page needs: style sheets, the fonts these name, and the picture at the page's head. */
const fileInText =
  /["'(](\/(?:assets\/[^"'()]+\.css|fonts\/[^"'()]+\.woff2|pictures\/heroes\/[^"'()]+\.svg))["')]/g;
const isFile = (path) => /^\/(assets\/.+\.css|fonts\/.+\.woff2|pictures\/heroes\/.+\.svg)$/.test(path);
/** Files whose names change with their content need not be fetched again. */
const isImmutable = (path) => path.startsWith('/assets/') || path.startsWith('/fonts/');
const isClosed = (path) =>
  closedPaths.some((closed) => path.toLowerCase() === closed || path.toLowerCase().startsWith(`${closed}/`));

addEventListener('install', (event) => {
  // A browser that knows routes does not even start the worker for these paths.
  event.addRoutes?.(
    closedPaths.map((path) => ({
      condition: { urlPattern: { pathname: `${path}{/*}?` } },
      source: 'network',
    })),
  );
  event.waitUntil(keepPage(offlinePath, offlinePath).then(() => skipWaiting()));
});

addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // The browser asks for a page while the worker is still starting, which saves time.
  await registration.navigationPreload?.enable();
  await clients.claim();
  // The pages that are open were loaded before there was a worker to keep them.
  for (const { url } of await clients.matchAll({ type: 'window' })) await keepCopy(new URL(url).pathname);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isClosed(pathname)) {
    // The preload may have asked already; asking again would use up a message that is shown only once.
    if (request.mode === 'navigate') event.respondWith(fromNetwork(event));
  } else if (request.mode === 'navigate') event.respondWith(pageFor(event, pathname));
  else if (isFile(pathname)) event.respondWith(fileFor(request, pathname));
});

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The page from the network whatever its status, else its copy, else the page that says whom to call. */
async function pageFor(event, path) {
  try {
    const response = await fromNetwork(event);
    event.waitUntil(keepCopy(path));
    return response;
  } catch {
    return (await kept(path)) ?? (await kept(offlinePath)) ?? Response.error();
  }
}

async function fileFor(request, path) {
  if (isImmutable(path)) return (await kept(path)) ?? fetch(request);
  return fetch(request).catch(async () => (await kept(path)) ?? Response.error());
}

async function kept(path) {
  const cache = await caches.open(cacheName);
  return cache.match(path);
}

/** Keeps the copy of a page that was read, at most once a day. Nobody waits for it, so a failure is ignored. */
async function keepCopy(path) {
  if (!keptPaths.includes(path) || navigator.connection?.saveData) return;
  const savedAt = Date.parse((await kept(path))?.headers.get('Date') ?? '');
  if (Date.now() - savedAt < day) return;
  await keepPage(path, `${path}?${copyParameter}=1`).catch(() => {});
}

async function keepPage(path, address) {
  // Without cookies, so that a copy holds nothing personal; with low priority, as the page itself is still loading.
  const response = await fetch(address, { credentials: 'omit', cache: 'no-store', priority: 'low' });
  const mayBeKept =
    response.ok && !response.redirected && !/no-store/.test(response.headers.get('Cache-Control') ?? '');
  if (!mayBeKept) throw new Error(`${address} is not to be kept.`);
  await keepFilesOf(await response.clone().text());
  const cache = await caches.open(cacheName);
  await cache.put(path, response);
}

/** Keeps the files that a page or a style sheet names, and those that these name. */
async function keepFilesOf(text) {
  const cache = await caches.open(cacheName);
  for (const path of new Set(Array.from(text.matchAll(fileInText), ([, file]) => file))) {
    if (isImmutable(path) && (await cache.match(path))) continue;
    const response = await fetch(path, { credentials: 'omit', priority: 'low' });
    if (!response.ok) throw new Error(`${path} is not there.`);
    if (path.endsWith('.css')) await keepFilesOf(await response.clone().text());
    await cache.put(path, response);
  }
}
