import { phoneDigitsOf } from '#app/contact-details/phone.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import {
  agreedChannels,
  isWhatsAppOnly,
  type MessageChannel,
  type MessageFacts,
  type MessageKind,
  type MessageTemplate,
  messageChannels,
  messageKinds,
} from '#app/hospital-facts/message-facts.ts';
import { defaultLocale, type Locale, locales, localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { isTested } from '#app/messages/channel-test.ts';
import { revealingWordIn, textFindings } from '#app/messages/text-checker.ts';
import { fromRupees, parseMoney, rupeesForField, toRupees } from '#app/money/money.ts';
import { clockTime, minuteOfClock } from '#app/time/calendar.ts';
import type { CheckedText } from '#app/ui/form/declared-field.ts';
import { messageTexts } from '#messages/messages/texts.ts';
import { numberField, textField, textOrNull } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, type FaultContext, factSection } from '../fact-section.ts';
import { localizedName } from '../localized-fields.server.ts';

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

const problems = {
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
  check: (text) => (text === 'on' ? { text } : { problem: problems.choice }),
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
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? { text } : { problem: problems.time };
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
        : { problem: problems.price };
    },
  });

const minuteOf = (time: string): number => minuteOfClock(time) ?? 0;

/** Parts of a template, with the endings of their fields. */
const templateParts = {
  text: 'Text',
  dltId: 'DltId',
  gatewayId: 'GatewayId',
  whatsappName: 'WhatsappName',
} as const satisfies Record<keyof MessageTemplate, string>;

const ids = ['dltId', 'gatewayId', 'whatsappName'] as const;

/** Names of a text that are entered for a kind. */
const idsOf = (kind: MessageKind) => (isWhatsAppOnly(kind) ? (['whatsappName'] as const) : ids);

const templateName = (language: Locale, kind: MessageKind, part: keyof MessageTemplate) => {
  const name = kind + templateParts[part];
  return language === defaultLocale ? name : localizedName(language, name);
};

/** All pairs of kind and language, in the order of the form. */
const templates = messageKinds.flatMap((kind) => localeTags.map((language) => ({ kind, language })));

const kindField = (kind: MessageKind) => `kind-${kind}`;
export const channelField = (channel: MessageChannel) => `channel-${channel}`;

function templateFields(kind: MessageKind, language: Locale): readonly FactField[] {
  const { englishName } = locales[language];
  const label = (words: string) => `${messageKindLabels[kind]}: ${words} in ${englishName}`;
  const name = (part: keyof MessageTemplate) => templateName(language, kind, part);
  return [
    {
      ...textField({
        name: name('text'),
        label: label('text'),
        hint: isWhatsAppOnly(kind)
          ? 'Goes out by WhatsApp only. A change empties the name below. Empty: our own text'
          : 'A change empties the three ids below. Empty: our own text',
        max: longestText,
        ...(language !== defaultLocale && { lang: language }),
        ...(language === defaultLocale && { heading: `Text: ${messageKindLabels[kind]}` }),
      }),
    },
    ...(isWhatsAppOnly(kind)
      ? []
      : [
          textField({
            name: name('dltId'),
            label: label('DLT id'),
            max: 30,
            isHalf: true,
            check: matching(/^\d{5,30}$/, problems.digits),
          }),
          textField({
            name: name('gatewayId'),
            label: label('gateway’s id'),
            max: 40,
            isHalf: true,
            check: matching(/^[A-Za-z0-9_-]{1,40}$/, problems.gatewayId),
          }),
        ]),
    textField({
      name: name('whatsappName'),
      label: label('name with WhatsApp'),
      max: 100,
      check: matching(/^[a-z0-9_]{1,100}$/, problems.whatsappName),
    }),
  ];
}

const builtInText = (kind: MessageKind, language: Locale) => messagesIn(language, messageTexts)[kind];

const given = (texts: FactTexts, name: string) => texts[name] ?? '';

/** The text that is sent: the entered one, or the one in the code. */
const textOf = (texts: FactTexts, kind: MessageKind, language: Locale) =>
  given(texts, templateName(language, kind, 'text')) || builtInText(kind, language);

