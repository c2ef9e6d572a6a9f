/**
 * Checks the texts of messages against the rules of the operators (DLT), and for words that reveal the kind of
 * hospital. The findings are for staff, in English.
 */

import { parsePhone } from '#app/contact-details/phone.ts';
import type { MessageKind } from '#app/hospital-facts/message-facts.ts';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { revealingWords } from '#messages/messages/texts.ts';
import {
  piecesOf,
  renderMessage,
  sampleValues,
  type TextPiece,
  variablesOfKind,
  variableValues,
} from './message-text.ts';

/** Characters that operators allow for the value of a variable. */
export const longestVariable = 30;

/** Share of a text that must be fixed. */
const leastFixedShare = 0.6;

/** Addresses of pages, with and without a scheme. */
const link = /https?:|www\.|[a-z0-9-]\.(?:com|in|org|net|info|link|app|page|site|me|ly|co|gl|io)(?![a-z])/i;

/** Digits that can be a phone number, with the signs that people type between them. */
const phoneLike = /\+?\d(?:[\s().-]?\d){6,}/g;

/** A letter, or a vowel sign that belongs to one. */
const letter = '[\\p{L}\\p{M}]';

/** Matches the words of all languages, because a brand in Latin letters stands in every text. */
function revealingWordsPattern(): RegExp {
  const ofLocales = localeTags.map((locale) => {
    const { whole, beginnings } = messagesIn(locale, revealingWords);
    return `(?:${whole.join('|')})(?!${letter})|(?:${beginnings.join('|')})`;
  });
  return new RegExp(`(?<!${letter})(?:${ofLocales.join('|')})`, 'iu');
}

/** Made at the first use: the messages of all locales are registered after this module is loaded. */
let revealing: RegExp | undefined;

/** Returns a word of a text that reveals the kind of hospital; undefined if there is none. */
export function revealingWordIn(text: string): string | undefined {
  revealing ??= revealingWordsPattern();
  // “de-addiction” is one word, and NFC spells each letter in one way.
  return revealing.exec(text.normalize('NFC').replace(/-/g, ''))?.[0];
}

interface TextToCheck {
  readonly kind: MessageKind;
  readonly language: Locale;
  readonly text: string;
  readonly brand: string;
  /** Numbers of the hospital, ten digits each. */
  readonly phones: readonly string[];
  /** Variables that the operators allow in one text. */
  readonly mostVariables: number;
}

const isVariable = (piece: TextPiece | undefined) =>
  piece !== undefined && 'name' in piece && ['when', 'time', 'ref'].includes(piece.name);

/** Whether a piece is only spaces and marks, which operators do not count as text between variables. */
const isEmptyText = (piece: TextPiece) => 'fixed' in piece && !/[\p{L}\p{N}]/u.test(piece.fixed);

function variableFindings({ kind, text, mostVariables }: TextToCheck): readonly string[] {
  const pieces = piecesOf(text).filter((piece) => !isEmptyText(piece));
  const names = pieces.flatMap((piece) => ('name' in piece && isVariable(piece) ? [piece.name] : []));
  const allowed: readonly string[] = variablesOfKind[kind];
  const strange = names.find((name) => !allowed.includes(name));
  return [
    ...(strange ? [`This message has no {${strange}}.`] : []),
    ...(names.length > mostVariables
      ? [`At most ${mostVariables} variables are allowed; this text has ${names.length}.`]
      : []),
    ...(pieces.some((piece, index) => isVariable(piece) && isVariable(pieces[index + 1]))
      ? ['Put words between two variables.']
      : []),
    ...(isVariable(pieces.at(-1)) ? ['Put words after the last variable.'] : []),
  ];
}

/**
 * Lists what is wrong with a text, in sentences.
 *
 * @returns an empty list if the text may be registered and sent
 */
export function textFindings(check: TextToCheck): readonly string[] {
  const { text, language, brand, phones } = check;
  const values = sampleValues('', brand);
  const whole = renderMessage(text, language, values);
  const inVariables = variableValues(text, language, values).reduce((sum, value) => sum + value.length, 0);
  const revealed = revealingWordIn(whole);
  const fixed = piecesOf(text)
    .map((piece) => ('fixed' in piece ? piece.fixed : ' '))
    .join('');
  const numbers = [...withPlainDigits(fixed).matchAll(phoneLike)].map(([number]) => number);
  const strangeNumber = numbers.find((number) => !phones.includes(parsePhone(number) ?? ''));
  return [
    ...(/[{}#]/.test(fixed)
      ? ['Write variables as {when}, {time} or {ref}, the phone as {phone} and the brand as {brand}.']
      : []),
    ...variableFindings(check),
    ...(text.includes('{brand}') ? [] : ['Add {brand}: the brand must stand in each text.']),
    ...(whole.length > 0 && whole.length - inVariables < leastFixedShare * whole.length
      ? ['At least 60 % of the text must be fixed words: write more around the variables.']
      : []),
    ...(link.test(whole) ? ['Take the link out: we never send links.'] : []),
    ...(strangeNumber
      ? [`Take ${strangeNumber} out: only {phone} or another number of the hospital may stand here.`]
      : []),
    ...(revealed ? [`Take “${revealed}” out: others who hold the phone can read it.`] : []),
  ];
}
