/**
 * Values and types of the outbox. Safe for the browser; the table, the commands, the staff area and the tests
 * import them.
 */

import type { MessageAnswer, MessageKind } from '#app/hospital-facts/message-facts.ts';

export {
  type AgreedChannel,
  agreedChannels,
  isWhatsAppOnly,
  type MessageChannel,
  type MessageKind,
  messageChannels,
  messageKinds,
} from '#app/hospital-facts/message-facts.ts';

export type ReminderKind = Extract<MessageKind, 'tomorrow' | 'today'>;

/** Kinds whose loss harms: the person would come at the wrong time. The desk sends them if a gateway did not. */
export const urgentKinds = ['moved', 'cancelled'] as const satisfies readonly MessageKind[];

export const isUrgent = (kind: MessageKind) => urgentKinds.some((urgent) => urgent === kind);

/** An answer to the question whether the hospital may send messages; null if it was not asked. */
export type ChannelConsent = MessageAnswer | null;

export const audiences = ['patient', 'staff'] as const;

export const subjectKinds = ['appointment', 'callback'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const messageStates = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  /** The gateway may have sent it: no answer came. Such a message is never sent again by a gateway. */
  'unclear',
  'by-hand',
  'sent-by-hand',
  'dropped',
] as const;
export type MessageState = (typeof messageStates)[number];

/** States of a message that a gateway has sent, as far as the site knows. */
export const goneOutStates = ['sent', 'delivered', 'read'] as const satisfies readonly MessageState[];

/** States of a message that its gateway did not send, or may not have sent. */
export const undeliveredStates = ['failed', 'unclear'] as const satisfies readonly MessageState[];

/** Reasons for which a message was not sent, or waits for a member of the staff. */
export const messageReasons = [
  'cancelled',
  'superseded',
  'undone',
  'erased',
  'expired',
  'no-consent',
  'stopped',
  'off',
  'cap',
  /** A landline gets no message: call it. */
  'landline',
  /** No gateway is set up for the channel. */
  'no-gateway',
  /** The gateway refuses the number: no WhatsApp, not in service. */
  'phone',
  /** The gateway refuses the text or its template. */
  'template',
  /** The gateway refuses the hospital: key, balance, quality. */
  'channel',
  /** Any other refusal. */
  'refused',
  /** The gateway did not answer, or the Worker stopped before it noted the answer. */
  'no-answer',
] as const;
export type MessageReason = (typeof messageReasons)[number];

/** Reasons of a dropped reminder after which the same reminder is not made again. */
export const finalReasons = [
  'no-consent',
  'stopped',
  'off',
  'cap',
  'expired',
  'landline',
] as const satisfies readonly MessageReason[];

/** Ways in which a person asked for no more messages. */
export const stopWays = ['whatsapp', 'desk', 'own'] as const;
export type StopWay = (typeof stopWays)[number];

/** Action names in the audit log. */
export const messageActions = {
  sentByHand: 'message.sent-by-hand',
  testSent: 'message.test-sent',
  testArrived: 'message.test-arrived',
} as const;

/** Days for which a row is stored. A row holds no phone, name or text. */
export const messageDays = 400;

/** The thing that a message is about. */
export interface MessageSubject {
  readonly kind: SubjectKind;
  readonly id: string;
}
