import { findStaffDoctor } from '#app/doctors/doctor.queries.server.ts';
import { doctorIn, storedNameIn } from '#app/doctors/doctor-in-locale.ts';
import { registrationText } from '#app/doctors/hours/doctor-hours.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { addressIn, hospitalNameIn } from '#app/hospital-facts/name-and-place.ts';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { findUsEntry } from '#app/navigation/navigation.ts';
import type { ReceiptTexts } from '#app/payments/parts/receipt.tsx';
import type { RefundSlipProps } from '#app/payments/parts/refund-slip.tsx';
import { findPayment } from '#app/payments/payment.queries.server.ts';
import { type Payment, paymentMessages } from '#app/payments/payment.values.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffNotFound } from '#app/platform/http/staff-message.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { amountInWords } from '#messages/payments/amount-in-words.ts';
import { receiptWords } from '#messages/payments/receipt.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { staffNames } from './desk.server.ts';

interface PaymentAndCopy {
  readonly payment: Payment;
  readonly copy: ReceiptTexts;
}

/** The hospital's name, address, phone, and the page that says how to find it. */
const hospitalLines = (
  locale: Locale,
  { facts, origin }: { readonly facts: HospitalFacts; readonly origin: string },
): readonly string[] => [
  hospitalNameIn(locale, facts),
  addressIn(locale, facts),
  facts.phones.admission.shown,
  `${messagesIn(locale, contactWords).findUs}: ${new URL(origin).host}${pathIn(locale, findUsEntry.path)}`,
];

/**
 * Reads a payment and its receipt in a locale. Names and addresses appear as entered if they have no translation.
 */
export async function readReceiptCopy(
  { database, facts, origin }: Pick<RequestContext, 'database' | 'facts' | 'origin'>,
  paymentId: string,
  locale: Locale,
): Promise<PaymentAndCopy> {
  const stored = (await findPayment(database, paymentId)) ?? staffNotFound(paymentMessages.gone);
  const words = messagesIn(locale, receiptWords);
  const payment = await withDoctorIn(locale, stored, database);
  const nameOf = await staffNames(database, undefined, words.formerStaff);
  return {
    payment,
    copy: {
      locale,
      words,
      day: messagesIn(locale, clockWords).longDate(payment.day),
      amountInWords: messagesIn(locale, amountInWords)(payment.amountPaise),
      from: hospitalLines(locale, { facts, origin }),
      takenBy: nameOf(payment.by),
    },
  };
}

/**
 * Returns the payment with the doctor's name and registration in a locale. They stay as stored if the doctor has another
 * name or registration now, because a receipt never changes what it says.
 */
async function withDoctorIn(locale: Locale, payment: Payment, database: Database): Promise<Payment> {
  const doctor = locale === defaultLocale ? null : await findStaffDoctor(database, payment.doctorId);
  if (!doctor) return payment;
  const isSameRegistration = registrationText(doctor) === payment.doctorRegistration;
  return {
    ...payment,
    doctorName: storedNameIn(locale, payment.doctorName, doctor),
    ...(isSameRegistration && {
      doctorRegistration: messagesIn(locale, doctorWords).registration(doctorIn(locale, doctor)),
    }),
  };
}

/** Reads a refund and its slip. */
export async function readRefundSlip(
  { database, facts, origin }: Pick<RequestContext, 'database' | 'facts' | 'origin'>,
  { paymentId, refundId }: { readonly paymentId: string; readonly refundId: string },
): Promise<RefundSlipProps> {
  const payment = (await findPayment(database, paymentId)) ?? staffNotFound(paymentMessages.gone);
  const refund =
    payment.refunds.find(({ id }) => id === refundId) ?? staffNotFound(paymentMessages.refundGone);
  const nameOf = await staffNames(database);
  return {
    payment,
    refund,
    day: longDate(dayInIndia(refund.at)),
    amountInWords: messagesIn(defaultLocale, amountInWords)(refund.amountPaise),
    from: hospitalLines(defaultLocale, { facts, origin }),
    givenBy: nameOf(refund.by),
  };
}
