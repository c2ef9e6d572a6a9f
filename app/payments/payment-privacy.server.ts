import { and, eq, exists, lt, type SQL, sql } from 'drizzle-orm';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia, financialYearOf } from '#app/time/calendar.ts';
import { listPaymentsOf } from './payment.queries.server.ts';
import { bills, payments, refunds } from './payment.schema.server.ts';
import { type Payment, paymentActions } from './payment.values.ts';

/** What stands where a person's name stood. */
const nobody = 'Removed';

/** The first financial year whose receipts are kept as they were. */
export const receiptsKeptFrom = (now: Date): number =>
  financialYearOf(dayInIndia(now)) - recordRetention.receiptYears;

/** Daily: takes names and reasons out of receipts that are no longer kept; amounts and numbers stay, without a gap. */
export async function sweepReceipts(database: Database, now: Date): Promise<void> {
  const isOver = and(
    lt(payments.financialYear, receiptsKeptFrom(now)),
    sql`${payments.patientName} <> ${nobody}`,
  );
  const of = (column: SQL) => sql`${column} in (select id from ${payments} where ${isOver})`;
  await database.batch([
    database
      .update(refunds)
      .set({ reason: null })
      .where(of(sql`${refunds.paymentId}`)),
    database
      .update(bills)
      .set({ discountReason: null })
      .where(sql`${bills.appointmentId} in (select appointment_id from ${payments} where ${isOver})`),
    database.update(payments).set({ patientName: nobody, reference: null }).where(isOver),
  ]);
}

/**
 * The payments of a person's appointments, for the person who asks for what is kept of them. Who asked for whom is audited.
 *
 * @param appointmentIds of that person
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
