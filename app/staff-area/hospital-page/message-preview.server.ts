import type { FactTexts } from '#app/hospital/fact-section.ts';
import { messageKindLabels } from '#app/hospital/sections/message-fields.server.ts';
import { messages } from '#app/hospital/sections/messages.server.ts';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { isWhatsAppOnly, messageKinds } from '#app/hospital-facts/message-facts.ts';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import { messageLength } from '#app/messages/message-parts.ts';
import { renderMessage, sampleValues, templateText } from '#app/messages/message-text.ts';
import { registeredNames } from '#app/messages/registered-names.ts';
import { type Paise, paise } from '#app/money/money.ts';
import type { MessageSecrets } from '#app/platform/request/context.server.ts';

/** A message with sample values, and what it costs. */
export interface SampleMessage {
  readonly kind: string;
  readonly isWhatsAppOnly: boolean;
  readonly language: Locale;
  readonly text: string;
  readonly places: number;
  readonly parts: number;
  readonly smsPrice: Paise;
  /** Whether the ids are entered with which the gateways accept the text. */
  readonly isRegistered: { readonly sms: boolean; readonly whatsapp: boolean };
}

/** A secret of the Worker. Only whether it is set is ever shown. */
interface KeyState {
  readonly name: string;
  readonly isPresent: boolean;
}

export interface MessagePreview {
  readonly samples: readonly SampleMessage[];
  readonly keys: readonly KeyState[];
}

/**
 * Makes the preview of the section Messages.
 *
 * @param texts stored texts of the section
 */
export function previewMessages(
  facts: HospitalFacts,
  texts: FactTexts,
  secrets: MessageSecrets,
): MessagePreview {
  const stored = messages.applied(facts, texts).messages;
  const values = sampleValues(facts.phones.admission.shown, stored.brand ?? '…');
  const names = registeredNames(stored);
  const samples = messageKinds.flatMap((kind) =>
    localeTags.map((language): SampleMessage => {
      const text = renderMessage(templateText(stored, kind, language), language, values);
      const { places, parts } = messageLength(text);
      return {
        kind: messageKindLabels[kind],
        isWhatsAppOnly: isWhatsAppOnly(kind),
        language,
        text,
        places,
        parts,
        smsPrice: paise(parts * stored.prices.sms),
        isRegistered: {
          sms: names.sms[kind]?.[language] !== undefined,
          whatsapp: names.whatsapp[kind]?.[language] !== undefined,
        },
      };
    }),
  );
  const variables = {
    msg91AuthKey: 'MSG91_AUTH_KEY',
    msg91WebhookPath: 'MSG91_WEBHOOK_PATH',
    whatsappToken: 'WHATSAPP_TOKEN',
    whatsappAppSecret: 'WHATSAPP_APP_SECRET',
    whatsappVerifyToken: 'WHATSAPP_VERIFY_TOKEN',
  } as const satisfies Record<keyof MessageSecrets, string>;
  const secretNames = Object.keys(variables) as (keyof MessageSecrets)[];
  const keys = secretNames.map((name) => ({ name: variables[name], isPresent: Boolean(secrets[name]) }));
  return { samples, keys };
}
