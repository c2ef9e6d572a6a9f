import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { defaultMessageFacts, type MessageFacts } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import type { AgreedChannel, MessageKind } from './message.values.ts';
import { type RegisteredNames, registeredNames } from './registered-names.ts';

/** Settings of a run of the outbox, from the facts of the hospital. Keys of gateways are secrets of the Worker instead. */
export interface MessageSettings extends Omit<MessageFacts, 'brand' | 'mostVariables' | 'templates'> {
  /** Brand that every message ends with; empty until entered. */
  readonly brand: string;
  /** Number of the hospital that messages state, as people read it. */
  readonly phone: string;
  /** Texts that the hospital entered. */
  readonly texts: MessageFacts['templates'];
  /** Names of the registered texts: the gateway's id of an SMS, the name of a template of WhatsApp. */
  readonly templates: RegisteredNames;
}

/** Returns the settings that the hospital has entered. */
export function settingsFrom({
  messages,
  phones,
}: Pick<HospitalFacts, 'messages' | 'phones'>): MessageSettings {
  const { brand, templates, mostVariables: _, ...settings } = messages;
  return {
    ...settings,
    brand: brand ?? '',
    phone: phones.admission.shown,
    texts: templates,
    templates: registeredNames(messages),
  };
}

/** Everything off, until the hospital has made its settings. */
export const messagesOff: MessageSettings = {
  ...defaultMessageFacts,
  brand: '',
  phone: '',
  texts: {},
  templates: { sms: {}, whatsapp: {} },
};

/**
 * Returns the template of a message if its channel is switched on and completely set up, else undefined.
 */
export function templateFor(
  { channels, brand, sms, whatsapp, templates }: MessageSettings,
  channel: AgreedChannel,
  kind: MessageKind,
  language: Locale,
): string | undefined {
  if (!channels[channel] || brand === '') return undefined;
  const isSetUp =
    channel === 'sms' ? sms.header !== '' && sms.entityId !== '' : whatsapp.phoneNumberId !== '';
  return (isSetUp && templates[channel][kind]?.[language]) || undefined;
}
