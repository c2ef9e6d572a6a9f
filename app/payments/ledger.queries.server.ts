import { and, eq, gt, gte, lt, notExists, sql } from 'drizzle-orm';
import { type Paise, paise, zeroPaise } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { type DaySpan, dayInIndia, momentInIndia } from '#app/time/calendar.ts';
import { bills, payments, refunds } from './payment.schema.server.ts';
import { type LedgerLine, type LedgerTotals, receiptText } from './payment.values.ts';

/** Discounts that were granted on some days in India. A replaced discount leaves no trace in its row. */
const isGranted = ({ from, until }: DaySpan) =>
  and(
    gt(bills.discountPaise, zeroPaise),
    gte(bills.discountAt, momentInIndia(from, 0)),
    lt(bills.discountAt, momentInIndia(until, 0)),
  );

/** Counts receipts, refunds and discounts of some days, and sums the discounts. */
export async function readLedgerTotals(database: Database, span: DaySpan): Promise<LedgerTotals> {
  const { from, until } = span;
  const count = sql<number>`count(*)`;
  const [[receipts], [refunded], [discounts]] = await database.batch([
    database
      .select({ count })
      .from(payments)
      .where(and(gte(payments.day, from), lt(payments.day, until))),
    database
      .select({ count })
      .from(refunds)
      .where(and(gte(refunds.day, from), lt(refunds.day, until))),
    database
      .select({ count, paise: sql<Paise>`coalesce(sum(${bills.discountPaise}), 0)` })
      .from(bills)
      .where(isGranted(span)),
  ]);
  return {
    receipts: receipts?.count ?? 0,
    refunds: refunded?.count ?? 0,
    discounts: discounts?.count ?? 0,
    discountPaise: discounts?.paise ?? zeroPaise,
  };
}

const noAmounts = {
  grossPaise: zeroPaise,
  discountPaise: zeroPaise,
  netPaise: zeroPaise,
  refundPaise: zeroPaise,
} as const;

/**
 * Lists what an accountant books for some days, oldest first: a line for each receipt, each refund, and each
 * discount that no receipt of these days shows. A discount stands on the first receipt of its bill that was made with
 * it or after it.
 */
export async function listLedger(database: Database, span: DaySpan): Promise<readonly LedgerLine[]> {
  const isTaken = and(gte(payments.day, span.from), lt(payments.day, span.until));
  const isSinceDiscount = sql`${payments.createdAt} >= ${bills.discountAt}`;
  const place = sql`row_number() over (partition by ${payments.appointmentId}, ${isSinceDiscount}
    order by ${payments.createdAt}, ${payments.receiptNumber})`;
  const shownLater = database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.appointmentId, bills.appointmentId), isTaken, isSinceDiscount));
  const ofPayment = {
    appointmentId: payments.appointmentId,
    financialYear: payments.financialYear,
    receiptNumber: payments.receiptNumber,
    method: payments.method,
    doctorName: payments.doctorName,
  };
  const [receipts, given, discounts] = await database.batch([
    database
      .select({
        ...ofPayment,
        at: payments.createdAt,
        day: payments.day,
        netPaise: payments.amountPaise,
        discountPaise: sql<Paise>`case when ${isSinceDiscount} and ${place} = 1 then ${bills.discountPaise} else 0 end`,
      })
      .from(payments)
      .leftJoin(bills, and(eq(bills.appointmentId, payments.appointmentId), isGranted(span)))
      .where(isTaken),
    database
      .select({ ...ofPayment, at: refunds.createdAt, day: refunds.day, refundPaise: refunds.amountPaise })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(gte(refunds.day, span.from), lt(refunds.day, span.until))),
    database
      .select({
        appointmentId: bills.appointmentId,
        // Never null here: `isGranted` compares it.
        at: sql<Date>`${bills.discountAt}`.mapWith(bills.discountAt),
        discountPaise: bills.discountPaise,
      })
      .from(bills)
      .where(and(isGranted(span), notExists(shownLater))),
  ]);
  const lines: LedgerLine[] = [
    ...receipts.map(({ financialYear, receiptNumber, ...line }) => ({
      ...{ ...noAmounts, ...line, kind: 'receipt' as const },
      number: receiptText({ financialYear, receiptNumber }),
      grossPaise: paise(line.netPaise + line.discountPaise),
    })),
    ...given.map(({ financialYear, receiptNumber, ...line }) => ({
      ...{ ...noAmounts, ...line, kind: 'refund' as const },
      number: receiptText({ financialYear, receiptNumber }),
    })),
    ...discounts.map((line) => ({
      ...{ ...noAmounts, ...line, kind: 'discount' as const },
      ...{ number: null, method: null, doctorName: null },
      day: dayInIndia(line.at),
      grossPaise: line.discountPaise,
    })),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}
