import {
  type AgreedChannel,
  type MessageFacts,
  type MessageKind,
  messageKinds,
} from '#app/hospital-facts/message-facts.ts';
import { type Locale, localeTags } from '#app/languages/locales.ts';

/** Names of the texts with the gateways, by kind and language. A text without a name cannot be sent on that channel. */
export type RegisteredNames = Readonly<
  Record<AgreedChannel, Readonly<Partial<Record<MessageKind, Readonly<Partial<Record<Locale, string>>>>>>>
>;

/**
 * Returns the names with which the gateways accept the texts: the gateway's id of an SMS that has an id with the
 * operators too, and the name of a template of WhatsApp.
 */
export function registeredNames({ templates }: Pick<MessageFacts, 'templates'>): RegisteredNames {
  const namesOf = (nameOf: (kind: MessageKind, language: Locale) => string | undefined) =>
    Object.fromEntries(
      messageKinds.map((kind) => [
        kind,
        Object.fromEntries(
          localeTags.flatMap((language) => {
            const name = nameOf(kind, language);
            return name ? [[language, name]] : [];
          }),
        ),
      ]),
    );
  return {
    sms: namesOf((kind, language) => {
      const { dltId, gatewayId } = templates[language]?.[kind] ?? {};
      return dltId && gatewayId;
    }),
    whatsapp: namesOf((kind, language) => templates[language]?.[kind]?.whatsappName),
  };
}
