import { joined } from '../body.server.ts';
import type { Pattern } from '../canonical-url.server.ts';
import { inTime } from '../database/failure.server.ts';
import type { PublicCopy } from '../last-good/public-copy.server.ts';
import { logError } from '../log.server.ts';
import { DataVersionKnowledge, type KnownVersion, type ReadAlong } from './data-version.server.ts';
import { type EdgeKey, findAtEdge, keepAtEdge } from './edge-cache.server.ts';
import { answerWith, type FinishedPage, finishPage } from './finished-page.server.ts';
import {
  isPersonal,
  isReading,
  type PageAddress,
  pageAddress,
  type QueryRules,
} from './page-address.server.ts';
import { PageShelves } from './page-shelves.server.ts';
import { type KnownDatabase, knownDatabase, type Source, sourceName } from './page-source.server.ts';
import type { Rendered, RenderingForAll } from './rendering-for-all.server.ts';
import { SharedAnswer } from './shared-answer.server.ts';

/**
 * Milliseconds that a page waits for the data version; without it, it is rendered and not kept. With what rendering takes, the beginning of
 * a page is there within a tenth of a second.
 */
const versionPatience = 50;

/** Milliseconds that one waits for another's rendering to begin before rendering too: longer than a read may take. */
const sharePatience = 3_000;

/** What of the Worker's bindings this needs. */
type KeptPagesEnv = Pick<Env, 'DB' | 'DEPLOYMENT' | 'PUBLIC_ORIGIN' | 'DATA_VERSION_CHECKS'>;

type Waiting = Pick<ExecutionContext, 'waitUntil'>;

interface KeptPagesOptions<Bindings, Execution> {
  readonly patterns: readonly Pattern[];
  readonly rules: QueryRules;
  /** What is read whenever the version is. */
  readonly along?: ReadAlong;
  readonly cache: () => Pick<Cache, 'match' | 'put'>;
  readonly renderForAll: (
    rendering: RenderingForAll,
    env: Bindings,
    execution: Execution,
  ) => Promise<Rendered>;
  /** The last good copy of the data, for while the database is away. */
  readonly findCopy: (
    env: Bindings,
    execution: Execution,
  ) => Promise<Pick<PublicCopy, 'version' | 'takenAt'> | undefined>;
  /** An answer for this request alone. */
  readonly renderForOne: (request: Request, env: Bindings, execution: Execution) => Promise<Response>;
}

/**
 * Finished public pages, in the memory of this isolate and in the cache of its location (decision 0033). One object for as
 * long as the isolate lives.
 */
export class KeptPages<Bindings extends KeptPagesEnv, Execution extends Waiting> {
  readonly version: DataVersionKnowledge;
  readonly #options: KeptPagesOptions<Bindings, Execution>;
  readonly #shelves = new PageShelves();
  readonly #underWay = new Map<string, SharedAnswer<FinishedPage>>();

  constructor(options: KeptPagesOptions<Bindings, Execution>) {
    this.#options = options;
    this.version = new DataVersionKnowledge(options.along);
  }

  /**
   * Answers with a kept page, or renders one that others get too.
   *
   * @returns undefined where the request is no matter of this: it is rendered by itself
   */
  answer(request: Request, env: Bindings, execution: Execution): Response | Promise<Response> | undefined {
    const { patterns, rules } = this.#options;
    const asked = pageAddress(request, patterns, rules);
    if (!asked) return undefined;
    if (env.DATA_VERSION_CHECKS === 'always') this.version.expire();
    const known = this.version.current();
    if (!known) return this.#answerUnknown(asked, request, env, execution);
    if (known.isAging) execution.waitUntil(this.version.check(env.DB));
    const page = this.#shelves.find(asked, known.version);
    if (page) return answerWith(page, request, 'kept');
    if (this.version.isTroubled) return this.#answerAway(asked, request, env, execution);
    return this.#share(asked, { kind: 'known', ...known }, request, env, execution);
  }

  /**
   * For an answer that is not kept: what is read along with the version is as new as for one that is.
   *
   * @returns what is known of the database after it
   */
  async followVersion(env: Bindings, execution: Execution): Promise<KnownDatabase> {
    if (env.DATA_VERSION_CHECKS === 'always') this.version.expire();
    const current = this.version.current();
    if (current) {
      if (current.isAging) execution.waitUntil(this.version.check(env.DB));
      return knownDatabase({ kind: 'known', ...current }, this.version.isTroubled);
    }
    const known = await this.#look(env, execution);
    return knownDatabase(
      typeof known === 'string' ? { kind: known } : { kind: 'known', ...known },
      this.version.isTroubled,
    );
  }

  /**
   * From where a session for a request may begin. Who may write, or brings a session of the site, reads what was written
   * last, which the primary has: a copy that lags would not know who has just signed in.
   */
  readFrom(request: Request): string {
    return isReading(request) && !isPersonal(request) ? this.version.readFrom : 'first-primary';
  }

  /** After an answer: what was known of the database is not believed where the request may have written. */
  answered(request: Request, database: D1DatabaseSession): void {
    if (!isReading(request)) this.version.expire(database.getBookmark());
  }

