import type { ClosedDay } from '#app/appointments/free-times/schedule.ts';
import type { Holiday } from '#app/hospital-facts/fact-types.ts';
import { weekdayNames, weekdayOf } from '#app/time/calendar.ts';

const reasons: Readonly<Record<Exclude<ClosedDay, 'holiday' | 'not-working'>, string>> = {
  leave: 'On leave',
  full: 'Full',
  over: 'Nothing left today',
  past: 'Over',
  'too-far': 'Not open yet',
  unavailable: 'Not available now',
  'not-offered': 'No such appointments',
};

/** Reasons why a day cannot be booked, as plain text without a full stop. */
export const closedDayWords = {
  reason(closed: ClosedDay, day: string, holidays: readonly Holiday[]): string {
    if (closed === 'not-working') return `Not on ${weekdayNames[weekdayOf(day)]}s`;
    if (closed !== 'holiday') return reasons[closed];
    return holidays.find((holiday) => holiday.day === day)?.name ?? 'Holiday';
  },
};
