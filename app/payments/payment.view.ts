import { decimalRupees, type Paise, toRupees } from '#app/money/money.ts';
import { type BillLine, lineText } from './bill-line.values.ts';
import { type Payment, receiptLines, receiptText } from './payment.values.ts';
import type { SaidPayment } from './said-payment.values.ts';

/** Fields of a UPI payment request. */
export interface UpiRequest {
  readonly upiId: string;
  /** Name of the payee that the app shows. */
  readonly payee: string;
  readonly paise: Paise;
  /** Our reference, which identifies the payment. */
  readonly reference: string;
  /** Must be neutral: bank statements show it, and others may read them. */
  readonly note: string;
}

/**
 * Builds a UPI link with a fixed amount (NPCI, UPI linking specification), also the text of the QR code. A
 * scan is no proof of payment.
 */
export function upiLink({ upiId, payee, paise, reference, note }: UpiRequest): string {
  const fields = { pa: upiId, pn: payee, am: decimalRupees(paise), cu: 'INR', tn: note, tr: reference };
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${name === 'pa' ? value : encodeURIComponent(value)}`)
    .join('&')}`;
}

/** Resolves a staff member's user id to a name. */
type NameOf = (userId: string | null) => string;

/** A refund that nobody has decided yet, for the file with the data of a person. The API has only what was given back. */
export const refundRequestJson = ({ refundRequest: asked }: Pick<Payment, 'refundRequest'>, nameOf: NameOf) =>
  asked && {
    at: asked.at.toISOString(),
    by: nameOf(asked.by),
    amount: toRupees(asked.amountPaise),
    reason: asked.reason,
  };

/** The lines that a payment paid for, for the file with the data of a person. The API has the payment alone. */
export const paidLinesJson = (payment: Pick<Payment, 'lines'>) =>
  receiptLines(payment).map((line) => ({ item: lineText(line), amount: toRupees(line.amountPaise) }));

/** A line of a bill, for the file with the data of a person. */
export const billLineJson = (
  line: Omit<BillLine, 'translations' | 'paidPaise'> & {
    readonly appointmentId: string;
    readonly createdAt: Date;
    readonly by: string;
  },
  nameOf: NameOf,
) => ({
  _id: line.id,
  appointmentId: line.appointmentId,
  kind: line.kind,
  item: lineText(line),
  quantity: line.quantity,
  amountOfOne: toRupees(line.unitPaise),
  sessions: line.sessions,
  discount: toRupees(line.discountPaise),
  reason: line.discountReason,
  lowered: toRupees(line.reductionPaise),
  createdAt: line.createdAt.toISOString(),
  by: nameOf(line.by),
});

/** A payment that a patient said to have made, for the file with the data of a person. */
export const saidPaymentJson = ({
  appointmentId,
  amountPaise,
  reference,
  saidAt,
  answer,
  answeredAt,
}: SaidPayment & { readonly answeredAt: Date | null }) => ({
  ...{ appointmentId, amount: toRupees(amountPaise), reference, answer },
  saidAt: saidAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** JSON of a payment for the API. */
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
