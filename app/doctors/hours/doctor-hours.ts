/** Working days, leave and registration of a doctor: plain values shared by form, API, booking and tests. */
import { dayLimits, isDay, minuteOfClock, type Weekday, weekdayNames, weekdays } from '#app/time/calendar.ts';
import { longDate } from '#app/time/long-date.ts';
import { slotMinutes } from '#app/time/slots.ts';
import type { Doctor, Leave } from '../doctor.values.ts';

/** Data of a doctor that the booking rules need. */
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
  | 'weekdayHours'
  | 'registrationCouncil'
  | 'registrationNumber'
> & {
  readonly leave: readonly Leave[];
  /** Version of the doctor that these hours are of, see `areHoursCurrent`. */
  readonly version: number;
};

/** Data of a doctor by which one is chosen, also by the desk when somebody rings. */
export type OfferedDoctor = DoctorHours & Pick<Doctor, 'specialization' | 'gender' | 'languages'>;

/** Data of a doctor that the booking pages need. */
export type BookableDoctor = OfferedDoctor & Pick<Doctor, 'ekalink' | 'texts'>;

/** Title of the dialog that edits only a doctor's times, and label of the button that opens it. */
export const timesTitle = 'Times and leave';

/** Weekdays in display order, Monday first. */
export const workingWeek: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const usualWorkingDays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const registrationRules = {
  registrationCouncil: { label: 'Registration council', maxLength: 120 },
  registrationNumber: { label: 'Registration number', maxLength: 60 },
} as const;

export const leaveLimits = { entries: 40, note: 200 } as const;

/** Names of the form fields of one leave, in the order of the row. */
export const leaveFieldNames = ['leaveFrom', 'leaveTo', 'leaveFromTime', 'leaveToTime', 'leaveNote'] as const;

/** Returns the times of a leave as an entry stores them: an empty one is left out. */
export const leaveHours = (fromTime: string, toTime: string): Pick<Leave, 'fromTime' | 'toTime'> => ({
  ...(fromTime.trim() && { fromTime: fromTime.trim() }),
  ...(toTime.trim() && { toTime: toTime.trim() }),
});

/** Reads the rows of leave in a form. Empty rows are left out. */
export function leaveRows(fields: FormData | URLSearchParams): readonly Leave[] {
  const texts = (name: string) => fields.getAll(name).map((text) => String(text).trim());
  const [from = [], to = [], fromTime = [], toTime = [], note = []] = leaveFieldNames.map(texts);
  return Array.from({ length: Math.max(from.length, to.length) }, (_, index) => ({
    from: from[index] ?? '',
    to: to[index] ?? '',
    ...leaveHours(fromTime[index] ?? '', toTime[index] ?? ''),
    note: note[index] ?? '',
  })).filter((entry) => Object.values(entry).some((text) => text !== ''));
}

export const hoursMessages = {
  workingDays: 'Choose working days from the list: Mon to Sun.',
  noWorkingDay: 'Choose at least one working day.',
  registration: 'Enter the council and the number together, or neither.',
  leave: `Enter the first and the last day of each leave, such as 2026-12-24, at the latest ${dayLimits.max}.`,
  leaveOrder: 'The last day of a leave is before its first.',
  leaveHours:
    'Enter both times of a leave, the second after the first, such as 14:00 and 16:00, or neither for whole days.',
  leaveNote: `The note of a leave is too long: at most ${leaveLimits.note} characters.`,
  leaveCount: `Too many entries of leave: at most ${leaveLimits.entries}. Take out those that are over.`,
} as const;

/** Returns the error message of a registration, or undefined. Council and number are both required or both empty. */
export const registrationMessage = (council: string, number: string): string | undefined =>
  (council.trim() === '') === (number.trim() === '') ? undefined : hoursMessages.registration;

const isWholeDays = ({ fromTime, toTime }: Leave) => fromTime === undefined && toTime === undefined;

function hasValidHours(entry: Leave): boolean {
  const [from, to] = [entry.fromTime, entry.toTime].map((time) => minuteOfClock(time ?? ''));
  return isWholeDays(entry) || (from !== undefined && to !== undefined && from < to);
}

const includes = ({ from, to }: Leave, day: string) => from <= day && day <= to;

/** Whether a leave of whole days includes this day. */
export const isAwayAllDay = (leave: readonly Leave[], day: string): boolean =>
  leave.some((entry) => includes(entry, day) && isWholeDays(entry));

/** Whether a leave leaves no room for a visit that begins at this minute of a day. */
export const isBlocked = (leave: readonly Leave[], day: string, minute: number): boolean =>
  leave.some((entry) => {
    if (!includes(entry, day)) return false;
    const [from = 0, to = 24 * 60] = [entry.fromTime, entry.toTime].map((time) => minuteOfClock(time ?? ''));
    return minute < to && from < minute + slotMinutes;
  });

/** Returns the error message of leave entries, or undefined. */
export function leaveMessage(leave: readonly Leave[]): string | undefined {
  if (leave.length > leaveLimits.entries) return hoursMessages.leaveCount;
  if (!leave.every(({ from, to }) => isDay(from) && isDay(to))) return hoursMessages.leave;
  if (leave.some(({ from, to }) => to < from)) return hoursMessages.leaveOrder;
  if (!leave.every(hasValidHours)) return hoursMessages.leaveHours;
  return leave.some(({ note }) => note.length > leaveLimits.note) ? hoursMessages.leaveNote : undefined;
}

/** Converts texts to weekdays, sorted and without duplicates. Returns undefined if a text is not a weekday. */
export function workingDaysOf(texts: readonly string[]): readonly Weekday[] | undefined {
  const known = texts.every((text) => weekdays.some((weekday) => weekday === text));
  return known ? workingWeek.filter((weekday) => texts.includes(weekday)) : undefined;
}

/** Formats weekdays: 'Monday, Wednesday, Saturday'. */
export const workingDaysText = (days: readonly Weekday[]) => days.map((day) => weekdayNames[day]).join(', ');

/** Formats leave entries: '24 December 2026 to 2 January 2027, 14:00 to 16:00 (family)', separated by semicolons. */
export const leaveText = (leave: readonly Leave[]) =>
  leave
    .map((entry) => {
      const { from, to, fromTime, toTime, note } = entry;
      const days = from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
      const away = isWholeDays(entry) ? days : `${days}, ${fromTime} to ${toTime}`;
      return note === '' ? away : `${away} (${note})`;
    })
    .join('; ');

type Registered = Pick<Doctor, 'registrationCouncil' | 'registrationNumber'>;

/** Formats a registration: 'Reg. no. 12345, Haryana Medical Council'. Returns null if none is entered. */
export const registrationText = ({ registrationCouncil, registrationNumber }: Registered): string | null =>
  registrationCouncil === null || registrationNumber === null
    ? null
    : `Reg. no. ${registrationNumber}, ${registrationCouncil}`;

/** Returns the video slots, or none without a registration (Telemedicine Practice Guidelines 2020). */
export const offeredVideoSlots = (doctor: Registered & Pick<Doctor, 'videoSlots'>): readonly number[] =>
  registrationText(doctor) === null ? [] : doctor.videoSlots;
