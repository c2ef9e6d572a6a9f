import { phoneDigitsOf } from '#app/contact-details/phone.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import {
  agreedChannels,
  type MessageChannel,
  type MessageFacts,
  messageChannels,
  messageKinds,
} from '#app/hospital-facts/message-facts.ts';
import { isTested } from '#app/messages/channel-test.ts';
import { revealingWordIn, textFindings } from '#app/messages/text-checker.ts';
import { parseMoney, rupeesForField, toRupees } from '#app/money/money.ts';
import { clockTime, minuteOfClock } from '#app/time/calendar.ts';
import { textOrNull } from '../fact-fields.server.ts';
import { type FactTexts, type FaultContext, factSection } from '../fact-section.ts';
import {
  channelField,
  kindField,
  messageFields,
  messageParts,
  messageProblems,
} from './message-fields.server.ts';
import {
  builtInText,
  given,
  idsOf,
  templateName,
  templates,
  templatesOf,
  templateTextOf,
  withoutOutdatedNames,
} from './message-templates.server.ts';

const minuteOf = (time: string): number => minuteOfClock(time) ?? 0;

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
      untestedChannels(texts, facts).map((channel) => [channelField(channel), messageProblems.notTested]),
    ),
    ...(messageChannels.some(isOn) && lacks('brand', messageProblems.noBrand)),
    ...(revealed && { brand: `${messageProblems.brand} “${revealed}”.` }),
    ...(isOn('sms') && {
      ...lacks('header', messageProblems.noHeader),
      ...lacks('entityId', messageProblems.noEntity),
    }),
    ...(isOn('whatsapp') && lacks('phoneNumberId', messageProblems.noNumber)),
    ...Object.fromEntries(
      templates.flatMap(({ kind, language }) => {
        const findings = textFindings({
          kind,
          language,
          text: templateTextOf(texts, kind, language),
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

const flagTexts = (names: readonly (readonly [field: string, isOn: boolean])[]): FactTexts =>
  Object.fromEntries(names.map(([field, isOn]) => [field, isOn ? 'on' : '']));

export const messages = factSection({
  id: 'messages',
  purpose:
    'Messages to people who agreed. Until the brand is entered nobody is asked about messages, and none is sent. Each message ends with the brand: take a true but neutral name, such as a short form of the hospital’s name, because others who hold the phone can read it. Register the same name for the SMS header and the WhatsApp profile.',
  shows: 'In the booking and call-back forms: the question whether messages may be sent. In each message.',
  parts: messageParts,
  fields: messageFields,
  isShown: ({ messages: { brand } }) => brand !== null,
  faults,
  adapted: withoutOutdatedNames,
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
