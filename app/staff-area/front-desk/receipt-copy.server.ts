import { addressIn, hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import type { Locale } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { findUsEntry } from '#app/navigation/navigation.ts';
import type { ReceiptTexts } from '#app/payments/parts/receipt.tsx';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { type Payment, paymentMessages } from '#app/payments/payment.values.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { amountInWords } from '#messages/payments/amount-in-words.ts';
import { receiptWords } from '#messages/payments/receipt.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { staffNames } from './desk.server.ts';

interface PaymentAndCopy {
  readonly payment: Payment;
  readonly copy: ReceiptTexts;
}

/**
 * Reads a payment and its receipt in a locale. Name and address of the hospital appear as entered if they
 * have no translation.
 */
export async function readReceiptCopy(
  { database, facts, origin }: Pick<RequestContext, 'database' | 'facts' | 'origin'>,
  paymentId: string,
  locale: Locale,
): Promise<PaymentAndCopy> {
  const payment = (await findPayment(database, paymentId)) ?? staffNotFound(paymentMessages.gone);
  const words = messagesIn(locale, receiptWords);
  const nameOf = await staffNames(database, undefined, words.formerStaff);
  return {
    payment,
    copy: {
      locale,
      words,
      day: messagesIn(locale, clockWords).longDate(payment.day),
      amountInWords: messagesIn(locale, amountInWords)(payment.amountPaise),
      from: [
        hospitalNameIn(locale, facts),
        addressIn(locale, facts),
        facts.phones.admission.shown,
        `${messagesIn(locale, contactWords).findUs}: ${new URL(origin).host}${pathIn(locale, findUsEntry.path)}`,
      ],
      takenBy: nameOf(payment.by),
    },
  };
}
