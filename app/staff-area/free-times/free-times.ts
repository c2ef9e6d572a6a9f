/** Rules of the page with the first free times of all doctors. Pure: callers pass the time and the booked slots. */
import { type VisitKind, visitKinds } from '#app/appointments/appointment.values.ts';
import { type BookingRules, dayState, freeMinutes } from '#app/appointments/free-times/schedule.ts';
import {
  type DirectoryFilter,
  filterOf,
  hasTimesFor,
  isAtTime,
  noFilter,
  passesFilter,
} from '#app/doctors/directory/directory-filter.ts';
import { lowerCase } from '#app/doctors/directory/doctor.search.ts';
import type { OfferedDoctor } from '#app/doctors/hours/doctor-hours.ts';
import { dayInIndia, daysFrom, weekdayOf } from '#app/time/calendar.ts';

/** Days that are searched for a free time. Doctors are seldom on leave for longer than 60 days. */
export const searchedDays = 60;

/** Free times that are shown per doctor: somebody who rings hears two or three at most. */
const shownTimes = 3;

/** Filters of the page that the public directory has too, in the order of the form. */
export const sharedFilters = ['gender', 'language', 'day', 'time'] as const;

/** The choices in the address. A choice that is null does not apply. */
export interface FreeQuery extends Pick<DirectoryFilter, (typeof sharedFilters)[number]> {
  readonly specialty: string | null;
  readonly visit: VisitKind | null;
}

/** Reads the choices of an address. Unknown values count as no choice. */
export function freeQueryOf(search: URLSearchParams): FreeQuery {
  const { gender, language, day, time } = filterOf(search);
  return {
    ...{ gender, language, day, time },
    specialty: search.get('specialty')?.trim() || null,
    visit: visitKinds.find((visit) => visit === search.get('visit')) ?? null,
  };
}

export interface OfferedTime {
  readonly day: string;
  readonly minute: number;
  /** The kinds of visit that the doctor offers at this time, at least one. */
  readonly visits: readonly [VisitKind, ...VisitKind[]];
}

const kindsOf = ({ visit }: FreeQuery): readonly VisitKind[] => (visit === null ? visitKinds : [visit]);

/** Returns the specialties of doctors in the order of the alphabet, each once whatever its case. */
export function specialtiesOf(doctors: readonly Pick<OfferedDoctor, 'specialization'>[]): readonly string[] {
  const names = doctors.map(({ specialization }) => specialization.trim());
  const byName = new Map(names.map((name) => [lowerCase(name), name]));
  return [...byName].toSorted(([one], [other]) => one.localeCompare(other, 'en')).map(([, name]) => name);
}

/** Whether a doctor sees people at present, is who was asked for, and works at such times. */
export const suits = (doctor: OfferedDoctor, query: FreeQuery): boolean =>
  doctor.availability === 'available' &&
  (query.specialty === null || lowerCase(doctor.specialization.trim()) === lowerCase(query.specialty)) &&
  passesFilter(doctor, { ...noFilter, gender: query.gender, language: query.language }) &&
  kindsOf(query).some((kind) => hasTimesFor(doctor, query, kind));

/** The free times of a day from now on, with the kinds of visit of each. */
function timesOn(
  doctor: OfferedDoctor,
  query: FreeQuery,
  day: string,
  taken: ReadonlySet<number>,
  rules: BookingRules,
): readonly OfferedTime[] {
  const times = new Map<number, OfferedTime>();
  for (const kind of kindsOf(query))
    for (const minute of freeMinutes(dayState(doctor, kind, day, taken, rules), rules.now))
      if (isAtTime(minute, query)) {
        const other = times.get(minute);
        times.set(minute, { day, minute, visits: other ? [...other.visits, kind] : [kind] });
      }
  return [...times.values()].toSorted((one, other) => one.minute - other.minute);
}

/**
 * Finds the first free times of a doctor that suit the choices, soonest first. Empty if there is none within
 * {@link searchedDays}.
 *
 * @param takenOn returns the booked minutes of a day
 */
export function firstFreeTimes(
  doctor: OfferedDoctor,
  query: FreeQuery,
  takenOn: (day: string) => ReadonlySet<number>,
  rules: BookingRules,
): readonly OfferedTime[] {
  const found: OfferedTime[] = [];
  for (const day of daysFrom(dayInIndia(rules.now), searchedDays)) {
    if (query.day !== null && weekdayOf(day) !== query.day) continue;
    found.push(...timesOn(doctor, query, day, takenOn(day), rules));
    if (found.length >= shownTimes) break;
  }
  return found.slice(0, shownTimes);
}
