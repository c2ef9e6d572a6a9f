import { withoutUnseenMarks } from './unseen-marks.ts';

const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount of whole rupees with Indian grouping, such as '₹1,00,000'. */
export const rupees = (amount: number) => format.format(amount);

const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** An amount of paise, such as '₹1,00,000', and with its paise where there are any. */
export const rupeesAndPaise = (paise: number) =>
  paise % 100 === 0 ? rupees(paise / 100) : exact.format(paise / 100);

/** Commas as India and the world write them in thousands: the last three digits by themselves. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?=\.|$)/;

/**
 * An amount as people write it, such as '₹ 1,200/-', without the sign, spaces, the commas of thousands and a stroke behind it. What else is
 * wrong with it stays for a field's rule to tell: '1,2' is no 12.
 */
export function plainAmount(text: string): string {
  const bare = withoutUnseenMarks(text)
    .replace(/\s/g, '')
    .replace(/^(?:\u20b9|rs\.?|inr)/i, '')
    .replace(/\/-?$/, '');
  return (grouped.test(bare) ? bare.replaceAll(',', '') : bare).replace(/\.0{1,2}$/, '');
}

/** Up to how much somebody may grant, and what they are told beyond it. */
export interface MoneyLimit {
  readonly upToPaise: number;
  readonly message: string;
}
