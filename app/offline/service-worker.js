// The service worker (see README.md). service-worker.server.ts puts `settings` in front of this text.
const {
  version,
  defaultLocale,
  prefixes,
  offlinePaths,
  storedPaths,
  closedPaths,
  copyMarks,
  longDateFormats,
} = settings;

/**
 * Cache name with the build and the version of the hospital's facts, so that a new worker deletes the old
 * copies.
 */
const cacheName = `offline-${version}`;

/** Header of a stored copy: the time at which it was stored. */
const savedAtHeader = 'X-Saved-At';

/** Files that a stored page needs: style sheets, their fonts, the hero picture, and the script of the listen buttons. */
const fileInText =
  /["'(](\/(?:assets\/[^"'()]+\.css|assets\/listen-[^"'()]+\.js|fonts\/[^"'()]+\.woff2|pictures\/heroes\/[^"'()]+\.svg))["')]/g;
const isFile = (path) =>
  /^\/(assets\/.+\.css|assets\/listen-.+\.js|fonts\/.+\.woff2|pictures\/heroes\/.+\.svg)$/.test(path);
/** Whether the file's name changes with its content, so that it need not be fetched again. */
const isImmutable = (path) => path.startsWith('/assets/') || path.startsWith('/fonts/');
const isClosed = (path) =>
  closedPaths.some((closed) => path.toLowerCase() === closed || path.toLowerCase().startsWith(`${closed}/`));
const localeOf = (path) =>
  Object.keys(prefixes).find((locale) => prefixes[locale] && `${path}/`.startsWith(`${prefixes[locale]}/`)) ??
  defaultLocale;

addEventListener('install', (event) => {
  // With static routing the browser does not start the worker for these paths.
  event.addRoutes?.(
    closedPaths.map((path) => ({
      condition: { urlPattern: { pathname: `${path}{/*}?` } },
      source: 'network',
    })),
  );
  event.waitUntil(storeOfflinePage(defaultLocale).then(() => skipWaiting()));
});

/** Stores the offline page of a language, which shows whom to call. */
async function storeOfflinePage(language) {
  const path = offlinePaths[language];
  return storePage(path, await fetch(path, { credentials: 'omit', cache: 'no-store' }));
}

addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // Navigation preload saves time: the browser requests the page while the worker is still starting.
  await registration.navigationPreload?.enable();
  await clients.claim();
  // Open pages were loaded before this worker was active, so store them now.
  for (const { url } of await clients.matchAll({ type: 'window' })) {
    const { pathname } = new URL(url);
    await storeFromHttpCache(pathname);
    await storeOfflinePageFor(pathname);
  }
}

/**
 * Stores the offline page in the language of the current page. Readers of English pages do not download the
 * Devanagari font.
 */
async function storeOfflinePageFor(path) {
  const language = localeOf(path);
  if (
    language === defaultLocale ||
    navigator.connection?.saveData ||
    (await storedResponse(offlinePaths[language]))
  )
    return;
  await storeOfflinePage(language).catch(() => {});
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isClosed(pathname)) {
    // Use the preload's response: a second request would use up a message that is shown only once.
    if (request.mode === 'navigate') event.respondWith(fromNetwork(event));
  } else if (request.mode === 'navigate') event.respondWith(pageFor(event, url));
  else if (isFile(pathname)) event.respondWith(fileFor(request, pathname));
});

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** Returns the page from the network whatever its status. Without a network, returns its copy or the offline page. */
async function pageFor(event, { pathname, search }) {
  try {
    const response = await fromNetwork(event);
    // A page with a query is a visitor's own choice, so store the page without the query.
    if (search !== '') event.waitUntil(storeFromHttpCache(pathname));
    else if (mayBeStored(pathname)) event.waitUntil(storePage(pathname, response.clone()).catch(() => {}));
    event.waitUntil(storeOfflinePageFor(pathname));
    return response;
  } catch {
    const { [localeOf(pathname)]: offlinePath, en } = offlinePaths;
    return (
      (await copyOf(pathname)) ??
      (await storedResponse(offlinePath)) ??
      (await storedResponse(en)) ??
      Response.error()
    );
  }
}

