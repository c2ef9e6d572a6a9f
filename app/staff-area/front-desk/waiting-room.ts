/** The people who have arrived: those who wait for their doctor, and those who are with them. Pure: callers pass the time. */
import { isWithDoctor } from '#app/appointments/appointment.values.ts';
import type { DeskEntry } from './desk-board.ts';

/** A person in the waiting room, or with a doctor. */
export type WaitingPerson = Pick<
  DeskEntry,
  'id' | 'patientName' | 'doctorName' | 'day' | 'minute' | 'token' | 'due'
> & {
  /** Whether the person is with the doctor. */
  readonly isInside: boolean;
  /** Full minutes since the arrival, or since the person went in. */
  readonly minutes: number;
};

/**
 * Lists who is here in the order of arrival. A person who goes in to the doctor keeps their place, so that no button moves
 * under the hand of somebody who presses twice.
 */
export const peopleHere = (entries: readonly DeskEntry[], now: Date): readonly WaitingPerson[] =>
  entries
    .flatMap((entry) => {
      const { id, patientName, doctorName, day, minute, token, due, withDoctorAt } = entry;
      const arrivedAt = entry.arrivedAt ?? withDoctorAt;
      if (entry.status !== 'confirmed' || arrivedAt === null) return [];
      const since = withDoctorAt ?? arrivedAt;
      const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
      const isInside = isWithDoctor(entry);
      return [
        { person: { id, patientName, doctorName, day, minute, token, due, isInside, minutes }, arrivedAt },
      ];
    })
    .sort((one, other) => one.arrivedAt.getTime() - other.arrivedAt.getTime())
    .map(({ person }) => person);

/** Lists who has arrived and waits, the longest waiting first. */
export const waitingRoom = (entries: readonly DeskEntry[], now: Date): readonly WaitingPerson[] =>
  peopleHere(entries, now).filter(({ isInside }) => !isInside);

/** Formats a duration, such as '1 h 5 min'. */
export const waitedText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
