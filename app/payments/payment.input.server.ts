import { withPlainDigits } from '#app/languages/plain-digits.ts';
import type { Paise } from '#app/money/money.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { moneyField, oneOf, optionalText, yesOrNo } from '#app/platform/input/fields.server.ts';
import { parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import {
  type PaymentMethod,
  paymentLimits,
  paymentMessages,
  paymentMethods,
  upiReferencePattern,
} from './payment.values.ts';

const upiReference = new RegExp(`^${upiReferencePattern}$`);

const amount = moneyField(staffMessage(paymentMessages.amount));

/** The fields of a payment, as keys of its schema. */
export const paymentSchema = {
  appointmentId: shortText(60, { required: staffMessage(paymentMessages.appointmentId) }),
  amount,
  method: oneOf(paymentMethods, staffMessage(paymentMessages.method)),
  'reference?': optionalText(paymentLimits.reference),
  'discount?': moneyField(staffMessage(paymentMessages.amount), 0),
  'reason?': optionalText(paymentLimits.reason),
  '+': 'delete',
} as const;

const paymentInput = type(paymentSchema);

/** Validated input of {@link parsePayment}. */
export interface PaymentInput {
  readonly appointmentId: string;
  readonly amountPaise: Paise;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  /** Discount of the whole appointment; null leaves an earlier discount unchanged. */
  readonly discount: { readonly paise: Paise; readonly reason: string } | null;
}

function refuse(field: string, message: string): never {
  throw new ProblemError(400, fieldProblem(field, staffMessage(message)));
}

const discountOf = (paise: Paise, reason: string | null | undefined) =>
  reason ? { paise, reason } : refuse('reason', paymentMessages.discountReason);

/** @throws ProblemError 400 */
export function parsePayment(body: unknown): PaymentInput {
  const {
    appointmentId,
    amount: amountPaise,
    method,
    reference = null,
    discount,
    reason,
  } = parseInput(paymentInput, body);
  const digits = withPlainDigits(reference ?? '').replace(/[\s\p{Pd}]/gu, '');
  if (method === 'upi' && !upiReference.test(digits)) refuse('reference', paymentMessages.upiReference);
  return {
    appointmentId,
    amountPaise,
    method,
    reference: method === 'upi' ? digits : method === 'card' ? reference : null,
    discount: discount ? discountOf(discount, reason) : null,
  };
}

const discountInput = type({
  discount: moneyField(staffMessage(paymentMessages.amount), 0),
  reason: shortText(paymentLimits.reason, { required: staffMessage(paymentMessages.discountReason) }),
  '+': 'delete',
});

/**
 * Validates a discount without a payment.
 *
 * @throws ProblemError 400
 */
export function parseDiscount(body: unknown) {
  const { discount, reason } = parseInput(discountInput, body);
  return { paise: discount, reason };
}

/** The fields of a refund, as keys of its schema. */
export const refundSchema = {
  'amount?': amount,
  reason: shortText(paymentLimits.reason, { required: staffMessage(paymentMessages.refundReason) }),
  'lowersFee?': yesOrNo,
  '+': 'delete',
} as const;

const refundInput = type(refundSchema);

export interface RefundInput {
  /** Null refunds all that is left of the payment. */
  readonly amountPaise: Paise | null;
  readonly reason: string;
  /** Whether the fee falls by the refund. Otherwise the amount is due again, as for a payment in the wrong way. */
  readonly lowersFee?: boolean;
}

/** @throws ProblemError 400 */
export function parseRefund(body: unknown): RefundInput {
  const filled = typeof body === 'object' && body !== null ? { reason: '', ...body } : body;
  const { amount: amountPaise = null, reason, lowersFee = false } = parseInput(refundInput, filled);
  return { amountPaise, reason, lowersFee };
}

const floatInput = type({
  float: moneyField(staffMessage(paymentMessages.float), 0),
  '+': 'delete',
});

/** @throws ProblemError 400 */
export const parseTillFloat = (body: unknown): Paise => parseInput(floatInput, body).float;

const closingInput = type({
  counted: moneyField(staffMessage(paymentMessages.counted), 0),
  'note?': optionalText(paymentLimits.note),
  '+': 'delete',
});

/** @throws ProblemError 400 */
export function parseTillCount(body: unknown): {
  readonly countedPaise: Paise;
  readonly note: string | null;
} {
  const { counted, note = null } = parseInput(closingInput, body);
  return { countedPaise: counted, note };
}
