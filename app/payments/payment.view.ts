import { decimalRupees, type Paise, toRupees } from '#app/money/money.ts';
import { type Payment, receiptText } from './payment.values.ts';

/** What a UPI app is asked to pay. */
export interface UpiRequest {
  readonly upiId: string;
  /** Who is paid, as the app shows it. */
  readonly payee: string;
  readonly paise: Paise;
  /** Ours, by which the payment is known again. */
  readonly reference: string;
  /** Neutral: it stands in bank statements that others may read. */
  readonly note: string;
}

/** The text of a UPI code and link with a fixed amount (NPCI, UPI linking specification). It is no proof of payment. */
export function upiLink({ upiId, payee, paise, reference, note }: UpiRequest): string {
  const fields = { pa: upiId, pn: payee, am: decimalRupees(paise), cu: 'INR', tn: note, tr: reference };
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${name === 'pa' ? value : encodeURIComponent(value)}`)
    .join('&')}`;
}

/** How staff's identifiers become names. */
type NameOf = (userId: string | null) => string;

/** A payment as the API spells it. */
export const paymentJson = (payment: Payment, nameOf: NameOf) => ({
  _id: payment.id,
  appointmentId: payment.appointmentId,
  receipt: receiptText(payment),
  amount: toRupees(payment.amountPaise),
  method: payment.method,
  reference: payment.reference,
  discount: toRupees(payment.discountPaise),
  reason: payment.discountReason,
  refunded: toRupees(payment.refundedPaise),
  refunds: payment.refunds.map(({ at, by, amountPaise, reason }) => ({
    at: at.toISOString(),
    by: nameOf(by),
    amount: toRupees(amountPaise),
    reason,
  })),
  createdAt: payment.createdAt.toISOString(),
  by: nameOf(payment.by),
});
