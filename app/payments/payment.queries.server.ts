import { type AnyColumn, and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { type Paise, paise, sumOf, zeroPaise } from '#app/money/money.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/pagination.server.ts';
import { addDays, type DaySpan } from '#app/time/calendar.ts';
import type { PaidLine } from './bill-line.values.ts';
import {
  billLines,
  bills,
  paymentAllocations,
  payments,
  refundRequests,
  refunds,
  tillClosings,
  tillFloats,
} from './payment.schema.server.ts';
import {
  emptySettlement,
  type Payment,
  type PaymentMethod,
  paymentMethods,
  type Settlement,
  type TillCount,
  type TillTotals,
  type Total,
} from './payment.values.ts';

/** Payments in one list at most; a busy day has fewer. */
export const listLimit = 500;

const columns = {
  id: payments.id,
  appointmentId: payments.appointmentId,
  financialYear: payments.financialYear,
  receiptNumber: payments.receiptNumber,
  amountPaise: payments.amountPaise,
  method: payments.method,
  reference: payments.reference,
  refundedPaise: payments.refundedPaise,
  discountPaise: bills.discountPaise,
  discountReason: bills.discountReason,
  patientName: payments.patientName,
  doctorId: payments.doctorId,
  doctorName: payments.doctorName,
  doctorRegistration: payments.doctorRegistration,
  day: payments.day,
  createdAt: payments.createdAt,
  by: payments.by,
  hasLines: sql<number>`exists (select 1 from ${paymentAllocations} where payment_id = ${payments.id})`,
  refundRequest: {
    amountPaise: refundRequests.amountPaise,
    lowersFee: refundRequests.lowersFee,
    lineId: refundRequests.lineId,
    reason: refundRequests.reason,
    at: refundRequests.at,
    by: refundRequests.by,
  },
};

const refundsOf = (database: Database, ids: readonly string[]) =>
  database
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      at: refunds.createdAt,
      by: refunds.by,
      amountPaise: refunds.amountPaise,
      reason: refunds.reason,
    })
    .from(refunds)
    .where(isAmong(refunds.paymentId, ids))
    .orderBy(asc(refunds.createdAt));

const allocationsOf = (database: Database, ids: readonly string[]) =>
  database
    .select({
      paymentId: paymentAllocations.paymentId,
      causeId: paymentAllocations.causeId,
      cause: paymentAllocations.cause,
      movedPaise: paymentAllocations.amountPaise,
      id: billLines.id,
      kind: billLines.kind,
      label: billLines.label,
      translations: billLines.translations,
      quantity: billLines.quantity,
      unitPaise: billLines.unitPaise,
      sessions: billLines.sessions,
      discountPaise: billLines.discountPaise,
    })
    .from(paymentAllocations)
    .innerJoin(billLines, eq(billLines.id, paymentAllocations.lineId))
    .where(isAmong(paymentAllocations.paymentId, ids))
    .orderBy(asc(billLines.position));

type Allocation = Awaited<ReturnType<typeof allocationsOf>>[number];

/** Joins the allocations of one payment to its lines, in the order of the bill. */
const paidLines = (allocations: readonly Allocation[]): readonly PaidLine[] =>
  [...Map.groupBy(allocations, ({ id }) => id).values()].flatMap((ofLine) => {
    const sum = (some: readonly Allocation[]) => sumOf(some.map(({ movedPaise }) => movedPaise));
    const [first] = ofLine;
    if (!first) return [];
    const { paymentId: _payment, causeId: _id, cause: _cause, movedPaise: _moved, ...line } = first;
    const amountPaise = sum(ofLine.filter(({ cause }) => cause === 'payment'));
    return { ...line, amountPaise, leftPaise: sum(ofLine) };
  });

/** Lists the payments that meet a condition, with their lines and refunds. */
async function listWhere(
  database: Database,
  condition: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: RowRange = { limit: listLimit, offset: 0 },
): Promise<readonly Payment[]> {
  const rows = await database
    .select(columns)
    .from(payments)
    .innerJoin(bills, eq(bills.appointmentId, payments.appointmentId))
    .leftJoin(refundRequests, eq(refundRequests.paymentId, payments.id))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const refunded = rows.filter(({ refundedPaise }) => refundedPaise > 0).map(({ id }) => id);
  const divided = rows.filter(({ hasLines }) => hasLines === 1).map(({ id }) => id);
  const [given, allocations] = await Promise.all([
    refunded.length > 0 ? refundsOf(database, refunded) : [],
    divided.length > 0 ? allocationsOf(database, divided) : [],
  ]);
  const linesOfRefund = (id: string) =>
    allocations
      .filter(({ causeId }) => causeId === id)
      .map(({ label, movedPaise }) => ({ label, amountPaise: paise(-movedPaise) }));
  return rows.map(({ hasLines: _has, ...row }) => ({
    ...row,
    lines: paidLines(allocations.filter(({ paymentId }) => paymentId === row.id)),
    refunds: given
      .filter(({ paymentId }) => paymentId === row.id)
      .map(({ paymentId: _own, ...refund }) => ({ ...refund, lines: linesOfRefund(refund.id) })),
  }));
}

/** Lists the payments of an appointment, oldest first. */
export const listPaymentsOf = (database: Database, appointmentId: string): Promise<readonly Payment[]> =>
  listWhere(database, eq(payments.appointmentId, appointmentId), [asc(payments.createdAt)]);

/** Lists the payments of several appointments, latest first. */
export const listPaymentsOfAll = (
  database: Database,
  appointmentIds: readonly string[],
): Promise<readonly Payment[]> =>
  listWhere(database, isAmong(payments.appointmentId, appointmentIds), [desc(payments.createdAt)]);

