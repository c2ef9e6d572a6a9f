/** Free times of today by specialty. Pure: callers pass the free times of each doctor. */
import { lowerCase } from '#app/doctors/directory/doctor.search.ts';
import type { FreeTime } from '../front-desk/desk-board.ts';

/** A doctor with free times today, soonest first. */
interface FreeDoctor {
  readonly id: string;
  readonly name: string;
  readonly specialization: string;
  readonly free: readonly FreeTime[];
}

/** The free times of one specialty: their number, and the first one with its doctor. */
export interface FreeSpecialty {
  readonly specialty: string;
  readonly count: number;
  readonly first: FreeTime & { readonly doctorId: string; readonly doctorName: string };
}

/** Groups free times by specialty, whatever its case, in the order of the alphabet. A specialty without a free time is left out. */
export function freeBySpecialty(doctors: readonly FreeDoctor[]): readonly FreeSpecialty[] {
  const groups = Map.groupBy(doctors, ({ specialization }) => lowerCase(specialization.trim()));
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([, ofSpecialty]) => {
      const times = ofSpecialty
        .flatMap(({ id, name, free }) => free.map((time) => ({ ...time, doctorId: id, doctorName: name })))
        .toSorted((one, other) => one.minute - other.minute);
      const [first] = times;
      const specialty = ofSpecialty[0]?.specialization.trim() ?? '';
      return first ? [{ specialty, count: times.length, first }] : [];
    });
}
