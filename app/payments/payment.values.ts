/**
 * Values and types of the payment store. Safe for the browser; the forms, the API, the tables and the tests
 * import them.
 */
import type { SQL } from 'drizzle-orm';
import { type Paise, paise, sumOf, zeroPaise } from '#app/money/money.ts';
import { financialYearLabel } from '#app/time/calendar.ts';
import { consultation, type LineKind, lineKindLabels, lineText, type PaidLine } from './bill-line.values.ts';

export const paymentMethods = ['cash', 'card', 'upi'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
};

/** Action names in the audit log. */
export const paymentActions = {
  record: 'payment.record',
  discount: 'payment.discount',
  addLine: 'bill.add-line',
  removeLine: 'bill.remove-line',
  useSession: 'bill.use-session',
  returnSession: 'bill.return-session',
  setAgainst: 'bill.set-against',
  refund: 'payment.refund',
  askRefund: 'payment.ask-refund',
  declineRefund: 'payment.decline-refund',
  closeTill: 'till.close',
  openTill: 'till.open',
  list: 'payment.list',
  exportPerson: 'payment.export',
} as const;

/** Maximum lengths in characters, for validation and for `maxlength`. */
export const paymentLimits = { reason: 200, reference: 40, note: 200 } as const;

/** Largest difference between counted and expected cash that needs no reason, in paise. */
export const freeTillDifference = paise(50_00);

/** Regular expression of a bank's UPI reference: 12 digits. */
export const upiReferencePattern = '[0-9]{12}';

export const paymentMessages = {
  appointmentId: 'Say which appointment is paid for.',
  amount: 'Enter an amount in rupees, such as 1,250 or 800.50.',
  method: `Method must be one of ${paymentMethods.join(', ')}.`,
  upiReference: 'Enter the 12 digits of the UPI reference.',
  referenceUsed: 'This UPI reference was entered before.',
  discountReason: 'Say why there is a discount.',
  refundReason: 'Say why money is given back.',
  notOwed: 'Nothing is due for this appointment.',
  discountTooHigh: 'The discount is more than is still due.',
  refundTooHigh: 'This is more than is left of this payment.',
  gone: 'There is no such payment.',
  refundGone: 'There is no such refund.',
  float: 'Enter the cash that was in the till, in rupees, such as 2,000.',
  tillReason: 'The cash differs from what should be in the till by more than ₹50. Say why, or count again.',
  counted: 'Enter what was counted, in rupees, such as 12,500.',
} as const;

/**
 * The appointment that a payment is for. The staff area builds it, because this store knows neither
 * appointments nor doctors.
 */
export interface BillableAppointment {
  readonly appointmentId: string;
  /** The fee stored with the appointment. */
  readonly feePaise: Paise;
  /** Whether the fee is owed; false for a cancelled appointment. */
  readonly isOwed: boolean;
  /** The same as a condition of the statement that writes, because the appointment may be cancelled after it was read. */
  readonly stillOwed: SQL;
  /** The names below are copied to the receipt at the time of payment. */
  readonly patientName: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly doctorRegistration: string | null;
}

/** Payments of an appointment, the parts of its fee that are not owed, and what its lines add. */
export interface Settlement {
  /** Sum of payments minus refunds. */
  readonly paidPaise: Paise;
  readonly discountPaise: Paise;
  /** Sum of the refunds that lowered the fee. */
  readonly reductionPaise: Paise;
  /** Sum of the lines after their discounts and reductions. */
  readonly linesPaise: Paise;
  /** Whether a session of a pack pays for the visit, so that its fee is not owed. */
  readonly isCovered: boolean;
}

export const emptySettlement: Settlement = {
  paidPaise: zeroPaise,
  discountPaise: zeroPaise,
  reductionPaise: zeroPaise,
  linesPaise: zeroPaise,
  isCovered: false,
};

/** The part of the fee that is owed, paid or not. */
const owedFeePaise = (feePaise: Paise, { discountPaise, reductionPaise, isCovered }: Settlement): number =>
  isCovered ? 0 : feePaise - discountPaise - reductionPaise;

/** The amount still to be paid, never below zero. */
export const duePaise = (
  { feePaise, isOwed }: Pick<BillableAppointment, 'feePaise' | 'isOwed'>,
  settled: Settlement,
): Paise =>
  isOwed
    ? paise(Math.max(owedFeePaise(feePaise, settled) + settled.linesPaise - settled.paidPaise, 0))
    : zeroPaise;

export interface Refund {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly amountPaise: Paise;
  readonly reason: string | null;
  /** The lines from which it was taken. The rest is of the consultation. */
  readonly lines: readonly { readonly label: string; readonly amountPaise: Paise }[];
}

/** A refund that an owner has to decide. */
export interface RefundRequest {
  readonly amountPaise: Paise;
  readonly lowersFee: boolean;
  /** Line of the bill; null if the request names none. */
  readonly lineId: string | null;
  readonly reason: string;
  readonly at: Date;
  /** User id of the staff member who asked. */
  readonly by: string;
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
  /** Current discount of the whole appointment. It can differ from the discount at the time of payment. */
  readonly discountPaise: Paise;
  readonly discountReason: string | null;
  readonly patientName: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly doctorRegistration: string | null;
  /** Day of the payment in India. */
  readonly day: string;
  readonly createdAt: Date;
  /** User id of the staff member. */
  readonly by: string;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
  readonly refundRequest: RefundRequest | null;
  /** The lines that it paid for. The rest is for the consultation, so a payment without lines is for it alone. */
  readonly lines: readonly PaidLine[];
}

