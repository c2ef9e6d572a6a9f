import { clockWords } from '#app/hospital-facts/clock.words.ts';
import { addressIn, hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import type { Language } from '#app/languages/language.ts';
import { amountInWords } from '#app/payments/amount-in-words.server.ts';
import type { ReceiptCopy } from '#app/payments/parts/receipt.tsx';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { type Payment, paymentMessages } from '#app/payments/payment.values.ts';
import { receiptWords } from '#app/payments/receipt.words.ts';
import { notFound } from '#app/platform/http/problems.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { staffNames } from './desk.server.ts';

interface PaymentAndCopy {
  readonly payment: Payment;
  readonly copy: ReceiptCopy;
}

/**
 * Reads a payment and its receipt in a language. Name and address of the hospital appear as entered if they
 * have no translation.
 */
export async function receiptCopy(
  { database, facts }: Pick<RequestContext, 'database' | 'facts'>,
  paymentId: string,
  language: Language,
): Promise<PaymentAndCopy> {
  const payment = (await findPayment(database, paymentId)) ?? notFound(paymentMessages.gone);
  const words = receiptWords[language];
  const nameOf = await staffNames(database, undefined, words.formerStaff);
  return {
    payment,
    copy: {
      language,
      words,
      day: clockWords[language].longDate(payment.day),
      amountInWords: amountInWords[language](payment.amountPaise),
      from: [hospitalNameIn(language, facts), addressIn(language, facts), facts.phones.admission.shown],
      takenBy: nameOf(payment.by),
    },
  };
}
