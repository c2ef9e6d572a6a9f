/** Messages of a receipt. They are serialized with the receipt's page, so they are texts, not functions. */
import { methodLabels } from '#app/payments/payment.values.ts';

export const receiptWords = {
  title: 'Receipt',
  /** Owner of the printed copy. Null on the front desk's copy. */
  copy: null as string | null,
  date: 'Date',
  receivedFrom: 'Received from',
  paidFor: 'For',
  consultation: 'Consultation',
  /** Kinds of the lines of a bill besides the consultation. */
  kinds: {
    session: 'Session',
    pack: 'Pack of sessions',
    test: 'Test',
    room: 'Room',
    deposit: 'Deposit',
  },
  /** After a number: the sessions of a pack. */
  sessions: 'sessions',
  /** Discount on a line of the bill. */
  lineDiscount: 'Discount',
  discount: 'Discount given on the fee',
  paidBy: 'Paid by',
  methods: methodLabels,
  givenBack: 'Given back',
  amount: 'Amount',
  receivedBy: 'Received by',
  /** Placeholder for a deleted name. */
  formerStaff: 'Former staff',
  cancelled: 'Cancelled',
};

export type ReceiptWords = typeof receiptWords;
