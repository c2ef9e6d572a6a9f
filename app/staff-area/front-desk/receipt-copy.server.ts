import { addressIn, hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { amountInWords } from '#app/payments/amount-in-words.server.ts';
import type { ReceiptTexts } from '#app/payments/parts/receipt.tsx';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { type Payment, paymentMessages } from '#app/payments/payment.values.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { receiptWords } from '#messages/payments/receipt.ts';
import { staffNames } from './desk.server.ts';

interface PaymentAndCopy {
  readonly payment: Payment;
  readonly copy: ReceiptTexts;
}

/**
 * Reads a payment and its receipt in a language. Name and address of the hospital appear as entered if they
 * have no translation.
 */
export async function readReceiptCopy(
  { database, facts }: Pick<RequestContext, 'database' | 'facts'>,
  paymentId: string,
  language: Locale,
): Promise<PaymentAndCopy> {
  const payment = (await findPayment(database, paymentId)) ?? staffNotFound(paymentMessages.gone);
  const words = messagesIn(language, receiptWords);
  const nameOf = await staffNames(database, undefined, words.formerStaff);
  return {
    payment,
    copy: {
      language,
      words,
      day: messagesIn(language, clockWords).longDate(payment.day),
      amountInWords: amountInWords[language](payment.amountPaise),
      from: [hospitalNameIn(language, facts), addressIn(language, facts), facts.phones.admission.shown],
      takenBy: nameOf(payment.by),
    },
  };
}
