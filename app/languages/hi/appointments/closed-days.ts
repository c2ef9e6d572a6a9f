import type { ClosedDay } from '#app/appointments/free-times/schedule.ts';
import { weekdayOf } from '#app/time/calendar.ts';
import type * as english from '#messages/appointments/closed-days.ts';
import { clockWords } from '../hospital-facts/clock.ts';

const reasons: Readonly<Record<Exclude<ClosedDay, 'not-working'>, string>> = {
  /** Omits the name of the holiday, because the hospital enters it in English. */
  holiday: 'छुट्टी का दिन',
  leave: 'छुट्टी पर',
  full: 'जगह नहीं',
  over: 'आज और समय नहीं',
  past: 'बीत चुका',
  'too-far': 'अभी खुला नहीं',
  unavailable: 'अभी नहीं मिलते',
  'not-offered': 'ऐसे अपॉइंटमेंट नहीं',
};

export const closedDayWords: typeof english.closedDayWords = {
  reason: (closed, day) =>
    closed === 'not-working' ? `${clockWords.weekdayName(weekdayOf(day))} को नहीं` : reasons[closed],
};
