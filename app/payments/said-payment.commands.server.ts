import { and, eq, exists, not, notExists, type SQL, sql } from 'drizzle-orm';
import { message } from '#app/languages/localized-message.ts';
import type { Paise } from '#app/money/money.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { findEarlierResult, oncePerKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { payBeforeProblems } from '#messages/payments/pay-before.ts';
import { requireStaffId } from './bill-sums.server.ts';
import { recordPayment } from './payment.commands.server.ts';
import { payments } from './payment.schema.server.ts';
import type { BillableAppointment, Payment } from './payment.values.ts';
import { findLastSaid, isOpenSaid } from './said-payment.queries.server.ts';
import { isUnanswered, paymentAsks, saidPayments } from './said-payment.schema.server.ts';
import {
  type RefusedAnswer,
  type SaidPayment,
  saidPaymentActions,
  saidPaymentFields,
} from './said-payment.values.ts';

export const saidPaymentMessages = {
  gone: 'The patient has said nothing about a payment of this visit.',
  answered: 'Somebody has answered the patient already.',
  arrived: 'This payment is recorded, so the patient cannot be told that it is missing.',
  elsewhere: 'The patient of another visit said this number. Answer there first: To do, ‘Said to be paid’.',
} as const;

const saidWhere = (database: Database, condition: SQL | undefined) =>
  database.select({ id: saidPayments.id }).from(saidPayments).where(condition);

/** Amount and bank reference number, as the patient's form sent them. */
export interface SaidInput {
  readonly appointmentId: string;
  readonly amountPaise: Paise;
  readonly reference: string;
}

/**
 * Stores that a patient says to have paid. Nothing is paid by it. The insert itself checks that the number is neither recorded nor
 * said, so of several at once one succeeds.
 *
 * @param key idempotency key of the form; a repeated submission stores nothing more
 * @throws ProblemError 409 if the number is used, or an earlier number of the visit waits for the desk
 */
export async function sayPaid(
  command: Command,
  { appointmentId, amountPaise, reference }: SaidInput,
  key: IdempotencyKey | null,
): Promise<void> {
  const { database, now } = command;
  if (await findEarlierResult(database, key)) return;
  const id = crypto.randomUUID();
  const isWritten = exists(saidWhere(database, eq(saidPayments.id, id)));
  const { isUnused, storeKey } = oncePerKey(command, key, id, isWritten);
  const recorded = database
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reference, reference), sql`method = 'upi'`));
  const fits = and(
    isUnused,
    notExists(recorded),
    notExists(saidWhere(database, and(eq(saidPayments.reference, reference), isUnanswered))),
    notExists(saidWhere(database, and(eq(saidPayments.appointmentId, appointmentId), isOpenSaid))),
  );
  const row = { id, appointmentId, amountPaise, reference, saidAt: now };
  await database.batch([
    insertIf(
      database,
      saidPayments,
      { ...row, answer: null, answeredAt: null, answeredBy: null },
      fits,
    ).onConflictDoNothing(),
    storeKey,
    auditEntryIf(command, saidPaymentActions.say, appointmentId, isWritten),
  ]);
  const last = await findLastSaid(database, appointmentId);
  // The same number of the same visit, also from another tab, is said once and is no error.
  if (last?.reference === reference && (last.answer === null || last.answer === 'arrived')) return;
  if (last?.answer === null) throw new ProblemError(409, { message: message(payBeforeProblems, 'waiting') });
  throw new ProblemError(409, fieldProblem(saidPaymentFields.reference, message(payBeforeProblems, 'used')));
}

/**
 * Records the payment that a patient said to have made, once the desk has found it at the bank. It is recorded also for a visit that
 * was cancelled meanwhile, because the money is there and is to be given back.
 *
 * @throws ProblemError 409 if the desk has answered already, less is due, or the number is recorded for another visit
 */
export async function confirmSaid(
  command: Command,
  { id, appointmentId, amountPaise, reference, answer }: SaidPayment,
  billed: BillableAppointment,
): Promise<Payment> {
  const { database, now } = command;
  const isOurs = eq(saidPayments.id, id);
  if (answer !== null && answer !== 'arrived') throw staffProblem(409, saidPaymentMessages.answered);
  const payment = await recordPayment(
    command,
    { ...billed, isOwed: true, stillOwed: exists(saidWhere(database, and(isOurs, isUnanswered))) },
    { appointmentId, amountPaise, method: 'upi', reference, discount: null },
    { key: `said-payment-${id}`, requestHash: id },
  );
  await database
    .update(saidPayments)
    .set({ answer: 'arrived', answeredAt: now, answeredBy: requireStaffId(command) })
    .where(and(isOurs, isUnanswered));
  return payment;
}

/**
 * Answers that a payment is not in the hospital's account. The patient's page shows the words of the answer, and asks again.
 *
 * @throws ProblemError 409 if the payment is recorded, or has another answer
 */
export async function refuseSaid(
  command: Command,
  { id, appointmentId }: SaidPayment,
  answer: RefusedAnswer,
): Promise<void> {
  const { database, now } = command;
  const isOpen = and(eq(saidPayments.id, id), isOpenSaid);
  await database.batch([
    auditEntryIf(command, saidPaymentActions.refuse, appointmentId, exists(saidWhere(database, isOpen))),
    database
      .update(saidPayments)
      .set({ answer, answeredAt: now, answeredBy: requireStaffId(command) })
      .where(isOpen),
  ]);
  const last = await database
    .select({ answer: saidPayments.answer })
    .from(saidPayments)
    .where(eq(saidPayments.id, id))
    .get();
  if (last?.answer === answer) return;
  throw staffProblem(
    409,
    last?.answer === null || last?.answer === 'arrived'
      ? saidPaymentMessages.arrived
      : saidPaymentMessages.answered,
  );
}

/** Asks for payment before a visit, or stops asking. */
export async function askBefore(command: Command, appointmentId: string, isAsked: boolean): Promise<void> {
  const { database, now } = command;
  const row = { appointmentId, at: now, by: requireStaffId(command) };
  const isThere = exists(
    database
      .select({ at: paymentAsks.at })
      .from(paymentAsks)
      .where(eq(paymentAsks.appointmentId, appointmentId)),
  );
  await database.batch(
    isAsked
      ? [
          auditEntryIf(command, saidPaymentActions.ask, appointmentId, not(isThere)),
          database.insert(paymentAsks).values(row).onConflictDoNothing(),
        ]
      : [
          auditEntryIf(command, saidPaymentActions.stopAsking, appointmentId, isThere),
          database.delete(paymentAsks).where(eq(paymentAsks.appointmentId, appointmentId)),
        ],
  );
}

/**
 * Adds to a bill that a payment by UPI must not have a number that the patient of another visit said. The desk answers that patient
 * first, so that one transfer never pays two visits.
 *
 * @throws ProblemError 409 if such a patient waits for the desk
 */
export async function withoutNumberOfOthers(
  database: Database,
  billed: BillableAppointment,
  reference: string | null,
): Promise<BillableAppointment> {
  if (reference === null) return billed;
  const ofOthers = saidWhere(
    database,
    and(
      eq(saidPayments.reference, reference),
      sql`${saidPayments.appointmentId} <> ${billed.appointmentId}`,
      isUnanswered,
    ),
  );
  const [found] = await ofOthers.limit(1);
  if (found) throw staffFieldProblem(409, 'reference', saidPaymentMessages.elsewhere);
  return { ...billed, stillOwed: sql`${billed.stillOwed} and ${notExists(ofOthers)}` };
}
