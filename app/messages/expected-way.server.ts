import type { Locale } from '#app/languages/locales.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { isMobile } from './by-hand.ts';
import { readStopped } from './message.queries.server.ts';
import type { MessageRow } from './message.schema.server.ts';
import {
  type AgreedChannel,
  type ChannelConsent,
  isWhatsAppOnly,
  type MessageReason,
} from './message.values.ts';
import { type MessageSettings, templateFor } from './message-settings.ts';
import type { MessageValues } from './message-text.ts';

/** A message as its row states it, for the store that knows its subject. */
export type MessageToResolve = Pick<
  MessageRow,
  'kind' | 'subjectKind' | 'subjectId' | 'subjectVersion' | 'day' | 'minute'
>;

/** The person of a message, read when it is sent. */
export interface ResolvedMessage {
  /** Ten digits. */
  readonly phone: string;
  readonly language: Locale;
  readonly consent: ChannelConsent;
  readonly reference: string | null;
  /** Whether the message is about a visit by video. */
  readonly isByVideo: boolean;
  /** Whether the message is still true: same time, and a status that fits its kind. */
  readonly stillHolds: boolean;
}

export interface NotSent {
  readonly to: 'dropped' | 'by-hand';
  readonly reason: MessageReason;
}

/** Reads the person of a message. Undefined if the subject or its personal data is gone. */
export type ResolveMessage = (message: MessageToResolve) => Promise<ResolvedMessage | undefined>;

/** A message and its person, for a decision without a run. */
interface Addressed {
  readonly row: Pick<MessageRow, 'kind'>;
  readonly person: ResolvedMessage | undefined;
}

/** Returns the reason for which a message must not go out at all. */
function refusedFor({ row, person }: Addressed, settings: MessageSettings, stopped: ReadonlySet<string>) {
  if (!person) return 'erased';
  if (!person.stillHolds) return 'superseded';
  if (!settings.kinds[row.kind]) return 'off';
  if (person.consent === null || person.consent === 'none') return 'no-consent';
  if (isWhatsAppOnly(row.kind) && person.consent !== 'whatsapp') return 'no-consent';
  return stopped.has(person.phone) ? 'stopped' : undefined;
}

/** Whether a message may still go out, on whichever way. */
export const mayBeSent = (
  row: MessageRow,
  person: ResolvedMessage,
  settings: MessageSettings,
  stopped: ReadonlySet<string>,
): boolean => refusedFor({ row, person }, settings, stopped) === undefined;

/** Leaves a message to the desk, if the desk sends by hand. */
export const leftToDesk = (
  { channels }: MessageSettings,
  reason: MessageReason,
  otherwise: MessageReason = reason,
): NotSent => (channels['by-hand'] ? { to: 'by-hand', reason } : { to: 'dropped', reason: otherwise });

/** How a message that waits is expected to end: over a gateway, with the desk, or not at all. */
export type ExpectedWay =
  | NotSent
  | { readonly to: 'gateway'; readonly channel: AgreedChannel; readonly template: string };

/**
 * Says how a message would end with the present settings, so that staff read the truth before its time. Caps and
 * answers of the gateways are known only when it is sent.
 */
export function expectedWay(
  { row, person }: Addressed,
  settings: MessageSettings,
  stopped: ReadonlySet<string>,
): ExpectedWay {
  const refused = refusedFor({ row, person }, settings, stopped);
  if (refused || !person) return { to: 'dropped', reason: refused ?? 'erased' };
  // The desk calls a landline, but not with a message that goes out by WhatsApp only.
  if (!isMobile(person.phone))
    return isWhatsAppOnly(row.kind)
      ? { to: 'dropped', reason: 'landline' }
      : leftToDesk(settings, 'landline');
  const channel = person.consent as AgreedChannel;
  const template = templateFor(settings, channel, row.kind, person.language);
  return template ? { to: 'gateway', channel, template } : leftToDesk(settings, 'no-gateway', 'off');
}

/** Reads the persons of messages, and the phones of those who want none. */
export async function readPeople<Row extends MessageToResolve>(
  database: Database,
  rows: readonly Row[],
  resolveMessage: ResolveMessage,
) {
  const found = await Promise.all(rows.map(async (row) => ({ row, person: await resolveMessage(row) })));
  const phones = found.flatMap(({ person }) => (person ? [person.phone] : []));
  return { found, stopped: await readStopped(database, phones) };
}

/** Returns the values of a message's text. */
export const valuesOf = (
  { day, minute }: Pick<MessageRow, 'day' | 'minute'>,
  { reference }: Pick<ResolvedMessage, 'reference'>,
  { phone, brand }: MessageSettings,
): MessageValues => ({ day, minute, reference, phone, brand });
