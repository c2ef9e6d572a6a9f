import { readAttendance } from '#app/appointments/appointment-figures.queries.server.ts';
import { findFirstSwitchOn } from '#app/hospital/hospital.queries.server.ts';
import { messageDays } from '#app/messages/message.values.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { type AttendanceFigures, daysBefore, sumOfAttendance } from './attendance.ts';

/**
 * Reads who came in the 28 days before a channel of messages was first switched on, and since then until today.
 *
 * @returns null if no channel was ever on
 */
export async function readAttendanceFigures(
  database: Database,
  now: Date,
): Promise<AttendanceFigures | null> {
  const switchedOn = await findFirstSwitchOn(database);
  if (!switchedOn) return null;
  const today = dayInIndia(now);
  const first = dayInIndia(switchedOn);
  // Older rows of messages are deleted, so that nobody knows any more which messages were sent by hand.
  const earliest = addDays(today, 1 - messageDays);
  const before = { from: addDays(first, -daysBefore), until: first };
  const since = { from: first > earliest ? first : earliest, until: addDays(today, 1) };
  const [groupsBefore, byGroup] = await Promise.all([
    readAttendance(database, before),
    readAttendance(database, since),
  ]);
  return {
    before: { span: before, all: sumOfAttendance(Object.values(groupsBefore)) },
    since: { span: since, byGroup, isCut: since.from !== first },
  };
}
