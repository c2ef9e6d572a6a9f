import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { zeroPaise } from '#app/money/money.ts';
import { flag, identifier, isOneOf, moment, money } from '#app/platform/database/columns.server.ts';
import { paymentMethods } from './payment.values.ts';

/** Bills of appointments: the fee, which never changes, and what was taken off it. */
export const bills = sqliteTable(
  'bills',
  {
    appointmentId: text('appointment_id').primaryKey(),
    feePaise: money('fee_paise').notNull(),
    discountPaise: money('discount_paise').notNull(),
    discountReason: text('discount_reason'),
    discountBy: text('discount_by'),
    discountAt: moment('discount_at'),
    /** Part of the fee that is no longer owed, because refunds lowered the fee. */
    reductionPaise: money('reduction_paise').notNull().default(zeroPaise),
  },
  (table) => [
    check('bills_discount', sql`${table.discountPaise} >= 0 and ${table.discountPaise} <= ${table.feePaise}`),
  ],
);

/**
 * Payments with their receipts. Rows are never deleted, so that receipt numbers of a financial year have no
 * gap.
 */
export const payments = sqliteTable(
  'payments',
  {
    id: identifier(),
    appointmentId: text('appointment_id').notNull(),
    /** Calendar year in which the financial year begins. */
    financialYear: integer('financial_year').notNull(),
    receiptNumber: integer('receipt_number').notNull(),
    amountPaise: money('amount_paise').notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** The bank's UPI reference, or the number printed by the card machine. */
    reference: text('reference'),
    /** Sum of all refunds. */
    refundedPaise: money('refunded_paise').notNull(),
    // Copies of names at the time of payment, so that a receipt never changes when somebody is renamed.
    patientName: text('patient_name').notNull(),
    doctorId: text('doctor_id').notNull(),
    doctorName: text('doctor_name').notNull(),
    doctorRegistration: text('doctor_registration'),
    day: text('day').notNull(),
    createdAt: moment('created_at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    uniqueIndex('payments_receipt').on(table.financialYear, table.receiptNumber),
    uniqueIndex('payments_upi_reference').on(table.reference).where(sql.raw(`method = 'upi'`)),
    index('payments_appointment').on(table.appointmentId, table.createdAt),
    index('payments_day').on(table.day, table.createdAt),
    check('payments_method', isOneOf(table.method, paymentMethods)),
    check('payments_amount', sql`${table.amountPaise} > 0`),
    check(
      'payments_refunded',
      sql`${table.refundedPaise} >= 0 and ${table.refundedPaise} <= ${table.amountPaise}`,
    ),
  ],
);

export const refunds = sqliteTable(
  'refunds',
  {
    id: identifier(),
    paymentId: text('payment_id').notNull(),
    amountPaise: money('amount_paise').notNull(),
    reason: text('reason'),
    /** Copies from the payment, so that the totals of a day need no join. */
    method: text('method', { enum: paymentMethods }).notNull(),
    doctorId: text('doctor_id').notNull(),
    doctorName: text('doctor_name').notNull(),
    day: text('day').notNull(),
    createdAt: moment('created_at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId, table.createdAt),
    index('refunds_day').on(table.day),
    check('refunds_method', isOneOf(table.method, paymentMethods)),
    check('refunds_amount', sql`${table.amountPaise} > 0`),
  ],
);

/**
 * Refunds above the limit of the person who wants to give the money back: at most one for a payment, until an owner decides.
 * The row is deleted with the decision; the audit log has both.
 */
export const refundRequests = sqliteTable(
  'refund_requests',
  {
    paymentId: text('payment_id').primaryKey(),
    amountPaise: money('amount_paise').notNull(),
    lowersFee: flag('lowers_fee').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [check('refund_requests_amount', sql`${table.amountPaise} > 0`)],
);

/** Cash that was in the till before the first payment of a day. The last amount entered for a day is the valid one. */
export const tillFloats = sqliteTable(
  'till_floats',
  {
    id: identifier(),
    day: text('day').notNull(),
    amountPaise: money('amount_paise').notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    index('till_floats_day').on(table.day, table.at),
    check('till_floats_amount', sql`${table.amountPaise} >= 0`),
  ],
);

/** Counts of the till. The last count of a day is the valid one. */
export const tillClosings = sqliteTable(
  'till_closings',
  {
    id: identifier(),
    day: text('day').notNull(),
    countedPaise: money('counted_paise').notNull(),
    expectedPaise: money('expected_paise').notNull(),
    at: moment('at').notNull(),
    by: text('by').notNull(),
    note: text('note'),
  },
  (table) => [
    index('till_closings_day').on(table.day, table.at),
    check('till_closings_counted', sql`${table.countedPaise} >= 0`),
  ],
);
