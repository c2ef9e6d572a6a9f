/** Tests of a channel of messages: state of each channel, a test, and the confirmation that it arrived. */

import { parsePhone } from '#app/contact-details/phone.ts';
import {
  recordTestArrived,
  recordTestRefused,
  recordTestSent,
} from '#app/hospital/message-tests.commands.server.ts';
import { channelNames } from '#app/hospital/sections/message-tests.server.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { type AgreedChannel, agreedChannels, type ChannelTest } from '#app/hospital-facts/message-facts.ts';
import { type Locale, locales } from '#app/languages/locales.ts';
import { isMobile } from '#app/messages/by-hand.ts';
import { isTested, testedKind, testedSettings, testLanguages } from '#app/messages/channel-test.ts';
import type { SendOutcome } from '#app/messages/gateway.server.ts';
import { gatewaysWith } from '#app/messages/gateways.server.ts';
import { settingsFrom } from '#app/messages/message-settings.ts';
import { sendTestMessage } from '#app/messages/test-message.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage, staffMessages, staffProblem } from '#app/platform/http/staff-message.server.ts';
import { summaryOf } from '#app/platform/input/clean-text.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { languageField, phoneField } from './message-tests.ts';

type Asked = Pick<RequestContext, 'messageSecrets' | 'areMessagesLive'>;

/** Lists in words everything without which no test can be sent. */
function missingFor(
  channel: AgreedChannel,
  { messages }: HospitalFacts,
  { messageSecrets, areMessagesLive }: Asked,
): readonly string[] {
  const { brand, sms, whatsapp } = messages;
  const isMissing: readonly (readonly [missing: boolean, words: string])[] = [
    [brand === null, 'The brand.'],
    ...(channel === 'sms'
      ? ([
          [sms.header === '', 'The SMS header.'],
          [sms.entityId === '', 'The PE id.'],
          [
            testLanguages(messages, channel).length === 0,
            'DLT id and gateway’s id of the text “Confirmed”, in one language at least.',
          ],
          [!messageSecrets.msg91AuthKey, 'The key MSG91_AUTH_KEY, which is set with the hosting.'],
        ] as const)
      : ([
          [whatsapp.phoneNumberId === '', 'The id of the WhatsApp number.'],
          [
            testLanguages(messages, channel).length === 0,
            'The name with WhatsApp of the text “Confirmed”, in one language at least.',
          ],
          [!messageSecrets.whatsappToken, 'The key WHATSAPP_TOKEN, which is set with the hosting.'],
        ] as const)),
    [
      !areMessagesLive,
      'The setting MESSAGES = "live" with the hosting: this copy of the website sends nothing.',
    ],
  ];
  return isMissing.flatMap(([missing, words]) => (missing ? [words] : []));
}

const testText = ({ day, language }: ChannelTest) => `${longDate(day)} in ${locales[language].englishName}`;

/** Reads what the page needs to know about a channel. */
function stateOf(channel: AgreedChannel, facts: HospitalFacts, asked: Asked) {
  const { channels, testSent, testedOn } = facts.messages;
  const [sent, arrived] = [testSent[channel], testedOn[channel]];
  const isPresent = (test: ChannelTest) =>
    test.settings === testedSettings(facts.messages, channel, test.language);
  const isArrived = isTested(facts.messages, channel);
  const isConfirmed = isArrived && sent?.settings === arrived?.settings && sent?.day === arrived?.day;
  return {
    channel,
    name: channelNames[channel],
    isOn: channels[channel],
    isByHandOn: channels['by-hand'],
    isTested: isArrived,
    arrived: arrived && testText(arrived),
    /** The test that waits for its confirmation. */
    waits: sent && isPresent(sent) && !isConfirmed ? testText(sent) : null,
    missing: missingFor(channel, facts, asked),
    languages: testLanguages(facts.messages, channel).map((value) => ({
      value,
      label: locales[value].englishName,
    })),
  };
}

