import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { pageOf } from '#app/navigation/list-address.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/pagination.server.ts';
import { addDays, momentInIndia } from '#app/time/calendar.ts';
import { callbacks } from './callback.schema.server.ts';
import type { CallbackFigures, CallbackRequest } from './callback.values.ts';

/** Requests in one list at most; a day has fewer. */
export const listLimit = 200;

export const callbackColumns = {
  id: callbacks.id,
  name: callbacks.name,
  phone: callbacks.phone,
  subject: callbacks.subject,
  bestTime: callbacks.bestTime,
  callAs: callbacks.callAs,
  safeToCall: callbacks.safeToCall,
  messageChannel: callbacks.messageChannel,
  language: callbacks.language,
  status: callbacks.status,
  tries: callbacks.tries,
  lastTriedAt: callbacks.lastTriedAt,
  createdAt: callbacks.createdAt,
  endedAt: callbacks.endedAt,
};

const isMadeOn = (day: string) =>
  and(
    gte(callbacks.createdAt, momentInIndia(day, 0)),
    lt(callbacks.createdAt, momentInIndia(addDays(day, 1), 0)),
  );

/**
 * Reads one range of both lists: open requests, oldest first, and finished requests, latest first.
 *
 * @param doneOn the day on which the finished requests were made; null for all days
 */
export function readCallbacks(database: Database, { limit, offset }: RowRange, doneOn: string | null = null) {
  const from = (status: CallbackRequest['status'], isMade?: SQL) =>
    database
      .select(callbackColumns)
      .from(callbacks)
      .where(and(eq(callbacks.status, status), isMade))
      .limit(limit)
      .offset(offset);
  return database.batch([
    from('open').orderBy(asc(callbacks.createdAt)),
    from('done', doneOn === null ? undefined : isMadeOn(doneOn)).orderBy(sql`${callbacks.createdAt} desc`),
  ]);
}

/** Rows of each list on one page for staff. */
export const callPageSize = 50;

/**
 * Reads one page of both lists. A number beyond the last page returns the last page.
 *
 * @param requested page number, from 1
 */
export async function readCallPage(database: Database, requested: number) {
  const counted = await database
    .select({ status: callbacks.status, count: sql<number>`count(*)` })
    .from(callbacks)
    .groupBy(callbacks.status);
  const countOf = (status: CallbackRequest['status']) =>
    counted.find((one) => one.status === status)?.count ?? 0;
  const longest = Math.max(countOf('open'), countOf('done'));
  const { page, pages, range } = pageOf(requested, { count: longest, size: callPageSize });
  const [open, done] = await readCallbacks(database, range);
  return { open, done, doneInAll: countOf('done'), page, pages };
}

/** @returns null if the request does not exist */
export async function findCallback(database: Database, id: string): Promise<CallbackRequest | null> {
  const [row] = await database.select(callbackColumns).from(callbacks).where(eq(callbacks.id, id)).limit(1);
  return row ?? null;
}

/** Lists the requests of one phone, latest first. */
export async function listCallbacksOfPhone(
  database: Database,
  phone: string,
): Promise<readonly CallbackRequest[]> {
  return database
    .select(callbackColumns)
    .from(callbacks)
    .where(eq(callbacks.phone, phone))
    .orderBy(desc(callbacks.createdAt))
    .limit(listLimit);
}

export const countOpenCallbacks = (database: Database): Promise<number> =>
  database.$count(callbacks, eq(callbacks.status, 'open'));

/**
 * Counts the requests that were made in a period, and how long they waited until somebody was reached.
 *
 * @param from start of the period
 * @param until end of the period, exclusive
 */
export async function readCallbackFigures(
  database: Database,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<CallbackFigures> {
  const isMade = and(gte(callbacks.createdAt, from), lt(callbacks.createdAt, until));
  const wait = sql`ended_at - created_at`;
  const [[counts], [middle]] = await database.batch([
    database
      .select({
        made: sql<number>`count(*)`,
        done: sql<number>`count(*) filter (where status = 'done')`,
        longestMs: sql<number | null>`max(${wait})`,
        oldestOpen: sql<number | null>`min(created_at) filter (where status = 'open')`,
      })
      .from(callbacks)
      .where(isMade),
    // SQLite has no median: the mean of the middle row, or of the two middle rows of an even number.
    database
      .select({ medianMs: sql<number | null>`avg(wait)` })
      .from(
        sql`(select ${wait} as wait, row_number() over (order by ${wait}) as place, count(*) over () as rows
          from ${callbacks} where ${isMade} and status = 'done')`,
      )
      .where(sql`place in ((rows + 1) / 2, (rows + 2) / 2)`),
  ]);
  const oldestOpen = counts?.oldestOpen ?? null;
  return {
    made: counts?.made ?? 0,
    done: counts?.done ?? 0,
    medianMs: middle?.medianMs ?? null,
    longestMs: counts?.longestMs ?? null,
    oldestOpen: oldestOpen === null ? null : new Date(oldestOpen),
  };
}
