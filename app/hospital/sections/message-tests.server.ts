import { type AgreedChannel, agreedChannels, type ChannelTest } from '#app/hospital-facts/message-facts.ts';
import { locales, localeTags } from '#app/languages/locales.ts';
import { longDate } from '#app/time/long-date.ts';
import { linesField } from '../fact-fields.server.ts';
import { type FactField, type FactTexts, factSection } from '../fact-section.ts';

export const channelNames: Readonly<Record<AgreedChannel, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };

/** Name of the field for a test that the gateway took, or for one that arrived. */
export const testField = (channel: AgreedChannel, what: 'sent' | 'arrived') => `${channel}-${what}`;

/** Serializes a test: its day, its language, and the settings line by line. */
export const channelTestText = ({ day, language, settings }: ChannelTest): string =>
  [day, language, settings].join('\n');

export function storedChannelTest(text: string | undefined): ChannelTest | null {
  const [day = '', tag, ...settings] = (text ?? '').split('\n');
  const language = localeTags.find((one) => one === tag);
  return language ? { day, language, settings: settings.join('\n') } : null;
}

/** The settings are left out: they stand in the section of the messages. */
function shown(text: string): string {
  const test = storedChannelTest(text);
  return test ? `${longDate(test.day)}, in ${locales[test.language].englishName}` : text;
}

const fields: readonly FactField[] = agreedChannels.flatMap((channel) => [
  {
    ...linesField({ name: testField(channel, 'sent'), label: `${channelNames[channel]}: test sent` }),
    shown,
  },
  {
    ...linesField({ name: testField(channel, 'arrived'), label: `${channelNames[channel]}: test arrived` }),
    shown,
  },
]);

const testsOf = (texts: FactTexts, what: 'sent' | 'arrived') => ({
  sms: storedChannelTest(texts[testField('sms', what)]),
  whatsapp: storedChannelTest(texts[testField('whatsapp', what)]),
});

const textOf = (test: ChannelTest | null): string => (test ? channelTestText(test) : '');

/** Section without a form of fields: `message-tests.commands.server.ts` writes its texts. */
export const messageTests = factSection({
  id: 'message-tests',
  purpose:
    'One message to your own phone, before SMS or WhatsApp is switched on, and what the messages of this month cost.',
  shows: 'Nowhere on the website.',
  fields,
  textsOf: ({ messages: { testSent, testedOn } }): FactTexts =>
    Object.fromEntries(
      agreedChannels.flatMap((channel) => [
        [testField(channel, 'sent'), textOf(testSent[channel])],
        [testField(channel, 'arrived'), textOf(testedOn[channel])],
      ]),
    ),
  applied: (facts, texts: FactTexts) => ({
    ...facts,
    messages: { ...facts.messages, testSent: testsOf(texts, 'sent'), testedOn: testsOf(texts, 'arrived') },
  }),
});
