import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';

declare const brand: unique symbol;

/**
 * An amount of money in whole paise, so that sums are exact. TypeScript does not accept a plain number in its
 * place.
 */
export type Paise = number & { readonly [brand]: 'paise' };

/**
 * Marks the result of a calculation as an amount.
 *
 * @throws RangeError if it is not a whole number
 */
export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError('An amount must be a whole number of paise.');
  return count as Paise;
}

export const zeroPaise = paise(0);

/** Converts rupees to an amount, for prices in code and for columns that hold rupees. */
export const fromRupees = (rupees: number): Paise => paise(rupees * 100);

/** More than any amount that the hospital takes. A form refuses more. */
export const mostMoney = fromRupees(100_000_000);

/** Converts an amount to rupees, for the API's fields and for columns that hold rupees. */
export const toRupees = (amount: Paise): number => amount / 100;

export const sumOf = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/**
 * Rupees and paise, grouped in the Indian or the international way: '1,250.50', '₹1,00,000', 'Rs. 1250/-'.
 */
const written = /^(?:\u20b9|rs\.?|inr)?(\d{1,9}|\d{1,3}(?:,\d{2,3}){0,2},\d{3})(?:\.(\d{1,2}))?(?:\/-?)?$/i;

/**
 * Parses an amount of rupees as people write it.
 *
 * @returns undefined if the text is not an amount, such as '1,2'
 */
export function parseMoney(text: string): Paise | undefined {
  const [, rupees, decimals = ''] =
    written.exec(withPlainDigits(withoutUnseenMarks(text)).replace(/\s/g, '')) ?? [];
  return rupees === undefined
    ? undefined
    : paise(Number(rupees.replaceAll(',', '') + decimals.padEnd(2, '0')));
}

const currency = { style: 'currency', currency: 'INR' } as const;
// Created at the first use: the first formatter takes 10 ms, which a new isolate would spend before any page.
let wholeRupees: Intl.NumberFormat | undefined;
let withPaise: Intl.NumberFormat | undefined;

/** Formats an amount for readers: '₹1,00,000', and '₹1,250.50' if there are paise. */
export function formatMoney(amount: Paise): string {
  wholeRupees ??= new Intl.NumberFormat('en-IN', { ...currency, maximumFractionDigits: 0 });
  withPaise ??= new Intl.NumberFormat('en-IN', currency);
  return (amount % 100 === 0 ? wholeRupees : withPaise).format(toRupees(amount));
}

/** Formats an amount for machines, always with two decimals: '1250.00'. */
export const decimalRupees = (amount: Paise): string => toRupees(amount).toFixed(2);

/** Formats an amount for a form field: '1250', and '1250.50' if there are paise. */
export const rupeesForField = (amount: Paise): string => decimalRupees(amount).replace(/\.00$/, '');

/** The highest amount that a member of staff may grant, and the message above it. */
export interface MoneyLimit {
  readonly upToPaise: Paise;
  readonly message: string;
}
