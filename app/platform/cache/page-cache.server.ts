import { rejectAfter } from '../database/failure.server.ts';
import type { FallbackSnapshot } from '../fallback-snapshot/fallback-snapshot.server.ts';
import { concatChunks } from '../http/body.server.ts';
import type { Pattern } from '../http/canonical-url.server.ts';
import { logError } from '../log/log.server.ts';
import { type CacheablePage, makeCacheable, type Origin, respondFromCache } from './cacheable-page.server.ts';
import { type CachedPage, CachedPages, today } from './cached-pages.server.ts';
import { DataVersionCache, type PiggybackRead } from './data-version.server.ts';
import { type EdgeCache, purge } from './edge-purge.server.ts';
import {
  type CacheAddress,
  cacheAddress,
  isPersonal,
  isReadRequest,
  type QueryRules,
} from './page-address.server.ts';
import {
  type DatabaseStatus,
  databaseStatus,
  type PageSource,
  type RenderResult,
  type SharedRendering,
} from './page-rendering.server.ts';
import { SharedResponse } from './shared-response.server.ts';

/**
 * Milliseconds that a page waits for the data version. Without the version the page is rendered but not
 * cached. Together with rendering, the page begins within 100 ms.
 */
const versionTimeout = 50;

/**
 * Milliseconds that a request waits for a shared rendering to start before it renders its own page. Longer
 * than a read may take (2 s).
 */
const sharedStartTimeout = 3_000;

/** Bindings of the Worker that the cache needs. */
type CacheEnv = Pick<Env, 'DB' | 'PUBLIC_ORIGIN' | 'DATA_VERSION_CHECKS'>;

type Waiting = Pick<ExecutionContext, 'waitUntil'> & { readonly cache?: EdgeCache };

interface PageCacheOptions<Bindings, Execution> {
  readonly patterns: readonly Pattern[];
  readonly rules: QueryRules;
  /** Further data that is read in the same statement as the version. */
  readonly along?: PiggybackRead;
  readonly renderForAll: (
    rendering: SharedRendering,
    env: Bindings,
    execution: Execution,
  ) => Promise<RenderResult>;
  /** Finds the fallback snapshot of the data, which is used while the database is away. */
  readonly findSnapshot: (env: Bindings) => Promise<Pick<FallbackSnapshot, 'version'> | undefined>;
  /** Renders a page for one request only. */
  readonly renderForOne: (request: Request, env: Bindings, execution: Execution) => Promise<Response>;
}

/** A request for a cacheable page, with the Worker's bindings and execution context. */
interface Exchange<Bindings, Execution> {
  readonly asked: CacheAddress;
  readonly request: Request;
  readonly env: Bindings;
  readonly execution: Execution;
}

/** Start of a shared rendering: status and headers of a stream, or a whole page. */
type Start =
  | { readonly head: { readonly status: number; readonly headers: Headers } }
  | { readonly cached: CachedPage };

/**
 * Cache of public pages in the memory of this isolate, keyed by data version (decision 0033). Create one per isolate.
 */
export class PageCache<Bindings extends CacheEnv, Execution extends Waiting> {
  readonly version: DataVersionCache;
  readonly #options: PageCacheOptions<Bindings, Execution>;
  readonly #pages = new CachedPages();
  readonly #inFlight = new Map<string, SharedResponse<Start>>();

  constructor(options: PageCacheOptions<Bindings, Execution>) {
    this.#options = options;
    this.version = new DataVersionCache(options.along);
  }

  /**
   * Answers with a cached page, or renders the page once for all concurrent requests.
   *
   * @returns undefined if the request cannot share a page
   */
  respond(request: Request, env: Bindings, execution: Execution): Response | Promise<Response> | undefined {
    const { patterns, rules } = this.#options;
    const asked = cacheAddress(request, patterns, rules);
    if (!asked) return undefined;
    if (env.DATA_VERSION_CHECKS === 'always') this.version.expire();
    const known = this.version.current();
    const cached = known && this.#pages.find(asked.address, known.version);
    if (!cached) return this.#answerMiss({ asked, request, env, execution });
    if (known.isAging) execution.waitUntil(this.version.check(env.DB));
    return this.#answer({ asked, request }, cached, 'cached');
  }

  /**
   * Checks the version before a response that is not cached, so that it shows the hospital's facts as new as
   * a cached page does.
   *
   * @returns state of the database after the check
   */
  async checkVersion(env: Bindings, execution: Execution): Promise<DatabaseStatus> {
    if (env.DATA_VERSION_CHECKS === 'always') this.version.expire();
    return databaseStatus(await this.#source(env, execution), this.version.isFailing);
  }

  /**
   * Bookmark at which the D1 session of a request may begin. Requests that may write, or carry a session
   * cookie, read from the primary: a lagging replica may not know a session that has just begun.
   */
  readFrom(request: Request): string {
    return isReadRequest(request) && !isPersonal(request) ? this.version.readBookmark : 'first-primary';
  }

  /**
   * Discards the version after a write, and purges Cloudflare's cache if the write changed public data.
   *
   * @param before version that was known before the write
   * @param database session that wrote
   */
  async afterWrite(
    before: number | undefined,
    database: D1DatabaseSession,
    env: Bindings,
    { cache }: Execution,
  ): Promise<void> {
    this.version.expire(database.getBookmark());
    const after = cache && (await this.version.check(env.DB));
    if (cache && after && after.version !== before) await purge(cache);
  }

  /** Answers with a cached page. Cloudflare may store the answer if the page is of the current data and day. */
  #answer(
    { asked, request }: Pick<Exchange<Bindings, Execution>, 'asked' | 'request'>,
    { page, version, day }: CachedPage,
    origin: Origin,
  ): Response {
    const isCurrent = this.version.current()?.version === version && day === today();
    const isStorable = isCurrent && origin !== 'stale' && asked.hasFullQuery;
    return respondFromCache(page, request, origin, isStorable ? asked.address : undefined);
  }

