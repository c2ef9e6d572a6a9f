import { inTime } from '../database/failure.server.ts';
import { joined } from '../http/body.server.ts';
import type { Pattern } from '../http/canonical-url.server.ts';
import { logError } from '../log/log.server.ts';
import type { PublicCopy } from '../stale-copy/public-copy.server.ts';
import { DataVersionKnowledge, type ReadAlong } from './data-version.server.ts';
import { type EdgeKey, findAtEdge, keepAtEdge } from './edge-cache.server.ts';
import { answerWith, type FinishedPage, finishPage } from './finished-page.server.ts';
import { LruCache } from './lru-cache.server.ts';
import {
  isPersonal,
  isReading,
  type PageAddress,
  pageAddress,
  type QueryRules,
} from './page-address.server.ts';
import {
  type KnownDatabase,
  knownDatabase,
  type Rendered,
  type SharedRendering,
  type Source,
} from './page-rendering.server.ts';
import { SharedResponse } from './shared-response.server.ts';

/**
 * Milliseconds that a page waits for the data version; without it, the page is rendered and not cached. With the time of rendering, the
 * page begins within a tenth of a second.
 */
const versionPatience = 50;

/** Milliseconds that a request waits for the start of a shared rendering before it renders by itself: longer than a read may take. */
const sharePatience = 3_000;

/** A quarter of the memory of an isolate. The catalogue has 142 pages in two languages, which are 11 MB; a doctor's page has 60 KB. */
const mostBytes = 32 * 1024 * 1024;

/** Bindings of the Worker that the cache needs. */
type CacheEnv = Pick<Env, 'DB' | 'DEPLOYMENT' | 'PUBLIC_ORIGIN' | 'DATA_VERSION_CHECKS'>;

type Waiting = Pick<ExecutionContext, 'waitUntil'>;

interface PageCacheOptions<Bindings, Execution> {
  readonly patterns: readonly Pattern[];
  readonly rules: QueryRules;
  /** Data that is read in the same query as the version. */
  readonly along?: ReadAlong;
  readonly cache: () => Pick<Cache, 'match' | 'put'>;
  readonly renderForAll: (
    rendering: SharedRendering,
    env: Bindings,
    execution: Execution,
  ) => Promise<Rendered>;
  /** The stale copy of the data, for while the database is away. */
  readonly findCopy: (
    env: Bindings,
    execution: Execution,
  ) => Promise<Pick<PublicCopy, 'version' | 'takenAt'> | undefined>;
  /** Renders for this request alone. */
  readonly renderForOne: (request: Request, env: Bindings, execution: Execution) => Promise<Response>;
}

interface CachedPage {
  readonly page: FinishedPage;
  /** Data version, or the time of the stale copy that the page was rendered from. */
  readonly version: number;
}

/** Pages of a stale copy have a key of their own: the page of before the outage is still right after it. */
const copyKey = (address: string) => `copy ${address}`;

/** A request for a page that may be cached, and what the Worker gives to answer it. */
interface Exchange<Bindings, Execution> {
  readonly asked: PageAddress;
  readonly request: Request;
  readonly env: Bindings;
  readonly execution: Execution;
}

/** A shared rendering starts with a head and streams, or the page was found in the cache of the location. */
type Start =
  | { readonly head: { readonly status: number; readonly headers: Headers } }
  | { readonly page: FinishedPage };

/**
 * Public pages in the memory of this isolate and in the cache of its location, by data version (decision 0033). One object lives as long as
 * the isolate.
 */
export class PageCache<Bindings extends CacheEnv, Execution extends Waiting> {
  readonly version: DataVersionKnowledge;
  readonly #options: PageCacheOptions<Bindings, Execution>;
  readonly #pages = new LruCache<CachedPage>(mostBytes, ({ page }) => page.bytes.byteLength);
  readonly #inFlight = new Map<string, SharedResponse<Start>>();

