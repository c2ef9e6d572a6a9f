import { desc, gte } from 'drizzle-orm';
import type { Database } from '../database/database.server.ts';
import { failures } from './failure.schema.server.ts';

export interface CountedFailure {
  readonly day: string;
  readonly route: string;
  readonly event: string;
  readonly count: number;
  readonly lastAt: Date;
  readonly lastRequestId: string;
}

/** Limit of rows: only a scanner causes more kinds of events in a few days. */
const listLimit = 500;

/** @param from first day, such as '2026-11-22' */
export const listFailures = (database: Database, from: string): Promise<CountedFailure[]> =>
  database
    .select({
      day: failures.day,
      route: failures.route,
      event: failures.event,
      count: failures.count,
      lastAt: failures.lastAt,
      lastRequestId: failures.lastRequestId,
    })
    .from(failures)
    .where(gte(failures.day, from))
    .orderBy(desc(failures.day), desc(failures.count), failures.route, failures.event)
    .limit(listLimit);
