import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Paise, paise, sumOf, zeroPaise } from '#app/money/money.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { DaySpan } from '#app/time/calendar.ts';
import { type BillLine, consultation, type LineKind, lineKinds, type OpenPack } from './bill-line.values.ts';
import { openOfLine, paidForLine } from './bill-sums.server.ts';
import { billLines, bills, paymentAllocations } from './payment.schema.server.ts';
import type { KindTotal, Total } from './payment.values.ts';

const columns = {
  id: billLines.id,
  kind: billLines.kind,
  label: billLines.label,
  translations: billLines.translations,
  quantity: billLines.quantity,
  unitPaise: billLines.unitPaise,
  sessions: billLines.sessions,
  discountPaise: billLines.discountPaise,
  discountReason: billLines.discountReason,
  reductionPaise: billLines.reductionPaise,
  paidPaise: sql<Paise>`${paidForLine}`,
};

/** Lists the lines of several bills besides the consultation, in the order in which payments pay them. */
export const listBillLines = (
  database: Database,
  appointmentIds: readonly string[],
): Promise<readonly (BillLine & { readonly appointmentId: string })[]> =>
  database
    .select({ appointmentId: billLines.appointmentId, ...columns })
    .from(billLines)
    .where(isAmong(billLines.appointmentId, appointmentIds))
    .orderBy(asc(billLines.appointmentId), asc(billLines.position));

const isPaid = sql`${openOfLine} <= 0`;

/**
 * SQL condition: the line is a pack of which a visit may use a session. It is paid in full, or on the bill of the visit itself, and
 * nothing of it was given back.
 *
 * @param appointmentId null to leave out packs that are not paid
 */
export const isUsablePack = (appointmentId: string | null): SQL =>
  and(
    eq(billLines.kind, 'pack'),
    eq(billLines.reductionPaise, zeroPaise),
    appointmentId === null ? isPaid : or(isPaid, eq(billLines.appointmentId, appointmentId)),
  ) as SQL;

/** SQL of the visits that used a session of the pack of the statement's row. */
export const usedSessions = sql`(select count(*) from ${bills} where pack_line_id = ${billLines.id})`;

/**
 * Lists the packs of a person of which a visit may use a session, with the visits that used their sessions.
 *
 * @param appointmentId the visit; null to list the paid packs alone
 * @param appointmentIds all visits of the person
 */
export async function listPacks(
  database: Database,
  appointmentId: string | null,
  appointmentIds: readonly string[],
): Promise<readonly OpenPack[]> {
  const rows = await database
    .select({
      id: billLines.id,
      boughtAt: billLines.appointmentId,
      label: billLines.label,
      sessions: billLines.sessions,
      quantity: billLines.quantity,
      isPaid: sql`${isPaid}`.mapWith(Boolean) as SQL<boolean>,
    })
    .from(billLines)
    .where(and(isAmong(billLines.appointmentId, appointmentIds), isUsablePack(appointmentId)))
    .orderBy(asc(billLines.createdAt));
  if (rows.length === 0) return [];
  const used = await database
    .select({ appointmentId: bills.appointmentId, packLineId: bills.packLineId })
    .from(bills)
    .where(
      inArray(
        bills.packLineId,
        rows.map(({ id }) => id),
      ),
    );
  return rows.map(({ id, boughtAt, label, sessions, quantity, isPaid: isPaidPack }) => ({
    lineId: id,
    ...{ boughtAt, label, isPaid: isPaidPack },
    sessions: (sessions ?? 1) * quantity,
    usedBy: used.filter(({ packLineId }) => packLineId === id).map(({ appointmentId }) => appointmentId),
  }));
}

/**
 * Sums the payments and refunds of some days by kind of line. Deposits that were set against rooms move money between kinds, so
 * that the sum of all kinds is the till.
 *
 * @param till payments and refunds of the same days
 */
export async function readKindTotals(
  database: Database,
  { from, until }: DaySpan,
): Promise<(till: Total) => readonly KindTotal[]> {
  const rows = await database
    .select({
      kind: paymentAllocations.kind,
      cause: paymentAllocations.cause,
      paise: sql<Paise>`sum(${paymentAllocations.amountPaise})`,
    })
    .from(paymentAllocations)
    .where(and(gte(paymentAllocations.day, from), lt(paymentAllocations.day, until)))
    .groupBy(paymentAllocations.kind, paymentAllocations.cause);
  const sum = (cause: (typeof rows)[number]['cause'], kind?: LineKind) =>
    sumOf(
      rows.filter((row) => row.cause === cause && (!kind || row.kind === kind)).map(({ paise }) => paise),
    );
  return (till) =>
    lineKinds.map((kind) =>
      kind === consultation
        ? {
            kind,
            takenPaise: paise(till.takenPaise - sum('payment')),
            refundedPaise: paise(till.refundedPaise + sum('refund')),
            movedPaise: zeroPaise,
          }
        : {
            kind,
            takenPaise: sum('payment', kind),
            refundedPaise: paise(0 - sum('refund', kind)),
            movedPaise: sum('transfer', kind),
          },
    );
}
