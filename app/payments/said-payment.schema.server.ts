import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { identifier, moment, money } from '#app/platform/database/columns.server.ts';
import { saidAnswers } from './said-payment.values.ts';

/** Payments that nobody has compared with the bank, for the partial indexes. Raw SQL: see `rowInBin`. */
export const isUnanswered = sql.raw('answer is null');

/** Payments that patients say to have made. None of them counts as paid: the receipt is a row of `payments` (decision 0128). */
export const saidPayments = sqliteTable(
  'said_payments',
  {
    id: identifier(),
    appointmentId: text('appointment_id').notNull(),
    amountPaise: money('amount_paise').notNull(),
    /** The bank's reference number as the patient typed it, in 12 digits. */
    reference: text('reference').notNull(),
    saidAt: moment('said_at').notNull(),
    /** Result of the comparison with the bank. Null until the desk has made it. The list may grow, so there is no CHECK. */
    answer: text('answer', { enum: saidAnswers }),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by'),
  },
  (table) => [
    index('said_payments_appointment').on(table.appointmentId, table.saidAt),
    uniqueIndex('said_payments_reference').on(table.reference).where(isUnanswered),
    check('said_payments_amount', sql`${table.amountPaise} > 0`),
  ],
);

/** Visits for which the desk asks to be paid before, whatever the doctor asks for. */
export const paymentAsks = sqliteTable('payment_asks', {
  appointmentId: text('appointment_id').primaryKey(),
  at: moment('at').notNull(),
  by: text('by').notNull(),
});
