import { type AnyColumn, and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { type Paise, sumOf, zeroPaise } from '#app/money/money.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { RowRange } from '#app/platform/http/pagination.server.ts';
import { addDays, type DaySpan } from '#app/time/calendar.ts';
import {
  bills,
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
  refundRequest: {
    amountPaise: refundRequests.amountPaise,
    lowersFee: refundRequests.lowersFee,
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

/** Lists the payments that meet a condition, with their refunds. */
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
  const given = refunded.length > 0 ? await refundsOf(database, refunded) : [];
  return rows.map((row) => ({
    ...row,
    refunds: given
      .filter(({ paymentId }) => paymentId === row.id)
      .map(({ paymentId: _own, ...refund }) => refund),
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
        paise: sql<Paise>`sum(${payments.amountPaise} - ${payments.refundedPaise})`,
      })
      .from(payments)
      .where(isAmong(payments.appointmentId, appointmentIds))
      .groupBy(payments.appointmentId),
    database
      .select({
        appointmentId: bills.appointmentId,
        discountPaise: bills.discountPaise,
        reductionPaise: bills.reductionPaise,
      })
      .from(bills)
      .where(isAmong(bills.appointmentId, appointmentIds)),
  ]);
  const settled = new Map<string, Settlement>(
    billed.map(({ appointmentId, ...bill }) => [appointmentId, { ...emptySettlement, ...bill }]),
  );
  for (const { appointmentId, paise } of paid) {
    settled.set(appointmentId, { ...(settled.get(appointmentId) ?? emptySettlement), paidPaise: paise });
  }
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
