/** Filters of the directory. They stand in its address, so that a choice can be shared and works without scripts. */

import { type Weekday, weekFromMonday } from '#app/time/calendar.ts';
import {
  type ConsultingLanguage,
  consultingLanguages,
  type Doctor,
  type Gender,
  genders,
} from '../doctor.values.ts';
import { offeredVideoSlots } from '../hours/doctor-hours.ts';

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

/** A filter that is null or false does not apply. */
export interface DirectoryFilter {
  readonly need: Need | null;
  /** A doctor works on this weekday. */
  readonly day: Weekday | null;
  readonly video: boolean;
  readonly language: ConsultingLanguage | null;
  readonly gender: Gender | null;
}

/** Names of the filters in the address. */
export const filterFields = {
  need: 'for',
  day: 'day',
  video: 'video',
  language: 'language',
  gender: 'gender',
} as const satisfies Record<keyof DirectoryFilter, string>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the filter of an address. Unknown values count as no filter. */
export const filterOf = (query: URLSearchParams): DirectoryFilter => ({
  need: oneOf(needIds, query.get(filterFields.need)),
  day: oneOf(weekFromMonday, query.get(filterFields.day)),
  video: query.get(filterFields.video) === '1',
  language: oneOf(consultingLanguages, query.get(filterFields.language)),
  gender: oneOf(genders, query.get(filterFields.gender)),
});

export const noFilter: DirectoryFilter = filterOf(new URLSearchParams());

export const isFiltered = ({ need, day, video, language, gender }: DirectoryFilter): boolean =>
  video || [need, day, language, gender].some((value) => value !== null);

/** Query parameters of a filter, without those that do not apply. */
export const filterQuery = (filter: DirectoryFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(filterFields) as (keyof DirectoryFilter)[]).flatMap((name) => {
      const value = filter[name];
      return value ? [[filterFields[name], value === true ? '1' : value]] : [];
    }),
  );

type Filtered = Pick<
  Doctor,
  | 'specialization'
  | 'workingDays'
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

/** Whether a doctor passes a filter. A filter by day or video passes only doctors who can be seen at present. */
export function passesFilter(
  doctor: Filtered,
  { need, day, video, language, gender }: DirectoryFilter,
): boolean {
  const isSeen = doctor.availability === 'available';
  const hasVideo = offeredVideoSlots(doctor).length > 0;
  return (
    (need === null || needs[need].test(doctor.specialization)) &&
    (day === null ||
      (isSeen && doctor.workingDays.includes(day) && (doctor.hospitalSlots.length > 0 || hasVideo))) &&
    (!video || (isSeen && hasVideo)) &&
    (language === null || doctor.languages.includes(language)) &&
    (gender === null || doctor.gender === gender)
  );
}
