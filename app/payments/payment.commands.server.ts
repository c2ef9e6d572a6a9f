/** Recording payments. */
import { and, eq, exists, sql } from 'drizzle-orm';
import { formatMoney, type MoneyLimit, zeroPaise } from '#app/money/money.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import type { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { findEarlierResult, oncePerKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { dayInIndia, financialYearOf } from '#app/time/calendar.ts';
import { allocatePayment } from './allocation.server.ts';
import {
  conflict,
  discountOfLines,
  expectWithin,
  feeAfter,
  isWithin,
  openBill,
  owedForLines,
  paidFor,
  paidForConsultation,
  refundedFor,
  requireStaffId,
} from './bill-sums.server.ts';
import { billWhere, setDiscount } from './discount.commands.server.ts';
import type { PaymentInput } from './payment.input.server.ts';
import { findPayment, readSettlements } from './payment.queries.server.ts';
import { bills, payments } from './payment.schema.server.ts';
import {
  type BillableAppointment,
  duePaise,
  type Payment,
  paymentActions,
  paymentMessages,
} from './payment.values.ts';

async function madeBefore(database: Database, key: IdempotencyKey | null): Promise<Payment | null> {
  const id = await findEarlierResult(database, key);
  return id === null ? null : findPayment(database, id);
}

/**
 * Records a payment with the next receipt number of its financial year, and divides it among the lines of the bill in their
 * order. The insert itself checks the due amount and computes the number, so concurrent payments can neither exceed the bill
 * nor share a number (decision 0042).
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
      sql`${discount?.paise ?? zeroPaise} + ${discountOfLines(appointmentId)}`,
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
    sql`${feeAfter(withDiscount)} + ${owedForLines(appointmentId)} >= ${amountPaise} + ${paidFor(appointmentId)}`,
    // A discount never reaches into money that was paid for the consultation.
    discount ? sql`${feeAfter(withDiscount)} >= ${paidForConsultation(appointmentId)}` : undefined,
    isUnused,
    isFirst,
    billed.stillOwed,
    isWithin(
      discounted,
      sql`${withDiscount} + ${discountOfLines(appointmentId)}`,
      refundedFor(appointmentId),
    ),
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
    allocatePayment(database, { appointmentId, paymentId: id, amountPaise, now }, isWritten),
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
