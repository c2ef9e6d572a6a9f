import type { ClosedDay } from '#app/appointments/free-times/schedule.ts';
import { weekdayOf } from '#app/time/calendar.ts';
import type * as english from '#messages/appointments/closed-days.ts';
import { clockWords } from '../hospital-facts/clock.ts';

const reasons: Readonly<Record<Exclude<ClosedDay, 'not-working'>, string>> = {
  /** Omits the name of the holiday, because the hospital enters it in English. */
  holiday: 'ਛੁੱਟੀ ਦਾ ਦਿਨ',
  leave: 'ਡਾਕਟਰ ਛੁੱਟੀ ’ਤੇ',
  full: 'ਭਰ ਗਿਆ',
  over: 'ਅੱਜ ਹੋਰ ਸਮਾਂ ਨਹੀਂ',
  past: 'ਲੰਘ ਚੁੱਕਾ',
  'too-far': 'ਅਜੇ ਖੁੱਲ੍ਹਿਆ ਨਹੀਂ',
  unavailable: 'ਹੁਣ ਨਹੀਂ ਮਿਲਦੇ',
  'not-offered': 'ਅਜਿਹੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ',
};

export const closedDayWords: typeof english.closedDayWords = {
  reason: (closed, day) =>
    closed === 'not-working' ? `${clockWords.weekdayName(weekdayOf(day))} ਨੂੰ ਨਹੀਂ` : reasons[closed],
};
