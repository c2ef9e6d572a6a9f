import type { Locale } from '#app/languages/locales.ts';
import {
  type FallbackSnapshot,
  type SnapshotPart,
  snapshotPart,
  snapshotTime,
} from './fallback-snapshot.server.ts';

/**
 * State of the database when the request arrived: `late` did not report its version in time, `away` failed.
 */
export type DatabaseState = 'there' | 'late' | 'away';

/** The fallback snapshot as one request may use it while the database does not answer. */
export interface DatabaseFallback {
  readonly database: DatabaseState;
  /** Data version, if it is known. A snapshot of this version is not stale. */
  readonly version?: number | undefined;
  readonly find: () => Promise<FallbackSnapshot | undefined>;
}

/** Describes how a read is answered from the fallback snapshot. */
export interface SnapshotRead<Held, Value> {
  readonly part: SnapshotPart<Held>;
  /** Returns undefined if the snapshot does not have the answer. */
  readonly read: (held: Held) => Value | undefined;
  /** Whether the data changes without a new data version, so that a snapshot of it may always be stale. */
  readonly isVolatile?: boolean;
}

/** A value for a page, with its time if it may be stale. */
export interface MaybeStale<Value> {
  readonly value: Value;
  /** Time in India, formatted in the language of the page. */
  readonly asOf?: string;
}

/**
 * Reads a value from the fallback snapshot.
 *
 * @returns undefined if there is no snapshot, or the snapshot does not have the value
 */
export async function readFromSnapshot<Held, Value>(
  { find, version }: DatabaseFallback,
  { part, read, isVolatile: isPassing = false }: SnapshotRead<Held, Value>,
  now: Date,
  locale?: Locale,
): Promise<MaybeStale<Value> | undefined> {
  const copy = await find();
  const value = copy && read(snapshotPart(copy, part));
  if (value === undefined || !copy) return undefined;
  return copy.version === version && !isPassing
    ? { value }
    : { value, asOf: snapshotTime(copy, now, locale) };
}
