/** The people who have arrived: those who wait for their doctor, and those who are with them. Pure: callers pass the time. */
import { isWithDoctor } from '#app/appointments/appointment.values.ts';
import type { DeskEntry } from './desk-board.ts';

/** A person in the waiting room, or with a doctor. */
export type WaitingPerson = Pick<
  DeskEntry,
  'id' | 'patientName' | 'doctorName' | 'day' | 'minute' | 'token'
> & {
  /** Full minutes since the arrival, or since the person went in. */
  readonly minutes: number;
};

/** @param since the moment from which the minutes count; null for a visit that is left out */
const peopleSince = (
  entries: readonly DeskEntry[],
  now: Date,
  since: (entry: DeskEntry) => Date | null,
): readonly WaitingPerson[] =>
  entries
    .flatMap((entry) => {
      const { id, patientName, doctorName, day, minute, token } = entry;
      const from = entry.status === 'confirmed' ? since(entry) : null;
      return from === null ? [] : [{ person: { id, patientName, doctorName, day, minute, token }, from }];
    })
    .sort((one, other) => one.from.getTime() - other.from.getTime())
    .map(({ person, from }) => ({
      ...person,
      minutes: Math.max(0, Math.floor((now.getTime() - from.getTime()) / 60_000)),
    }));

/** Lists who has arrived and waits, the longest waiting first. */
export const waitingRoom = (entries: readonly DeskEntry[], now: Date): readonly WaitingPerson[] =>
  peopleSince(entries, now, (entry) => (isWithDoctor(entry) ? null : entry.arrivedAt));

/** Lists who is with a doctor, the longest first. */
export const withDoctors = (entries: readonly DeskEntry[], now: Date): readonly WaitingPerson[] =>
  peopleSince(entries, now, ({ withDoctorAt }) => withDoctorAt);

/** Formats a duration, such as '1 h 5 min'. */
export const waitedText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
