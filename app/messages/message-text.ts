/** Renders the texts of messages to people who agreed. Pure functions, shared by the outbox, the staff area and the checker. */

import type { MessageFacts, MessageKind } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { messageTexts, messageTimes } from '#messages/messages/texts.ts';

/** Values of a text. None of them is typed by a visitor, and none is a name. */
export interface MessageValues {
  /** Day and time of the visit; null for a call. */
  readonly day: string | null;
  readonly minute: number | null;
  /** Reference as people read it, such as 'K7P-4RX-9CD'; null for a call. */
  readonly reference: string | null;
  /** Number of the hospital, as people read it. */
  readonly phone: string;
  readonly brand: string;
}

/** Variables of a text, whose values differ from person to person. */
const variables = ['when', 'time', 'ref'] as const;
export type MessageVariable = (typeof variables)[number];

/** Placeholders whose value is the same in each message. Operators register it as fixed text. */
const constants = ['phone', 'brand'] as const;
type Placeholder = MessageVariable | (typeof constants)[number];

/** Variables that a kind of message has values for. */
export const variablesOfKind: Readonly<Record<MessageKind, readonly MessageVariable[]>> = {
  received: ['when', 'ref'],
  confirmed: ['when', 'ref'],
  moved: ['when', 'ref'],
  cancelled: ['when', 'ref'],
  tomorrow: ['when', 'time', 'ref'],
  today: ['when', 'time', 'ref'],
  callback: [],
  feedback: ['when', 'ref'],
};

const placeholder = new RegExp(`\\{(${[...variables, ...constants].join('|')})\\}`, 'g');

const isVariable = (name: Placeholder): name is MessageVariable => variables.some((one) => one === name);

/** A piece of a text: fixed characters, or the name of a placeholder. */
export type TextPiece = { readonly fixed: string } | { readonly name: Placeholder };

/** Splits a text at its placeholders. */
export const piecesOf = (text: string): readonly TextPiece[] =>
  text
    .split(placeholder)
    .map((part, index) => (index % 2 === 1 ? { name: part as Placeholder } : { fixed: part }))
    .filter((piece) => !('fixed' in piece) || piece.fixed !== '');

function placeholderValue(name: Placeholder, language: Locale, values: MessageValues): string {
  const { day, minute, reference } = values;
  const times = messagesIn(language, messageTimes);
  switch (name) {
    case 'when':
      return day === null || minute === null ? '' : times.when(day, minute);
    case 'time':
      return minute === null ? '' : times.time(minute);
    case 'ref':
      return reference ?? '';
    case 'phone':
    case 'brand':
      return values[name];
  }
}

/** The text of a kind in a language: the one that the hospital entered, or else the one in the code. */
export const templateText = (
  { templates }: Pick<MessageFacts, 'templates'>,
  kind: MessageKind,
  language: Locale,
): string => templates[language]?.[kind]?.text ?? messagesIn(language, messageTexts)[kind];

/** Puts the values into a text. */
export const renderMessage = (text: string, language: Locale, values: MessageValues): string =>
  piecesOf(text)
    .map((piece) => ('fixed' in piece ? piece.fixed : placeholderValue(piece.name, language, values)))
    .join('');

/** Values of the variables of a text, in their order. Gateways insert them into the registered text. */
export const variableValues = (text: string, language: Locale, values: MessageValues): readonly string[] =>
  piecesOf(text).flatMap((piece) =>
    'name' in piece && isVariable(piece.name) ? [placeholderValue(piece.name, language, values)] : [],
  );

/** Values for showing a text to staff, and for measuring it: one of the longest days and times. */
export const sampleValues = (phone: string, brand: string): MessageValues => ({
  day: '2026-09-30',
  minute: 12 * 60 + 30,
  reference: 'K7P-4RX-9CD',
  phone,
  brand,
});
