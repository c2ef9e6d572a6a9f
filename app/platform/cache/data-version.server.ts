import type { Database } from '../database/database.server.ts';
import { rejectAfter } from '../database/failure.server.ts';
import { readTimeout } from '../database/retrying-session.server.ts';
import { logError } from '../log/log.server.ts';
import { dataVersion } from './data-version.schema.server.ts';

/** Milliseconds after a check during which the version is used without another check. */
const freshFor = 1_000;

/**
 * Milliseconds after a check during which the version may still be used, while a new check runs in the
 * background.
 */
const usableFor = 30_000;

/**
 * Milliseconds between a failed check and the next one. A new check also starts beside one that has been
 * pending this long: the first page after an outage must not wait for a check that began during the outage.
 */
const retryAfter = 500;

/** Version of the data that public pages show, and the D1 bookmark at which it was read. */
export interface KnownVersion {
  readonly version: number;
  /** A D1 session that begins at this bookmark reads nothing older, whichever replica answers. */
  readonly bookmark: string;
}

/** Further data that is read in the same statement as the version, such as the hospital's facts. */
export interface PiggybackRead {
  /**
   * SQL expression over the row of the version, with one bound number. Its result is null if nothing changed
   * since that number.
   */
  readonly expression: string;
  readonly parameter: () => number;
  readonly onRead: (read: string) => void;
}

/** Reads the data version without a cache. */
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
 * The data version as this isolate knows it. A write in this isolate discards it, so the next request checks
 * again. A write by another isolate is seen after 30 seconds at the latest.
 */
export class DataVersionCache {
  #known: KnownVersion | undefined;
  #knownAt = Number.NEGATIVE_INFINITY;
  #failedAt = Number.NEGATIVE_INFINITY;
  /**
   * Number of writes in this isolate. A check that began before a write must not count as one that began
   * after it.
   */
  #writes = 0;
  #check: Check | undefined;
  /** Latest D1 bookmark that this isolate has read or written. */
  #latest: string | undefined;
  #asksPrimary = false;
  readonly #along: PiggybackRead | undefined;
  /**
   * Sequence numbers of the checks, so that the result of an earlier check does not replace that of a later
   * one.
   */
  #begun = 0;
  #adopted = 0;
  #answered = 0;
  #isTroubled = false;

  constructor(along?: PiggybackRead) {
    this.#along = along;
  }

  get writeCount(): number {
    return this.#writes;
  }

  /** Latest version that a check found, however old it is. */
  get lastKnown(): number | undefined {
    return this.#known?.version;
  }

  /** Whether a check failed and no check has succeeded since. */
  get isFailing(): boolean {
    return this.#isTroubled;
  }

  /**
   * Start of a read-only D1 session: any replica that is not older than the latest bookmark of this isolate.
   */
  get readBookmark(): string {
    if (this.#asksPrimary) return 'first-primary';
    return this.#latest ?? 'first-unconstrained';
  }

  /** @returns the version if it may be used without a check, and whether a background check is due */
  current(): (KnownVersion & { readonly isAging: boolean }) | undefined {
    const age = Date.now() - this.#knownAt;
    if (!this.#known || age > usableFor) return undefined;
    return { ...this.#known, isAging: age > freshFor };
  }

  /**
   * Checks the version in the database, once for all concurrent callers. Pass the result to `waitUntil`,
   * because other requests may await the same promise.
   *
   * @returns undefined if the database is away; the log then has one line for all callers
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
   * Discards the version after a request that wrote, or may have written.
   *
   * @param bookmark of the D1 session that wrote
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
      const session = binding.withSession(this.readBookmark);
      const row = await rejectAfter(this.#read(session), readTimeout);
      const bookmark = session.getBookmark();
      if (row === null || bookmark === null)
        throw new Error('The table data_version has no row, or the D1 session has no bookmark.');
      const { version, along } = row;
      // Adopt the data before the version becomes known. Otherwise a page of this version could be rendered
      // without it.
      if (along !== null && begun > this.#adopted) {
        this.#along?.onRead(along);
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
      logError('data version not read', 'page-cache', error);
      // A later check succeeded, so this failure says nothing about the database now.
      if (begun < this.#answered) return undefined;
      this.#isTroubled = true;
      if (writes === this.#writes) this.#failedAt = Date.now();
      // A restored database may not know our bookmark any more.
      this.#latest = undefined;
      this.#asksPrimary = true;
      return undefined;
    }
  }

  #read(session: D1DatabaseSession) {
    const { expression = 'null', parameter: bound } = this.#along ?? {};
    const statement = session.prepare(`select version, ${expression} as along from data_version`);
    return (bound ? statement.bind(bound()) : statement).first<{ version: number; along: string | null }>();
  }

  /** Bookmarks compare as strings: a later one is greater. */
  #remember(bookmark: string | null | undefined): void {
    if (bookmark && (this.#latest === undefined || bookmark > this.#latest)) this.#latest = bookmark;
  }
}
