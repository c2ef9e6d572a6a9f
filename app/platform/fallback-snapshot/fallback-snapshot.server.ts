import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { Database } from '../database/database.server.ts';

/**
 * Format version of a snapshot. Snapshots of another version are ignored. Raise it when the fields of a part
 * change their meaning.
 */
export const snapshotFormat = 6;

/**
 * A store's part of the fallback snapshot: public data only, serializable as JSON.
 *
 * @typeParam Held type of the data; a snapshot from another deployment may hold the type of that deployment
 */
export interface SnapshotPart<Held> {
  readonly name: string;
  readonly read: (database: Database, facts: HospitalFacts) => Promise<Held>;
}

/** All database content that public pages show, as of one moment. */
export interface FallbackSnapshot {
  readonly shape: number;
  /** Data version. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /**
   * Mark that changes when the data of the snapshot changes without a new data version, such as free
   * appointment times.
   */
  readonly mark?: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Returns a store's part of a snapshot. */
export const snapshotPart = <Held>(copy: FallbackSnapshot, { name }: SnapshotPart<Held>): Held =>
  copy.parts[name] as Held;

/**
 * Reads all parts.
 *
 * @param version reads the data version
 * @returns undefined if something was written meanwhile, because the parts would not be of one moment
 */
export async function takeSnapshot(
  database: Database,
  facts: HospitalFacts,
  parts: readonly SnapshotPart<unknown>[],
  version: () => Promise<number | undefined>,
  now: () => number = Date.now,
): Promise<FallbackSnapshot | undefined> {
  const before = await version();
  const takenAt = now();
  const held = await Promise.all(
    parts.map(async (part) => [part.name, await part.read(database, facts)] as const),
  );
  if (before === undefined || (await version()) !== before) return undefined;
  return { shape: snapshotFormat, version: before, takenAt, parts: Object.fromEntries(held) };
}

/**
 * Parses a stored snapshot.
 *
 * @returns undefined if this code cannot read it
 */
export function parseSnapshot(
  text: string,
  parts: readonly SnapshotPart<unknown>[],
): FallbackSnapshot | undefined {
  try {
    const copy = JSON.parse(text) as FallbackSnapshot;
    const isWhole = copy.shape === snapshotFormat && parts.every(({ name }) => name in copy.parts);
    return isWhole ? copy : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Formats the time of a snapshot in India, such as '10:40' or 'सुबह 10:40 बजे'. If it is not of today, the
 * day comes first: '21 November 2026, 10:40'.
 */
export function snapshotTime(
  { takenAt }: Pick<FallbackSnapshot, 'takenAt'>,
  now: Date,
  locale: Locale = defaultLocale,
): string {
  const moment = new Date(takenAt);
  const { exactTime, longDate } = messagesIn(locale, clockWords);
  const time = exactTime(minuteInIndia(moment));
  const day = dayInIndia(moment);
  return day === dayInIndia(now) ? time : `${longDate(day)}, ${time}`;
}
