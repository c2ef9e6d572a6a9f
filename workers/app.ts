// First, because other modules ask for the paths of all locales when they are evaluated.
import '#app/load-locale.server.ts';

import { RouterContextProvider } from 'react-router';
import { CurrentFacts } from '#app/hospital/current-facts.server.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { localeOf, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { loadAllLocales, loadLocale } from '#app/load-locale.server.ts';
import { isInOneLocale } from '#app/navigation/localized-pages.ts';
import { serverTiming } from '#app/platform/cache/cacheable-page.server.ts';
import { setFileCaching } from '#app/platform/cache/edge-cache.server.ts';
import { isPersonal, isReadRequest } from '#app/platform/cache/page-address.server.ts';
import { PageCache } from '#app/platform/cache/page-cache.server.ts';
import type {
  DatabaseStatus,
  RenderResult,
  SharedRendering,
} from '#app/platform/cache/page-rendering.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { retryAfterSeconds } from '#app/platform/database/failure.server.ts';
import { instrumentedSession } from '#app/platform/database/instrumented-session.server.ts';
import { retryingSession } from '#app/platform/database/retrying-session.server.ts';
import type { DatabaseFallback } from '#app/platform/fallback-snapshot/snapshot-read.server.ts';
import { isUnknownMethod, refuseUnknownMethod } from '#app/platform/http/api.server.ts';
import { drainBody } from '#app/platform/http/body.server.ts';
import { withDecodablePath } from '#app/platform/http/decodable-path.server.ts';
import { fallbackPage } from '#app/platform/http/fallback-page.server.ts';
import { isForeignHost, refuseForeignHost } from '#app/platform/http/foreign-host.server.ts';
import { withSecurityHeaders } from '#app/platform/http/security-headers.server.ts';
import { failureCounts } from '#app/platform/log/failure-counts.server.ts';
import { finishObservation, logError } from '#app/platform/log/log.server.ts';
import { type Observation, withAddress, withObservation } from '#app/platform/log/observation.server.ts';
import { mailerOf } from '#app/platform/mail/mail.server.ts';
import { setRequestContext } from '#app/platform/request/context.server.ts';
import { earlyAnswer } from './early-answers.ts';
import { type Exchange, isApi, newExchange } from './exchange.ts';
import { findSnapshot, updateSnapshot } from './fallback-snapshot.ts';
import { areMessagesLive, messageSecretsOf } from './message-secrets.ts';
import { queryRules } from './query-rules.ts';
import { patterns, routeHandler, version } from './route-handlers.ts';

const currentFacts = new CurrentFacts();

const pages = new PageCache<Env, ExecutionContext>({
  patterns,
  rules: queryRules,
  along: currentFacts,
  renderForAll,
  renderForOne,
  findSnapshot,
});

/** Longest text form of an IPv6 address, in characters. */
const maxAddressLength = 45;

/** Keeps the Worker alive for work that may write. */
function waitUntilWritten({ env, execution, database }: Exchange, work: Promise<unknown>): void {
  const before = pages.version.lastKnown;
  execution.waitUntil(work.finally(() => pages.afterWrite(before, database, env, execution)));
}

function loadContext(exchange: Exchange): RouterContextProvider {
  const {
    request,
    env,
    database,
    complete,
    outcome,
    databaseFallback,
    facts,
    nonce,
    requestId,
    observation,
  } = exchange;
  const provider = new RouterContextProvider();
  setRequestContext(provider, {
    database: openDatabase(instrumentedSession(retryingSession(database), observation)),
    pictures: env.PICTURES,
    assets: env.ASSETS,
    messageSecrets: messageSecretsOf(env),
    areMessagesLive: areMessagesLive(env),
    mailer: mailerOf(env, facts.hospital.name),
    signInRateLimit: env.SIGN_IN_GATE,
    visitorRateLimit: env.VISITOR_GATE,
    isDemonstration: env.DEMONSTRATION === 'on',
    origin: env.PUBLIC_ORIGIN,
    version,
    facts,
    dataVersion: pages.version.current()?.version,
    waitForAllData: complete,
    outcome,
    databaseFallback,
    now: new Date(),
    nonce,
    requestId,
    address: (request.headers.get('CF-Connecting-IP') ?? 'local').slice(0, maxAddressLength),
    network: {
      asn: (request as Request<unknown, IncomingRequestCfProperties>).cf?.asn ?? null,
      codeKey: env.DEPLOYMENT.id,
    },
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, 200),
    renderPage: (path, shown) => renderPage(exchange, path, shown),
    waitUntil: (work) => waitUntilWritten(exchange, work),
  });
  return provider;
}

/** Whether the request is for a picture or a film, which do not show the hospital's facts. */
const isFile = (url: URL) => /^\/(?:files|video)\//.test(url.pathname);

/** Loads the languages that a request may use: that of a public page, or all. */
function loadLanguages({ url, env }: Exchange): Promise<unknown> {
  const locale = localeOf(url.pathname);
  const path = pathWithoutLocale(url.pathname);
  const isAlone = isInOneLocale(locale, path, url.searchParams);
  return isAlone ? loadLocale(locale, env.ASSETS) : loadAllLocales(env.ASSETS);
}

async function answer(exchange: Exchange): Promise<Response> {
  const { request, url, requestId } = exchange;
  await loadLanguages(exchange);
  if (isApi(url) && isUnknownMethod(request)) {
    const options = await route({ ...exchange, request: new Request(url, { method: 'OPTIONS' }) });
    return refuseUnknownMethod(request, options, requestId);
  }
  return earlyAnswer(exchange) ?? route(exchange);
}

