/** The people who have arrived and wait for their doctor. Pure: callers pass the time. */
import type { DeskEntry } from './desk-board.ts';

/** A person in the waiting room. */
export type WaitingPerson = Pick<
  DeskEntry,
  'id' | 'patientName' | 'doctorName' | 'day' | 'minute' | 'token'
> & {
  /** Full minutes since the arrival. */
  readonly waited: number;
};

/** Lists who has arrived and is not completed yet, the longest waiting first. */
export function waitingRoom(entries: readonly DeskEntry[], now: Date): readonly WaitingPerson[] {
  return entries
    .flatMap(({ id, patientName, doctorName, day, minute, token, status, arrivedAt }) =>
      status === 'confirmed' && arrivedAt !== null
        ? [
            {
              ...{ id, patientName, doctorName, day, minute, token },
              waited: now.getTime() - arrivedAt.getTime(),
            },
          ]
        : [],
    )
    .sort((one, other) => other.waited - one.waited)
    .map((person) => ({ ...person, waited: Math.max(0, Math.floor(person.waited / 60_000)) }));
}

/** Formats a duration, such as '1 h 5 min'. */
export const waitedText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
