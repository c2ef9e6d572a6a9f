/** Texts of the messages with their registered names: names of the fields, and conversion to facts. */

import {
  isWhatsAppOnly,
  type MessageFacts,
  type MessageKind,
  type MessageTemplate,
  messageKinds,
} from '#app/hospital-facts/message-facts.ts';
import { defaultLocale, type Locale, localeTags } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { messageTexts } from '#messages/messages/texts.ts';
import type { FactTexts } from '../fact-section.ts';
import { localizedName } from '../localized-fields.server.ts';

/** Parts of a template, with the endings of their fields. */
const templateParts = {
  text: 'Text',
  dltId: 'DltId',
  gatewayId: 'GatewayId',
  whatsappName: 'WhatsappName',
} as const satisfies Record<keyof MessageTemplate, string>;

const ids = ['dltId', 'gatewayId', 'whatsappName'] as const;

/** Names of a text that are entered for a kind. */
export const idsOf = (kind: MessageKind) => (isWhatsAppOnly(kind) ? (['whatsappName'] as const) : ids);

export const templateName = (language: Locale, kind: MessageKind, part: keyof MessageTemplate) => {
  const name = kind + templateParts[part];
  return language === defaultLocale ? name : localizedName(language, name);
};

/** All pairs of kind and language, in the order of the form. */
export const templates = messageKinds.flatMap((kind) => localeTags.map((language) => ({ kind, language })));

export const builtInText = (kind: MessageKind, language: Locale) => messagesIn(language, messageTexts)[kind];

export const given = (texts: FactTexts, name: string) => texts[name] ?? '';

/** The text that is sent: the entered one, or the one in the code. */
export const templateTextOf = (texts: FactTexts, kind: MessageKind, language: Locale) =>
  given(texts, templateName(language, kind, 'text')) || builtInText(kind, language);

/** Writes empty texts out, and empties each id that was registered for a text which this save changes. */
export function withoutOutdatedNames(texts: FactTexts, stored: FactTexts): FactTexts {
  const changes = templates.flatMap(({ kind, language }) => {
    const text = templateTextOf(texts, kind, language);
    const isChanged = text !== templateTextOf(stored, kind, language);
    const outdated = idsOf(kind)
      .map((id) => templateName(language, kind, id))
      .filter((name) => isChanged && given(texts, name) === given(stored, name));
    return [[templateName(language, kind, 'text'), text], ...outdated.map((name) => [name, ''])];
  });
  return { ...texts, ...Object.fromEntries(changes) };
}

function templateOf(texts: FactTexts, kind: MessageKind, language: Locale): MessageTemplate | undefined {
  const text = templateTextOf(texts, kind, language);
  const [dltId = '', gatewayId = '', whatsappName = ''] = ids.map((id) =>
    given(texts, templateName(language, kind, id)),
  );
  const isBuiltIn = text === builtInText(kind, language);
  if (isBuiltIn && dltId + gatewayId + whatsappName === '') return undefined;
  return { text: isBuiltIn ? null : text, dltId, gatewayId, whatsappName };
}

export function templatesOf(texts: FactTexts): MessageFacts['templates'] {
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
