import { readVisitFigures } from '#app/appointments/appointment-figures.queries.server.ts';
import { firstRetainedDay } from '#app/appointments/appointment-privacy.server.ts';
import { readCallbackFigures } from '#app/callbacks/callback.queries.server.ts';
import { callbackRetentionCutoff } from '#app/callbacks/callback-privacy.server.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { readKindTotals } from '#app/payments/bill-line.queries.server.ts';
import { readLedgerTotals } from '#app/payments/ledger.queries.server.ts';
import { readTillTotals } from '#app/payments/payment.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { dayInIndia, isMonth, momentInIndia, monthOf, spanOfMonth } from '#app/time/calendar.ts';
import { type MonthFigures, totalOf } from './month.ts';

/** Reads the month from an address. Without a valid month it returns the current one. */
export function readMonthQuery(search: URLSearchParams, now: Date): string {
  const month = withPlainDigits(search.get('month') ?? '').trim();
  return isMonth(month) ? month : monthOf(dayInIndia(now));
}

/** Reads the figures of a month. The database counts and sums; no row of a patient is read. */
export async function readMonth(database: Database, month: string): Promise<MonthFigures> {
  const span = spanOfMonth(month);
  const [visits, till, kindsOf, ledger, callbacks] = await Promise.all([
    readVisitFigures(database, span),
    readTillTotals(database, span),
    readKindTotals(database, span),
    readLedgerTotals(database, span),
    readCallbackFigures(database, {
      from: momentInIndia(span.from, 0),
      until: momentInIndia(span.until, 0),
    }),
  ]);
  return { month, visits, till, kinds: kindsOf(totalOf(Object.values(till.byMethod))), ledger, callbacks };
}

/** Days before which personal data was removed, so that figures of a month may be incomplete (decision 0043). */
export const readRetention = (month: string, now: Date) => ({
  /** Earlier visits have no phone. */
  phonesSince: firstRetainedDay(now),
  hasAllCallbacks: momentInIndia(spanOfMonth(month).from, 0) >= callbackRetentionCutoff(now),
});
