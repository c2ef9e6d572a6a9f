import type { Locale } from '#app/languages/locales.ts';
import { shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import type { MessageKind } from './message.values.ts';

/** Values of a text. None of them is typed by a visitor, and none is a name. */
export interface MessageValues {
  /** Day and time of the visit; null for a call. */
  readonly day: string | null;
  readonly minute: number | null;
  readonly reference: string | null;
  /** Number of the hospital, as people read it. */
  readonly phone: string;
  readonly brand: string;
}

/** Renders the text of a message. */
export type TextOf = (kind: MessageKind, language: Locale, values: MessageValues) => string;

/** Formats a time without a zero in front, such as '9:30 AM'. */
const timeText = (minute: number) => slotLabel(minute).replace(/^0/, '');

/** Formats a visit in at most 30 characters, which a variable of an SMS may have: 'Wed 30 Sep, 10:00 AM'. */
export const whenText = (day: string, minute: number): string => `${shortDate(day)}, ${timeText(minute)}`;

/**
 * Variables of the registered texts, in order. Gateways insert them; the other channels send the whole text.
 */
export function variablesOf(
  kind: MessageKind,
  _language: Locale,
  { day, minute, reference }: MessageValues,
): readonly string[] {
  if (day === null || minute === null) return [];
  const when = kind === 'today' ? timeText(minute) : whenText(day, minute);
  return reference === null || kind === 'tomorrow' || kind === 'today' ? [when] : [when, reference];
}

/** Texts in English, for every language until the others are written. */
export const textOf: TextOf = (kind, language, values) => {
  const [when = '', reference = ''] = variablesOf(kind, language, values);
  const call = values.phone === '' ? '' : ` Call ${values.phone}.`;
  const texts: Readonly<Record<MessageKind, string>> = {
    received: `Your request for ${when} has come. Ref ${reference}. We will confirm it.${call}`,
    confirmed: `Confirmed: ${when}. Ref ${reference}.${call}`,
    moved: `New time: ${when}. Ref ${reference}.${call}`,
    cancelled: `Cancelled: ${when}. Ref ${reference}.${call}`,
    tomorrow: `Tomorrow: ${when}.${call}`,
    today: `Today: ${when}.${call}`,
    callback: `We have your request and will call you.${call}`,
  };
  return `${texts[kind]} -${values.brand}`;
};

/** Characters of the GSM alphabet that an SMS sends in seven bits. Those in the second list take two places. */
const gsmLetters =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const gsmExtended = '^{}\\[~]|€';

/** Counts the parts of an SMS: 160 or 153 characters each; 70 or 67 with letters of another alphabet. */
export function smsParts(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => gsmLetters.includes(letter) || gsmExtended.includes(letter));
  const length = isGsm
    ? letters.length + letters.filter((letter) => gsmExtended.includes(letter)).length
    : text.length;
  const [single, several] = isGsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / several);
}
