/** Refunds above the limit of a staff member: asked for at the desk, and decided by an owner. */
import { eq, exists } from 'drizzle-orm';
import { auditEntry, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { requireStaffId } from './bill-sums.server.ts';
import type { RefundInput } from './payment.input.server.ts';
import { findPayment } from './payment.queries.server.ts';
import { refundRequests } from './payment.schema.server.ts';
import { leftOfLine, paymentActions, paymentMessages } from './payment.values.ts';

/**
 * Asks an owner for a refund. A later request for the same payment replaces the one before, so the same form sent twice asks
 * once.
 *
 * @throws ProblemError 404 if the payment does not exist, 409 if less is left of it
 */
export async function requestRefund(
  command: Command,
  paymentId: string,
  { amountPaise, reason, lowersFee = false, lineId = null }: RefundInput,
): Promise<void> {
  const { database, now } = command;
  const payment = await findPayment(database, paymentId);
  if (!payment) throw staffProblem(404, paymentMessages.gone);
  const left = leftOfLine(payment, lineId);
  const amount = amountPaise ?? left;
  if (amount <= 0 || amount > left) throw staffFieldProblem(409, 'amount', paymentMessages.refundTooHigh);
  const asked = { amountPaise: amount, lowersFee, lineId, reason, at: now, by: requireStaffId(command) };
  await database.batch([
    database
      .insert(refundRequests)
      .values({ paymentId, ...asked })
      .onConflictDoUpdate({ target: refundRequests.paymentId, set: asked }),
    auditEntry(command, paymentActions.askRefund, paymentId),
  ]);
}

/** Declines the refund that the desk asked for. Nothing happens if it is decided already. */
export async function declineRefund(command: Command, paymentId: string): Promise<void> {
  const { database } = command;
  const isOpen = exists(
    database
      .select({ id: refundRequests.paymentId })
      .from(refundRequests)
      .where(eq(refundRequests.paymentId, paymentId)),
  );
  await database.batch([
    auditEntryIf(command, paymentActions.declineRefund, paymentId, isOpen),
    database.delete(refundRequests).where(eq(refundRequests.paymentId, paymentId)),
  ]);
}
