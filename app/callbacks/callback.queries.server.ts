import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/list-part.server.ts';
import { callbacks } from './callback.schema.server.ts';
import type { Callback } from './callback.values.ts';

/** More than a day's calls. */
export const listLimit = 200;

const firstCallbacks: RowRange = { limit: listLimit, offset: 0 };

export const columns = {
  id: callbacks.id,
  name: callbacks.name,
  phone: callbacks.phone,
  bestTime: callbacks.bestTime,
  callAs: callbacks.callAs,
  safeToCall: callbacks.safeToCall,
  status: callbacks.status,
  tries: callbacks.tries,
  lastTriedAt: callbacks.lastTriedAt,
  createdAt: callbacks.createdAt,
  endedAt: callbacks.endedAt,
};

/** Who waits for a call, the longest first, and then whose call was made, the latest first. */
export async function listCallbacks(
  database: Database,
  range = firstCallbacks,
): Promise<readonly Callback[]> {
  const [open, done] = await readCallbacks(database, range);
  return [...open, ...done];
}

/** A part of each of the two lists: of those who wait for a call, and of those whose call was made. */
export function readCallbacks(database: Database, { limit, offset }: RowRange) {
  const from = (status: Callback['status']) =>
    database.select(columns).from(callbacks).where(eq(callbacks.status, status)).limit(limit).offset(offset);
  return database.batch([
    from('open').orderBy(asc(callbacks.createdAt)),
    from('done').orderBy(sql`${callbacks.createdAt} desc`),
  ]);
}

/** Rows of each of the two lists on one page of the staff's list. */
export const callPageSize = 50;

/**
 * A page of both lists; a page beyond the last one is the last one.
 *
 * @param asked from 1
 */
export async function readCallPage(database: Database, asked: number) {
  const counted = await database
    .select({ status: callbacks.status, count: sql<number>`count(*)` })
    .from(callbacks)
    .groupBy(callbacks.status);
  const countOf = (status: Callback['status']) => counted.find((one) => one.status === status)?.count ?? 0;
  const longest = Math.max(countOf('open'), countOf('done'));
  const pages = Math.max(1, Math.ceil(longest / callPageSize));
  const page = Math.min(asked, pages);
  const [open, done] = await readCallbacks(database, {
    limit: callPageSize,
    offset: (page - 1) * callPageSize,
  });
  return { open, done, doneInAll: countOf('done'), page, pages };
}

/** @returns null where there is no such request */
export async function findCallback(database: Database, id: string): Promise<Callback | null> {
  const [row] = await database.select(columns).from(callbacks).where(eq(callbacks.id, id)).limit(1);
  return row ?? null;
}

/** How many wait for a call. */
export async function countOpenCallbacks(database: Database): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)` })
    .from(callbacks)
    .where(eq(callbacks.status, 'open'));
  return row?.count ?? 0;
}