function appliedTexts(facts: HospitalFacts, texts: FactTexts): HospitalFacts {
  const read = (name: string) => given(texts, name);
  const isOn = (name: string) => read(name) === 'on';
  const { caps, prices } = defaultFacts.messages;
  const price = (name: string) => parseMoney(read(name));
  const messageFacts: MessageFacts = {
    brand: textOrNull(read('brand')),
    channels: Object.fromEntries(
      messageChannels.map((channel) => [channel, isOn(channelField(channel))]),
    ) as MessageFacts['channels'],
    // The section of the tests sets these two, in whichever order both were saved.
    testSent: facts.messages.testSent,
    testedOn: facts.messages.testedOn,
    kinds: Object.fromEntries(
      messageKinds.map((kind) => [kind, isOn(kindField(kind))]),
    ) as MessageFacts['kinds'],
    sms: { header: read('header'), entityId: read('entityId') },
    whatsapp: { phoneNumberId: read('phoneNumberId'), version: read('apiVersion') },
    quiet: { from: minuteOf(read('quietFrom')), until: minuteOf(read('quietUntil')) },
    caps: { day: price('dayCap') ?? caps.day, month: price('monthCap') ?? caps.month },
    prices: { sms: price('smsPrice') ?? prices.sms, whatsapp: price('whatsappPrice') ?? prices.whatsapp },
    mostVariables: Number(read('mostVariables')),
    templates: templatesOf(texts),
  };
  return { ...facts, messages: messageFacts };
}

/** Channels that this save switches on without a test of their new settings. */
function untestedChannels(texts: FactTexts, facts: HospitalFacts) {
  const { messages: typed } = appliedTexts(facts, texts);
  return agreedChannels.filter(
    (channel) => typed.channels[channel] && !facts.messages.channels[channel] && !isTested(typed, channel),
  );
}

function faults(texts: FactTexts, { facts }: FaultContext): Readonly<Record<string, string>> {
  const { phones } = facts;
  const brand = given(texts, 'brand');
  const isOn = (channel: MessageChannel) => given(texts, channelField(channel)) === 'on';
  const revealed = revealingWordIn(brand);
  const lacks = (name: string, problem: string) => (given(texts, name) === '' ? { [name]: problem } : {});
  return {
    ...Object.fromEntries(
      untestedChannels(texts, facts).map((channel) => [channelField(channel), problems.notTested]),
    ),
    ...(messageChannels.some(isOn) && lacks('brand', problems.noBrand)),
    ...(revealed && { brand: `${problems.brand} “${revealed}”.` }),
    ...(isOn('sms') && { ...lacks('header', problems.noHeader), ...lacks('entityId', problems.noEntity) }),
    ...(isOn('whatsapp') && lacks('phoneNumberId', problems.noNumber)),
    ...Object.fromEntries(
      templates.flatMap(({ kind, language }) => {
        const findings = textFindings({
          kind,
          language,
          text: textOf(texts, kind, language),
          // The field of the brand says what is wrong with it.
          brand: revealed ? '' : brand,
          phones: Object.values(phones).map(phoneDigitsOf),
          mostVariables: Number(given(texts, 'mostVariables')) || 2,
        });
        return findings.length > 0 ? [[templateName(language, kind, 'text'), findings.join(' ')]] : [];
      }),
    ),
  };
}

/** Writes empty texts out, and empties each id that was registered for a text which this save changes. */
function adapted(texts: FactTexts, stored: FactTexts): FactTexts {
  const changes = templates.flatMap(({ kind, language }) => {
    const text = textOf(texts, kind, language);
    const isChanged = text !== textOf(stored, kind, language);
    const outdated = idsOf(kind)
      .map((id) => templateName(language, kind, id))
      .filter((name) => isChanged && given(texts, name) === given(stored, name));
    return [[templateName(language, kind, 'text'), text], ...outdated.map((name) => [name, ''])];
  });
  return { ...texts, ...Object.fromEntries(changes) };
}

function templateOf(texts: FactTexts, kind: MessageKind, language: Locale): MessageTemplate | undefined {
  const text = textOf(texts, kind, language);
  const [dltId = '', gatewayId = '', whatsappName = ''] = ids.map((id) =>
    given(texts, templateName(language, kind, id)),
  );
  const isBuiltIn = text === builtInText(kind, language);
  if (isBuiltIn && dltId + gatewayId + whatsappName === '') return undefined;
  return { text: isBuiltIn ? null : text, dltId, gatewayId, whatsappName };
}

