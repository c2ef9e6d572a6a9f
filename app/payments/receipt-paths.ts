import { href } from 'react-router';

export const receiptPath = (paymentId: string) => href('/dashboard/receipts/:paymentId', { paymentId });

/** The patient's copy. */
export const hindiReceiptPath = (paymentId: string) =>
  href('/dashboard/receipts/:paymentId/hindi', { paymentId });
