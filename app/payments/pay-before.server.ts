/** The part of a patient's own page about payment before the visit (decision 0128). */
import type { Locale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { mostMoney, type Paise, parseMoney } from '#app/money/money.ts';
import { fieldProblem, ProblemError, type ProblemStatus } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { saidPaymentLimit } from '#app/platform/throttle/limits.server.ts';
import { countVisitorTry } from '#app/platform/throttle/visitor-limit.server.ts';
import { IdempotencyConflictError, idempotencyKeyOf } from '#app/platform/writes/idempotency.server.ts';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { payBeforeProblems } from '#messages/payments/pay-before.ts';
import { readSettlements } from './payment.queries.server.ts';
import { duePaise } from './payment.values.ts';
import { sayPaid } from './said-payment.commands.server.ts';
import { findLastSaid, isAskedBefore } from './said-payment.queries.server.ts';
import { parseBankReference, type SaidPayment, saidPaymentFields } from './said-payment.values.ts';
import { demonstrationUpiId, type UpiCode, upiCode } from './upi-code.server.ts';

/** The visit of a page. The route reads it, because this store knows no appointments. */
export interface OwnVisit {
  readonly id: string;
  /** Reference of the appointment as people write it. */
  readonly reference: string;
  readonly feePaise: Paise;
  /** Whether the hospital expects the person: only then it asks for money. */
  readonly isExpected: boolean;
  readonly isCancelled: boolean;
}

/** Request to pay, with all that a UPI app needs. */
interface PaymentRequest {
  readonly paise: Paise;
  readonly upiId: string;
  readonly note: string;
  readonly code: UpiCode;
  readonly isDemonstration: boolean;
  /** Idempotency key of the form. */
  readonly key: string;
}

export interface PayBefore {
  /** The last payment that the patient said to have made. */
  readonly said: Pick<SaidPayment, 'amountPaise' | 'reference' | 'answer'> | null;
  /** Null if nothing is to be paid before the visit, or the desk compares a payment with the bank. */
  readonly request: PaymentRequest | null;
  readonly isCancelled: boolean;
  /** Whether this page answers the form with the number of a payment. */
  readonly isJustSaid: boolean;
  readonly refused?: RefusedNumber;
}

interface RefusedNumber {
  readonly status: ProblemStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly errors: FieldMessages;
  readonly typed: string;
}

interface Asked {
  /** The UPI id for payments; null if the hospital has none, which switches all of this off. */
  readonly upiId: string | null;
  readonly command: Command;
  readonly visit: OwnVisit;
  /** Whether the doctor asks for payment before visits of this kind. It is called only if the answer matters. */
  readonly doctorAsks: () => Promise<boolean>;
}

/** Reads what the patient's page shows about payment before the visit. */
async function readPayBefore({ upiId, command, visit, doctorAsks }: Asked): Promise<PayBefore> {
  const { database, facts } = command;
  const { id, reference, feePaise, isExpected, isCancelled } = visit;
  const last = await findLastSaid(database, id);
  const said = last && {
    amountPaise: last.amountPaise,
    reference: last.reference,
    answer: last.answer,
  };
  const base = { said, isCancelled, isJustSaid: false };
  if (!isExpected || upiId === null || said?.answer === null) return { ...base, request: null };
  const [settled, isAsked, isAskedByDoctor] = await Promise.all([
    readSettlements(database, [id]),
    isAskedBefore(database, id),
    doctorAsks(),
  ]);
  const paise = duePaise({ feePaise, isOwed: true }, settled(id));
  if (paise === 0 || !(isAsked || isAskedByDoctor)) return { ...base, request: null };
  // The name of the hospital says what kind it is, and others may read the bank's statement. The app shows the name of the account anyway.
  const payee = facts.messages.brand ?? upiId;
  const code = upiCode({ upiId, payee, paise, reference: reference.replaceAll('-', ''), note: reference });
  return {
    ...base,
    request: {
      ...{ paise, upiId, note: reference, code },
      isDemonstration: upiId === demonstrationUpiId,
      key: crypto.randomUUID(),
    },
  };
}

/** Stores the number of a payment from the patient's form. */
async function takeNumber(
  { command, visit, upiId }: Asked,
  form: URLSearchParams,
  phone: string,
): Promise<void> {
  const typed = form.get(saidPaymentFields.reference) ?? '';
  const reference = parseBankReference(typed);
  if (reference === undefined)
    throw new ProblemError(
      400,
      fieldProblem(saidPaymentFields.reference, message(payBeforeProblems, 'reference')),
    );
  const amountPaise = parseMoney(form.get(saidPaymentFields.amount) ?? '');
  const isAmount = amountPaise !== undefined && amountPaise > 0 && amountPaise <= mostMoney;
  // A visit that was cancelled after the payment is taken too, so that the desk learns of the money.
  if (upiId === null || !isAmount || !(visit.isExpected || visit.isCancelled))
    throw new ProblemError(409, { message: message(payBeforeProblems, 'notTaken') });
  // The look-up of the appointment has passed the gate.
  await countVisitorTry(command, null, saidPaymentLimit, phone);
  const said = { appointmentId: visit.id, amountPaise, reference };
  const key = await idempotencyKeyOf(form.get(saidPaymentFields.key), said);
  await sayPaid(command, said, key).catch((error: unknown) => {
    // After Back, the form has its old key and another number. Whether that is taken depends on what waits, not on the key.
    if (!(error instanceof IdempotencyConflictError)) throw error;
    return sayPaid(command, said, null);
  });
}

/**
 * Answers the patient's page about payment before the visit.
 *
 * @param submitted the form with the number of a payment, and the phone of the appointment; undefined for any other submission
 */
export async function answerPayBefore(
  asked: Asked,
  locale: Locale,
  submitted: { readonly form: URLSearchParams; readonly phone: string } | undefined,
): Promise<PayBefore> {
  if (!submitted) return readPayBefore(asked);
  try {
    await takeNumber(asked, submitted.form, submitted.phone);
    return { ...(await readPayBefore(asked)), isJustSaid: true };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { message: summary, errors = {} } = error.in(locale);
    const refused = {
      ...{ status: error.status, headers: error.headers ?? {}, errors },
      typed: (submitted.form.get(saidPaymentFields.reference) ?? '').slice(0, 100),
      // Messages at fields are not repeated above the form.
      ...(Object.keys(errors).length === 0 && { message: summary }),
    };
    return { ...(await readPayBefore(asked)), refused };
  }
}
