/** SQL of the sums of a bill. They stand in the statements that write, so that no earlier read can be out of date (decision 0042). */
import { type SQL, sql } from 'drizzle-orm';
import { type MoneyLimit, zeroPaise } from '#app/money/money.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { billLines, bills, paymentAllocations, payments } from './payment.schema.server.ts';
import type { BillableAppointment } from './payment.values.ts';

/** @throws Error if the actor is not staff, which is a programming error: visitors record no payments */
export function requireStaffId({ actor }: Command): string {
  if (actor.kind !== 'staff') throw new Error('Only staff may record payments.');
  return actor.userId;
}

export const conflict = (field: string, message: string) => staffFieldProblem(409, field, message);

/** Creates the bill of an appointment, if it does not exist yet. */
export const openBill = (database: Database, { appointmentId, feePaise }: BillableAppointment) =>
  database.insert(bills).values({ appointmentId, feePaise, discountPaise: zeroPaise }).onConflictDoNothing();

/** SQL sum of an appointment's payments, minus refunds. */
export const paidFor = (appointmentId: string): SQL =>
  sql`(select coalesce(sum(amount_paise - refunded_paise), 0) from ${payments} where appointment_id = ${appointmentId})`;

/** SQL sum of the refunds of an appointment's payments. */
export const refundedFor = (appointmentId: string): SQL =>
  sql`(select coalesce(sum(refunded_paise), 0) from ${payments} where appointment_id = ${appointmentId})`;

/** SQL sum of what is allocated to the lines of a bill. The rest of its payments is for the consultation. */
const allocatedFor = (appointmentId: string): SQL =>
  sql`(select coalesce(sum(amount_paise), 0) from ${paymentAllocations} where appointment_id = ${appointmentId})`;

/** SQL of what is paid for the consultation. */
export const paidForConsultation = (appointmentId: string): SQL =>
  sql`(${paidFor(appointmentId)} - ${allocatedFor(appointmentId)})`;

/** SQL of what is owed for the lines of a bill, paid or not. */
export const owedForLines = (appointmentId: string): SQL =>
  sql`(select coalesce(sum(quantity * unit_paise - discount_paise - reduction_paise), 0) from ${billLines} where appointment_id = ${appointmentId})`;

/** SQL of what was paid for a line of the statement's row and not given back. */
export const paidForLine = sql`(select coalesce(sum(amount_paise), 0) from ${paymentAllocations} where line_id = ${billLines.id})`;

/** SQL of what is still to be paid of a line. */
export const openOfLine = sql`(${billLines.quantity} * ${billLines.unitPaise} - ${billLines.discountPaise} - ${billLines.reductionPaise} - ${paidForLine})`;

/**
 * SQL of the discount of a bill with its lines.
 *
 * @param exceptLine line whose discount is left out, because it is being replaced
 */
export const discountFor = (appointmentId: string, exceptLine: string | null = null): SQL =>
  sql`((select coalesce(sum(discount_paise), 0) from ${bills} where appointment_id = ${appointmentId}) + ${discountOfLines(appointmentId, exceptLine)})`;

/** SQL of the discounts of the lines of a bill. */
export const discountOfLines = (appointmentId: string, exceptLine: string | null = null): SQL =>
  sql`(select coalesce(sum(discount_paise), 0) from ${billLines} where appointment_id = ${appointmentId} and id is not ${exceptLine})`;

/** SQL of the fee that is owed, for a condition on {@link bills}. A session of a pack pays for the visit. */
export const feeAfter = (discount: SQL): SQL =>
  sql`iif(${bills.packLineId} is null, ${bills.feePaise} - ${discount} - ${bills.reductionPaise}, 0)`;

/**
 * SQL condition that a bill stays within a staff member's limit. The limit is for a bill, not for a payment: otherwise four payments of one
 * visit could be refunded up to four times the limit. It stands in the statement that writes, because two concurrent refunds could each be within it.
 */
export const isWithin = (limit: MoneyLimit | null, discount: SQL, refunded: SQL): SQL =>
  limit ? sql`${discount} + ${refunded} <= ${limit.upToPaise}` : sql`true`;

/**
 * Called before the write, and again if the write changed nothing, because another request may have used up the limit meanwhile.
 *
 * @throws ProblemError 403 if discount and refunds of a bill would exceed the staff member's limit
 */
export async function expectWithin(
  database: Database,
  limit: MoneyLimit | null,
  discount: SQL,
  refunded: SQL,
  field: string,
): Promise<void> {
  if (!limit) return;
  const [row] = await database
    .select({ isWithin: sql<number>`${isWithin(limit, discount, refunded)}` })
    .from(sql`(select 1)`);
  if (row?.isWithin !== 1) throw staffFieldProblem(403, field, limit.message);
}
