/** On which days a doctor sees people, and under which registration: plain values, shared by form, API, booking and tests. */
import { isDay, type Weekday, weekdayNames, weekdays } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import type { Doctor } from '../doctor.values.ts';

/** Days on which a doctor sees nobody, the first and the last included. */
export interface Leave {
  readonly from: string;
  readonly to: string;
  /** For staff only; may be empty. */
  readonly note: string;
}

/** What a booking needs to know of a doctor. */
export type DoctorHours = Pick<
  Doctor,
  | 'id'
  | 'slug'
  | 'name'
  | 'feePaise'
  | 'availability'
  | 'isActive'
  | 'hospitalSlots'
  | 'videoSlots'
  | 'workingDays'
  | 'registrationCouncil'
  | 'registrationNumber'
> & { readonly leave: readonly Leave[] };

/** A doctor with what the pages of a booking show besides. */
export type BookableDoctor = DoctorHours & Pick<Doctor, 'specialization' | 'ekalink'>;

/** The dialog with nothing but when a doctor sees people, and the button that opens it. */
export const timesTitle = 'Times and leave';

/** As a week is read here. */
export const workingWeek: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const usualWorkingDays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const registrationRules = {
  registrationCouncil: { label: 'Registration council', maxLength: 120 },
  registrationNumber: { label: 'Registration number', maxLength: 60 },
} as const;

export const leaveLimits = { entries: 40, note: 200 } as const;

export const hoursMessages = {
  workingDays: 'Choose working days from the list: Mon to Sun.',
  noWorkingDay: 'Choose at least one working day.',
  registration: 'Enter the council and the number together, or neither.',
  leave: 'Enter the first and the last day of each leave, such as 2026-12-24.',
  leaveOrder: 'The last day of a leave is before its first.',
  leaveNote: `The note of a leave is too long: at most ${leaveLimits.note} characters.`,
  leaveCount: `Too many entries of leave: at most ${leaveLimits.entries}. Take out those that are over.`,
} as const;

/** What is wrong with a registration, or undefined: one half alone names nobody. */
export const registrationMessage = (council: string, number: string): string | undefined =>
  (council.trim() === '') === (number.trim() === '') ? undefined : hoursMessages.registration;

/** What is wrong with entries of leave, or undefined. */
export function leaveMessage(leave: readonly Leave[]): string | undefined {
  if (leave.length > leaveLimits.entries) return hoursMessages.leaveCount;
  if (!leave.every(({ from, to }) => isDay(from) && isDay(to))) return hoursMessages.leave;
  if (leave.some(({ from, to }) => to < from)) return hoursMessages.leaveOrder;
  return leave.some(({ note }) => note.length > leaveLimits.note) ? hoursMessages.leaveNote : undefined;
}

/** The weekdays that texts name, in their order, each once; undefined where one names none. */
export function workingDaysOf(texts: readonly string[]): readonly Weekday[] | undefined {
  const known = texts.every((text) => weekdays.some((weekday) => weekday === text));
  return known ? workingWeek.filter((weekday) => texts.includes(weekday)) : undefined;
}

/** Such as 'Monday, Wednesday, Saturday'. */
export const workingDaysText = (days: readonly Weekday[]) => days.map((day) => weekdayNames[day]).join(', ');

/** Such as '24 December 2026 to 2 January 2027 (family)', one after the other. */
export const leaveText = (leave: readonly Leave[]) =>
  leave
    .map(({ from, to, note }) => {
      const days = from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
      return note === '' ? days : `${days} (${note})`;
    })
    .join('; ');

type Registered = Pick<Doctor, 'registrationCouncil' | 'registrationNumber'>;

/** Such as 'Reg. no. 12345, Haryana Medical Council'; null where none is entered. */
export const registrationText = ({ registrationCouncil, registrationNumber }: Registered): string | null =>
  registrationCouncil === null || registrationNumber === null
    ? null
    : `Reg. no. ${registrationNumber}, ${registrationCouncil}`;

/** The slots for video that may be offered: without a registration none (Telemedicine Practice Guidelines 2020). */
export const offeredVideoSlots = (doctor: Registered & Pick<Doctor, 'videoSlots'>): readonly number[] =>
  registrationText(doctor) === null ? [] : doctor.videoSlots;
