import type { Database } from '#app/platform/database/database.server.ts';
import { type CountedFailure, listFailures } from '#app/platform/log/failure.queries.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { weekdayDate } from '#app/time/long-date.ts';
import { momentText } from '#app/time/moment-text.ts';
import {
  explainFailure,
  explainRefusal,
  type FailureExplanation,
  nameOfRoute,
} from './failure-texts.server.ts';

/** Days in the report, including today. */
const reportedDays = 7;

interface ReportedFailure extends FailureExplanation {
  readonly day: string;
  readonly place: string;
  readonly count: number;
  readonly last: string;
  /** Request id, by which a developer finds the failure in the log. */
  readonly lastRequestId: string;
}

export interface FailureReport {
  readonly failed: readonly ReportedFailure[];
  /**
   * Refused requests: mistakes of visitors, and programs that search for vulnerabilities. Counts are sums of
   * all days.
   */
  readonly refused: readonly { readonly why: string; readonly count: number }[];
}

const reported = ({ day, route, event, count, lastAt, lastRequestId }: CountedFailure): ReportedFailure => ({
  ...explainFailure(event),
  day: weekdayDate(day),
  place: nameOfRoute(route),
  count,
  last: momentText(lastAt),
  lastRequestId,
});

/** Reads the failures of the last days, newest first, and the refused requests. */
export async function readFailureReport(database: Database, now: Date): Promise<FailureReport> {
  const rows = await listFailures(database, addDays(dayInIndia(now), 1 - reportedDays));
  const refused = new Map<string, number>();
  for (const { event, count } of rows) {
    const why = explainRefusal(event);
    if (why !== undefined) refused.set(why, (refused.get(why) ?? 0) + count);
  }
  return {
    failed: rows.filter(({ event }) => explainRefusal(event) === undefined).map(reported),
    refused: [...refused]
      .map(([why, count]) => ({ why, count }))
      .sort((one, other) => other.count - one.count),
  };
}
