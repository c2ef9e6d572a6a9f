import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import type { Locale } from '#app/languages/locales.ts';
import { clockTime, dayInIndia, minuteInIndia } from '#app/time/calendar.ts';
import { hindiLongDate, hindiTime } from '#app/time/hindi-time.ts';
import { longDate } from '#app/time/long-date.ts';
import type { Database } from '../database/database.server.ts';

/** Shape of a copy. A copy of another shape is not read. Raise it when a part changes what its fields mean. */
export const shape = 2;

/**
 * What a store gives to the copy: what anybody may see of it, as JSON keeps it.
 *
 * @typeParam Held what it says; a copy of another deployment may hold it as that one knew it
 */
export interface CopyPart<Held> {
  readonly name: string;
  readonly read: (database: Database, facts: HospitalFacts) => Promise<Held>;
}

/** All that public pages show of the database, as it was at one moment. */
export interface PublicCopy {
  readonly shape: number;
  /** Of the data. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /** Another one where something of it changed that is no new version of the data, such as which times are taken. */
  readonly mark?: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** What a store gave. */
export const heldBy = <Held>(copy: PublicCopy, { name }: CopyPart<Held>): Held => copy.parts[name] as Held;

/**
 * Reads all parts.
 *
 * @param version asks for that of the data
 * @returns undefined where something was written meanwhile: the parts would not be of one moment
 */
export async function takeCopy(
  database: Database,
  facts: HospitalFacts,
  parts: readonly CopyPart<unknown>[],
  version: () => Promise<number | undefined>,
  now: () => number = Date.now,
): Promise<PublicCopy | undefined> {
  const before = await version();
  const takenAt = now();
  const held = await Promise.all(
    parts.map(async (part) => [part.name, await part.read(database, facts)] as const),
  );
  if (before === undefined || (await version()) !== before) return undefined;
  return { shape, version: before, takenAt, parts: Object.fromEntries(held) };
}

/** @returns undefined where it is no copy that this code can read */
export function copyIn(text: string, parts: readonly CopyPart<unknown>[]): PublicCopy | undefined {
  try {
    const copy = JSON.parse(text) as PublicCopy;
    const isWhole = copy.shape === shape && parts.every(({ name }) => name in copy.parts);
    return isWhole ? copy : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The time in India of what is shown, such as '10:40' or 'सुबह 10:40 बजे'; with the day where that is not today's, such as
 * '21 November 2026, 10:40'.
 */
export function asOfText(
  { takenAt }: Pick<PublicCopy, 'takenAt'>,
  now: Date,
  language: Locale = 'en',
): string {
  const moment = new Date(takenAt);
  const minute = minuteInIndia(moment);
  const isHindi = language === 'hi';
  const time = isHindi ? hindiTime(minute) : clockTime(minute);
  const day = dayInIndia(moment);
  return day === dayInIndia(now) ? time : `${isHindi ? hindiLongDate(day) : longDate(day)}, ${time}`;
}
