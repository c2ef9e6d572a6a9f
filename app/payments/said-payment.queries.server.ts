import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isAmong } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { listLimit } from './payment.queries.server.ts';
import { isUnanswered, paymentAsks, saidPayments } from './said-payment.schema.server.ts';
import type { SaidAnswer, SaidPayment } from './said-payment.values.ts';

/**
 * SQL condition: the visit has a receipt with this bank reference. The desk may have recorded the payment in the usual form, so the
 * receipt and not a state of the row says that the payment has arrived. Raw SQL, because Drizzle leaves the names of tables out
 * of a selected expression.
 */
export const isRecordedSaid =
  sql.raw(`exists (select 1 from payments where payments.reference = said_payments.reference
  and payments.appointment_id = said_payments.appointment_id and payments.method = 'upi')`);

/** SQL condition: the desk has yet to compare the payment with the bank. */
export const isOpenSaid: SQL = sql`${isUnanswered} and not ${isRecordedSaid}`;

const columns = {
  id: saidPayments.id,
  appointmentId: saidPayments.appointmentId,
  amountPaise: saidPayments.amountPaise,
  reference: saidPayments.reference,
  saidAt: saidPayments.saidAt,
  answer: sql<SaidAnswer | null>`iif(${isRecordedSaid}, 'arrived', answer)`,
};

/** Lists the payments that the desk has yet to compare with the bank, the longest waiting first. */
export const listOpenSaid = (database: Database): Promise<readonly SaidPayment[]> =>
  database
    .select(columns)
    .from(saidPayments)
    .where(isOpenSaid)
    .orderBy(asc(saidPayments.saidAt))
    .limit(listLimit);

/** Lists what patients said about visits, oldest first. */
export const listSaidOf = (
  database: Database,
  appointmentIds: readonly string[],
): Promise<readonly (SaidPayment & { readonly answeredAt: Date | null })[]> =>
  database
    .select({ ...columns, answeredAt: saidPayments.answeredAt })
    .from(saidPayments)
    .where(isAmong(saidPayments.appointmentId, appointmentIds))
    .orderBy(asc(saidPayments.saidAt))
    .limit(listLimit);

/** Finds the last payment that a patient said to have made for a visit. */
export async function findLastSaid(database: Database, appointmentId: string): Promise<SaidPayment | null> {
  const [found] = await database
    .select(columns)
    .from(saidPayments)
    .where(eq(saidPayments.appointmentId, appointmentId))
    .orderBy(desc(saidPayments.saidAt))
    .limit(1);
  return found ?? null;
}

/** Finds a payment that a patient says to have made, if it is about this visit. */
export async function findSaid(
  database: Database,
  { id, appointmentId }: Pick<SaidPayment, 'id' | 'appointmentId'>,
): Promise<SaidPayment | null> {
  const [found] = await database
    .select(columns)
    .from(saidPayments)
    .where(and(eq(saidPayments.id, id), eq(saidPayments.appointmentId, appointmentId)));
  return found ?? null;
}

/** Whether the desk asks for payment before a visit. */
export async function isAskedBefore(database: Database, appointmentId: string): Promise<boolean> {
  const [found] = await database
    .select({ at: paymentAsks.at })
    .from(paymentAsks)
    .where(eq(paymentAsks.appointmentId, appointmentId));
  return found !== undefined;
}
