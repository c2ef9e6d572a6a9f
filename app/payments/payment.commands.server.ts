import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { formatMoney, type MoneyLimit, type Paise, paise, zeroPaise } from '#app/money/money.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import type { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult, oncePerKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { dayInIndia, financialYearOf } from '#app/time/calendar.ts';
import type { PaymentInput, RefundInput } from './payment.input.server.ts';
import { findPayment, readSettlements } from './payment.queries.server.ts';
import { bills, payments, refundRequests, refunds } from './payment.schema.server.ts';
import {
  type BillableAppointment,
  duePaise,
  type Payment,
  paymentActions,
  paymentMessages,
  type Settlement,
} from './payment.values.ts';

const conflict = (field: string, message: string) => staffFieldProblem(409, field, message);

/** @throws Error if the actor is not staff, which is a programming error: visitors record no payments */
export function requireStaffId({ actor }: Command): string {
  if (actor.kind !== 'staff') throw new Error('Only staff may record payments.');
  return actor.userId;
}

/** SQL sum of an appointment's payments, minus refunds. */
const paidFor = (appointmentId: string): SQL =>
  sql`(select coalesce(sum(amount_paise - refunded_paise), 0) from ${payments} where appointment_id = ${appointmentId})`;

/** SQL sum of the refunds of an appointment's payments. */
const refundedFor = (appointmentId: string): SQL =>
  sql`(select coalesce(sum(refunded_paise), 0) from ${payments} where appointment_id = ${appointmentId})`;

/** SQL of the discount of an appointment's bill. */
const discountFor = (appointmentId: string): SQL =>
  sql`(select coalesce(sum(discount_paise), 0) from ${bills} where appointment_id = ${appointmentId})`;

/**
 * SQL condition that a bill stays within a staff member's limit. The limit is for a bill, not for a payment: otherwise four payments of one
 * visit could be refunded up to four times the limit. It stands in the statement that writes, because two concurrent refunds could each be within it.
 */
const isWithin = (limit: MoneyLimit | null, discount: SQL, refunded: SQL): SQL =>
  limit ? sql`${discount} + ${refunded} <= ${limit.upToPaise}` : sql`true`;

/**
 * Called before the write, and again if the write changed nothing, because another request may have used up the limit meanwhile.
 *
 * @throws ProblemError 403 if discount and refunds of a bill would exceed the staff member's limit
 */
async function expectWithin(
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

/** SQL of the fee that is owed, for a condition on {@link bills}. */
const feeAfter = (discount: SQL): SQL => sql`${bills.feePaise} - ${discount} - ${bills.reductionPaise}`;

/** Creates the bill of an appointment, if it does not exist yet. */
const openBill = (database: Database, { appointmentId, feePaise }: BillableAppointment) =>
  database.insert(bills).values({ appointmentId, feePaise, discountPaise: zeroPaise }).onConflictDoNothing();

const billWhere = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: bills.appointmentId }).from(bills).where(condition));

async function madeBefore(database: Database, key: IdempotencyKey | null): Promise<Payment | null> {
  const id = await findEarlierResult(database, key);
  return id === null ? null : findPayment(database, id);
}

interface Discount {
  readonly paise: Paise;
  readonly reason: string;
}

/** Statement that sets the discount of a bill if the condition holds. */
const setDiscount = (
  { database, now, ...command }: Command,
  { paise, reason }: Discount,
  condition: SQL | undefined,
) =>
  database
    .update(bills)
    .set({
      discountPaise: paise,
      discountReason: reason,
      discountBy: requireStaffId({ database, now, ...command }),
      discountAt: now,
    })
    .where(condition);

/**
 * Records a payment with the next receipt number of its financial year. The insert itself checks the due
 * amount and computes the number, so concurrent payments can neither exceed the fee nor share a number
 * (decision 0042).
 *
 * @param billed the appointment, read for this payment
 * @param key idempotency key of the form or API call; a repeated submission returns the first payment
 * @param limit the staff member's limit for the discount and all refunds of this bill together
 * @throws ProblemError 403 above the limit, 409 if nothing or less is due, or the bank's reference is already used
 */