async function fileFor(request, path) {
  if (isImmutable(path)) return (await storedResponse(path)) ?? fetch(request);
  return fetch(request).catch(async () => (await storedResponse(path)) ?? Response.error());
}

async function storedResponse(path) {
  const cache = await caches.open(cacheName);
  return cache.match(path);
}

const mayBeStored = (path) => storedPaths.includes(path) && !navigator.connection?.saveData;

/** Stores a response that was shown, with the files that it needs. */
async function storePage(path, response) {
  if (!response.ok || response.redirected || /no-store/.test(response.headers.get('Cache-Control') ?? '')) {
    throw new Error(`${path} must not be stored.`);
  }
  const { headers } = response;
  const text = await response.text();
  await storeFilesOf(text);
  const cache = await caches.open(cacheName);
  const copy = new Response(text, { headers });
  // The stored text is not compressed.
  copy.headers.delete('Content-Encoding');
  copy.headers.set(savedAtHeader, new Date().toISOString());
  await cache.put(path, copy);
}

/**
 * Stores a page whose response did not pass through the worker, from the HTTP cache. It runs in the
 * background, so failures are ignored.
 */
async function storeFromHttpCache(path) {
  if (!mayBeStored(path) || (await storedResponse(path))) return;
  await fetch(path, { cache: 'force-cache', priority: 'low' })
    .then((response) => storePage(path, response))
    .catch(() => {});
}

/** Returns a stored page as it is shown without a network. */
async function copyOf(path) {
  const response = await storedResponse(path);
  if (!response) return undefined;
  const { headers } = response;
  const savedAt = new Date(headers.get(savedAtHeader));
  return new Response(asCopy(await response.text(), savedAt, localeOf(path)), { headers });
}

/**
 * Removes parts that may be out of date, and inserts the day of the copy. Scripts and styles stay unchanged,
 * because the Content-Security-Policy names their hashes.
 */
function asCopy(html, savedAt, language) {
  const { locale, options } = longDateFormats[language];
  const day = new Intl.DateTimeFormat(locale, options).format(savedAt);
  return withoutLeftOut(html)
    .replaceAll(new RegExp(`<template ${copyMarks.only}[^>]*>([\\s\\S]*?)</template>`, 'g'), '$1')
    .replaceAll(new RegExp(`(<span) ${copyMarks.savedOn}[^>]*>`, 'g'), `$1>${day}`);
}

/**
 * Removes marked elements. An element ends where its end tags match its start tags: the server's HTML closes
 * each element and has no `<` or `>` in attributes. An unclosed element removes everything after it.
 */
function withoutLeftOut(html) {
  const begin = new RegExp(`<([a-z0-9]+)[^>]* ${copyMarks.leftOut}[^>]*>`);
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    const tags = html.slice(found.index).matchAll(new RegExp(`<(/?)${found[1]}(?=[ >])[^>]*>`, 'g'));
    let open = 0;
    let length = html.length;
    for (const tag of tags) {
      open += tag[1] ? -1 : 1;
      if (open > 0) continue;
      length = tag.index + tag[0].length;
      break;
    }
    html = html.slice(0, found.index) + html.slice(found.index + length);
  }
  return html;
}

/** Stores the files that a page or a style sheet names, and the files that those name. */
async function storeFilesOf(text) {
  const cache = await caches.open(cacheName);
  for (const path of new Set(Array.from(text.matchAll(fileInText), ([, file]) => file))) {
    if (isImmutable(path) && (await cache.match(path))) continue;
    const response = await fetch(path, { credentials: 'omit', priority: 'low' });
    if (!response.ok) throw new Error(`${path} could not be fetched.`);
    if (path.endsWith('.css')) await storeFilesOf(await response.clone().text());
    await cache.put(path, response);
  }
}
