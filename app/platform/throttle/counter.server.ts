import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.server.ts';
import { ProblemError } from '../http/problems.server.ts';
import type { TimeSpan } from '../tokens/tokens.server.ts';
import { windowCounts } from './counter.schema.server.ts';

/** How often something may be done in one window of time. */
interface CountLimit {
  /** A hash: the table holds neither mail addresses nor IP addresses. */
  readonly key: string;
  readonly most: number;
}

/** When the window that a moment lies in ends; windows of one length begin at 1970 and leave no gap. */
function windowEnd(now: Date, length: TimeSpan): Date {
  const milliseconds = length.milliseconds();
  return new Date((Math.floor(now.getTime() / milliseconds) + 1) * milliseconds);
}

/**
 * Counts a try before what it asks for is done, so that of many at once no more than the limit get through. A try that
 * one limit refuses is not counted under those after it.
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
  const isWithin = ({ key, most }: CountLimit) =>
    sql`not exists (select 1 from ${windowCounts} where ${windowCounts.key} = ${key}
      and ${windowCounts.endsAt} = ${end} and ${windowCounts.count} > ${most})`;
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
    ...others.map(({ key }, place) => count(key, and(...limits.slice(0, place + 1).map(isWithin)))),
  ]);
  const passed = limits.every(({ most }, place) => (counted[place]?.[0]?.count ?? most + 1) <= most);
  if (!passed) throw tooManyTries(Math.ceil((end - now.getTime()) / 1000));
}

const inWindow = (key: string, length: TimeSpan, now: Date) =>
  and(eq(windowCounts.key, key), eq(windowCounts.endsAt, windowEnd(now, length)));

/** A statement that takes back all tries of the present window under a key. */
export const forgetTries = (database: Database, key: string, length: TimeSpan, now: Date) =>
  database.delete(windowCounts).where(inWindow(key, length, now));

/** A statement that takes back one try of the present window under a key. */
export const takeBackTry = (database: Database, key: string, length: TimeSpan, now: Date) =>
  database
    .update(windowCounts)
    .set({ count: sql`max(${windowCounts.count} - 1, 0)` })
    .where(inWindow(key, length, now));

/** Daily: forgets the windows that are over. */
export async function sweepCounts(database: Database, now: Date): Promise<void> {
  await database.delete(windowCounts).where(lte(windowCounts.endsAt, now));
}

/** @param seconds until another try is counted anew */
export function tooManyTries(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError(
    429,
    {
      message: {
        en: `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
        hi: 'बहुत बार कोशिश हुई है। थोड़ी देर बाद फिर करें, या हमें फ़ोन करें।',
      },
    },
    { 'Retry-After': String(seconds) },
  );
}