export async function recordPayment(
  command: Command,
  billed: BillableAppointment,
  { amountPaise, method, reference, discount }: PaymentInput,
  key: IdempotencyKey | null = null,
  limit: MoneyLimit | null = null,
): Promise<Payment> {
  const { database, now } = command;
  const before = await madeBefore(database, key);
  if (before) return before;
  const { appointmentId } = billed;
  const discounted = discount ? limit : null;
  const expectDiscountWithin = () =>
    expectWithin(
      database,
      discounted,
      sql`${discount?.paise ?? zeroPaise}`,
      refundedFor(appointmentId),
      'discount',
    );
  await expectDiscountWithin();
  if (!billed.isOwed) throw conflict('amount', paymentMessages.notOwed);
  const id = crypto.randomUUID();
  const day = dayInIndia(now);
  const financialYear = financialYearOf(day);
  const isUnused =
    method === 'upi'
      ? sql`not exists (select 1 from ${payments} where reference = ${reference} and method = 'upi')`
      : sql`true`;
  const isWritten = exists(database.select({ id: payments.id }).from(payments).where(eq(payments.id, id)));
  const { isUnused: isFirst, storeKey } = oncePerKey(command, key, id, isWritten);
  const withDiscount = discount ? sql`${discount.paise}` : sql`${bills.discountPaise}`;
  // Discount and payment share one condition, so that neither is written without the other.
  const fits = and(
    eq(bills.appointmentId, appointmentId),
    sql`${feeAfter(withDiscount)} >= ${amountPaise} + ${paidFor(appointmentId)}`,
    isUnused,
    isFirst,
    billed.stillOwed,
    isWithin(discounted, withDiscount, refundedFor(appointmentId)),
  );
  await database.batch([
    openBill(database, billed),
    ...(discount
      ? [
          auditEntryIf(command, paymentActions.discount, appointmentId, billWhere(database, fits)),
          setDiscount(command, discount, fits),
        ]
      : []),
    insertIf(
      database,
      payments,
      {
        id,
        appointmentId,
        financialYear,
        receiptNumber: sql`(select coalesce(max(receipt_number), 0) + 1 from ${payments} where financial_year = ${financialYear})`,
        amountPaise,
        method,
        reference,
        refundedPaise: zeroPaise,
        patientName: billed.patientName,
        doctorId: billed.doctorId,
        doctorName: billed.doctorName,
        doctorRegistration: billed.doctorRegistration,
        day,
        createdAt: now,
        by: requireStaffId(command),
      },
      billWhere(database, fits),
    ).onConflictDoNothing(),
    storeKey,
    auditEntryIf(command, paymentActions.record, id, isWritten),
  ]);
  const payment = (await findPayment(database, id)) ?? (await madeBefore(database, key));
  if (payment) return payment;
  await expectDiscountWithin();
  throw await refusal(database, billed, { method, reference, discount });
}

async function refusal(
  database: Database,
  billed: BillableAppointment,
  { method, reference, discount }: Pick<PaymentInput, 'method' | 'reference' | 'discount'>,
): Promise<ProblemError> {
  if (method === 'upi' && reference !== null) {
    const [used] = await database
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.reference, reference), sql.raw(`method = 'upi'`)))
      .limit(1);
    if (used) return conflict('reference', paymentMessages.referenceUsed);
  }
  const settled = (await readSettlements(database, [billed.appointmentId]))(billed.appointmentId);
  const [owed] = await database.select({ isOwed: sql<number>`${billed.stillOwed}` }).from(sql`(select 1)`);
  const bill = { ...billed, isOwed: owed?.isOwed === 1 };
  const due = duePaise(bill, discount ? { ...settled, discountPaise: discount.paise } : settled);
  return conflict('amount', due === 0 ? paymentMessages.notOwed : `At most ${formatMoney(due)} is due.`);
}

/**
 * Sets the discount of an appointment, up to the whole fee. A later discount replaces an earlier one.
 *
 * @param key idempotency key of the form; a repeated submission changes nothing, even after a later discount
 * @throws ProblemError 403 above the limit, 409 if the payments exceed the discounted fee
 */