  constructor(options: PageCacheOptions<Bindings, Execution>) {
    this.#options = options;
    this.version = new DataVersionKnowledge(options.along);
  }

  /**
   * Answers with a cached page, or renders one and shares it with all who request it meanwhile.
   *
   * @returns undefined where the request must be rendered by itself
   */
  answer(request: Request, env: Bindings, execution: Execution): Response | Promise<Response> | undefined {
    const { patterns, rules } = this.#options;
    const asked = pageAddress(request, patterns, rules);
    if (!asked) return undefined;
    if (env.DATA_VERSION_CHECKS === 'always') this.version.expire();
    const known = this.version.current();
    const page = known && this.#find(asked.address, known.version);
    if (!page) return this.#answerMiss({ asked, request, env, execution });
    if (known.isAging) execution.waitUntil(this.version.check(env.DB));
    return answerWith(page, request, 'kept');
  }

  /**
   * For an answer that is not cached: the facts that are read along with the version are as new as for one that is.
   *
   * @returns state of the database afterwards
   */
  async followVersion(env: Bindings, execution: Execution): Promise<KnownDatabase> {
    if (env.DATA_VERSION_CHECKS === 'always') this.version.expire();
    return knownDatabase(await this.#source(env, execution), this.version.isTroubled);
  }

  /**
   * Bookmark where a session for a request may begin. Requests that may write, or bring a session of the site, read from the primary: a
   * replica that lags would not know who has just signed in.
   */
  readFrom(request: Request): string {
    return isReading(request) && !isPersonal(request) ? this.version.readFrom : 'first-primary';
  }

  /** Forgets the version after a request that may have written. */
  answered(request: Request, database: D1DatabaseSession): void {
    if (!isReading(request)) this.version.expire(database.getBookmark());
  }

  #find(key: string, version: number): FinishedPage | undefined {
    const cached = this.#pages.get(key);
    return cached?.version === version ? cached.page : undefined;
  }

  /** The source of a page that is rendered now. After a failed check, a database that does not answer at once counts as away if there is a copy. */
  async #source(env: Bindings, execution: Execution): Promise<Source> {
    const current = this.version.current();
    if (current) {
      if (current.isAging) execution.waitUntil(this.version.check(env.DB));
      return { kind: 'known', ...current };
    }
    const wasTroubled = this.version.isTroubled;
    const check = this.version.check(env.DB);
    execution.waitUntil(check);
    const known = await inTime(check, versionPatience).catch(() => 'late' as const);
    if (known !== 'late') return known ? { kind: 'known', ...known } : { kind: 'away' };
    const hasCopy = wasTroubled && (await this.#options.findCopy(env, execution));
    return hasCopy ? { kind: 'away' } : { kind: 'late' };
  }

