/** Values and types of payments before the visit. Safe for the browser (decision 0128). */
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import type { Paise } from '#app/money/money.ts';
import { upiReferencePattern } from './payment.values.ts';

/** Answers of the desk to a patient whose payment is not in the hospital's account. The patient's page has the words of each. */
export const refusedAnswers = ['not-found', 'other-amount', 'failed'] as const;
export type RefusedAnswer = (typeof refusedAnswers)[number];

/** Results of the comparison with the bank. */
export const saidAnswers = ['arrived', ...refusedAnswers] as const;
export type SaidAnswer = (typeof saidAnswers)[number];

export const saidPaymentActions = {
  say: 'payment.say',
  refuse: 'payment.not-found',
  ask: 'payment.ask-before',
  stopAsking: 'payment.stop-asking-before',
} as const;

/** Value of the button `step` on the patient's own page that says that the visit is paid. */
export const sayPaidStep = 'said-paid';

/** Fields of the patient's form. `reference` is the field of the appointment's own reference. */
export const saidPaymentFields = { reference: 'bankReference', amount: 'amount', key: 'paymentKey' } as const;

/** Maximum length of a typed bank reference: 12 digits, and spaces or hyphens between them. */
export const bankReferenceLength = 40;

const bankReference = new RegExp(`^${upiReferencePattern}$`);

/** Returns the 12 digits of a bank's reference, typed with spaces or in any script; undefined for other text. */
export function parseBankReference(typed: string): string | undefined {
  const digits = withPlainDigits(typed).replace(/[\s\p{Pd}]/gu, '');
  return bankReference.test(digits) ? digits : undefined;
}

/** Formats a bank's reference in groups of four digits, as banking apps show it. */
export const bankReferenceText = (reference: string): string => reference.replace(/(\d{4})(?=\d)/g, '$1 ');

/** A payment that a patient says to have made. */
export interface SaidPayment {
  readonly id: string;
  readonly appointmentId: string;
  readonly amountPaise: Paise;
  readonly reference: string;
  readonly saidAt: Date;
  /** Null until the desk has compared it with the bank. */
  readonly answer: SaidAnswer | null;
}
