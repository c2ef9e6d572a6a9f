import { countAgreed } from '#app/appointments/patient-messages/appointment-messages.server.ts';
import { indianPhone } from '#app/contact-details/indian-phone.ts';
import { isMobile } from '#app/messages/by-hand.ts';
import {
  countForDesk,
  countReminders,
  listForDesk,
  listLatest,
  listWaiting,
} from '#app/messages/message.queries.server.ts';
import type { MessageRow } from '#app/messages/message.schema.server.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import { tomorrowWindow } from '#app/messages/message-times.ts';
import type { Outbox } from '#app/messages/outbox.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia, minuteInIndia, momentInIndia } from '#app/time/calendar.ts';
import { shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { type MessageByHand, sendableByHand } from './by-hand-list.server.ts';
import { messageLines } from './message-lines.server.ts';
import { isCard, type MessageCard, type MessageLine, type MessageList } from './message-page.ts';

/** Everything that the page needs besides its list. */
export interface MessagesAsked {
  readonly settings: MessageSettings;
  readonly resolveMessage: Outbox['resolveMessage'];
  readonly now: Date;
}

const wayOf = ({ href, phone }: MessageByHand): MessageCard['way'] => {
  if (!isMobile(phone)) return 'call';
  return href.startsWith('sms:') ? 'sms' : 'whatsapp';
};

/** Makes cards of the messages that may still be sent, and lines of the others. */
async function cardsAndLines(
  database: Database,
  rows: readonly MessageRow[],
  isSendable: (row: MessageRow) => boolean,
  { settings, resolveMessage }: MessagesAsked,
): Promise<readonly (MessageLine | MessageCard)[]> {
  const [lines, sendable] = await Promise.all([
    messageLines(database, rows, settings),
    sendableByHand(database, settings, rows.filter(isSendable), resolveMessage),
  ]);
  const byId = new Map(sendable.map((one) => [one.id, one]));
  return lines.map((line) => {
    const one = byId.get(line.id);
    if (!one) return line;
    return { ...line, phone: indianPhone('', one.phone).shown, href: one.href, way: wayOf(one) };
  });
}

async function readList(database: Database, list: MessageList, asked: MessagesAsked) {
  const { settings, now } = asked;
  switch (list) {
    case 'by-hand': {
      const rows = await listForDesk(database, settings, now);
      // A message that is no longer true is left out: the next change, or its end, drops it.
      return (await cardsAndLines(database, rows, () => true, asked)).filter(isCard);
    }
    case 'waiting':
      return messageLines(database, await listWaiting(database), settings);
    case 'sent':
    case 'sent-by-hand':
      return messageLines(database, await listLatest(database, list, now), settings);
    case 'not-delivered': {
      const rows = await listLatest(database, 'not-delivered', now);
      return cardsAndLines(database, rows, ({ expiresAt }) => expiresAt > now, asked);
    }
  }
}

/** Whether the hospital sends messages of any kind, on any channel. */
const isAnythingOn = ({ brand, channels, kinds }: MessageSettings): boolean =>
  brand !== '' && Object.values(channels).includes(true) && Object.values(kinds).includes(true);

/** Reads how far the desk is with the reminders for tomorrow; null if it sends none by hand. */
async function readTomorrow(database: Database, { settings, now }: MessagesAsked) {
  if (!settings.kinds.tomorrow || !settings.channels['by-hand']) return null;
  const today = dayInIndia(now);
  const day = addDays(today, 1);
  const [reminders, visits] = await Promise.all([
    countReminders(database, day, momentInIndia(today, 0)),
    countAgreed(database, day),
  ]);
  const isBefore = minuteInIndia(now) < tomorrowWindow.from;
  return { day: shortDate(day), ...reminders, ...visits, isBefore, from: slotLabel(tomorrowWindow.from) };
}

export type TomorrowQueue = NonNullable<Awaited<ReturnType<typeof readTomorrow>>>;

/** Reads a list of the page, and the numbers of messages that ask for the desk. */
export async function readMessagesPage(database: Database, list: MessageList, asked: MessagesAsked) {
  const { settings, now } = asked;
  const [messages, counts, tomorrow] = await Promise.all([
    readList(database, list, asked),
    countForDesk(database, settings, now),
    list === 'by-hand' && isAnythingOn(settings) ? readTomorrow(database, asked) : null,
  ]);
  return { messages, counts, tomorrow, isOn: isAnythingOn(settings) };
}

export type MessagesPage = Awaited<ReturnType<typeof readMessagesPage>>;
