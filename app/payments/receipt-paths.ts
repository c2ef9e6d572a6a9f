import { href } from 'react-router';
import { type Locale, locales, otherLocales } from '#app/languages/locales.ts';

export const receiptPath = (paymentId: string) => href('/dashboard/receipts/:paymentId', { paymentId });

/** Path of the slip that the patient gets with a refund. */
export const refundSlipPath = (paymentId: string, refundId: string) =>
  href('/dashboard/receipts/:paymentId/refunds/:refundId', { paymentId, refundId });

const segmentOf = (locale: Locale) => locales[locale].englishName.toLowerCase();

/** Path of the patient's copy of a receipt in another locale. Its last segment is the English name of the language. */
export const localizedReceiptPath = (paymentId: string, locale: Locale) =>
  href('/dashboard/receipts/:paymentId/:language', { paymentId, language: segmentOf(locale) });

/** Locale of a patient's copy, from the last segment of its path. */
export const receiptLocale = (language: string): Locale | undefined =>
  otherLocales.find((locale) => segmentOf(locale) === language);
