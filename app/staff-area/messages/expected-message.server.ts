/** Words about a message before its time: whether it goes out, and how. */
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { type ExpectedWay, expectedWay, readPeople } from '#app/messages/expected-way.server.ts';
import { readStopped } from '#app/messages/message.queries.server.ts';
import type { MessageRow } from '#app/messages/message.schema.server.ts';
import type { MessageKind } from '#app/messages/message.values.ts';
import type { MessageSettings } from '#app/messages/message-settings.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { resolveMessage } from './message-people.server.ts';
import { channelNames, reasonText } from './message-words.ts';

/** Reads how messages that wait are expected to end, by their ids. */
export async function readExpectedWays(
  database: Database,
  rows: readonly MessageRow[],
  settings: MessageSettings,
): Promise<ReadonlyMap<string, ExpectedWay>> {
  const { found, stopped } = await readPeople(database, rows, (row) => resolveMessage(database, row));
  return new Map(found.map((one) => [one.row.id, expectedWay(one, settings, stopped)]));
}

/** Says whether the person is told of a change that staff are about to make, and how. */
export async function readTellingText(
  database: Database,
  { id, day, minute, version }: Pick<AppointmentSummary, 'id' | 'day' | 'minute' | 'version'>,
  kind: MessageKind,
  settings: MessageSettings,
): Promise<string> {
  const subject = {
    kind,
    subjectKind: 'appointment',
    subjectId: id,
    subjectVersion: version,
    day,
    minute,
  } as const;
  const found = await resolveMessage(database, subject);
  // The change is still to come, so the message does not hold yet.
  const person = found && { ...found, stillHolds: true };
  const stopped = await readStopped(database, person ? [person.phone] : []);
  const expected = expectedWay({ row: { kind }, person }, settings, stopped);
  switch (expected.to) {
    case 'gateway':
      return `A message by ${channelNames[expected.channel]} tells the person.`;
    case 'by-hand':
      return 'A message for the person comes to the page Messages, to send by hand.';
    case 'dropped':
      return `The person is not told by this. ${reasonText(expected.reason, null)}. Call or write to them.`;
  }
}
