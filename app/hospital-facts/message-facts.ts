/** Facts about the messages that the hospital sends to people who agreed, by SMS or WhatsApp. */

import type { Locale } from '#app/languages/locales.ts';
import { fromRupees, type Paise, paise } from '#app/money/money.ts';

/** Kinds of messages. `tomorrow` and `today` are reminders, `feedback` follows a completed visit. */
export const messageKinds = [
  'received',
  'confirmed',
  'moved',
  'cancelled',
  'tomorrow',
  'today',
  'callback',
  'feedback',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Channels that a person can agree to. */
export const agreedChannels = ['sms', 'whatsapp'] as const;
export type AgreedChannel = (typeof agreedChannels)[number];

/**
 * Answers to the question whether the hospital may send messages. A person who was not asked, or did not answer, has
 * null and gets none.
 */
export const messageAnswers = ['none', ...agreedChannels] as const;
export type MessageAnswer = (typeof messageAnswers)[number];

/** Whether an answer agrees to messages. */
export const isAgreed = (answer: MessageAnswer | null): answer is AgreedChannel =>
  answer !== null && answer !== 'none';

/** Whether a kind of message goes out by WhatsApp only. */
export const isWhatsAppOnly = (kind: MessageKind): boolean => kind === 'feedback';

/** Channels on which a message goes out. `by-hand`: a member of the staff opens a link and sends it. */
export const messageChannels = [...agreedChannels, 'by-hand'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Text of one kind in one locale, with the names under which operators and gateways know it. Empty if not entered. */
export interface MessageTemplate {
  /** Text with variables in braces, such as `{when}`. Null: the text in the code. */
  readonly text: string | null;
  /** Id of the text with the operators (DLT). */
  readonly dltId: string;
  /** Id of the text with the SMS gateway. */
  readonly gatewayId: string;
  /** Name of the text with WhatsApp. */
  readonly whatsappName: string;
}

/** Templates by locale and kind. A missing one has the text in the code and no ids. */
type MessageTemplates = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<MessageKind, MessageTemplate>>>>>
>;

/** A message that an owner sent to their own phone, to test a channel. The number is not stored. */
export interface ChannelTest {
  /** Day in India. */
  readonly day: string;
  readonly language: Locale;
  /** Settings of the channel with which it was sent. Other settings need another test. */
  readonly settings: string;
}

export interface MessageFacts {
  /**
   * Name with which each message ends. It is true, but does not reveal the kind of hospital. Null until entered:
   * nobody is then asked about messages, and none is sent.
   */
  readonly brand: string | null;
  readonly channels: Readonly<Record<MessageChannel, boolean>>;
  /** The last test that a gateway took, for each channel; null without a test. */
  readonly testSent: Readonly<Record<AgreedChannel, ChannelTest | null>>;
  /** The last test that arrived, as the owner says. A channel sends only with the settings of this test. */
  readonly testedOn: Readonly<Record<AgreedChannel, ChannelTest | null>>;
  readonly kinds: Readonly<Record<MessageKind, boolean>>;
  readonly sms: {
    /** Six letters, registered with an operator (DLT). */
    readonly header: string;
    /** Id of the hospital with the operators (PE id). */
    readonly entityId: string;
  };
  readonly whatsapp: {
    readonly phoneNumberId: string;
    /** Version of Meta's API, such as `v23.0`. */
    readonly version: string;
  };
  /** Minutes of the day in India between which nothing is sent, from `from` over midnight to `until`. */
  readonly quiet: { readonly from: number; readonly until: number };
  readonly caps: { readonly day: Paise; readonly month: Paise };
  /** Price of one part of an SMS, and of one message of WhatsApp. */
  readonly prices: Readonly<Record<AgreedChannel, Paise>>;
  /** Variables that the operators allow in one text. */
  readonly mostVariables: number;
  readonly templates: MessageTemplates;
}

/** Nothing is switched on, and there is no brand. */
export const defaultMessageFacts: MessageFacts = {
  brand: null,
  channels: { sms: false, whatsapp: false, 'by-hand': false },
  testSent: { sms: null, whatsapp: null },
  testedOn: { sms: null, whatsapp: null },
  kinds: {
    received: false,
    confirmed: false,
    moved: false,
    cancelled: false,
    tomorrow: false,
    today: false,
    callback: false,
    feedback: false,
  },
  sms: { header: '', entityId: '' },
  whatsapp: { phoneNumberId: '', version: 'v23.0' },
  quiet: { from: 21 * 60, until: 7 * 60 + 30 },
  caps: { day: fromRupees(100), month: fromRupees(1_500) },
  prices: { sms: paise(25), whatsapp: paise(15) },
  mostVariables: 2,
  templates: {},
};
