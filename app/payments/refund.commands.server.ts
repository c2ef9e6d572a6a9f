/** Refunds of payments. */
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { MoneyLimit } from '#app/money/money.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult } from '#app/platform/writes/idempotency-claim.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { allocateRefund, fitsLine, takenBy } from './allocation.server.ts';
import { consultation } from './bill-line.values.ts';
import {
  conflict,
  discountFor,
  expectWithin,
  isWithin,
  refundedFor,
  requireStaffId,
} from './bill-sums.server.ts';
import type { RefundInput } from './payment.input.server.ts';
import { findPayment } from './payment.queries.server.ts';
import {
  billLines,
  bills,
  paymentAllocations,
  payments,
  refundRequests,
  refunds,
} from './payment.schema.server.ts';
import { leftOfLine, type Payment, paymentActions, paymentMessages } from './payment.values.ts';

/**
 * Refunds a payment in full or in part: the part of the line that the refund names, or the lines from the last to the first.
 * The receipt number does not change. The refunded amount is due again, unless the refund lowers the fee. A deposit that is
 * given back is never due again.
 *
 * @param key idempotency key of the form or API call; a repeated submission refunds nothing more
 * @param limit the staff member's limit for the discount and all refunds of this bill together
 * @throws ProblemError 403 above the limit, 404 if the payment does not exist, 409 if less is left of it
 */
export async function refundPayment(
  command: Command,
  id: string,
  { amountPaise, reason, lowersFee = false, lineId = null }: RefundInput,
  key: IdempotencyKey | null = null,
  limit: MoneyLimit | null = null,
): Promise<Payment> {
  const { database, now } = command;
  const before = await findEarlierResult(database, key);
  const payment = await findPayment(database, id);
  if (!payment) throw staffProblem(404, paymentMessages.gone);
  if (before) return payment;
  const amount = amountPaise ?? leftOfLine(payment, lineId);
  const { appointmentId, method, doctorId, doctorName } = payment;
  const discount = discountFor(appointmentId);
  const refunded = sql`${refundedFor(appointmentId)} + ${amount}`;
  const expectRefundWithin = () => expectWithin(database, limit, discount, refunded, 'amount');
  await expectRefundWithin();
  const isLeft = and(
    eq(payments.id, id),
    sql`${amount} > 0 and ${payments.amountPaise} - ${payments.refundedPaise} >= ${amount}`,
    isWithin(limit, discount, refunded),
    fitsLine(id, lineId, amount),
  );
  const mayRefund = exists(database.select({ id: payments.id }).from(payments).where(isLeft));
  const refundId = crypto.randomUUID();
  const { claim, isFirst } = claimKey(command, key, refundId, mayRefund);
  const isMade = exists(database.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, refundId)));
  const named = lineId === consultation ? null : lineId;
  const isLowered = sql`${lowersFee ? 1 : 0}`;
  const ofLines = database
    .select({ id: paymentAllocations.lineId })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.causeId, refundId));
  const [, , , , , , , changed] = await database.batch([
    claim,
    insertIf(
      database,
      refunds,
      {
        id: refundId,
        paymentId: id,
        amountPaise: amount,
        reason,
        method,
        doctorId,
        doctorName,
        day: dayInIndia(now),
        createdAt: now,
        by: requireStaffId(command),
      },
      isFirst,
    ),
    auditEntryIf(command, paymentActions.refund, id, isMade),
    allocateRefund(
      database,
      { appointmentId, paymentId: id, amountPaise: amount, now },
      { refundId, lineId: named },
      lineId === consultation ? sql`false` : isMade,
    ),
    database
      .update(bills)
      .set({ reductionPaise: sql`${bills.reductionPaise} + ${amount} - ${takenBy(refundId)}` })
      .where(and(eq(bills.appointmentId, appointmentId), isLowered, isMade)),
    database
      .update(billLines)
      .set({ reductionPaise: sql`${billLines.reductionPaise} + ${takenBy(refundId, sql`${billLines.id}`)}` })
      .where(and(inArray(billLines.id, ofLines), sql`(${isLowered} or ${billLines.kind} = 'deposit')`)),
    // A refund without a limit is the decision of an owner, also about what the desk asked for.
    database
      .delete(refundRequests)
      .where(and(eq(refundRequests.paymentId, id), sql`${limit === null ? 1 : 0}`, isMade)),
    database
      .update(payments)
      .set({ refundedPaise: sql`${payments.refundedPaise} + ${amount}` })
      .where(and(eq(payments.id, id), isMade))
      .returning({ id: payments.id }),
  ]);
  if (changed.length === 0 && !(await findEarlierResult(database, key))) {
    await expectRefundWithin();
    throw conflict('amount', paymentMessages.refundTooHigh);
  }
  return (await findPayment(database, id)) ?? payment;
}
