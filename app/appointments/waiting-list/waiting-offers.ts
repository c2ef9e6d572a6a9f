/** Decides who is offered which free time. Pure: callers pass the time and the free slots. */
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import type { VisitKind } from '../appointment.values.ts';
import { type OfferedTime, timeKey, type WaitingEntry } from './waiting.values.ts';

/** A free time for a person who waits. */
export interface WaitingOffer extends OfferedTime {
  readonly entry: WaitingEntry;
}

/** Returns a doctor's free minutes of a day for a kind of visit, in order. */
type FreeOn = (doctorId: string, visit: VisitKind, day: string) => readonly number[];

const wasTriedToday = ({ lastTriedAt }: WaitingEntry, today: string) =>
  lastTriedAt !== null && dayInIndia(lastTriedAt) === today;

/**
 * Offers each free time to the first entry that it suits. The order is that of the list; whoever was called today
 * without an answer comes after the others. A time that was offered to one entry is not offered to the next.
 *
 * @param entries the longest waiting first
 */
export function offerTimes(
  entries: readonly WaitingEntry[],
  freeOn: FreeOn,
  today: string,
): readonly WaitingOffer[] {
  const inOrder = [
    ...entries.filter((entry) => !wasTriedToday(entry, today)),
    ...entries.filter((entry) => wasTriedToday(entry, today)),
  ];
  const given = new Set<string>();
  return inOrder.flatMap((entry) => {
    for (
      let day = entry.fromDay < today ? today : entry.fromDay;
      day <= entry.untilDay;
      day = addDays(day, 1)
    ) {
      const minute = freeOn(entry.doctorId, entry.visit, day).find((one) => {
        const key = timeKey({ day, minute: one });
        return !entry.declined.includes(key) && !given.has(`${entry.doctorId} ${key}`);
      });
      if (minute === undefined) continue;
      given.add(`${entry.doctorId} ${timeKey({ day, minute })}`);
      return [{ entry, day, minute }];
    }
    return [];
  });
}
