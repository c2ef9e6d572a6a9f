/** The words of a receipt. Plain texts, for the server to hand over: a receipt's page has those of its language alone. */
import { methodLabels } from '#app/payments/payment.values.ts';

export const receiptWords = {
  title: 'Receipt',
  /** Whose sheet it is; null where it is the receipt as the desk keeps it. */
  copy: null as string | null,
  date: 'Date',
  receivedFrom: 'Received from',
  paidFor: 'For',
  consultation: 'Consultation',
  discount: 'Discount given on the fee',
  paidBy: 'Paid by',
  methods: methodLabels,
  givenBack: 'Given back',
  amount: 'Amount',
  receivedBy: 'Received by',
  /** In the place of a name that is no longer kept. */
  formerStaff: 'Former staff',
  cancelled: 'Cancelled',
};

export type ReceiptWords = typeof receiptWords;
