import { and, asc, eq, exists, lt, type SQL, sql } from 'drizzle-orm';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia, financialYearOf } from '#app/time/calendar.ts';
import { listPaymentsOf } from './payment.queries.server.ts';
import { billLines, bills, payments, refundRequests, refunds } from './payment.schema.server.ts';
import { type Payment, paymentActions } from './payment.values.ts';
import { isRecordedSaid } from './said-payment.queries.server.ts';
import { isUnanswered, paymentAsks, saidPayments } from './said-payment.schema.server.ts';

/** Replaces the patient's name in an expired receipt, because the column must not be null. */
const removedName = 'Removed';

/** The first financial year whose receipts still have their personal data, named by the year in which it begins. */
export const firstRetainedFinancialYear = (now: Date): number =>
  financialYearOf(dayInIndia(now)) - recordRetention.receiptYears;

/** The last day on which receipts of a financial year still have their personal data. */
export const lastRetainedDay = (financialYear: number): string =>
  `${financialYear + recordRetention.receiptYears + 1}-03-31`;

/** Payments that patients said to have made before this moment are deleted. */
export const saidRetentionCutoff = (now: Date): Date =>
  new Date(now.getTime() - recordRetention.saidPaymentDays * 24 * 60 * 60 * 1000);

/**
 * Runs daily. Removes patients' names, payment references, and reasons of refunds and discounts from receipts past the
 * retention period. Amounts and receipt numbers stay, so the numbering has no gap. Deletes what patients said about payments
 * after a year, and notes which of it was recorded, so that the index of what waits for the desk stays short.
 */
export async function sweepReceipts(database: Database, now: Date): Promise<void> {
  const isExpired = and(
    lt(payments.financialYear, firstRetainedFinancialYear(now)),
    sql`${payments.patientName} <> ${removedName}`,
  );
  const isOfExpired = (column: SQL) => sql`${column} in (select id from ${payments} where ${isExpired})`;
  const isOnExpiredBill = (column: SQL) =>
    sql`${column} in (select appointment_id from ${payments} where ${isExpired})`;
  await database.batch([
    database
      .update(refunds)
      .set({ reason: null })
      .where(isOfExpired(sql`${refunds.paymentId}`)),
    database.delete(refundRequests).where(isOfExpired(sql`${refundRequests.paymentId}`)),
    database
      .update(bills)
      .set({ discountReason: null })
      .where(isOnExpiredBill(sql`${bills.appointmentId}`)),
    database
      .update(billLines)
      .set({ discountReason: null })
      .where(isOnExpiredBill(sql`${billLines.appointmentId}`)),
    database.update(payments).set({ patientName: removedName, reference: null }).where(isExpired),
    database
      .update(saidPayments)
      .set({ answer: 'arrived' })
      .where(sql`${isUnanswered} and ${isRecordedSaid}`),
    database.delete(saidPayments).where(lt(saidPayments.saidAt, saidRetentionCutoff(now))),
    database.delete(paymentAsks).where(lt(paymentAsks.at, saidRetentionCutoff(now))),
  ]);
}

/** Reads what refunds took off a person's fees, and the packs that paid for visits, when that person asks for their data. */
export const listExportedBills = (database: Database, appointmentIds: readonly string[]) =>
  database
    .select({
      appointmentId: bills.appointmentId,
      reductionPaise: bills.reductionPaise,
      packLineId: bills.packLineId,
    })
    .from(bills)
    .where(isAmong(bills.appointmentId, appointmentIds));

/** Reads the lines of a person's bills besides the consultations, when that person asks for their data. */
export const listExportedLines = (database: Database, appointmentIds: readonly string[]) =>
  database
    .select({
      id: billLines.id,
      appointmentId: billLines.appointmentId,
      kind: billLines.kind,
      label: billLines.label,
      quantity: billLines.quantity,
      unitPaise: billLines.unitPaise,
      sessions: billLines.sessions,
      discountPaise: billLines.discountPaise,
      discountReason: billLines.discountReason,
      reductionPaise: billLines.reductionPaise,
      createdAt: billLines.createdAt,
      by: billLines.by,
    })
    .from(billLines)
    .where(isAmong(billLines.appointmentId, appointmentIds))
    .orderBy(asc(billLines.createdAt), asc(billLines.position));

/**
 * Exports the payments of a person's appointments when that person asks for their data. Writes one audit entry for each
 * exported payment.
 *
 * @param appointmentIds ids of the person's appointments
 */
export async function exportPayments(
  command: Command,
  appointmentIds: readonly string[],
): Promise<readonly Payment[]> {
  const { database } = command;
  const found = (await Promise.all(appointmentIds.map((id) => listPaymentsOf(database, id)))).flat();
  const [first, ...others] = found.map(({ id }) =>
    auditEntryIf(
      command,
      paymentActions.exportPerson,
      id,
      exists(database.select({ id: payments.id }).from(payments).where(eq(payments.id, id))),
    ),
  );
  if (first) await database.batch([first, ...others]);
  return found;
}
