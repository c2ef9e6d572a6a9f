import type { PriceFacts } from '#app/hospital-facts/price-facts.ts';

import { messagesIn } from '#app/languages/messages.ts';
import { parseMoney } from '#app/money/money.ts';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import { receiptWords } from '#messages/payments/receipt.ts';
import type { NewLine } from './bill-line.commands.server.ts';
import { billMessages, translationsOf } from './bill-line.values.ts';
import { lineFields } from './payment-fields.ts';
import { depositOffer, offersMeant, priceOffers } from './price-offers.ts';

/** Texts of a deposit in several matches that a message names. */
const mostNamed = 4;

/**
 * Validates a line and copies its price.
 *
 * @param typed texts of the form
 * @param facts the prices of today
 * @throws ProblemError 400
 */
export function parseNewLine(typed: FieldTexts<keyof typeof lineFields>, facts: PriceFacts): NewLine {
  const { what, quantity, deposit } = checkTexts(Object.values(lineFields), typed, '');
  const matching = offersMeant([...priceOffers(facts), { text: depositOffer }], what);
  const [offer, ...others] = matching;
  if (!offer) throw staffFieldProblem(400, 'what', billMessages.what);
  if (others.length > 0)
    throw staffFieldProblem(
      400,
      'what',
      billMessages.severalMatch(matching.slice(0, mostNamed).map(({ text }) => text)),
    );
  if ('kind' in offer) {
    const { text: _text, ...copied } = offer;
    return { ...copied, quantity: Number(quantity || 1) };
  }
  const unitPaise = parseMoney(deposit);
  if (!unitPaise) throw staffFieldProblem(400, 'deposit', billMessages.deposit);
  return {
    ...{ kind: 'deposit', label: receiptWords.kinds.deposit, quantity: 1, unitPaise, sessions: null },
    translations: translationsOf((locale) => messagesIn(locale, receiptWords).kinds.deposit),
  };
}
