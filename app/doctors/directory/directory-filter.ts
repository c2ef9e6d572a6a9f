/** Filters of the directory. They stand in its address, so that a choice can be shared and works without scripts. */

import { fromRupees } from '#app/money/money.ts';
import { weekFromMonday } from '#app/time/calendar.ts';
import { eveningStart } from '#app/time/slots.ts';
import { consultingLanguages, type Doctor, genders } from '../doctor.values.ts';
import { slotsOnWeekday } from '../hours/weekday-hours.ts';

/**
 * Needs of visitors, and the specializations that help. A neurologist without a narrower field counts for
 * headaches and for epilepsy.
 */
const needs = {
  mood: /psychiatr|psycholog|counsel|therap/i,
  child: /child|paediatric|pediatric/i,
  addiction: /addict/i,
  sex: /sex/i,
  sleep: /sleep/i,
  headache: /headache|migraine|neurolog(?!.*epilep)/i,
  epilepsy: /epilep|seizure|neurolog(?!.*headache)/i,
} as const satisfies Record<string, RegExp>;

export type Need = keyof typeof needs;
export const needIds = Object.keys(needs) as readonly Need[];

/**
 * All filters, in the order of the form: the name of each in the address, and its values. Address, query, form, cache and API
 * read this declaration.
 */
export const filters = {
  need: { field: 'for', values: needIds },
  /** A doctor works on this weekday. */
  day: { field: 'day', values: weekFromMonday },
  time: { field: 'time', values: ['evening'] },
  video: { field: 'video', values: ['1'] },
  /** Highest fee in rupees. */
  fee: { field: 'fee', values: ['1000', '1500', '2000'] },
  language: { field: 'language', values: consultingLanguages },
  gender: { field: 'gender', values: genders },
} as const;

export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as readonly FilterName[];
export const filterFields: readonly string[] = filterNames.map((name) => filters[name].field);

export type FilterValue<Name extends FilterName> = (typeof filters)[Name]['values'][number];

/** The chosen value of each filter. A filter that is null does not apply. */
export type DirectoryFilter = { readonly [Name in FilterName]: FilterValue<Name> | null };

/** Reads the filter of an address. Unknown values count as no filter. */
export const filterOf = (query: URLSearchParams): DirectoryFilter =>
  Object.fromEntries(
    filterNames.map((name) => {
      const { field, values } = filters[name];
      return [name, values.find((value) => value === query.get(field)) ?? null];
    }),
  ) as DirectoryFilter;

export const noFilter: DirectoryFilter = filterOf(new URLSearchParams());

export const isFiltered = (filter: DirectoryFilter): boolean =>
  filterNames.some((name) => filter[name] !== null);

/** Query parameters of a filter, without those that do not apply. */
export const filterQuery = (filter: Partial<DirectoryFilter>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = filter[name];
      return value ? [[filters[name].field, value]] : [];
    }),
  );

type Filtered = Pick<
  Doctor,
  | 'specialization'
  | 'feePaise'
  | 'workingDays'
  | 'weekdayHours'
  | 'hospitalSlots'
  | 'videoSlots'
  | 'languages'
  | 'gender'
  | 'registrationCouncil'
  | 'registrationNumber'
  | 'availability'
>;

/** The needs that a doctor's specialization meets. */
export const needsMet = ({ specialization }: Pick<Doctor, 'specialization'>): readonly Need[] =>
  needIds.filter((need) => needs[need].test(specialization));

/** When and how somebody wants to be seen. */
export type VisitWish = Pick<DirectoryFilter, 'day' | 'time' | 'video'>;

/**
 * Query of the booking page that carries the filter. There the kind of visit has a parameter of its own. With a time of day the
 * filter by video stays, because that time may also choose the kind of visit. `choiceFromQuery` in
 * app/appointments/booking-form/booking-steps.ts reads it.
 */
export function bookingQuery(filter: DirectoryFilter): string {
  const { time, video } = filter;
  const carried = filterQuery({ ...filter, video: time && video });
  const query = new URLSearchParams({ ...(video && { visit: 'video' }), ...carried });
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether a visit at a minute of the day is at the wished time of day. */
export const isAtTime = (minute: number, { time }: Pick<VisitWish, 'time'>): boolean =>
  time === null || minute >= eveningStart;

/** Whether a doctor has times of a kind of visit that fit the weekday and the time of day. */
export const hasTimesFor = (
  doctor: Pick<Filtered, 'workingDays'> & Parameters<typeof slotsOnWeekday>[0],
  { day, time }: Pick<VisitWish, 'day' | 'time'>,
  kind: 'hospital' | 'video',
): boolean =>
  doctor.workingDays.some(
    (weekday) =>
      (day ?? weekday) === weekday &&
      slotsOnWeekday(doctor, weekday)[kind].some((minute) => isAtTime(minute, { time })),
  );

const canBeSeen = (doctor: Filtered, wish: VisitWish): boolean =>
  doctor.availability === 'available' &&
  (hasTimesFor(doctor, wish, 'video') || (wish.video === null && hasTimesFor(doctor, wish, 'hospital')));

/** Whether a doctor passes a filter. A filter by day, time or video passes only doctors who can be seen at present. */
export function passesFilter(doctor: Filtered, filter: DirectoryFilter): boolean {
  const { need, day, time, video, fee, language, gender } = filter;
  return (
    (need === null || needs[need].test(doctor.specialization)) &&
    ((day === null && time === null && video === null) || canBeSeen(doctor, filter)) &&
    (fee === null || doctor.feePaise <= fromRupees(Number(fee))) &&
    (language === null || doctor.languages.includes(language)) &&
    (gender === null || doctor.gender === gender)
  );
}
