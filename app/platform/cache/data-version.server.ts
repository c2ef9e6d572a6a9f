import type { Database } from '../database/database.server.ts';
import { inTime } from '../database/failure.server.ts';
import { readPatience } from '../database/patient-session.server.ts';
import { logError } from '../log/log.server.ts';
import { dataVersion } from './data-version.schema.server.ts';

/** Milliseconds since the last look at the database within which nothing is asked. */
const freshFor = 1_000;

/** Milliseconds within which a page is answered first and the database asked behind the answer. */
const usableFor = 30_000;

/**
 * Milliseconds for which a database that did not answer is left alone, and after which another look begins beside one that has no answer
 * yet: the first page after an outage must not wait for a look of before.
 */
const retryAfter = 500;

/** A version of what public pages show, and where in the database's history it was read. */
export interface KnownVersion {
  readonly version: number;
  /** A session that begins here reads nothing older, whichever copy of the database it asks. */
  readonly bookmark: string;
}

/** What is read with the version, in the same statement, by whoever knows what it is. */
export interface ReadAlong {
  /** An SQL expression over the row of the version, with one bound number. Null says that nothing changed. */
  readonly expression: string;
  readonly bound: () => number;
  readonly adopt: (read: string) => void;
}

/** The version of the data, for work that keeps something by it. */
export async function readDataVersion(database: Database): Promise<number | undefined> {
  const row = await database.select({ version: dataVersion.version }).from(dataVersion).get();
  return row?.version;
}

interface Check {
  readonly writes: number;
  readonly begunAt: number;
  readonly outcome: Promise<KnownVersion | undefined>;
}

/**
 * What this isolate knows of the data version. A write in this isolate makes the knowledge worthless, so the next
 * request asks; a write elsewhere is seen after 30 seconds at the latest.
 */
export class DataVersionKnowledge {
  #known: KnownVersion | undefined;
  #knownAt = Number.NEGATIVE_INFINITY;
  #failedAt = Number.NEGATIVE_INFINITY;
  /** Counts the writes here, so that a look which began before one is not taken for one that began after. */
  #writes = 0;
  #check: Check | undefined;
  /** The latest point of the database's history that this isolate has seen or written. */
  #latest: string | undefined;
  #asksPrimary = false;
  readonly #along: ReadAlong | undefined;
  /** Counts the looks, so that what one read does not undo what a later one read. */
  #begun = 0;
  #adopted = 0;
  #answered = 0;
  #isTroubled = false;

  constructor(along?: ReadAlong) {
    this.#along = along;
  }

  get writes(): number {
    return this.#writes;
  }

  /** Whether no look was answered since one failed. */
  get isTroubled(): boolean {
    return this.#isTroubled;
  }

  /** From where a session that only reads may begin: the nearest copy that is not older than what was seen here. */
  get readFrom(): string {
    if (this.#asksPrimary) return 'first-primary';
    return this.#latest ?? 'first-unconstrained';
  }

  /** @returns the version where it may be used without asking, and whether it is time to ask behind the answer */
  current(): (KnownVersion & { readonly isAging: boolean }) | undefined {
    const age = Date.now() - this.#knownAt;
    if (!this.#known || age > usableFor) return undefined;
    return { ...this.#known, isAging: age > freshFor };
  }

  /**
   * Asks the database, once for all who want to know at the same time. Keep what this returns alive with `waitUntil`: others
   * wait for it too.
   *
   * @returns undefined where the database is away, which is in the log once
   */
  check(binding: D1Database): Promise<KnownVersion | undefined> {
    const now = Date.now();
    const isJoined = this.#check?.writes === this.#writes && now - this.#check.begunAt < retryAfter;
    if (this.#check && isJoined) return this.#check.outcome;
    if (now - this.#failedAt < retryAfter) return Promise.resolve(undefined);
    const check: Check = {
      writes: this.#writes,
      begunAt: now,
      outcome: this.#ask(binding, this.#writes),
    };
    this.#check = check;
    return check.outcome.finally(() => {
      if (this.#check === check) this.#check = undefined;
    });
  }

  /**
   * Something was written here, or may have been.
   *
   * @param bookmark of the session that wrote
   */
  expire(bookmark?: string | null): void {
    this.#writes += 1;
    this.#knownAt = Number.NEGATIVE_INFINITY;
    this.#failedAt = Number.NEGATIVE_INFINITY;
    this.#remember(bookmark);
  }

  async #ask(binding: D1Database, writes: number): Promise<KnownVersion | undefined> {
    this.#begun += 1;
    const begun = this.#begun;
    try {
      const session = binding.withSession(this.readFrom);
      const row = await inTime(this.#read(session), readPatience);
      const bookmark = session.getBookmark();
      if (row === null || bookmark === null) throw new Error('The database names no data version.');
      const { version, along } = row;
      // Before the version is known, so that no page of this version is rendered without it.
      if (along !== null && begun > this.#adopted) {
        this.#along?.adopt(along);
        this.#adopted = begun;
      }
      const known = { version, bookmark };
      this.#asksPrimary = false;
      this.#isTroubled = false;
      this.#remember(bookmark);
      if (writes === this.#writes && begun > this.#answered) {
        this.#answered = begun;
        this.#known = known;
        this.#knownAt = Date.now();
      }
      return known;
    } catch (error) {
      logError('data version not read', 'kept-pages', error);
      // A later look was answered: that is what counts.
      if (begun < this.#answered) return undefined;
      this.#isTroubled = true;
      if (writes === this.#writes) this.#failedAt = Date.now();
      // A database that was restored may not know our point of its history any more.
      this.#latest = undefined;
      this.#asksPrimary = true;
      return undefined;
    }
  }

  #read(session: D1DatabaseSession) {
    const { expression = 'null', bound } = this.#along ?? {};
    const statement = session.prepare(`select version, ${expression} as along from data_version`);
    return (bound ? statement.bind(bound()) : statement).first<{ version: number; along: string | null }>();
  }

  /** Bookmarks sort as texts, the later after the earlier. */
  #remember(bookmark: string | null | undefined): void {
    if (bookmark && (this.#latest === undefined || bookmark > this.#latest)) this.#latest = bookmark;
  }
}