async function route(exchange: Exchange): Promise<Response> {
  const { request, url, env, execution } = exchange;
  const handleRequest = await routeHandler(url.pathname);
  return handleRequest({
    // The adapter reads none of Cloudflare's request properties.
    request: request as Request<unknown, IncomingRequestCfProperties>,
    env,
    waitUntil: (work) => waitUntilWritten(exchange, work),
    passThroughOnException: () => execution.passThroughOnException(),
    data: { loadContext: loadContext(exchange) },
    // Fields that a Pages function receives. The adapter reads none of them (decision 0031).
    functionPath: url.pathname,
    params: {},
    next: () => env.ASSETS.fetch(request),
  });
}

/** Renders a public page in place of the requested one, without the cookies of the request. */
function renderPage(exchange: Exchange, path: string, facts: HospitalFacts): Promise<Response> {
  const url = new URL(path, exchange.url);
  return route({ ...exchange, facts, url, request: new Request(url), complete: true });
}

/** Answers a request in every case: an error that was thrown becomes a safe page or a JSON error. */
async function safeAnswer(exchange: Exchange): Promise<Response> {
  const { request, url, outcome, databaseFallback, facts, nonce, requestId, observation } = exchange;
  let response: Response;
  try {
    response = await answer(exchange);
  } catch (error) {
    outcome.hasFailed = true;
    logError('request failed', requestId, error);
    response = isApi(url)
      ? Response.json({ message: 'Something went wrong on our side.', requestId }, { status: 500 })
      : fallbackPage({
          status: 500,
          because: 'failed',
          pathname: url.pathname,
          facts,
          nonce,
          requestId,
        });
  }
  await drainBody(request);
  finishObservation(observation, response.status);
  const secured = withSecurityHeaders(response, nonce, url);
  if (secured.headers.get('Content-Type')?.startsWith('text/html')) {
    const isStale = outcome.isStale || databaseFallback.database === 'away';
    secured.headers.set('Server-Timing', serverTiming(isStale ? 'stale' : 'rendered'));
  }
  if (secured.status === 503 && !secured.headers.has('Retry-After')) {
    secured.headers.set('Retry-After', retryAfterSeconds);
  }
  if (import.meta.env.DEV) secured.headers.append('Server-Timing', timingOf(observation));
  return secured;
}

/**
 * Answers a request inside its observation, so that log lines and counts of any called code refer to this
 * request.
 */
async function observedAnswer(exchange: Exchange): Promise<Response> {
  const { env, execution, observation } = exchange;
  const response = await withObservation(observation, () => safeAnswer(exchange));
  if (failureCounts.isDue()) execution.waitUntil(failureCounts.write(openDatabase(env.DB)));
  return response;
}

function timingOf({ startedAt, databaseMilliseconds }: Observation): string {
  return `database;dur=${databaseMilliseconds}, all;dur=${Date.now() - startedAt}`;
}

/**
 * Loads the hospital's facts before a rendering: a new isolate must not show the facts that are written in
 * the code.
 */
async function readyToRender(
  known: DatabaseStatus,
  env: Env,
  execution: ExecutionContext,
): Promise<DatabaseFallback> {
  const databaseFallback = { ...known, find: () => findSnapshot(env) };
  await currentFacts.ready(() => {
    const check = pages.version.check(env.DB);
    execution.waitUntil(check);
    return check;
  }, databaseFallback);
  return databaseFallback;
}

async function renderForAll(
  { request, database, complete, known }: SharedRendering,
  env: Env,
  execution: ExecutionContext,
): Promise<RenderResult> {
  const databaseFallback = await readyToRender(known, env, execution);
  const facts = currentFacts.value;
  const exchange = newExchange({ request, env, execution, database, complete, databaseFallback, facts });
  const response = await observedAnswer(exchange);
  return { response, ...exchange };
}

async function renderForOne(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const url = new URL(request.url);
  const databaseFallback: DatabaseFallback = isFile(url)
    ? { database: pages.version.isFailing ? 'away' : 'there', find: () => findSnapshot(env) }
    : await readyToRender(await pages.checkVersion(env, execution), env, execution);
  const database = env.DB.withSession(pages.readFrom(request));
  const before = pages.version.lastKnown;
  const complete = url.searchParams.has('complete');
  const facts = currentFacts.value;
  const response = await observedAnswer(
    newExchange({ request, env, execution, database, complete, databaseFallback, facts }),
  );
  setFileCaching(request, url, response);
  if (isReadRequest(request)) return response;
  const done = pages.afterWrite(before, database, env, execution);
  // A visitor's request changes no public data, so it does not wait for a purge.
  if (isPersonal(request)) await done;
  else execution.waitUntil(done);
  return response;
}

async function answerRequest(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  // Pages are not cached in development, because their code may change at any time.
  const cached = import.meta.env.DEV ? undefined : pages.respond(request, env, execution);
  const response = await (cached ?? renderForOne(request, env, execution));
  updateSnapshot(request, pages.version.current()?.version, currentFacts.value, env, execution);
  return response;
}

export default {
  async fetch(incoming, env, execution) {
    if (isForeignHost(incoming.url, env)) return refuseForeignHost();
    return withAddress(incoming.url, () => answerRequest(withDecodablePath(incoming), env, execution));
  },

  async scheduled(event, env, execution) {
    const { runScheduled } = await import('./scheduled.ts');
    await runScheduled(event, env, execution, { version: pages.version, currentFacts });
  },
} satisfies ExportedHandler<Env>;
