import { href } from 'react-router';
import { defaultLocale, type Locale, locales, otherLocales } from '#app/languages/locales.ts';

export const receiptPath = (paymentId: string) => href('/dashboard/receipts/:paymentId', { paymentId });

/** Path of the slip that the patient gets with a refund. */
export const refundSlipPath = (paymentId: string, refundId: string) =>
  href('/dashboard/receipts/:paymentId/refunds/:refundId', { paymentId, refundId });

const segmentOf = (locale: Locale) => locales[locale].englishName.toLowerCase();

/** Path of the patient's copy of a receipt in another locale. Its last segment is the English name of the language. */
export const localizedReceiptPath = (paymentId: string, locale: Locale) =>
  href('/dashboard/receipts/:paymentId/:language', { paymentId, language: segmentOf(locale) });

/** Path of the receipt for a patient who reads a locale. */
export const receiptPathIn = (paymentId: string, locale: Locale | null) =>
  locale === null || locale === defaultLocale
    ? receiptPath(paymentId)
    : localizedReceiptPath(paymentId, locale);

/** Locale of a patient's copy, from the last segment of its path. */
export const receiptLocale = (language: string): Locale | undefined =>
  otherLocales.find((locale) => segmentOf(locale) === language);
