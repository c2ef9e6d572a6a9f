import type { Locale } from '#app/languages/locales.ts';
import type { Paise } from '#app/money/money.ts';
import { fromRupees } from '#app/money/money.ts';
import type { AgreedChannel, MessageChannel, MessageKind } from './message.values.ts';

/** Name of a registered text: the gateway's id of an SMS template, or the name of a WhatsApp template. */
type TemplateNames = Readonly<Partial<Record<MessageKind, Readonly<Partial<Record<Locale, string>>>>>>;

/** Settings that the hospital makes for its messages. Keys of gateways are secrets of the Worker instead. */
export interface MessageSettings {
  /** Brand that every message ends with. It must not reveal the kind of hospital. */
  readonly brand: string;
  /** Number of the hospital that messages state, as people read it. */
  readonly phone: string;
  readonly kinds: Readonly<Record<MessageKind, boolean>>;
  readonly channels: Readonly<Record<MessageChannel, boolean>>;
  readonly sms: {
    /** Six letters, registered with an operator (DLT). */
    readonly header: string;
    /** Entity id of the hospital with the operators. */
    readonly entityId: string;
  };
  readonly whatsapp: {
    readonly phoneNumberId: string;
    /** Version of Meta's API, such as `v23.0`. */
    readonly version: string;
  };
  readonly templates: Readonly<Record<AgreedChannel, TemplateNames>>;
  /** Edition of the texts; a change of a text raises it. */
  readonly edition: number;
  /** Price of one part. */
  readonly prices: Readonly<Record<AgreedChannel, Paise>>;
  readonly caps: { readonly day: Paise; readonly month: Paise };
  /** Minutes of the day in India between which nothing is sent, from `from` over midnight to `until`. */
  readonly quiet: { readonly from: number; readonly until: number };
}

const noKind: MessageSettings['kinds'] = {
  received: false,
  confirmed: false,
  moved: false,
  cancelled: false,
  tomorrow: false,
  today: false,
  callback: false,
};

/** Everything off, until the hospital has made its settings. */
export const messagesOff: MessageSettings = {
  brand: '',
  phone: '',
  kinds: noKind,
  channels: { sms: false, whatsapp: false, 'by-hand': false },
  sms: { header: '', entityId: '' },
  whatsapp: { phoneNumberId: '', version: 'v23.0' },
  templates: { sms: {}, whatsapp: {} },
  edition: 1,
  prices: { sms: 25 as Paise, whatsapp: 15 as Paise },
  caps: { day: fromRupees(100), month: fromRupees(1_500) },
  quiet: { from: 21 * 60, until: 7 * 60 + 30 },
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
