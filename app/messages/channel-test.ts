/** Tests of a channel: an owner sends one message to their own phone before the channel is switched on. */

import type { AgreedChannel, MessageFacts, MessageKind } from '#app/hospital-facts/message-facts.ts';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import { templateText } from './message-text.ts';
import { registeredNames } from './registered-names.ts';

/** Kind of message whose text a test uses. */
export const testedKind = 'confirmed' satisfies MessageKind;

/** Languages in which the text of a test is registered on a channel. */
export function testLanguages(
  facts: Pick<MessageFacts, 'templates'>,
  channel: AgreedChannel,
): readonly Locale[] {
  const names = registeredNames(facts)[channel][testedKind];
  return localeTags.filter((language) => names?.[language] !== undefined);
}

/** Lists the settings of a channel that a test proves, one a line: the account and the text that was sent. */
export function testedSettings(facts: MessageFacts, channel: AgreedChannel, language: Locale): string {
  const { brand, sms, whatsapp, templates } = facts;
  const template = templates[language]?.[testedKind];
  const settings =
    channel === 'sms'
      ? [sms.header, sms.entityId, template?.dltId, template?.gatewayId]
      : [whatsapp.phoneNumberId, whatsapp.version, template?.whatsappName];
  return [
    brand ?? '',
    ...settings.map((setting) => setting ?? ''),
    templateText(facts, testedKind, language),
  ].join('\n');
}

/** Whether a test with the present settings of a channel has arrived. */
export function isTested(facts: MessageFacts, channel: AgreedChannel): boolean {
  const test = facts.testedOn[channel];
  return test !== null && test.settings === testedSettings(facts, channel, test.language);
}
