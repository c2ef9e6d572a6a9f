/** Fields of the section Messages: what the desk needs to send by hand, and what SMS and WhatsApp need to go out by themselves. */

import {
  isWhatsAppOnly,
  type MessageChannel,
  type MessageKind,
  type MessageTemplate,
  messageKinds,
} from '#app/hospital-facts/message-facts.ts';
import { defaultLocale, type Locale, locales } from '#app/languages/locales.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { fromRupees, parseMoney, rupeesForField } from '#app/money/money.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { numberField, textField } from '../fact-fields.server.ts';
import type { FactField, SectionPart } from '../fact-section.ts';
import { templateName, templates } from './message-templates.server.ts';

export const messageKindLabels: Readonly<Record<MessageKind, string>> = {
  received: 'A request has come',
  confirmed: 'Confirmed',
  moved: 'Moved',
  cancelled: 'Cancelled',
  tomorrow: 'Reminder on the day before',
  today: 'Reminder on the day',
  callback: 'We will call',
  feedback: 'How was it',
};

const channelLabels: Readonly<Record<MessageChannel, { readonly label: string; readonly hint?: string }>> = {
  'by-hand': { label: 'By hand', hint: 'The desk presses Send on its own phone. Needs no account' },
  sms: { label: 'SMS', hint: 'Needs header, PE id, the texts’ ids, the key of the gateway and a test' },
  whatsapp: { label: 'WhatsApp', hint: 'Needs the number’s id, the texts’ names, the key and a test' },
};

/** Longest text, in characters: two parts in Hindi are 134. */
const longestText = 300;

export const messageProblems = {
  choice: 'Choose On or Off.',
  brand: 'Others who hold the phone read the brand. Leave out:',
  noBrand: 'Enter the brand first: each message ends with it.',
  header: 'A header has six letters, such as PMWHSP.',
  noHeader: 'SMS is on: enter the header.',
  noEntity: 'SMS is on: enter the PE id.',
  noNumber: 'WhatsApp is on: enter the id of its number.',
  notTested:
    'Test it first: save these settings with it off, send yourself a message in the section “Messages: test and cost”, and switch it on then.',
  digits: 'Enter the id: digits only, at least 5.',
  gatewayId: 'Enter the id as the gateway shows it: letters and digits.',
  whatsappName: 'A name of WhatsApp has small letters, digits and _.',
  version: 'Enter a version such as v23.0.',
  time: 'Enter a time such as 21:00.',
  price: 'Enter rupees and paise from 0.01 to 10, such as 0.25.',
} as const;

const onOff = [
  { value: '', label: 'Off' },
  { value: 'on', label: 'On' },
] as const;

const switchField = (field: { name: string; label: string; hint?: string; heading?: string }): FactField => ({
  kind: 'choice',
  max: 2,
  required: false,
  isHalf: true,
  options: onOff,
  check: (text) => (text === 'on' ? { text } : { problem: messageProblems.choice }),
  ...field,
});

const matching =
  (pattern: RegExp, problem: string) =>
  (typed: string): CheckedText => {
    const text = withPlainDigits(typed);
    return pattern.test(text) ? { text } : { problem };
  };

const shortField = { max: 5, required: true, isHalf: true } as const;

const timeField = (name: string, label: string, rest: { heading?: string; hint?: string } = {}): FactField =>
  textField({
    ...{ ...shortField, name, label },
    check: (typed) => {
      const text = withPlainDigits(typed).padStart(5, '0');
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? { text } : { problem: messageProblems.time };
    },
    ...rest,
  });

const priceField = (name: string, label: string): FactField =>
  textField({
    ...{ ...shortField, name, label },
    check: (typed) => {
      const price = parseMoney(typed);
      return price !== undefined && price >= 1 && price <= fromRupees(10)
        ? { text: rupeesForField(price) }
        : { problem: messageProblems.price };
    },
  });

export const kindField = (kind: MessageKind) => `kind-${kind}`;
export const channelField = (channel: MessageChannel) => `channel-${channel}`;

/** The field of a text that is sent by hand and by both channels. */
function textFields(kind: MessageKind, language: Locale): readonly FactField[] {
  const isEnglish = language === defaultLocale;
  const ids = isWhatsAppOnly(kind) ? 'its name' : 'its three ids';
  return [
    textField({
      name: templateName(language, kind, 'text'),
      label: `${messageKindLabels[kind]}: text in ${locales[language].englishName}`,
      hint: `${isWhatsAppOnly(kind) ? 'Goes out by WhatsApp only. ' : ''}A change empties ${ids} under “Automatic”. Empty: our own text`,
      max: longestText,
      ...(isEnglish
        ? { heading: `Text: ${messageKindLabels[kind]}` }
        : { lang: language, translates: templateName(defaultLocale, kind, 'text') }),
    }),
  ];
}

