/** Plain values of the payment store, shared by the forms, the API, the tables and the tests. */
import { noMoney, type Paise, paise } from '#app/money/money.ts';
import { financialYearLabel } from '#app/time/calendar.ts';

export const paymentMethods = ['cash', 'card', 'upi'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
};

/** What the audit log says of payments. */
export const paymentActions = {
  record: 'payment.record',
  discount: 'payment.discount',
  refund: 'payment.refund',
  closeTill: 'till.close',
  exportPerson: 'payment.export',
} as const;

/** The longest texts, for `maxlength` too. */
export const paymentLimits = { reason: 200, reference: 40, note: 200 } as const;

/** A bank's reference of a UPI payment. */
export const upiReferencePattern = '[0-9]{12}';

export const paymentMessages = {
  appointmentId: 'Say which appointment is paid for.',
  amount: 'Enter an amount in rupees, such as 800 or 800.50.',
  method: `Method must be one of ${paymentMethods.join(', ')}.`,
  upiReference: 'Enter the 12 digits of the UPI reference.',
  referenceUsed: 'This UPI reference was entered before.',
  discountReason: 'Say why there is a discount.',
  refundReason: 'Say why money is given back.',
  notOwed: 'Nothing is due for this appointment.',
  discountTooHigh: 'The discount is more than is still due.',
  refundTooHigh: 'This is more than is left of this payment.',
  gone: 'There is no such payment.',
  counted: 'Enter what was counted, in rupees, such as 12500.',
} as const;

/** What a payment is for; handed in by whoever knows appointments and doctors. */
export interface Billed {
  readonly appointmentId: string;
  /** The fee kept with the appointment. */
  readonly feePaise: Paise;
  /** Whether anything is owed at all: not for one that was cancelled. */
  readonly isOwed: boolean;
  /** What a receipt says, as it is at the time of the payment. */
  readonly patientName: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly doctorRegistration: string | null;
}

/** What was paid and forgone for an appointment so far. */
export interface Settled {
  readonly paidPaise: Paise;
  readonly discountPaise: Paise;
}

export const nothingSettled: Settled = { paidPaise: noMoney, discountPaise: noMoney };

/** What is still to be paid. */
export const duePaise = (
  { feePaise, isOwed }: Pick<Billed, 'feePaise' | 'isOwed'>,
  { paidPaise, discountPaise }: Settled,
): Paise => (isOwed ? paise(Math.max(feePaise - discountPaise - paidPaise, 0)) : noMoney);

interface Refund {
  readonly at: Date;
  readonly by: string;
  readonly amountPaise: Paise;
  readonly reason: string | null;
}

/** A payment and its receipt. */
export interface Payment {
  readonly id: string;
  readonly appointmentId: string;
  readonly financialYear: number;
  readonly receiptNumber: number;
  readonly amountPaise: Paise;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly refundedPaise: Paise;
  /** Of the whole appointment, at the time that it is read. */
  readonly discountPaise: Paise;
  readonly discountReason: string | null;
  readonly patientName: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly doctorRegistration: string | null;
  /** The day in India on which it was taken. */
  readonly day: string;
  readonly createdAt: Date;
  /** Who of the staff. */
  readonly by: string;
  /** The oldest first. */
  readonly refunds: readonly Refund[];
}

/** Such as '2026-27/000123': one series without gaps for each financial year. */
export const receiptText = ({
  financialYear,
  receiptNumber,
}: Pick<Payment, 'financialYear' | 'receiptNumber'>) =>
  `${financialYearLabel(financialYear)}/${String(receiptNumber).padStart(6, '0')}`;

/** A receipt whose whole amount was given back stands as cancelled. */
export const isCancelledReceipt = ({ amountPaise, refundedPaise }: Payment) => refundedPaise >= amountPaise;

/** What was taken and given back under one heading on one day. */
export interface Total {
  readonly takenPaise: Paise;
  readonly refundedPaise: Paise;
}

export interface DayTotals {
  readonly byMethod: Readonly<Record<PaymentMethod, Total>>;
  /** By name. */
  readonly byDoctor: readonly (Total & { readonly doctorId: string; readonly doctorName: string })[];
}

/** A count of the till against what should be in it. */
export interface TillClosing {
  readonly id: string;
  readonly day: string;
  readonly countedPaise: Paise;
  readonly expectedPaise: Paise;
  readonly at: Date;
  readonly by: string;
  readonly note: string | null;
}

/** More than should be there is above zero. */
export const tillDifference = ({
  countedPaise,
  expectedPaise,
}: Pick<TillClosing, 'countedPaise' | 'expectedPaise'>): Paise => paise(countedPaise - expectedPaise);
