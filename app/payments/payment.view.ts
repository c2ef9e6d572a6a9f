import { type Payment, receiptText } from './payment.values.ts';

/** What a UPI app is asked to pay. */
export interface UpiRequest {
  readonly upiId: string;
  /** Who is paid, as the app shows it. */
  readonly payee: string;
  readonly paise: number;
  /** Ours, by which the payment is known again. */
  readonly reference: string;
  /** Neutral: it stands in bank statements that others may read. */
  readonly note: string;
}

/** The text of a UPI code and link with a fixed amount (NPCI, UPI linking specification). It is no proof of payment. */
export function upiLink({ upiId, payee, paise, reference, note }: UpiRequest): string {
  const amount = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  const fields = { pa: upiId, pn: payee, am: amount, cu: 'INR', tn: note, tr: reference };
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${name === 'pa' ? value : encodeURIComponent(value)}`)
    .join('&')}`;
}

/** How staff's identifiers become names. */
type NameOf = (userId: string | null) => string;

const rupeesOf = (paise: number) => paise / 100;

/** A payment as the API spells it. */
export const paymentJson = (payment: Payment, nameOf: NameOf) => ({
  _id: payment.id,
  appointmentId: payment.appointmentId,
  receipt: receiptText(payment),
  amount: rupeesOf(payment.amountPaise),
  method: payment.method,
  reference: payment.reference,
  discount: rupeesOf(payment.discountPaise),
  reason: payment.discountReason,
  refunded: rupeesOf(payment.refundedPaise),
  refunds: payment.refunds.map(({ at, by, amountPaise, reason }) => ({
    at: at.toISOString(),
    by: nameOf(by),
    amount: rupeesOf(amountPaise),
    reason,
  })),
  createdAt: payment.createdAt.toISOString(),
  by: nameOf(payment.by),
});