/** Fields of the names under which the gateways have registered a text. */
function nameFields(kind: MessageKind, language: Locale): readonly FactField[] {
  const { englishName } = locales[language];
  const field = (part: Exclude<keyof MessageTemplate, 'text'>, words: string) => ({
    name: templateName(language, kind, part),
    label: `${messageKindLabels[kind]}: ${words} in ${englishName}`,
    tab: language,
  });
  const named = [
    ...(isWhatsAppOnly(kind)
      ? []
      : [
          textField({
            ...field('dltId', 'DLT id'),
            max: 30,
            isHalf: true,
            check: matching(/^\d{5,30}$/, messageProblems.digits),
          }),
          textField({
            ...field('gatewayId', 'gateway’s id'),
            max: 40,
            isHalf: true,
            check: matching(/^[A-Za-z0-9_-]{1,40}$/, messageProblems.gatewayId),
          }),
        ]),
    textField({
      ...field('whatsappName', 'name with WhatsApp'),
      max: 100,
      check: matching(/^[a-z0-9_]{1,100}$/, messageProblems.whatsappName),
    }),
  ];
  const heading = `Registered: ${messageKindLabels[kind]}`;
  return named.map((one, index) => (index === 0 && language === defaultLocale ? { ...one, heading } : one));
}

const partIds = { byHand: 'by-hand', automatic: 'automatic' } as const;

export const messageParts: readonly SectionPart[] = [
  {
    id: partIds.byHand,
    label: 'By hand',
    about:
      'The desk sends these messages from its own phone: brand, kinds and texts. SMS and WhatsApp use the same ones.',
  },
  {
    id: partIds.automatic,
    label: 'Automatic',
    about:
      'SMS and WhatsApp go out by themselves, once an account with a gateway is entered here and a test has arrived. Nobody needs this to send by hand.',
  },
];

const inPart = (part: string, fields: readonly FactField[]): readonly FactField[] =>
  fields.map((field) => ({ ...field, part }));

const channelSwitch = (channel: MessageChannel, rest: { readonly heading?: string } = {}) =>
  switchField({ name: channelField(channel), ...channelLabels[channel], ...rest });

const byHand: readonly FactField[] = [
  textField({
    name: 'brand',
    heading: 'Brand',
    label: 'Brand',
    hint: 'True but neutral, such as PMWH. No “mental”, “mind” or “de-addiction”',
    max: 30,
  }),
  channelSwitch('by-hand', { heading: 'Send by hand' }),
  ...messageKinds.map((kind, index) =>
    switchField({
      name: kindField(kind),
      label: messageKindLabels[kind],
      ...(index === 0 && { heading: 'Kinds of messages' }),
    }),
  ),
  ...templates.flatMap(({ kind, language }) => textFields(kind, language)),
];

const automatic: readonly FactField[] = [
  channelSwitch('sms', { heading: 'Channels' }),
  channelSwitch('whatsapp'),
  textField({
    name: 'header',
    heading: 'Registration',
    label: 'SMS header',
    hint: 'Six letters, from an operator’s DLT portal',
    max: 6,
    isHalf: true,
    check: (typed) => matching(/^[A-Z]{6}$/, messageProblems.header)(typed.toUpperCase()),
  }),
  textField({
    name: 'entityId',
    label: 'PE id',
    hint: 'The hospital’s id on the DLT portal',
    max: 30,
    isHalf: true,
    check: matching(/^\d{5,30}$/, messageProblems.digits),
  }),
  textField({
    name: 'phoneNumberId',
    label: 'WhatsApp: id of the number',
    hint: 'From Meta, not the number itself',
    max: 30,
    isHalf: true,
    check: matching(/^\d{5,30}$/, messageProblems.digits),
  }),
  textField({
    // `version` is the form's own field for the version of the section.
    name: 'apiVersion',
    label: 'WhatsApp: version',
    hint: 'Of Meta’s interface',
    max: 6,
    required: true,
    isHalf: true,
    check: matching(/^v\d{1,3}\.\d$/, messageProblems.version),
  }),
  numberField({
    name: 'mostVariables',
    label: 'Variables in a text at most',
    hint: 'As the operator says',
    least: 1,
    most: 5,
  }),
  timeField('quietFrom', 'Nothing is sent from', { heading: 'Quiet hours and costs' }),
  timeField('quietUntil', 'Until'),
  numberField({ name: 'dayCap', label: 'Rupees a day at most', least: 0, most: 99_999, isHalf: true }),
  numberField({ name: 'monthCap', label: 'Rupees a month at most', least: 0, most: 999_999, isHalf: true }),
  priceField('smsPrice', 'Rupees for a part of an SMS'),
  priceField('whatsappPrice', 'Rupees for a message of WhatsApp'),
  ...templates.flatMap(({ kind, language }) => nameFields(kind, language)),
];

export const messageFields: readonly FactField[] = [
  ...inPart(partIds.byHand, byHand),
  ...inPart(partIds.automatic, automatic),
];
