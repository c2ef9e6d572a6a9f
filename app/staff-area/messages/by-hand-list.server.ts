import { phoneHref } from '#app/contact-details/phone.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { byHandHref, isMobile } from '#app/messages/by-hand.ts';
import { mayBeSent, readPeople, valuesOf } from '#app/messages/expected-way.server.ts';
import type { MessageRow } from '#app/messages/message.schema.server.ts';
import {
  type AgreedChannel,
  isWhatsAppOnly,
  type MessageKind,
  type MessageReason,
} from '#app/messages/message.values.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import { renderMessage, templateText } from '#app/messages/message-text.ts';
import type { Outbox } from '#app/messages/outbox.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { videoWay } from '#messages/appointments/video-visit.ts';

/** A message that the front desk can send. */
export interface MessageByHand {
  readonly id: string;
  readonly kind: MessageKind;
  /** Why no gateway sent it. */
  readonly reason: MessageReason | null;
  readonly phone: string;
  readonly consent: AgreedChannel;
  readonly text: string;
  /** Link that opens the message, or the call to a landline. */
  readonly href: string;
  readonly row: MessageRow;
}

/** Kinds after which a person comes to the visit. */
const kindsWithWay: readonly MessageKind[] = ['confirmed', 'moved', 'tomorrow', 'today'];

/** A number that WhatsApp refused gets an SMS, unless the message goes out by WhatsApp only. */
const linkOf = (
  phone: string,
  consent: AgreedChannel,
  { kind, reason, channel }: MessageRow,
  text: string,
) => {
  if (!isMobile(phone)) return phoneHref(phone);
  const isRefused = reason === 'phone' && channel !== 'sms' && !isWhatsAppOnly(kind);
  return byHandHref(isRefused ? 'sms' : consent, phone, text);
};

/**
 * Adds persons, texts and links to messages. A message that is no longer true, or whose person wants none, is left
 * out.
 */
export async function sendableByHand(
  database: Database,
  settings: MessageSettings,
  rows: readonly MessageRow[],
  resolveMessage: Outbox['resolveMessage'],
): Promise<readonly MessageByHand[]> {
  const { found, stopped } = await readPeople(database, rows, resolveMessage);
  return found.flatMap(({ row, person }) => {
    if (!person || !mayBeSent(row, person, settings, stopped)) return [];
    const { id, kind, reason } = row;
    const { phone, language } = person;
    const consent = person.consent as AgreedChannel;
    const entered = templateText({ templates: settings.texts }, kind, language);
    const told = renderMessage(entered, language, valuesOf(row, person, settings));
    // Operators know the registered text only, so a gateway cannot send this sentence.
    const text =
      person.isByVideo && person.reference !== null && kindsWithWay.includes(kind)
        ? `${told} ${messagesIn(language, videoWay)(person.reference)}`
        : told;
    return [{ id, kind, reason, phone, consent, text, href: linkOf(phone, consent, row, text), row }];
  });
}
