/**
 * Stands in for Cloudflare's Workers Cache in front of the built Worker, in one location. workerd has none: its `ctx.cache`
 * is undefined. Rules: `workers-cache-rules.mjs`.
 *
 * The header `x-test-edge` of a request controls it:
 * - `bypass` sends the request to the Worker and returns its response with the headers for Cloudflare.
 * - `runs` asks how often the Worker ran, and which conditional requests it got.
 * - `advance=3600` moves the clock of the cache by that many seconds.
 * - `worker-fails` and `worker-works` let the Worker throw instead of answering, or no longer.
 * - `purge-fails` and `purge-works` do the same for a purge.
 */
import worker from './origin.js';
import { isStored, lifetimesOf } from './workers-cache-rules.js';

/** Stored variants by path and query. */
const stored = new Map();
const runs = { count: 0, conditional: 0 };
let advanced = 0;
let purgeFails = false;
let workerFails = false;

const now = () => Date.now() / 1000 + advanced;

/** Case does not matter in tags. */
const tagsOf = (list) => list.map((tag) => tag.trim().toLowerCase());

const cache = {
  async purge({ tags }) {
    if (purgeFails)
      return { success: false, zoneTag: '', errors: [{ code: 1134, message: 'Rate limit reached.' }] };
    for (const [key, variants] of stored) {
      const left = variants.filter((variant) => !variant.tags.some((tag) => tagsOf(tags).includes(tag)));
      stored.set(key, left);
    }
    return { success: true, zoneTag: '', errors: [] };
  },
};

const withCache = (context) => ({
  cache,
  props: {},
  waitUntil: (work) => context.waitUntil(work),
  passThroughOnException: () => {},
});

async function askWorker(request, env, context) {
  runs.count += 1;
  if (request.headers.has('If-None-Match')) runs.conditional += 1;
  if (workerFails) throw new Error('The Worker exceeded its limits.');
  return worker.fetch(request, env, withCache(context));
}

const keyOf = ({ url }) => url.slice(new URL(url).origin.length);

/** Finds the variant whose request headers are those of this request, as `Vary` says. Values are compared verbatim. */
const findVariant = (request) =>
  stored
    .get(keyOf(request))
    ?.find(({ varying }) => varying.every(([name, value]) => request.headers.get(name) === value));

function renew(entry, response) {
  entry.storedAt = now();
  entry.lifetimes = lifetimesOf(response);
}

async function store(request, response) {
  const varying = (response.headers.get('Vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => [name, request.headers.get(name)]);
  const entry = {
    varying,
    status: response.status,
    headers: new Headers(response.headers),
    body: await response.arrayBuffer(),
    tags: tagsOf((response.headers.get('Cache-Tag') ?? '').split(',')),
  };
  renew(entry, response);
  const others = (stored.get(keyOf(request)) ?? []).filter((variant) => variant !== findVariant(request));
  stored.set(keyOf(request), [...others, entry]);
  return entry;
}

/** Removes the headers that Cloudflare consumes. */
function delivered(response, status) {
  const headers = new Headers(response.headers);
  for (const name of ['Cloudflare-CDN-Cache-Control', 'Cache-Tag']) headers.delete(name);
  headers.set('Cf-Cache-Status', status);
  return new Response(response.body, { status: response.status, headers });
}

/** Answers from a stored response: with a 304, a range, only the headers, or the whole. */
function answerFrom({ status, headers, body }, request, cacheStatus) {
  const asked = request.headers.get('If-None-Match');
  if (asked !== null && asked.replace(/^W\//, '') === headers.get('ETag'))
    return delivered({ status: 304, headers, body: null }, cacheStatus);
  if (request.method === 'HEAD') return delivered({ status, headers, body: null }, cacheStatus);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('Range') ?? '') ?? [];
  if (first === undefined || status !== 200) return delivered({ status, headers, body }, cacheStatus);
  const part = new Headers(headers);
  part.delete('Content-Length');
  part.set('Content-Range', `bytes ${first}-${last}/${body.byteLength}`);
  return delivered(
    { status: 206, headers: part, body: body.slice(Number(first), Number(last) + 1) },
    cacheStatus,
  );
}

/** Asks the Worker for a whole response with GET, and stores the response if it may be stored. */
async function fill(request, env, context, entry) {
  const headers = new Headers(request.headers);
  for (const name of ['Range', 'If-None-Match']) headers.delete(name);
  const tag = entry?.headers.get('ETag');
  if (tag) headers.set('If-None-Match', tag);
  const asked = new Request(request.url, { method: 'GET', headers });
  const response = await askWorker(asked, env, context);
  if (response.status >= 500 && entry) throw new Error(`The Worker answered ${response.status}.`);
  if (response.status === 304 && entry) {
    renew(entry, response);
    return { entry, cacheStatus: 'REVALIDATED' };
  }
  if (!isStored(asked, response)) return { response };
  return { entry: await store(request, response), cacheStatus: entry ? 'EXPIRED' : 'MISS' };
}

async function answer(request, env, context) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return delivered(await askWorker(request, env, context), 'BYPASS');
  const entry = findVariant(request);
  const age = entry ? now() - entry.storedAt : 0;
  if (entry && age < entry.lifetimes.fresh) return answerFrom(entry, request, 'HIT');
  if (entry && age < entry.lifetimes.fresh + entry.lifetimes.whileRevalidating) {
    context.waitUntil(fill(request, env, context, entry).catch(() => {}));
    return answerFrom(entry, request, 'UPDATING');
  }
  try {
    const filled = await fill(request, env, context, entry);
    return filled.entry
      ? answerFrom(filled.entry, request, filled.cacheStatus)
      : delivered(
          request.method === 'HEAD' ? new Response(null, filled.response) : filled.response,
          'BYPASS',
        );
  } catch (error) {
    if (entry && age < entry.lifetimes.fresh + entry.lifetimes.onError)
      return answerFrom(entry, request, 'STALE');
    throw error;
  }
}

function control(word) {
  const [name, value] = word.split('=');
  if (name === 'advance') advanced += Number(value);
  if (name.startsWith('worker-')) workerFails = name === 'worker-fails';
  if (name.startsWith('purge-')) purgeFails = name === 'purge-fails';
  return Response.json(runs);
}

export default {
  ...worker,
  fetch(request, env, context) {
    const word = request.headers.get('x-test-edge');
    if (word === 'bypass' || request.headers.has('x-test-statements'))
      return worker.fetch(request, env, withCache(context));
    return word === null ? answer(request, env, context) : control(word);
  },
  scheduled: (event, env, context) => worker.scheduled(event, env, withCache(context)),
};