function templatesOf(texts: FactTexts): MessageFacts['templates'] {
  return Object.fromEntries(
    localeTags.flatMap((language) => {
      const found = messageKinds.flatMap((kind) => {
        const template = templateOf(texts, kind, language);
        return template ? [[kind, template]] : [];
      });
      return found.length > 0 ? [[language, Object.fromEntries(found)]] : [];
    }),
  );
}

const flagTexts = (names: readonly (readonly [field: string, isOn: boolean])[]): FactTexts =>
  Object.fromEntries(names.map(([field, isOn]) => [field, isOn ? 'on' : '']));

export const messages = factSection({
  id: 'messages',
  purpose:
    'Messages to people who agreed. Until the brand is entered nobody is asked about messages, and none is sent. Each message ends with the brand: take a true but neutral name, such as a short form of the hospital’s name, because others who hold the phone can read it. Register the same name for the SMS header and the WhatsApp profile.',
  shows: 'In the booking and call-back forms: the question whether messages may be sent. In each message.',
  fields: [
    textField({
      name: 'brand',
      heading: 'Brand',
      label: 'Brand',
      hint: 'True but neutral, such as PMWH. No “mental”, “mind” or “de-addiction”',
      max: 30,
    }),
    ...messageChannels.map((channel, index) =>
      switchField({
        name: channelField(channel),
        ...channelLabels[channel],
        ...(index === 0 && { heading: 'Channels' }),
      }),
    ),
    ...messageKinds.map((kind, index) =>
      switchField({
        name: kindField(kind),
        label: messageKindLabels[kind],
        ...(index === 0 && { heading: 'Kinds of messages' }),
      }),
    ),
    textField({
      name: 'header',
      heading: 'Registration',
      label: 'SMS header',
      hint: 'Six letters, from an operator’s DLT portal',
      max: 6,
      isHalf: true,
      check: (typed) => matching(/^[A-Z]{6}$/, problems.header)(typed.toUpperCase()),
    }),
    textField({
      name: 'entityId',
      label: 'PE id',
      hint: 'The hospital’s id on the DLT portal',
      max: 30,
      isHalf: true,
      check: matching(/^\d{5,30}$/, problems.digits),
    }),
    textField({
      name: 'phoneNumberId',
      label: 'WhatsApp: id of the number',
      hint: 'From Meta, not the number itself',
      max: 30,
      isHalf: true,
      check: matching(/^\d{5,30}$/, problems.digits),
    }),
    textField({
      // `version` is the form's own field for the version of the section.
      name: 'apiVersion',
      label: 'WhatsApp: version',
      hint: 'Of Meta’s interface',
      max: 6,
      required: true,
      isHalf: true,
      check: matching(/^v\d{1,3}\.\d$/, problems.version),
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
    ...templates.flatMap(({ kind, language }) => templateFields(kind, language)),
  ] as readonly FactField[],
  faults,
  adapted,
  textsOf({ messages: facts }): FactTexts {
    const { brand, channels, kinds, sms, whatsapp, quiet, caps, prices, mostVariables } = facts;
    return {
      brand: brand ?? '',
      ...flagTexts(messageChannels.map((channel) => [channelField(channel), channels[channel]])),
      ...flagTexts(messageKinds.map((kind) => [kindField(kind), kinds[kind]])),
      ...sms,
      phoneNumberId: whatsapp.phoneNumberId,
      apiVersion: whatsapp.version,
      mostVariables: String(mostVariables),
      quietFrom: clockTime(quiet.from),
      quietUntil: clockTime(quiet.until),
      dayCap: String(toRupees(caps.day)),
      monthCap: String(toRupees(caps.month)),
      smsPrice: rupeesForField(prices.sms),
      whatsappPrice: rupeesForField(prices.whatsapp),
      ...Object.fromEntries(
        templates.flatMap(({ kind, language }) => {
          const template = facts.templates[language]?.[kind];
          return [
            [templateName(language, kind, 'text'), template?.text ?? builtInText(kind, language)],
            ...idsOf(kind).map((id) => [templateName(language, kind, id), template?.[id] ?? '']),
          ];
        }),
      ),
    };
  },
  applied: appliedTexts,
});