/** Lists the channels that are on and send nothing, because their settings are not tested. */
export const untestedChannels = ({ messages }: Pick<HospitalFacts, 'messages'>): readonly AgreedChannel[] =>
  agreedChannels.filter((channel) => messages.channels[channel] && !isTested(messages, channel));

export type ChannelState = ReturnType<typeof stateOf>;

/** Reads the state of each channel that a gateway sends on. */
export const channelStates = (facts: HospitalFacts, asked: Asked): readonly ChannelState[] =>
  agreedChannels.map((channel) => stateOf(channel, facts, asked));

const refusals: Readonly<Record<Extract<SendOutcome, { outcome: 'failed' }>['reason'], string>> = {
  phone: 'The gateway cannot reach this number.',
  stopped: 'The owner of this number has stopped the hospital’s messages in WhatsApp.',
  template: 'The gateway does not accept this text. Check its ids, and whether it is approved.',
  channel: 'The gateway refuses the account. Check the key, the balance and the settings there.',
  refused: 'The gateway refused the message.',
};

const problemOf = (
  channel: AgreedChannel,
  outcome: Extract<SendOutcome, { outcome: 'failed' | 'retry' }>,
) => {
  const { code } = outcome;
  if (outcome.outcome === 'retry')
    return staffProblem(503, `The gateway takes no message at the moment (code ${code}). Try again later.`);
  const isWithoutWhatsApp = outcome.reason === 'phone' && channel === 'whatsapp';
  const words = isWithoutWhatsApp ? 'This number has no WhatsApp.' : refusals[outcome.reason];
  const message = staffMessage(`${words} The test was not sent (code ${code}).`);
  return new ProblemError(
    409,
    outcome.reason === 'phone' ? fieldProblem(phoneField(channel), message) : { message },
  );
};

/** Reads the form of a test. */
function readTest(fields: URLSearchParams, channel: AgreedChannel, languages: readonly Locale[]) {
  const typed = fields.get(phoneField(channel)) ?? '';
  const phone = parsePhone(typed);
  const language = languages.find((one) => one === fields.get(languageField(channel)));
  const errors = staffMessages({
    ...((phone === undefined || !isMobile(phone)) && {
      [phoneField(channel)]: 'Enter a mobile number in India: ten digits, of which the first is 6 to 9.',
    }),
    ...(language === undefined && { [languageField(channel)]: 'Choose a language.' }),
  });
  if (phone === undefined || language === undefined || Object.keys(errors).length > 0)
    throw new ProblemError(400, { message: summaryOf(errors), errors });
  return { phone, language };
}

/**
 * Sends the test of a form.
 *
 * @returns whether the gateway said that it took the message; false if it did not answer
 * @throws ProblemError with the reason in words if something is missing, or the gateway refused the message
 */
export async function sendTest(
  command: Command,
  fields: URLSearchParams,
  channel: AgreedChannel,
  asked: Asked,
): Promise<boolean> {
  const { facts, now } = command;
  const { messages } = facts;
  const missing = missingFor(channel, facts, asked);
  const settings = settingsFrom(facts);
  const gateway = gatewaysWith(asked.messageSecrets, settings)[channel];
  if (missing.length > 0 || !gateway) throw staffProblem(409, `Still missing: ${missing.join(' ')}`);
  const { phone, language } = readTest(fields, channel, testLanguages(messages, channel));
  const template = settings.templates[channel][testedKind]?.[language] ?? '';
  const outcome = await sendTestMessage(command, gateway, settings, { language, phone, template });
  if (outcome.outcome === 'failed' || outcome.outcome === 'retry') {
    await recordTestRefused(command, channel);
    throw problemOf(channel, outcome);
  }
  const test = { day: dayInIndia(now), language, settings: testedSettings(messages, channel, language) };
  await recordTestSent(command, channel, test);
  return outcome.outcome === 'sent';
}

/** Records that the last test of a channel has arrived. */
export const confirmTest = (command: Command, channel: AgreedChannel): Promise<void> =>
  recordTestArrived(command, channel, command.facts.messages);
