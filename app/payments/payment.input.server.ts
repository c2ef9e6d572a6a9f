import { type Paise, parseMoney, zeroPaise } from '#app/money/money.ts';
import { staffFieldProblem, staffMessage } from '#app/platform/http/staff-message.server.ts';
import { moneyField, oneOf, optionalText, yesOrNo } from '#app/platform/input/fields.server.ts';
import { parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import { type PaymentMethod, paymentLimits, paymentMessages, paymentMethods } from './payment.values.ts';
import { countFields, discountFields, floatFields } from './payment-fields.ts';
import { parseBankReference } from './said-payment.values.ts';

/** Texts of a form, of which a test or a client may leave some out. */
type SentTexts<Fields> = Readonly<Partial<Record<keyof Fields, string>>>;

/** Amount of a text that was checked. */
const paiseOf = (text: string): Paise => parseMoney(text) ?? zeroPaise;

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
  throw staffFieldProblem(400, field, message);
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
  const bankReference = method === 'upi' ? parseBankReference(reference ?? '') : undefined;
  if (method === 'upi' && bankReference === undefined) refuse('reference', paymentMessages.upiReference);
  return {
    appointmentId,
    amountPaise,
    method,
    reference: bankReference ?? (method === 'card' ? reference : null),
    discount: discount ? discountOf(discount, reason) : null,
  };
}

/**
 * Validates a discount without a payment.
 *
 * @throws ProblemError 400
 */
export function parseDiscount(typed: SentTexts<typeof discountFields>) {
  const { discount, reason } = checkTexts(Object.values(discountFields), typed, '');
  return { paise: paiseOf(discount), reason };
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
  /** Line of the bill of which money is given back. Without it the lines are taken from the last to the first. */
  readonly lineId?: string | null;
}

/** @throws ProblemError 400 */
export function parseRefund(body: unknown): RefundInput {
  const filled = typeof body === 'object' && body !== null ? { reason: '', ...body } : body;
  const { amount: amountPaise = null, reason, lowersFee = false } = parseInput(refundInput, filled);
  return { amountPaise, reason, lowersFee };
}

/** @throws ProblemError 400 */
export const parseTillFloat = (typed: SentTexts<typeof floatFields>): Paise =>
  paiseOf(checkTexts(Object.values(floatFields), typed, '').float);

/** @throws ProblemError 400 */
export function parseTillCount(typed: SentTexts<typeof countFields>) {
  const { counted, note } = checkTexts(Object.values(countFields), typed, '');
  return { countedPaise: paiseOf(counted), note: note || null };
}
