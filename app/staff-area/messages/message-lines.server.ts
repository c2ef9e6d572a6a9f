import { readReferences } from '#app/appointments/patient-messages/appointment-messages.server.ts';
import { messageKindLabels } from '#app/hospital/sections/message-fields.server.ts';
import type { ExpectedWay } from '#app/messages/expected-way.server.ts';
import type { MessageRow } from '#app/messages/message.schema.server.ts';
import type { MessageState } from '#app/messages/message.values.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import { firstSendable } from '#app/messages/message-times.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { shortDate } from '#app/time/long-date.ts';
import { momentText } from '#app/time/moment-text.ts';
import { slotLabel } from '#app/time/slots.ts';
import { appointmentPath } from '../frame/desk-paths.ts';
import { readExpectedWays } from './expected-message.server.ts';
import type { MessageLine } from './message-page.ts';
import { channelNames, reasonText } from './message-words.ts';

const callsPath = '/dashboard/Callbacks';

const at = (moment: Date | null): string => (moment === null ? '' : `, ${momentText(moment)}`);

/** Says what became of a message, and when. */
function stateText(
  row: MessageRow,
  { quiet }: Pick<MessageSettings, 'quiet'>,
  expected: ExpectedWay | undefined,
): string {
  const { state, channel, nextAt, sentAt, deliveredAt, readAt, endedAt } = row;
  const by = channel === null ? '' : ` by ${channelNames[channel]}`;
  const texts: Readonly<Record<MessageState, () => string>> = {
    waiting: () => {
      if (expected?.to === 'dropped') return 'Does not go out';
      const from = at(firstSendable(nextAt, quiet));
      return expected?.to === 'by-hand' ? `To send by hand from${from.slice(1)}` : `Goes out${from}`;
    },
    sending: () => 'Is being sent',
    sent: () => `Sent${by}${at(sentAt)}`,
    delivered: () => `Delivered${by}${at(deliveredAt)}`,
    read: () => `Read${by === '' ? '' : `, sent${by}`}${at(readAt)}`,
    'sent-by-hand': () => `Sent by hand${at(sentAt)}`,
    'by-hand': () => `To send by hand since${at(endedAt).slice(1)}`,
    failed: () => `Not sent${by}${at(endedAt)}`,
    unclear: () => `Perhaps sent${by}${at(endedAt)}`,
    dropped: () => `Dropped${at(endedAt)}`,
  };
  return texts[state]();
}

/**
 * Puts a message into words.
 *
 * @param expected how a message that waits is expected to end
 */
export function messageLine(
  row: MessageRow,
  references: ReadonlyMap<string, string>,
  settings: Pick<MessageSettings, 'quiet'>,
  expected?: ExpectedWay,
): MessageLine {
  const { id, kind, day, minute, subjectKind, subjectId, reason, channel } = row;
  const why = expected?.to === 'dropped' ? expected.reason : reason;
  return {
    id,
    kind: messageKindLabels[kind],
    isForTomorrow: kind === 'tomorrow',
    visit: day === null || minute === null ? null : `${shortDate(day)}, ${slotLabel(minute)}`,
    reference: references.get(subjectId) ?? null,
    to: subjectKind === 'appointment' ? appointmentPath(subjectId) : callsPath,
    state: stateText(row, settings, expected),
    reason: why && reasonText(why, channel),
  };
}

/** Puts messages into words, with the references of their appointments. */
export async function messageLines(
  database: Database,
  rows: readonly MessageRow[],
  settings: MessageSettings,
): Promise<readonly MessageLine[]> {
  const ids = rows.flatMap(({ subjectKind, subjectId }) =>
    subjectKind === 'appointment' ? [subjectId] : [],
  );
  const [references, expected] = await Promise.all([
    readReferences(database, [...new Set(ids)]),
    readExpectedWays(
      database,
      rows.filter(({ state }) => state === 'waiting'),
      settings,
    ),
  ]);
  return rows.map((row) => messageLine(row, references, settings, expected.get(row.id)));
}
