/** Hours of single weekdays that differ from a doctor's usual ones: plain values shared by form, API, booking and tests. */
import { clockTime, minuteOfClock, type Weekday, weekdayNames } from '#app/time/calendar.ts';
import { slotMinutes, slots } from '#app/time/slots.ts';
import type { Doctor } from '../doctor.values.ts';
import { offeredVideoSlots, workingWeek } from './doctor-hours.ts';

/** Hours of a day in minutes of the day, such as 540 to 780 for 09:00 to 13:00. */
interface DayHours {
  readonly from: number;
  readonly to: number;
}

/** Hours by weekday, Monday first. A weekday that is missing has the usual hours. */
export type WeekdayHours = Readonly<Partial<Record<Weekday, DayHours>>>;

/** Hours as typed or sent, on a 24-hour clock. */
export type TypedWeekdayHours = Readonly<
  Partial<Record<Weekday, { readonly from: string; readonly to: string }>>
>;

export const weekdayHoursLabel = 'Different hours on some days';

/**
 * Name of the fields of the form. Each weekday has two, Monday first. One name for all, so that the message and the
 * choice between two versions find them.
 */
export const weekdayHoursField = 'weekdayHours';

const [firstMinute = 0] = slots;
export const earliestHour = clockTime(firstMinute);
export const latestHour = clockTime((slots.at(-1) ?? firstMinute) + slotMinutes);

export const weekdayHoursMessages = {
  shape:
    'Enter different hours as “Wed 14:00 to 18:00; Sat 09:00 to 13:00” in a spreadsheet, or as {"Sat": {"from": "09:00", "to": "13:00"}} in the API.',
  hours: (weekday: Weekday) =>
    `${weekdayNames[weekday]}: enter both times, in half hours from ${earliestHour} to ${latestHour}, the second after the first. For the usual hours, leave both empty.`,
  notWorking: (weekday: Weekday) =>
    `${weekdayNames[weekday]} is not a working day: choose it above, or leave its hours empty.`,
} as const;

/** Parses the hours of a day. Returns undefined unless both are half hours of the day, in this order. */
function dayHoursOf(typed: TypedWeekdayHours[Weekday]): DayHours | undefined {
  const [from, to] = [typed?.from, typed?.to].map((time) => minuteOfClock(time ?? ''));
  if (from === undefined || to === undefined || from >= to) return undefined;
  return slots.includes(from) && slots.includes(to - slotMinutes) ? { from, to } : undefined;
}

/** Parses typed hours. Weekdays whose hours are wrong are left out; {@link weekdayHoursError} finds them. */
export const weekdayHoursOf = (typed: TypedWeekdayHours): WeekdayHours =>
  Object.fromEntries(
    workingWeek.flatMap((weekday) => {
      const hours = dayHoursOf(typed[weekday]);
      return hours ? [[weekday, hours]] : [];
    }),
  );

/** Formats stored hours for the fields, the API and the spreadsheet. */
export const typedWeekdayHours = (hours: WeekdayHours): TypedWeekdayHours =>
  Object.fromEntries(
    workingWeek.flatMap((weekday) => {
      const { from, to } = hours[weekday] ?? {};
      return from === undefined || to === undefined
        ? []
        : [[weekday, { from: clockTime(from), to: clockTime(to) }]];
    }),
  );

/**
 * Returns the first weekday whose hours are wrong, with the message, or undefined.
 *
 * @param workingDays undefined if they are not known, because a client left them unchanged
 */
export function weekdayHoursError(
  typed: TypedWeekdayHours,
  workingDays: readonly string[] | undefined,
): { readonly weekday: Weekday; readonly message: string } | undefined {
  for (const weekday of workingWeek.filter((one) => typed[one] !== undefined)) {
    if (!dayHoursOf(typed[weekday])) return { weekday, message: weekdayHoursMessages.hours(weekday) };
    if (workingDays && !workingDays.includes(weekday))
      return { weekday, message: weekdayHoursMessages.notWorking(weekday) };
  }
  return undefined;
}

/** Reads the fields of the form. Weekdays with two empty fields are left out. */
export function weekdayHoursRows(fields: FormData | URLSearchParams): TypedWeekdayHours {
  const texts = fields.getAll(weekdayHoursField).map((text) => String(text).trim());
  return Object.fromEntries(
    workingWeek.flatMap((weekday, place) => {
      const [from = '', to = ''] = texts.slice(2 * place);
      return from === '' && to === '' ? [] : [[weekday, { from, to }]];
    }),
  );
}

/** Formats hours: 'Wed 14:00 to 18:00; Sat 09:00 to 13:00'. The spreadsheet is read in the same form. */
export const weekdayHoursText = (hours: TypedWeekdayHours): string =>
  workingWeek
    .flatMap((weekday) => {
      const { from = '', to = '' } = hours[weekday] ?? {};
      return hours[weekday] ? [`${weekday} ${from} to ${to}`] : [];
    })
    .join('; ');

/** Parses a text of {@link weekdayHoursText}. Returns undefined for another text. */
export function typedFromText(text: string): TypedWeekdayHours | undefined {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const days = parts.map((part) => /^(\w+) +(\d\d?:\d\d) +to +(\d\d?:\d\d)$/i.exec(part));
  const entries = days.flatMap((found) => {
    const weekday = workingWeek.find((one) => one.toLowerCase() === found?.[1]?.toLowerCase());
    const [from = '', to = ''] = (found?.slice(2) ?? []).map((time) => time.padStart(5, '0'));
    return weekday ? [[weekday, { from, to }] as const] : [];
  });
  return entries.length < parts.length ? undefined : Object.fromEntries(entries);
}

type Slots = Pick<
  Doctor,
  'hospitalSlots' | 'videoSlots' | 'weekdayHours' | 'registrationCouncil' | 'registrationNumber'
>;

/**
 * Returns the hours of a doctor on a weekday: the slots that the doctor offers, by kind of visit, regardless of leave.
 *
 * Different hours keep the usual slots within them, and so the breaks between these. Every half hour before the first
 * and after the last of them is offered too, at the hospital, or by video if the doctor sees people only by video.
 */
export function slotsOnWeekday(
  doctor: Slots,
  weekday: Weekday,
): { readonly hospital: readonly number[]; readonly video: readonly number[] } {
  const usual = { hospital: doctor.hospitalSlots, video: offeredVideoSlots(doctor) };
  const hours = doctor.weekdayHours[weekday];
  if (!hours) return usual;
  const isWithin = (minute: number) => hours.from <= minute && minute + slotMinutes <= hours.to;
  const kept = { hospital: usual.hospital.filter(isWithin), video: usual.video.filter(isWithin) };
  const both = [...kept.hospital, ...kept.video];
  const [first, last] = [Math.min(...both), Math.max(...both)];
  const more = slots.filter((minute) => isWithin(minute) && (minute < first || minute > last));
  const kind = usual.hospital.length > 0 ? 'hospital' : 'video';
  if (usual[kind].length === 0) return kept;
  return { ...kept, [kind]: [...kept[kind], ...more].sort((one, other) => one - other) };
}
