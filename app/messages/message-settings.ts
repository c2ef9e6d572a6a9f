import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { agreedChannels, defaultMessageFacts, type MessageFacts } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import { isTested } from './channel-test.ts';
import type { AgreedChannel, MessageKind } from './message.values.ts';
import { type RegisteredNames, registeredNames } from './registered-names.ts';

/** Settings of a run of the outbox, from the facts of the hospital. Keys of gateways are secrets of the Worker instead. */
export interface MessageSettings
  extends Omit<MessageFacts, 'brand' | 'mostVariables' | 'templates' | 'testSent' | 'testedOn'> {
  /** Brand that every message ends with; empty until entered. */
  readonly brand: string;
  /** Whether a test with the present settings of a channel has arrived. Without it the channel sends nothing. */
  readonly tested: Readonly<Record<AgreedChannel, boolean>>;
  /** Whether the Worker has the gateway's key, and may use it. Without it the channel sends nothing. */
  readonly reachable: Readonly<Record<AgreedChannel, boolean>>;
  /** The hospital's phone number, as messages show it. */
  readonly phone: string;
  /** Texts that the hospital entered. */
  readonly texts: MessageFacts['templates'];
  /** Names of the registered texts: the gateway's id of an SMS, the name of a template of WhatsApp. */
  readonly templates: RegisteredNames;
}

/**
 * Returns the settings that the hospital has entered.
 *
 * @param reachable the channels with a gateway; the outbox knows its gateways and leaves it out
 */
export function settingsFrom(
  { messages, phones }: Pick<HospitalFacts, 'messages' | 'phones'>,
  reachable: MessageSettings['reachable'] = { sms: true, whatsapp: true },
): MessageSettings {
  const { brand, templates, mostVariables, testSent, testedOn, ...settings } = messages;
  return {
    ...settings,
    reachable,
    brand: brand ?? '',
    tested: Object.fromEntries(
      agreedChannels.map((channel) => [channel, isTested(messages, channel)]),
    ) as MessageSettings['tested'],
    phone: phones.admission.shown,
    texts: templates,
    templates: registeredNames(messages),
  };
}

/** Settings with every channel off, for a hospital that has entered none. Only tests use them. */
export const messagesOff: MessageSettings = {
  ...defaultMessageFacts,
  brand: '',
  tested: { sms: false, whatsapp: false },
  reachable: { sms: true, whatsapp: true },
  phone: '',
  texts: {},
  templates: { sms: {}, whatsapp: {} },
};

/**
 * Returns the template of a message if its channel is switched on, completely set up, tested and reachable, else undefined.
 */
export function templateFor(
  { channels, tested, reachable, brand, sms, whatsapp, templates }: MessageSettings,
  channel: AgreedChannel,
  kind: MessageKind,
  language: Locale,
): string | undefined {
  if (!channels[channel] || !tested[channel] || !reachable[channel] || brand === '') return undefined;
  const isSetUp =
    channel === 'sms' ? sms.header !== '' && sms.entityId !== '' : whatsapp.phoneNumberId !== '';
  return (isSetUp && templates[channel][kind]?.[language]) || undefined;
}