  /**
   * Decides which data a page is rendered from. If the last check failed and this one is slow, the database
   * counts as away, provided there is a fallback snapshot.
   */
  async #source(env: Bindings, execution: Execution): Promise<PageSource> {
    const current = this.version.current();
    if (current) {
      if (current.isAging) execution.waitUntil(this.version.check(env.DB));
      return { kind: 'known', ...current };
    }
    const wasTroubled = this.version.isFailing;
    const check = this.version.check(env.DB);
    execution.waitUntil(check);
    const known = await rejectAfter(check, versionTimeout).catch(() => 'late' as const);
    if (known !== 'late') return known ? { kind: 'known', ...known } : { kind: 'away' };
    const hasCopy = wasTroubled && (await this.#options.findSnapshot(env));
    return hasCopy ? { kind: 'away' } : { kind: 'late' };
  }

  async #answerMiss(exchange: Exchange<Bindings, Execution>): Promise<Response> {
    const source = await this.#source(exchange.env, exchange.execution);
    if (source.kind === 'known') {
      const cached = this.#pages.find(exchange.asked.address, source.version);
      if (cached) return this.#answer(exchange, cached, 'cached');
    }
    const isAway = source.kind === 'away' || (source.kind === 'known' && this.version.isFailing);
    return isAway ? this.#answerAway(exchange) : this.#share(exchange, source);
  }

  /**
   * Answers while the database is away, with a cached page or from the fallback snapshot, whichever is newer.
   */
  async #answerAway(exchange: Exchange<Bindings, Execution>): Promise<Response> {
    const { asked, env } = exchange;
    const copy = await this.#options.findSnapshot(env);
    const cached = this.#pages.get(asked.address);
    const isNewer = cached && (!copy || cached.version > copy.version);
    // With 'always' the database must confirm each response.
    if (isNewer && env.DATA_VERSION_CHECKS !== 'always') return this.#answer(exchange, cached, 'stale');
    return this.#share(exchange, { kind: copy ? 'copy' : 'away' });
  }

  /** Renders a page once for all concurrent requests. A page that waits for late data is streamed to them. */
  async #share(exchange: Exchange<Bindings, Execution>, source: PageSource): Promise<Response> {
    const { asked, request, env, execution } = exchange;
    // Without a version, the count of writes keeps a request from joining a rendering that began before a
    // write.
    const data = source.kind === 'known' ? source.version : this.version.writeCount;
    const key = `${source.kind} ${data} ${today()} ${asked.address}`;
    let shared = this.#inFlight.get(key);
    if (!shared) {
      shared = new SharedResponse();
      this.#inFlight.set(key, shared);
      // Do not await in the first request: its client may disconnect while others still read.
      execution.waitUntil(this.#render(shared, exchange, source).finally(() => this.#inFlight.delete(key)));
    }
    const start = await shared.start(sharedStartTimeout);
    if (start && 'cached' in start) return this.#answer(exchange, start.cached, 'rendered');
    // A redirect must carry the query, which the shared rendering does not have.
    const isForThis = start && (asked.hasFullQuery || [200, 404].includes(start.head.status));
    if (!isForThis) return this.#options.renderForOne(request, env, execution);
    return new Response(request.method === 'HEAD' ? null : shared.stream(), start.head);
  }

  async #render(
    shared: SharedResponse<Start>,
    { asked, env, execution }: Exchange<Bindings, Execution>,
    source: PageSource,
  ): Promise<void> {
    const known = source.kind === 'known' ? source : undefined;
    const day = today();
    const render = (complete: boolean) => {
      // Read from a replica that is at least as new as the version. A lagging replica's data would be cached
      // under a version that it does not have.
      const database = env.DB.withSession(known?.bookmark ?? this.version.readBookmark);
      const request = new Request(`${env.PUBLIC_ORIGIN}${asked.address}`);
      const state = databaseStatus(source, this.version.isFailing);
      return this.#options.renderForAll({ request, database, complete, known: state }, env, execution);
    };
    try {
      const first = await render(false);
      const { status, headers, body } = first.response;
      if (headers.has('Set-Cookie'))
        throw new Error('A page that is shared by all visitors must not set a cookie.');
      const head = { status, headers };
      // Late data is streamed behind the page and needs a script to move into place. The page is rendered again
      // with all data in place, and that is cached.
      const isFinished = known !== undefined && !first.outcome.isLate && !first.outcome.isStale;
      if (!isFinished) shared.begin({ head });
      for await (const chunk of body ?? []) shared.push(chunk);
      shared.end();
      const page = known && (await this.#finish(first, isFinished, shared.chunks, () => render(true)));
      if (!page) return shared.begin({ head });
      const cached = { page, day, version: known.version };
      this.#pages.store(asked.address, cached);
      shared.begin({ cached });
    } catch (error) {
      shared.fail();
      logError('page for all not rendered', 'page-cache', error);
    }
  }

  /** Makes a rendering of current data cacheable. An unfinished one is rendered again first. */
  async #finish(
    first: RenderResult,
    isFinished: boolean,
    chunks: readonly Uint8Array[],
    renderAgain: () => Promise<RenderResult>,
  ): Promise<CacheablePage | undefined> {
    if (first.outcome.hasFailed || (!isFinished && this.version.isFailing)) return undefined;
    const last = isFinished ? first : await renderAgain();
    const bytes = isFinished ? await concatChunks(chunks) : new Uint8Array(await last.response.arrayBuffer());
    if (last.outcome.hasFailed || last.outcome.isStale) return undefined;
    return makeCacheable(last, bytes);
  }
}
