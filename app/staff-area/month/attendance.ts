/** Attendance before and since the first message, in words. Safe for the browser. */

import { type Attendance, type MessageGroup, messageGroups } from '#app/appointments/appointment-figures.ts';
import type { DaySpan } from '#app/time/calendar.ts';

/** Days before the first switch-on of a channel that are counted. */
export const daysBefore = 28;

/** Visits on both sides from which on shares are shown: with fewer, chance alone makes large differences. */
export const enoughVisits = 100;

/** Attendance before and since the first switch-on of a channel of messages. */
export interface AttendanceFigures {
  readonly before: { readonly span: DaySpan; readonly all: Attendance };
  readonly since: {
    readonly span: DaySpan;
    readonly byGroup: Readonly<Record<MessageGroup, Attendance>>;
    /** Whether the switch-on is longer ago than the rows of messages are stored, so that `span` begins later. */
    readonly isCut: boolean;
  };
}

const visitsOf = ({ came, missed }: Attendance): number => came + missed;

export const sumOfAttendance = (some: readonly Attendance[]): Attendance => ({
  came: some.reduce((sum, { came }) => sum + came, 0),
  missed: some.reduce((sum, { missed }) => sum + missed, 0),
});

const groupNames: Readonly<Record<MessageGroup, string>> = {
  none: 'No messages',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  'by-hand': 'By hand',
};

const percent = ({ came, missed }: Attendance): number => Math.round((came / (came + missed)) * 100);

/** Row of the table: who came of all visits, and the number of those who did not. */
type AttendanceRow = readonly [name: string, came: string, missed: number];

interface AttendanceText {
  readonly rows: readonly AttendanceRow[];
  /** Sentence below the table: why there are counts only, or the two shares. */
  readonly conclusion: string;
}

/** Puts the figures into words. No share and no comparison while either side has fewer than 100 visits. */
export function attendanceText({ before, since }: AttendanceFigures): AttendanceText {
  const sinceAll = sumOfAttendance(Object.values(since.byGroup));
  const sides = [before.all, sinceAll];
  const isEnough = sides.every((side) => visitsOf(side) >= enoughVisits);
  const row = (name: string, one: Attendance): AttendanceRow => {
    const share = isEnough && visitsOf(one) >= enoughVisits ? ` (${percent(one)}%)` : '';
    const came = visitsOf(one) === 0 ? 'no visits' : `${one.came} of ${visitsOf(one)} came${share}`;
    return [name, came, one.missed];
  };
  const conclusion = isEnough
    ? `Before, ${percent(before.all)}% came; since then, ${percent(sinceAll)}%. Other things may have changed at the same time, so this does not prove that messages are the reason.`
    : `Counts only: a share needs at least ${enoughVisits} visits on both sides. Before, there were ${visitsOf(before.all)}; since then, ${visitsOf(sinceAll)}.`;
  return {
    rows: [
      row('Before', before.all),
      row('Since', sinceAll),
      ...messageGroups.map((group) => row(`Since: ${groupNames[group]}`, since.byGroup[group])),
    ],
    conclusion,
  };
}