  async #answerMiss(exchange: Exchange<Bindings, Execution>): Promise<Response> {
    const source = await this.#source(exchange.env, exchange.execution);
    if (source.kind === 'known') {
      const page = this.#find(exchange.asked.address, source.version);
      if (page) return answerWith(page, exchange.request, 'kept');
    }
    const isAway = source.kind === 'away' || (source.kind === 'known' && this.version.isTroubled);
    return isAway ? this.#answerAway(exchange) : this.#share(exchange, source);
  }

  /** The database is away: an old page is better than none. */
  async #answerAway(exchange: Exchange<Bindings, Execution>): Promise<Response> {
    const { asked, request, env, execution } = exchange;
    const copy = await this.#options.findCopy(env, execution);
    const cached = this.#pages.get(asked.address);
    const isNewer = cached && (!copy || cached.version > copy.version);
    // 'always': the database must confirm each answer.
    if (isNewer && env.DATA_VERSION_CHECKS !== 'always') return answerWith(cached.page, request, 'stale');
    if (!copy) return this.#share(exchange, { kind: 'away' });
    const page = this.#find(copyKey(asked.address), copy.takenAt);
    return page
      ? answerWith(page, request, 'stale')
      : this.#share(exchange, { kind: 'copy', takenAt: copy.takenAt });
  }

  /** Renders once for all who request the page meanwhile. */
  async #share(exchange: Exchange<Bindings, Execution>, source: Source): Promise<Response> {
    const { asked, request, env, execution } = exchange;
    // Without a version, the number of writes keeps a request from joining a rendering that began before a write.
    const data = source.kind === 'known' ? source.version : this.version.writes;
    const key = `${source.kind} ${data} ${asked.address}`;
    let shared = this.#inFlight.get(key);
    if (!shared) {
      shared = new SharedResponse();
      this.#inFlight.set(key, shared);
      // Not bound to the first request: its reader may leave, and the others stay.
      execution.waitUntil(this.#render(shared, exchange, source).finally(() => this.#inFlight.delete(key)));
    }
    const start = await shared.start(sharePatience);
    if (start && 'page' in start) return answerWith(start.page, request, 'cache');
    // A redirect takes along the query that the shared rendering was without.
    const isForThis = start && (asked.isWhole || [200, 404].includes(start.head.status));
    if (!isForThis) return this.#options.renderForOne(request, env, execution);
    return new Response(request.method === 'HEAD' ? null : shared.stream(), start.head);
  }

  async #render(
    shared: SharedResponse<Start>,
    { asked, env, execution }: Exchange<Bindings, Execution>,
    source: Source,
  ): Promise<void> {
    const cache = this.#options.cache();
    const known = source.kind === 'known' ? source : undefined;
    const edge: EdgeKey | undefined = known && {
      origin: env.PUBLIC_ORIGIN,
      deployment: env.DEPLOYMENT.id,
      version: known.version,
      address: asked.address,
    };
    const render = (complete: boolean) => {
      // No older than the version: a replica that lags would be cached under a version that it does not have.
      const database = env.DB.withSession(known?.bookmark ?? this.version.readFrom);
      const request = new Request(`${env.PUBLIC_ORIGIN}${asked.address}`);
      const state = knownDatabase(source, this.version.isTroubled);
      return this.#options.renderForAll({ request, database, complete, known: state }, env, execution);
    };
    try {
      const found = edge && (await findAtEdge(cache, edge));
      if (known && found) {
        this.#pages.set(asked.address, { page: found, version: known.version });
        shared.begin({ page: found });
        return;
      }
      const first = await render(false);
      const { status, headers, body } = first.response;
      if (headers.has('Set-Cookie')) throw new Error('A page for all sets a cookie.');
      shared.begin({ head: { status, headers } });
      for await (const chunk of body ?? []) shared.push(chunk);
      shared.end();
      if (first.outcome.hasFailed || source.kind === 'away' || source.kind === 'late') return;
      const { isLate, isStale } = first.outcome;
      const isUnfinished = isLate || (known !== undefined && isStale);
      if (isUnfinished && (!known || this.version.isTroubled)) return;
      // Scripts put late data into place: the cached page is a second rendering, which has it in place.
      const last = isUnfinished ? await render(true) : first;
      const bytes =
        last === first ? await joined(shared.chunks) : new Uint8Array(await last.response.arrayBuffer());
      if (last.outcome.hasFailed || (known && last.outcome.isStale)) return;
      const { nonce, requestId, response } = last;
      const page = await finishPage({
        status: response.status,
        headers: response.headers,
        bytes,
        nonce,
        requestId,
      });
      if (!page) return;
      if (source.kind === 'copy') {
        this.#pages.set(copyKey(asked.address), { page, version: source.takenAt });
        return;
      }
      this.#pages.set(asked.address, { page, version: source.version });
      if (edge) await keepAtEdge(cache, edge, page);
    } catch (error) {
      shared.fail();
      logError('page for all not rendered', 'kept-pages', error);
    }
  }
}
