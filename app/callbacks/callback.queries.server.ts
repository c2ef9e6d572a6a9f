import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#app/server/database/database.server.ts';
import { callbacks } from './callback.schema.server.ts';
import type { Callback } from './callback.values.ts';

/** More than a day's calls. */
const listLimit = 200;

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
export async function listCallbacks(database: Database): Promise<readonly Callback[]> {
  const from = (status: Callback['status']) =>
    database.select(columns).from(callbacks).where(eq(callbacks.status, status)).limit(listLimit);
  const [open, done] = await database.batch([
    from('open').orderBy(asc(callbacks.createdAt)),
    from('done').orderBy(sql`${callbacks.createdAt} desc`),
  ]);
  return [...open, ...done];
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