/** The part of a payment for the consultation. */
export const consultationPaise = ({ amountPaise, lines }: Pick<Payment, 'amountPaise' | 'lines'>): Paise =>
  paise(amountPaise - sumOf(lines.map((line) => line.amountPaise)));

/** The lines that a receipt shows. A room to which only a deposit was moved later is none of them. */
export const receiptLines = ({ lines }: Pick<Payment, 'lines'>): readonly PaidLine[] =>
  lines.filter(({ amountPaise }) => amountPaise > 0);

/** Names what a payment paid for, for staff. */
export const paidForText = (payment: Pick<Payment, 'amountPaise' | 'lines'>): string =>
  [
    ...(consultationPaise(payment) > 0 ? [lineKindLabels.consultation] : []),
    ...receiptLines(payment).map(lineText),
  ].join('; ');

/** The part of a payment for a line that was not refunded; of the whole payment if no line is named. */
export function leftOfLine(payment: Payment, lineId: string | null): Paise {
  if (lineId === null) return leftPaise(payment);
  if (lineId === consultation)
    return paise(leftPaise(payment) - sumOf(payment.lines.map((line) => line.leftPaise)));
  return payment.lines.find(({ id }) => id === lineId)?.leftPaise ?? zeroPaise;
}

/**
 * Receipt number for people, such as '2026-27/000123'. Each financial year has its own series without gaps.
 */
export const receiptText = ({
  financialYear,
  receiptNumber,
}: Pick<Payment, 'financialYear' | 'receiptNumber'>) =>
  `${financialYearLabel(financialYear)}/${String(receiptNumber).padStart(6, '0')}`;

/** The part of a payment that was not refunded. */
export const leftPaise = ({ amountPaise, refundedPaise }: Pick<Payment, 'amountPaise' | 'refundedPaise'>) =>
  paise(amountPaise - refundedPaise);

/** Whether a receipt is cancelled, by a refund of the whole amount. */
export const isCancelledReceipt = (payment: Payment) => leftPaise(payment) <= 0;

/** Sums of payments and refunds in one row of the totals. */
export interface Total {
  readonly takenPaise: Paise;
  readonly refundedPaise: Paise;
}

/** Payments and refunds of a day or of several days. */
export interface TillTotals {
  readonly byMethod: Readonly<Record<PaymentMethod, Total>>;
  /** Sorted by doctor's name. */
  readonly byDoctor: readonly (Total & { readonly doctorId: string; readonly doctorName: string })[];
}

/** Payments and refunds for one kind of line. */
export interface KindTotal extends Total {
  readonly kind: LineKind;
  /** Deposits that were set against rooms; negative for the deposits. */
  readonly movedPaise: Paise;
}

/** Whether anything was taken, given back or set against for a kind of line. */
export const isCharged = ({ takenPaise, refundedPaise, movedPaise }: KindTotal): boolean =>
  takenPaise !== 0 || refundedPaise !== 0 || movedPaise !== 0;

/** A count of the till, with the cash that should be in it. */
export interface TillCount {
  readonly id: string;
  readonly day: string;
  readonly countedPaise: Paise;
  readonly expectedPaise: Paise;
  readonly at: Date;
  readonly by: string;
  readonly note: string | null;
}

/** Counted minus expected cash: positive for a surplus, negative if cash is missing. */
export const tillDifference = ({
  countedPaise,
  expectedPaise,
}: Pick<TillCount, 'countedPaise' | 'expectedPaise'>): Paise => paise(countedPaise - expectedPaise);

/** Counts of receipts and refund slips of some days, and the discounts granted on these days. */
export interface LedgerTotals {
  readonly receipts: number;
  readonly refunds: number;
  readonly discounts: number;
  readonly discountPaise: Paise;
}

/** A line for the accountant. It has no patient's name (README.md). */
export interface LedgerLine {
  /**
   * `discount` is a discount that no receipt shows: granted after the payment, for a visit free of charge, or on a line.
   * `transfer` is a deposit that was set against a room.
   */
  readonly kind: 'receipt' | 'refund' | 'discount' | 'transfer';
  /** Kind of the bill's lines. A receipt for several kinds has a line for each. */
  readonly lineKind: LineKind;
  readonly appointmentId: string;
  readonly at: Date;
  readonly day: string;
  /** Number of the receipt, also for its refunds. Null for a discount. */
  readonly number: string | null;
  readonly method: PaymentMethod | null;
  /** Null for a discount, because bills store no doctor. */
  readonly doctorName: string | null;
  /** Net amount and discount. */
  readonly grossPaise: Paise;
  readonly discountPaise: Paise;
  /** The amount received. */
  readonly netPaise: Paise;
  readonly refundPaise: Paise;
}
