import { withoutUnseenMarks } from '#app/languages/unseen-marks.ts';

declare const brand: unique symbol;

/** An amount of money in whole paise, so that sums are exact. A plain number is not accepted in its place. */
export type Paise = number & { readonly [brand]: 'paise' };

/**
 * Marks the result of a calculation as an amount.
 *
 * @throws RangeError where it is not whole
 */
export function paise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError('Paise must be whole.');
  return count as Paise;
}

export const noMoney = paise(0);

/** Whole rupees as an amount: for prices in code, and for columns that hold rupees. */
export const fromRupees = (rupees: number): Paise => paise(rupees * 100);

/** An amount in rupees: for the API's fields and for columns that hold rupees. */
export const toRupees = (amount: Paise): number => amount / 100;

export const sumOf = (amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** Rupees, with commas as India or the world writes them in thousands, and paise: '1,250.50', '₹1,00,000', 'Rs. 1250/-'. */
const written = /^(?:\u20b9|rs\.?|inr)?(\d{1,9}|\d{1,3}(?:,\d{2,3}){0,2},\d{3})(?:\.(\d{1,2}))?(?:\/-?)?$/i;

/**
 * Reads an amount of rupees as people write it.
 *
 * @returns undefined where the text is no amount, such as '1,2'
 */
export function parseMoney(text: string): Paise | undefined {
  const [, rupees, decimals = ''] = written.exec(withoutUnseenMarks(text).replace(/\s/g, '')) ?? [];
  return rupees === undefined
    ? undefined
    : paise(Number(rupees.replaceAll(',', '') + decimals.padEnd(2, '0')));
}

const currency = { style: 'currency', currency: 'INR' } as const;
const wholeRupees = new Intl.NumberFormat('en-IN', { ...currency, maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', currency);

/** Text for readers: '₹1,00,000', and '₹1,250.50' where there are paise. */
export const formatMoney = (amount: Paise): string =>
  (amount % 100 === 0 ? wholeRupees : withPaise).format(toRupees(amount));

/** Text for machines, always with two decimals: '1250.00'. */
export const decimalRupees = (amount: Paise): string => toRupees(amount).toFixed(2);

/** Text for a form's field: '1250', and '1250.50' where there are paise. */
export const typedRupees = (amount: Paise): string => decimalRupees(amount).replace(/\.00$/, '');

/** The most that a person may grant, and the message beyond that. */
export interface MoneyLimit {
  readonly upToPaise: Paise;
  readonly message: string;
}