export async function grantDiscount(
  command: Command,
  billed: BillableAppointment,
  discount: Discount,
  key: IdempotencyKey | null = null,
  limit: MoneyLimit | null = null,
): Promise<Settlement> {
  const { database } = command;
  const { appointmentId } = billed;
  const discounted = sql`${discount.paise}`;
  const expectDiscountWithin = () =>
    expectWithin(database, limit, discounted, refundedFor(appointmentId), 'discount');
  const settled = async () => (await readSettlements(database, [appointmentId]))(appointmentId);
  if (await findEarlierResult(database, key)) return settled();
  await expectDiscountWithin();
  const fits = and(
    eq(bills.appointmentId, appointmentId),
    sql`${feeAfter(discounted)} >= ${paidFor(appointmentId)}`,
    isWithin(limit, discounted, refundedFor(appointmentId)),
  );
  const { claim, isFirst } = claimKey(command, key, crypto.randomUUID(), billWhere(database, fits));
  const [, , , changed] = await database.batch([
    openBill(database, billed),
    claim,
    auditEntryIf(command, paymentActions.discount, appointmentId, isFirst),
    setDiscount(command, discount, and(fits, isFirst)).returning({ id: bills.appointmentId }),
  ]);
  if (changed.length === 0 && !(await findEarlierResult(database, key))) {
    await expectDiscountWithin();
    throw conflict('discount', paymentMessages.discountTooHigh);
  }
  return settled();
}

/**
 * Refunds a payment in full or in part. The receipt number does not change. The refunded amount is due again, unless the
 * refund lowers the fee.
 *
 * @param key idempotency key of the form or API call; a repeated submission refunds nothing more
 * @param limit the staff member's limit for the discount and all refunds of this bill together
 * @throws ProblemError 403 above the limit, 404 if the payment does not exist, 409 if less is left of it
 */
export async function refundPayment(
  command: Command,
  id: string,
  { amountPaise, reason, lowersFee = false }: RefundInput,
  key: IdempotencyKey | null = null,
  limit: MoneyLimit | null = null,
): Promise<Payment> {
  const { database, now } = command;
  const before = await findEarlierResult(database, key);
  const payment = await findPayment(database, id);
  if (!payment) throw staffProblem(404, paymentMessages.gone);
  if (before) return payment;
  const amount = amountPaise ?? paise(payment.amountPaise - payment.refundedPaise);
  const { appointmentId, method, doctorId, doctorName } = payment;
  const discount = discountFor(appointmentId);
  const refunded = sql`${refundedFor(appointmentId)} + ${amount}`;
  const expectRefundWithin = () => expectWithin(database, limit, discount, refunded, 'amount');
  await expectRefundWithin();
  const isLeft = and(
    eq(payments.id, id),
    sql`${amount} > 0 and ${payments.amountPaise} - ${payments.refundedPaise} >= ${amount}`,
    isWithin(limit, discount, refunded),
  );
  const mayRefund = exists(database.select({ id: payments.id }).from(payments).where(isLeft));
  const refundId = crypto.randomUUID();
  const { claim, isFirst } = claimKey(command, key, refundId, mayRefund);
  const [, , , , , changed] = await database.batch([
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
    auditEntryIf(command, paymentActions.refund, id, isFirst),
    database
      .update(bills)
      .set({ reductionPaise: sql`${bills.reductionPaise} + ${amount}` })
      .where(and(eq(bills.appointmentId, appointmentId), sql`${lowersFee ? 1 : 0}`, isFirst)),
    // A refund without a limit is the decision of an owner, also about what the desk asked for. It comes before
    // the statement that changes what is left.
    database
      .delete(refundRequests)
      .where(and(eq(refundRequests.paymentId, id), sql`${limit === null ? 1 : 0}`, isFirst)),
    database
      .update(payments)
      .set({ refundedPaise: sql`${payments.refundedPaise} + ${amount}` })
      .where(and(isLeft, isFirst))
      .returning({ id: payments.id }),
  ]);
  if (changed.length === 0 && !(await findEarlierResult(database, key))) {
    await expectRefundWithin();
    throw conflict('amount', paymentMessages.refundTooHigh);
  }
  return (await findPayment(database, id)) ?? payment;
}
