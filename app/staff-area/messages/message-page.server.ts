import { indianPhone } from '#app/contact-details/phone.ts';
import { isMobile } from '#app/messages/by-hand.ts';
import { countForDesk, listLatest, listMessages, listWaiting } from '#app/messages/message.queries.server.ts';
import type { MessageRow } from '#app/messages/message.schema.server.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import type { Outbox } from '#app/messages/outbox.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
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
      const rows = await listMessages(database, 'by-hand');
      // A message that is no longer true is left out: the next change, or its end, drops it.
      return (await cardsAndLines(database, rows, () => true, asked)).filter(isCard);
    }
    case 'waiting':
      return messageLines(database, await listWaiting(database), settings);
    case 'sent':
      return messageLines(database, await listLatest(database, 'sent', now), settings);
    case 'not-delivered': {
      const rows = await listLatest(database, 'not-delivered', now);
      return cardsAndLines(database, rows, ({ expiresAt }) => expiresAt > now, asked);
    }
  }
}

/** Whether the hospital sends messages of any kind, on any channel. */
const isAnythingOn = ({ brand, channels, kinds }: MessageSettings): boolean =>
  brand !== '' && Object.values(channels).includes(true) && Object.values(kinds).includes(true);

/** Reads a list of the page, and the numbers of messages that ask for the desk. */
export async function readMessagesPage(database: Database, list: MessageList, asked: MessagesAsked) {
  const { settings, now } = asked;
  const [messages, counts] = await Promise.all([
    readList(database, list, asked),
    countForDesk(database, settings, now),
  ]);
  return { messages, counts, isOn: isAnythingOn(settings) };
}

export type MessagesPage = Awaited<ReturnType<typeof readMessagesPage>>;
