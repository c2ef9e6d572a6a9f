import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { message } from '#app/languages/localized-message.ts';
import { requestProblems } from '#messages/platform/problems.ts';
import type { Database } from '../database/database.server.ts';
import { ProblemError } from '../http/problems.server.ts';
import type { TimeSpan } from '../tokens/tokens.server.ts';
import { windowCounts } from './counter.schema.server.ts';

/** Limit of tries in one window of time. */
export interface CountLimit {
  /** Hashed key, so that the table holds neither mail addresses nor IP addresses. */
  readonly key: string;
  readonly maxCount: number;
}

/**
 * Returns the end of the window that contains a moment. Windows of one length begin at 1970 and leave no gap.
 */
function windowEnd(now: Date, length: TimeSpan): Date {
  const milliseconds = length.milliseconds();
  return new Date((Math.floor(now.getTime() / milliseconds) + 1) * milliseconds);
}

/**
 * Counts a try before its action, so that concurrent requests cannot exceed a limit. A try that one limit
 * refuses is not counted under later limits.
 *
 * @param limits from the narrowest to the widest
 * @param length of the window
 * @throws ProblemError 429 with `Retry-After`
 */
export async function countTry(
  database: Database,
  limits: readonly [CountLimit, ...CountLimit[]],
  length: TimeSpan,
  now: Date,
): Promise<void> {
  const endsAt = windowEnd(now, length);
  const end = endsAt.getTime();
  const isWithin = ({ key, maxCount }: CountLimit) =>
    sql`not exists (select 1 from ${windowCounts} where ${windowCounts.key} = ${key}
      and ${windowCounts.endsAt} = ${end} and ${windowCounts.count} > ${maxCount})`;
  const count = (key: string, condition: SQL | undefined) =>
    database
      .insert(windowCounts)
      .select(sql`select ${key}, ${end}, 1 where ${condition ?? sql`true`}`)
      .onConflictDoUpdate({
        target: [windowCounts.key, windowCounts.endsAt],
        set: { count: sql`${windowCounts.count} + 1` },
      })
      .returning({ count: windowCounts.count });
  const [first, ...others] = limits;
  const counted = await database.batch([
    count(first.key, undefined),
    ...others.map(({ key }, index) => count(key, and(...limits.slice(0, index + 1).map(isWithin)))),
  ]);
  const passed = limits.every(
    ({ maxCount }, index) => (counted[index]?.[0]?.count ?? maxCount + 1) <= maxCount,
  );
  if (!passed) throw tooManyTries(Math.ceil((end - now.getTime()) / 1000));
}

/**
 * Builds the statement that counts keys in the batch of the action, and the condition that one count is above
 * its limit. For actions that are done in any case, and done differently above the limit.
 *
 * @param condition true if the batch does the action
 */
export function countInBatch(
  database: Database,
  limits: readonly CountLimit[],
  length: TimeSpan,
  now: Date,
  condition: SQL,
) {
  const end = windowEnd(now, length).getTime();
  const listed = sql`json_each(${JSON.stringify(limits)})`;
  return {
    count: database
      .insert(windowCounts)
      .select(sql`select value ->> 'key', ${end}, 1 from ${listed} where ${condition}`)
      .onConflictDoUpdate({
        target: [windowCounts.key, windowCounts.endsAt],
        set: { count: sql`${windowCounts.count} + 1` },
      }),
    isAbove: sql`exists (select 1 from ${listed} cross join ${windowCounts} where ${windowCounts.key} = value ->> 'key'
      and ${windowCounts.endsAt} = ${end} and ${windowCounts.count} > value ->> 'maxCount')`,
  };
}

const inWindow = (keys: readonly string[], length: TimeSpan, now: Date) =>
  and(inArray(windowCounts.key, [...keys]), eq(windowCounts.endsAt, windowEnd(now, length)));

/** Builds a statement that resets the tries of a key in the current window. */
export const resetTries = (database: Database, key: string, length: TimeSpan, now: Date) =>
  database.delete(windowCounts).where(inWindow([key], length, now));

/** Builds a statement that subtracts one try of each of these keys in the current window. */
export const undoTries = (database: Database, keys: readonly string[], length: TimeSpan, now: Date) =>
  database
    .update(windowCounts)
    .set({ count: sql`max(${windowCounts.count} - 1, 0)` })
    .where(inWindow(keys, length, now));

/** Reads the counts of keys in the current window, by key. A key without tries is left out. */
export async function readCounts(
  database: Database,
  limits: readonly CountLimit[],
  length: TimeSpan,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const keys = limits.map(({ key }) => key);
  const rows = await database
    .select({ key: windowCounts.key, count: windowCounts.count })
    .from(windowCounts)
    .where(inWindow(keys, length, now));
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Deletes windows that have ended. The nightly run calls it. */
export async function sweepCounts(database: Database, now: Date): Promise<void> {
  await database.delete(windowCounts).where(lte(windowCounts.endsAt, now));
}

/**
 * Builds the refusal of a further try.
 *
 * @param seconds until tries are counted anew
 */
export function tooManyTries(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError(
    429,
    { message: message(requestProblems, 'tooManyTries', { minutes }) },
    { 'Retry-After': String(seconds) },
  );
}
