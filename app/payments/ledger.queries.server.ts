import { and, eq, gt, gte, lt, notExists, sql } from 'drizzle-orm';
import { type Paise, paise, sumOf, zeroPaise } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { type DaySpan, dayInIndia, momentInIndia } from '#app/time/calendar.ts';
import { consultation, type LineKind } from './bill-line.values.ts';
import { billLines, bills, paymentAllocations, payments, refunds } from './payment.schema.server.ts';
import { type LedgerLine, type LedgerTotals, receiptText } from './payment.values.ts';

/** Discounts that were granted on some days in India. A replaced discount leaves no trace in its row. */
const isGranted = ({ from, until }: DaySpan, table: typeof bills | typeof billLines = bills) =>
  and(
    gt(table.discountPaise, zeroPaise),
    gte(table.discountAt, momentInIndia(from, 0)),
    lt(table.discountAt, momentInIndia(until, 0)),
  );

/** Counts receipts, refunds and discounts of some days, and sums the discounts. */
export async function readLedgerTotals(database: Database, span: DaySpan): Promise<LedgerTotals> {
  const { from, until } = span;
  const count = sql<number>`count(*)`;
  const discountsOf = (table: typeof bills | typeof billLines) =>
    database
      .select({ count, paise: sql<Paise>`coalesce(sum(${table.discountPaise}), 0)` })
      .from(table)
      .where(isGranted(span, table));
  const [[receipts], [refunded], [ofFees], [ofLines]] = await database.batch([
    database
      .select({ count })
      .from(payments)
      .where(and(gte(payments.day, from), lt(payments.day, until))),
    database
      .select({ count })
      .from(refunds)
      .where(and(gte(refunds.day, from), lt(refunds.day, until))),
    discountsOf(bills),
    discountsOf(billLines),
  ]);
  return {
    receipts: receipts?.count ?? 0,
    refunds: refunded?.count ?? 0,
    discounts: (ofFees?.count ?? 0) + (ofLines?.count ?? 0),
    discountPaise: sumOf([ofFees?.paise ?? zeroPaise, ofLines?.paise ?? zeroPaise]),
  };
}

const noAmounts = {
  grossPaise: zeroPaise,
  discountPaise: zeroPaise,
  netPaise: zeroPaise,
  refundPaise: zeroPaise,
} as const;

/** Sums what payments, refunds and transfers of some days put on each kind of line, or took from it. */
const allocationsWithin = (database: Database, { from, until }: DaySpan) =>
  database
    .select({
      cause: paymentAllocations.cause,
      causeId: paymentAllocations.causeId,
      lineKind: paymentAllocations.kind,
      paise: sql<Paise>`sum(${paymentAllocations.amountPaise})`,
      appointmentId: paymentAllocations.appointmentId,
      at: paymentAllocations.createdAt,
      day: paymentAllocations.day,
      financialYear: payments.financialYear,
      receiptNumber: payments.receiptNumber,
      method: payments.method,
      doctorName: payments.doctorName,
    })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(and(gte(paymentAllocations.day, from), lt(paymentAllocations.day, until)))
    .groupBy(paymentAllocations.causeId, paymentAllocations.paymentId, paymentAllocations.kind);

type Allocated = Awaited<ReturnType<typeof allocationsWithin>>[number];

interface Part {
  readonly lineKind: LineKind;
  readonly paise: Paise;
}

/**
 * Divides an amount by kind of line. The rest is for the consultation, which comes first.
 *
 * @param isShown whether the consultation has a part although nothing of the amount is for it
 */
function partsOf(amount: Paise, allocated: readonly Part[], isShown: boolean): readonly Part[] {
  const rest = paise(amount - sumOf(allocated.map((part) => part.paise)));
  return rest > 0 || isShown || allocated.length === 0
    ? [{ lineKind: consultation, paise: rest }, ...allocated]
    : allocated;
}

/**
 * Lists what an accountant books for some days, oldest first: a line for each receipt, each refund, and each
 * discount that no receipt of these days shows. A receipt or refund for several kinds of lines has a line for each, and a deposit
 * that was set against a room has two. A discount on the fee stands on the first receipt of its bill that was made with
 * it or after it. A discount on another line stands alone.
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
  const [receipts, given, discounts, ofLines, allocated] = await database.batch([
    database
      .select({
        ...ofPayment,
        paymentId: payments.id,
        at: payments.createdAt,
        day: payments.day,
        netPaise: payments.amountPaise,
        discountPaise: sql<Paise>`case when ${isSinceDiscount} and ${place} = 1 then ${bills.discountPaise} else 0 end`,
      })
      .from(payments)
      .leftJoin(bills, and(eq(bills.appointmentId, payments.appointmentId), isGranted(span)))
      .where(isTaken),
    database
      .select({
        ...ofPayment,
        refundId: refunds.id,
        at: refunds.createdAt,
        day: refunds.day,
        refundPaise: refunds.amountPaise,
      })
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
    database
      .select({
        appointmentId: billLines.appointmentId,
        at: sql<Date>`${billLines.discountAt}`.mapWith(billLines.discountAt),
        discountPaise: billLines.discountPaise,
        lineKind: billLines.kind,
      })
      .from(billLines)
      .where(isGranted(span, billLines)),
    allocationsWithin(database, span),
  ]);
  const byCause = Map.groupBy(allocated, ({ causeId }) => causeId);
  const partsBy = (causeId: string, sign: 1 | -1): readonly Part[] =>
    (byCause.get(causeId) ?? []).map((part) => ({
      lineKind: part.lineKind,
      paise: paise(sign * part.paise),
    }));
  const moved: readonly Allocated[] = allocated.filter(({ cause }) => cause === 'transfer');
  const lines: LedgerLine[] = [
    ...receipts.flatMap(({ paymentId, financialYear, receiptNumber, discountPaise, netPaise, ...line }) =>
      partsOf(netPaise, partsBy(paymentId, 1), discountPaise > 0).map((part) => {
        const discount = part.lineKind === consultation ? discountPaise : zeroPaise;
        return {
          ...{ ...noAmounts, ...line, kind: 'receipt' as const, lineKind: part.lineKind },
          number: receiptText({ financialYear, receiptNumber }),
          grossPaise: paise(part.paise + discount),
          discountPaise: discount,
          netPaise: part.paise,
        };
      }),
    ),
    ...given.flatMap(({ refundId, financialYear, receiptNumber, refundPaise, ...line }) =>
      partsOf(refundPaise, partsBy(refundId, -1), false).map((part) => ({
        ...{ ...noAmounts, ...line, kind: 'refund' as const, lineKind: part.lineKind },
        number: receiptText({ financialYear, receiptNumber }),
        refundPaise: part.paise,
      })),
    ),
    ...[...discounts.map((line) => ({ ...line, lineKind: consultation }) as const), ...ofLines].map(
      (line) => ({
        ...{ ...noAmounts, ...line, kind: 'discount' as const },
        ...{ number: null, method: null, doctorName: null },
        day: dayInIndia(line.at),
        grossPaise: line.discountPaise,
      }),
    ),
    ...moved.map(({ paise: amount, cause: _cause, causeId: _id, financialYear, receiptNumber, ...line }) => ({
      ...{ ...noAmounts, ...line, kind: 'transfer' as const },
      number: receiptText({ financialYear, receiptNumber }),
      grossPaise: amount,
      netPaise: amount,
    })),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}
