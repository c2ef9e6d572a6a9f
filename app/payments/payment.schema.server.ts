import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { zeroPaise } from '#app/money/money.ts';
import { flag, identifier, isOneOf, moment, money } from '#app/platform/database/columns.server.ts';
import type { AddedLineKind, BillLine } from './bill-line.values.ts';
import { paymentMethods } from './payment.values.ts';

/** Why money was put on a line or left it. */
const allocationCauses = ['payment', 'refund', 'transfer'] as const;

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
    /** Line of the pack of which this visit uses a session, so that its fee is not owed. */
    packLineId: text('pack_line_id'),
  },
  (table) => [
    index('bills_pack').on(table.packLineId),
    check('bills_discount', sql`${table.discountPaise} >= 0 and ${table.discountPaise} <= ${table.feePaise}`),
  ],
);

/**
 * Lines of bills besides the consultation. Label and amount are copied from the hospital's price on that day, so that a
 * later price never changes a bill.
 */
export const billLines = sqliteTable(
  'bill_lines',
  {
    id: identifier(),
    appointmentId: text('appointment_id').notNull(),
    /** Place on the bill. Payments pay the consultation first, then the lines in this order. */
    position: integer('position').notNull(),
    kind: text('kind').$type<AddedLineKind>().notNull(),
    label: text('label').notNull(),
    translations: text('translations', { mode: 'json' }).$type<BillLine['translations']>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPaise: money('unit_paise').notNull(),
    /** Sessions in one pack; null for other kinds. */
    sessions: integer('sessions'),
    discountPaise: money('discount_paise').notNull(),
    discountReason: text('discount_reason'),
    discountBy: text('discount_by'),
    discountAt: moment('discount_at'),
    reductionPaise: money('reduction_paise').notNull(),
    createdAt: moment('created_at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [
    uniqueIndex('bill_lines_place').on(table.appointmentId, table.position),
    check('bill_lines_amount', sql`${table.quantity} > 0 and ${table.unitPaise} > 0`),
    check(
      'bill_lines_owed',
      sql`${table.discountPaise} >= 0 and ${table.reductionPaise} >= 0 and ${table.discountPaise} + ${table.reductionPaise} <= ${table.quantity} * ${table.unitPaise}`,
    ),
  ],
);

/**
 * The parts of payments that are for lines of a bill, and what left them again by a refund, or moved from the deposit to the
 * room. Rows are only added. The rest of a payment is for the consultation, so a payment without rows is for it alone.
 */
export const paymentAllocations = sqliteTable(
  'payment_allocations',
  {
    id: identifier(),
    appointmentId: text('appointment_id').notNull(),
    lineId: text('line_id').notNull(),
    paymentId: text('payment_id').notNull(),
    /** Id of the payment or the refund, or one id for all rows of a transfer. */
    causeId: text('cause_id').notNull(),
    cause: text('cause', { enum: allocationCauses }).notNull(),
    /** Negative for what leaves the line. */
    amountPaise: money('amount_paise').notNull(),
    /** Copy from the line, so that the totals of a day need no join. */
    kind: text('kind').$type<AddedLineKind>().notNull(),
    day: text('day').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payment_allocations_bill').on(table.appointmentId),
    index('payment_allocations_line').on(table.lineId),
    index('payment_allocations_cause_id').on(table.causeId),
    index('payment_allocations_payment').on(table.paymentId),
    index('payment_allocations_day').on(table.day),
    check('payment_allocations_cause', isOneOf(table.cause, allocationCauses)),
    check('payment_allocations_amount', sql`${table.amountPaise} <> 0`),
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
    /** Line of the bill; null if the request names none. */
    lineId: text('line_id'),
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