  /** What this isolate knows of the database is too old, or something was written here. */
  async #answerUnknown(
    asked: PageAddress,
    request: Request,
    env: Bindings,
    execution: Execution,
  ): Promise<Response> {
    const known = await this.#look(env, execution);
    if (known === 'away') return this.#answerAway(asked, request, env, execution);
    if (known === 'late') return this.#share(asked, { kind: 'late' }, request, env, execution);
    const page = this.#shelves.find(asked, known.version);
    if (page) return answerWith(page, request, 'kept');
    return this.#share(asked, { kind: 'known', ...known }, request, env, execution);
  }

  /** Asks which version the data has. Where it failed to say so last time, and there is a copy to show, it counts as away when it does not answer at once. */
  async #look(env: Bindings, execution: Execution): Promise<KnownVersion | 'late' | 'away'> {
    const wasTroubled = this.version.isTroubled;
    const check = this.version.check(env.DB);
    execution.waitUntil(check);
    const known = await inTime(check, versionPatience).catch(() => 'late' as const);
    if (known !== 'late') return known ?? 'away';
    return wasTroubled && (await this.#options.findCopy(env, execution)) ? 'away' : 'late';
  }

  /** The database is away: a page that may be old is better than none. */
  async #answerAway(
    asked: PageAddress,
    request: Request,
    env: Bindings,
    execution: Execution,
  ): Promise<Response> {
    const copy = await this.#options.findCopy(env, execution);
    // Not where each answer is to be confirmed.
    const kept = env.DATA_VERSION_CHECKS === 'always' ? undefined : this.#shelves.findNewest(asked);
    if (kept && (!copy || kept.version > copy.version)) return answerWith(kept.page, request, 'stale');
    if (!copy) return this.#share(asked, { kind: 'away' }, request, env, execution);
    const page = this.#shelves.ofCopies.find(asked.address, copy.takenAt);
    if (page) return answerWith(page, request, 'stale');
    return this.#share(asked, { kind: 'copy', takenAt: copy.takenAt }, request, env, execution);
  }

  /** One rendering for all who ask for the page meanwhile. */
  async #share(
    asked: PageAddress,
    source: Source,
    request: Request,
    env: Bindings,
    execution: Execution,
  ): Promise<Response> {
    // A rendering that began before a write is none for who asks after it.
    const key = `${sourceName(source, this.version.writes)} ${asked.address}`;
    let answer = this.#underWay.get(key);
    if (!answer) {
      answer = new SharedAnswer();
      this.#underWay.set(key, answer);
      // Not bound to who came first: they may leave, and the others stay.
      execution.waitUntil(
        this.#render(answer, asked, source, env, execution).finally(() => this.#underWay.delete(key)),
      );
    }
    const beginning = await answer.beginning(sharePatience);
    if (beginning && 'page' in beginning) return answerWith(beginning.page, request, 'cache');
    // A redirect takes along the query that the rendering for all was without.
    const isForThis = beginning && (asked.isWhole || [200, 404].includes(beginning.head.status));
    if (!isForThis) return this.#options.renderForOne(request, env, execution);
    const body = request.method === 'HEAD' ? null : answer.stream();
    return new Response(body, beginning.head);
  }

  async #render(
    answer: SharedAnswer<FinishedPage>,
    asked: PageAddress,
    source: Source,
    env: Bindings,
    execution: Execution,
  ): Promise<void> {
    const cache = this.#options.cache();
    const known = source.kind === 'known' ? source : undefined;
    const edge: EdgeKey | undefined = known && {
      origin: env.PUBLIC_ORIGIN,
      deployment: env.DEPLOYMENT.id,
      version: known.version,
      address: asked.address,
    };
    const render = async (complete: boolean) => {
      // Not older than the version was: a copy that lags would be kept under a number that it does not deserve.
      const database = env.DB.withSession(known?.bookmark ?? this.version.readFrom);
      const request = new Request(`${env.PUBLIC_ORIGIN}${asked.address}`);
      const state = knownDatabase(source, this.version.isTroubled);
      return this.#options.renderForAll({ request, database, complete, known: state }, env, execution);
    };
    try {
      const found = edge && asked.shelf !== 'missing' ? await findAtEdge(cache, edge) : undefined;
      if (known && found) {
        this.#shelves.keep(asked, known.version, found);
        answer.endWith(found);
        return;
      }
      const first = await render(false);
      const { status, headers, body } = first.response;
      if (headers.has('Set-Cookie')) throw new Error('A page for all sets a cookie.');
      answer.begin({ status, headers });
      for await (const piece of body ?? []) answer.push(piece);
      answer.end();
      if (first.outcome.hasFailed || !(known || source.kind === 'copy')) return;
      const { isLate, isStale } = first.outcome;
      const isUnfinished = isLate || (known !== undefined && isStale);
      if (isUnfinished && (!known || this.version.isTroubled)) return;
      // What came late stands behind the page and is put into place by scripts: kept is the page with everything in place, and of data that
      // is there by now.
      const last = isUnfinished ? await render(true) : first;
      const bytes =
        last === first ? await joined(answer.pieces) : new Uint8Array(await last.response.arrayBuffer());
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
      if (source.kind === 'copy') this.#shelves.ofCopies.put(asked.address, source.takenAt, page);
      if (!known || !edge) return;
      this.#shelves.keep(asked, known.version, page);
      await keepAtEdge(cache, edge, page);
    } catch (error) {
      answer.fail();
      logError('page for all not rendered', 'kept-pages', error);
    }
  }
}
