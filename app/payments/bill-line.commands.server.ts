/** Adding lines to a bill, and taking them off. */
import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import { zeroPaise } from '#app/money/money.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { findEarlierResult, oncePerKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { type BillLine, billMessages } from './bill-line.values.ts';
import { conflict, openBill, requireStaffId } from './bill-sums.server.ts';
import { billLines, bills, paymentAllocations } from './payment.schema.server.ts';
import { type BillableAppointment, paymentActions } from './payment.values.ts';

export type NewLine = Pick<
  BillLine,
  'kind' | 'label' | 'translations' | 'quantity' | 'unitPaise' | 'sessions'
>;

/**
 * Adds a line to the bill of an appointment, with label and amount as they are today.
 *
 * @param key idempotency key of the form; a repeated submission adds nothing more
 * @returns id of the line
 * @throws ProblemError 409 if the visit is cancelled or was missed
 */
export async function addBillLine(
  command: Command,
  billed: BillableAppointment,
  line: NewLine,
  key: IdempotencyKey | null = null,
): Promise<string> {
  const { database, now } = command;
  const { appointmentId } = billed;
  const before = await findEarlierResult(database, key);
  if (before) return before;
  const id = crypto.randomUUID();
  const isWritten = exists(database.select({ id: billLines.id }).from(billLines).where(eq(billLines.id, id)));
  const { isUnused, storeKey } = oncePerKey(command, key, id, isWritten);
  await database.batch([
    openBill(database, billed),
    insertIf(
      database,
      billLines,
      {
        ...line,
        id,
        appointmentId,
        position: sql`(select coalesce(max(position), 0) + 1 from ${billLines} where appointment_id = ${appointmentId})`,
        discountPaise: zeroPaise,
        discountReason: null,
        discountBy: null,
        discountAt: null,
        reductionPaise: zeroPaise,
        createdAt: now,
        by: requireStaffId(command),
      },
      and(isUnused, billed.stillOwed),
    ),
    storeKey,
    auditEntryIf(command, paymentActions.addLine, appointmentId, isWritten),
  ]);
  const [written] = await database.select({ id: billLines.id }).from(billLines).where(eq(billLines.id, id));
  const made = written?.id ?? (await findEarlierResult(database, key));
  if (made === null) throw conflict('what', billMessages.notOwed);
  return made;
}

/**
 * Takes a line off the bill to which it was added by mistake. Nothing happens if it is off already.
 *
 * @throws ProblemError 409 if anything was ever paid for it, or a session of the pack is used
 */
export async function removeBillLine(
  command: Command,
  { appointmentId, lineId }: { readonly appointmentId: string; readonly lineId: string },
): Promise<void> {
  const { database } = command;
  const paid = database
    .select({ id: paymentAllocations.id })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.lineId, billLines.id));
  const used = database
    .select({ id: bills.appointmentId })
    .from(bills)
    .where(eq(bills.packLineId, billLines.id));
  const isLine = and(eq(billLines.id, lineId), eq(billLines.appointmentId, appointmentId));
  const mayGo = and(isLine, notExists(paid), notExists(used));
  await database.batch([
    auditEntryIf(
      command,
      paymentActions.removeLine,
      appointmentId,
      exists(database.select({ id: billLines.id }).from(billLines).where(mayGo)),
    ),
    database.delete(billLines).where(mayGo),
  ]);
  const [left] = await database
    .select({ isUsed: sql<number>`${exists(used)}` })
    .from(billLines)
    .where(isLine);
  if (left) throw staffProblem(409, left.isUsed === 1 ? billMessages.lineUsed : billMessages.linePaid);
}
