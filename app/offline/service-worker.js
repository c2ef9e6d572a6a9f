// What the browser runs beside the pages: see README.md. `settings` are put in front by service-worker.server.ts.
const { version, defaultLocale, prefixes, offlinePaths, keptPaths, closedPaths, copyMarks, longDateFormats } =
  settings;

/** Named after the build and the hospital's facts, so that a new worker deletes what the last one kept. */
const cacheName = `offline-${version}`;

/** On a copy: the moment it was kept. */
const savedAtHeader = 'X-Saved-At';

/** The files that a kept page needs: style sheets, the fonts these name, and the picture at the page's head. */
const fileInText =
  /["'(](\/(?:assets\/[^"'()]+\.css|fonts\/[^"'()]+\.woff2|pictures\/heroes\/[^"'()]+\.svg))["')]/g;
const isFile = (path) => /^\/(assets\/.+\.css|fonts\/.+\.woff2|pictures\/heroes\/.+\.svg)$/.test(path);
/** Files whose names change with their content need not be fetched again. */
const isImmutable = (path) => path.startsWith('/assets/') || path.startsWith('/fonts/');
const isClosed = (path) =>
  closedPaths.some((closed) => path.toLowerCase() === closed || path.toLowerCase().startsWith(`${closed}/`));
const localeOf = (path) =>
  Object.keys(prefixes).find((locale) => prefixes[locale] && `${path}/`.startsWith(`${prefixes[locale]}/`)) ??
  defaultLocale;

addEventListener('install', (event) => {
  // A browser that knows routes does not even start the worker for these paths.
  event.addRoutes?.(
    closedPaths.map((path) => ({
      condition: { urlPattern: { pathname: `${path}{/*}?` } },
      source: 'network',
    })),
  );
  event.waitUntil(keepOfflinePage(defaultLocale).then(() => skipWaiting()));
});

/** Whom to call, in the words of a language. */
async function keepOfflinePage(language) {
  const path = offlinePaths[language];
  return keep(path, await fetch(path, { credentials: 'omit', cache: 'no-store' }));
}

addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // The browser asks for a page while the worker is still starting, which saves time.
  await registration.navigationPreload?.enable();
  await clients.claim();
  // The pages that are open were loaded before there was a worker to keep them.
  for (const { url } of await clients.matchAll({ type: 'window' })) {
    const { pathname } = new URL(url);
    await keepUnseen(pathname);
    await keepOtherOfflinePage(pathname);
  }
}

/** Who reads English alone fetches no letters of Devanagari for it. */
async function keepOtherOfflinePage(path) {
  const language = localeOf(path);
  if (language === defaultLocale || navigator.connection?.saveData || (await kept(offlinePaths[language])))
    return;
  await keepOfflinePage(language).catch(() => {});
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isClosed(pathname)) {
    // The preload may have asked already; asking again would use up a message that is shown only once.
    if (request.mode === 'navigate') event.respondWith(fromNetwork(event));
  } else if (request.mode === 'navigate') event.respondWith(pageFor(event, url));
  else if (isFile(pathname)) event.respondWith(fileFor(request, pathname));
});

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The page from the network whatever its status, else its copy, else the page that says whom to call. */
async function pageFor(event, { pathname, search }) {
  try {
    const response = await fromNetwork(event);
    // What a query asks for is another form of the page: what somebody chose, not what everybody reads.
    if (search !== '') event.waitUntil(keepUnseen(pathname));
    else if (mayBeKept(pathname)) event.waitUntil(keep(pathname, response.clone()).catch(() => {}));
    event.waitUntil(keepOtherOfflinePage(pathname));
    return response;
  } catch {
    const { [localeOf(pathname)]: offlinePath, en } = offlinePaths;
    return (await copyOf(pathname)) ?? (await kept(offlinePath)) ?? (await kept(en)) ?? Response.error();
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

const mayBeKept = (path) => keptPaths.includes(path) && !navigator.connection?.saveData;

/** Keeps an answer that was shown, with the files it needs. */
async function keep(path, response) {
  if (!response.ok || response.redirected || /no-store/.test(response.headers.get('Cache-Control') ?? '')) {
    throw new Error(`${path} is not to be kept.`);
  }
  const { headers } = response;
  const text = await response.text();
  await keepFilesOf(text);
  const cache = await caches.open(cacheName);
  const kept = new Response(text, { headers });
  // The text is no longer compressed.
  kept.headers.delete('Content-Encoding');
  kept.headers.set(savedAtHeader, new Date().toISOString());
  await cache.put(path, kept);
}

/**
 * Keeps a page whose answer did not pass through here, or in another form, as the browser has it; nobody waits for it, so a
 * failure is ignored.
 */
async function keepUnseen(path) {
  if (!mayBeKept(path) || (await kept(path))) return;
  await fetch(path, { cache: 'force-cache', priority: 'low' })
    .then((response) => keep(path, response))
    .catch(() => {});
}

/** A kept page as it is shown without a network. */
async function copyOf(path) {
  const response = await kept(path);
  if (!response) return undefined;
  const { headers } = response;
  const savedAt = new Date(headers.get(savedAtHeader));
  return new Response(asCopy(await response.text(), savedAt, localeOf(path)), { headers });
}

/** Leaves out what may no longer be true, and says when the page was saved. Scripts and styles stay as the policy knows them. */
function asCopy(html, savedAt, language) {
  const { locale, options } = longDateFormats[language];
  const day = new Intl.DateTimeFormat(locale, options).format(savedAt);
  return withoutLeftOut(html)
    .replaceAll(new RegExp(`<template ${copyMarks.only}[^>]*>([\\s\\S]*?)</template>`, 'g'), '$1')
    .replaceAll(new RegExp(`(<span) ${copyMarks.savedOn}[^>]*>`, 'g'), `$1>${day}`);
}

/**
 * The marked elements end where as many of their name have ended as have begun: the server's HTML closes each, and has no `<`
 * or `>` in an attribute. One that does not end takes all that follows with it.
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
