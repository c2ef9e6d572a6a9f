/** The fields of the forms about money: payment, line of a bill, discount, refund, and the cash of the till. */

import { formatMoney, mostMoney, parseMoney } from '#app/money/money.ts';
import { type DeclaredField, declareFields } from '#app/ui/form/declared-field.ts';
import { billMessages, mostQuantity } from './bill-line.values.ts';
import { freeTillDifference, paymentLimits, paymentMessages } from './payment.values.ts';

/**
 * A required amount of rupees.
 *
 * @param problem message for a text that is no such amount
 */
const amountField = (label: string, problem: string) =>
  ({
    label,
    kind: 'money',
    required: true,
    missing: problem,
    check(text) {
      const amount = parseMoney(text);
      return amount !== undefined && amount <= mostMoney ? { text } : { problem };
    },
  }) satisfies Partial<DeclaredField>;

const reasonField = (missing: string) =>
  ({ label: 'Reason', max: paymentLimits.reason, required: true, missing }) as const;

/** The form of a payment. The schema in payment.input.server.ts checks it, because the API has the same fields. */
export const paymentFields = declareFields({
  amount: { ...amountField('Amount in rupees', paymentMessages.amount), hint: 'Less is a part payment.' },
  method: { label: 'Paid by', kind: 'choice', required: true },
  reference: { label: 'Reference', hint: 'Card: what the machine prints.', max: paymentLimits.reference },
});

/** The form that adds a line to a bill. */
export const lineFields = declareFields({
  what: {
    label: 'What is charged',
    hint: 'Type a part of its name, such as “psycho”, and choose.',
    required: true,
    missing: billMessages.what,
  },
  quantity: {
    label: 'How many',
    kind: 'number',
    max: 2,
    tooLong: billMessages.quantity,
    check: (text) =>
      /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostQuantity
        ? { text }
        : { problem: billMessages.quantity },
  },
  deposit: {
    ...amountField('Amount of a deposit, in rupees', billMessages.deposit),
    required: false,
    hint: 'Only for a deposit. The others have their price.',
  },
});

export const discountFields = declareFields({
  discount: amountField('Discount on the whole fee, in rupees', paymentMessages.amount),
  reason: reasonField(paymentMessages.discountReason),
});

/** The form of a refund. The schema in payment.input.server.ts checks it, because the API has the same fields. */
export const refundFields = declareFields({
  amount: {
    ...amountField('Amount to give back, in rupees', paymentMessages.amount),
    hint: 'Less than all is a part refund.',
  },
  reason: reasonField(paymentMessages.refundReason),
});

export const floatFields = declareFields({
  float: {
    ...amountField('Cash in the till when the day began, in rupees', paymentMessages.float),
    hint: 'It is added to what should be in the till.',
  },
});

export const countFields = declareFields({
  counted: amountField('Cash counted, in rupees', paymentMessages.counted),
  note: {
    label: 'Note',
    hint: `Needed if more than ${formatMoney(freeTillDifference)} is missing or too much.`,
    max: paymentLimits.note,
  },
});

/** The fields of both forms of the page Till. */
export const tillFields = { ...countFields, ...floatFields };
