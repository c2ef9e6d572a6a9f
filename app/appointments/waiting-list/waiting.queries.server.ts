import { and, asc, desc, eq, gte } from 'drizzle-orm';
import { askedFlag } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { waitingList } from './waiting.schema.server.ts';
import type { WaitingEntry } from './waiting.values.ts';

/** Entries in one list at most; a hospital of ten doctors has fewer. */
const listLimit = 200;

export const waitingColumns = {
  id: waitingList.id,
  doctorId: waitingList.doctorId,
  doctorName: waitingList.doctorName,
  visit: waitingList.visit,
  fromDay: waitingList.fromDay,
  untilDay: waitingList.untilDay,
  patientName: waitingList.patientName,
  phone: waitingList.phone,
  safeToCall: askedFlag(waitingList.isCallAsked, waitingList.safeToCall),
  status: waitingList.status,
  tries: waitingList.tries,
  lastTriedAt: waitingList.lastTriedAt,
  declined: waitingList.declined,
  createdAt: waitingList.createdAt,
  endedAt: waitingList.endedAt,
};

/** Lists the people who still wait, the longest waiting first. Entries whose last day is over are left out. */
export async function listWaiting(database: Database, today: string): Promise<readonly WaitingEntry[]> {
  return database
    .select(waitingColumns)
    .from(waitingList)
    .where(and(eq(waitingList.status, 'waiting'), gte(waitingList.untilDay, today)))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
    .limit(listLimit);
}

/** Lists the entries of one phone, latest first. */
export async function listWaitingOfPhone(
  database: Database,
  phone: string,
): Promise<readonly WaitingEntry[]> {
  return database
    .select(waitingColumns)
    .from(waitingList)
    .where(eq(waitingList.phone, phone))
    .orderBy(desc(waitingList.createdAt))
    .limit(listLimit);
}

/** @returns null if the entry does not exist */
export async function findWaiting(database: Database, id: string): Promise<WaitingEntry | null> {
  const [row] = await database
    .select(waitingColumns)
    .from(waitingList)
    .where(eq(waitingList.id, id))
    .limit(1);
  return row ?? null;
}
