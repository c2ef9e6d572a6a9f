import type { Paise } from '#app/money/money.ts';
import { consultation, lineKindLabels, lineText } from './bill-line.values.ts';
import { leftOfLine, leftPaise, type Payment } from './payment.values.ts';

/** A part of a payment that can be given back. */
export interface RefundablePart {
  /** Line of the bill; null for the whole payment. */
  readonly id: string | null;
  readonly name: string;
  readonly left: Paise;
}

/**
 * Lists the parts of a payment that can be given back; the form starts with the first. While a deposit has a rest, that rest comes
 * first, and the room that it was set against is not offered, nor is the whole payment: the patient still owes the room.
 *
 * @param isOwed whether the visit is owed; of a cancelled one, everything can be given back
 * @returns nothing for a payment of the consultation alone
 */
export function refundableParts(payment: Payment, isOwed: boolean): readonly RefundablePart[] {
  const { lines } = payment;
  if (lines.length === 0) return [];
  const isRest = ({ kind, leftPaise, amountPaise }: (typeof lines)[number]) =>
    isOwed && kind === 'deposit' && leftPaise > 0 && leftPaise < amountPaise;
  const rests = lines.filter(isRest);
  const others = lines.filter((line) => !isRest(line) && (rests.length === 0 || line.amountPaise > 0));
  const single = [
    ...rests.map(({ id, leftPaise }) => ({ id, name: 'Rest of the deposit', left: leftPaise })),
    { id: consultation, name: lineKindLabels.consultation, left: leftOfLine(payment, consultation) },
    ...others.map((line) => ({ id: line.id, name: lineText(line), left: line.leftPaise })),
  ].filter(({ left }) => left > 0);
  const whole = { id: null, name: 'All of it', left: leftPaise(payment) };
  return rests.length === 0 && single.length > 1 ? [whole, ...single] : single;
}