/** Lists the refunds that an owner has to decide, the longest waiting first. */
export const listRefundRequests = (database: Database) =>
  database
    .select({
      paymentId: refundRequests.paymentId,
      appointmentId: payments.appointmentId,
      patientName: payments.patientName,
      amountPaise: refundRequests.amountPaise,
      reason: refundRequests.reason,
    })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .orderBy(asc(refundRequests.at))
    .limit(listLimit);

/** A refund that an owner has to decide, with its payment. */
export type OpenRefund = Awaited<ReturnType<typeof listRefundRequests>>[number];

/** Lists the payments of a day, latest first. */
export const listPaymentsOn = (database: Database, day: string): Promise<readonly Payment[]> =>
  listWhere(database, eq(payments.day, day), [desc(payments.createdAt)]);

/** Lists all payments, latest first, at most {@link listLimit} by default. */
export const listPayments = (database: Database, range?: RowRange): Promise<readonly Payment[]> =>
  listWhere(database, undefined, [desc(payments.financialYear), desc(payments.receiptNumber)], range);

/** @returns null if the payment does not exist */
export async function findPayment(database: Database, id: string): Promise<Payment | null> {
  const [found] = await listWhere(database, eq(payments.id, id), []);
  return found ?? null;
}

/**
 * Reads what is settled of appointments. The result returns zeros for an appointment without a bill.
 */
export async function readSettlements(
  database: Database,
  appointmentIds: readonly string[],
): Promise<(appointmentId: string) => Settlement> {
  const [paid, billed] = await database.batch([
    database
      .select({
        appointmentId: payments.appointmentId,
        paidPaise: sql<Paise>`sum(${payments.amountPaise} - ${payments.refundedPaise})`,
      })
      .from(payments)
      .where(isAmong(payments.appointmentId, appointmentIds))
      .groupBy(payments.appointmentId),
    database
      .select({
        appointmentId: bills.appointmentId,
        discountPaise: bills.discountPaise,
        reductionPaise: bills.reductionPaise,
        // A bill with lines has a row. The names are written out, because Drizzle drops the table's from the columns of one table.
        linesPaise: sql<Paise>`(select coalesce(sum(quantity * unit_paise - discount_paise - reduction_paise), 0)
          from bill_lines where bill_lines.appointment_id = bills.appointment_id)`,
        isCovered: sql`${bills.packLineId} is not null`.mapWith(Boolean) as SQL<boolean>,
      })
      .from(bills)
      .where(isAmong(bills.appointmentId, appointmentIds)),
  ]);
  const settled = new Map<string, Settlement>();
  for (const { appointmentId, ...part } of [...paid, ...billed])
    settled.set(appointmentId, { ...(settled.get(appointmentId) ?? emptySettlement), ...part });
  return (appointmentId) => settled.get(appointmentId) ?? emptySettlement;
}

interface Summed {
  readonly method: PaymentMethod;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly paise: Paise;
}

/** SQL condition for rows of some days. */
const isWithin = (column: AnyColumn, { from, until }: DaySpan) => and(gte(column, from), lt(column, until));

/** Sums the payments and refunds of a day, by method and by doctor. */
export const readDayTotals = (database: Database, day: string): Promise<TillTotals> =>
  readTillTotals(database, { from: day, until: addDays(day, 1) });

/** Sums the payments and refunds of some days, by method and by doctor. */
export async function readTillTotals(database: Database, span: DaySpan): Promise<TillTotals> {
  const of = (table: typeof payments | typeof refunds, kind: 'taken' | 'given') =>
    database
      .select({
        kind: sql<'taken' | 'given'>`${kind}`,
        method: table.method,
        doctorId: table.doctorId,
        doctorName: sql<string>`max(${table.doctorName})`,
        paise: sql<Paise>`sum(${table.amountPaise})`,
      })
      .from(table)
      .where(isWithin(table.day, span))
      .groupBy(table.method, table.doctorId);
  const rows = await unionAll(of(payments, 'taken'), of(refunds, 'given'));
  const [taken, given] = [
    rows.filter(({ kind }) => kind === 'taken'),
    rows.filter(({ kind }) => kind === 'given'),
  ];
  const sum = (rows: readonly Summed[], belongs: (row: Summed) => boolean) =>
    sumOf(rows.filter(belongs).map(({ paise }) => paise));
  const total = (belongs: (row: Summed) => boolean): Total => ({
    takenPaise: sum(taken, belongs),
    refundedPaise: sum(given, belongs),
  });
  const names = new Map([...given, ...taken].map(({ doctorId, doctorName }) => [doctorId, doctorName]));
  return {
    byMethod: Object.fromEntries(
      paymentMethods.map((method) => [method, total((row) => row.method === method)]),
    ) as Record<PaymentMethod, Total>,
    byDoctor: [...names]
      .sort(([, one], [, other]) => one.localeCompare(other))
      .map(([doctorId, doctorName]) => ({
        doctorId,
        doctorName,
        ...total((row) => row.doctorId === doctorId),
      })),
  };
}

/** Reads the cash that was in the till before the first payment of a day. */
export async function readTillFloat(database: Database, day: string): Promise<Paise> {
  const [latest] = await database
    .select({ amountPaise: tillFloats.amountPaise })
    .from(tillFloats)
    .where(eq(tillFloats.day, day))
    .orderBy(desc(tillFloats.at))
    .limit(1);
  return latest?.amountPaise ?? zeroPaise;
}

/** Lists the counts of the till on a day, latest first. */
export const listTillCounts = (database: Database, day: string): Promise<readonly TillCount[]> =>
  database
    .select()
    .from(tillClosings)
    .where(eq(tillClosings.day, day))
    .orderBy(desc(tillClosings.at))
    .limit(listLimit);
