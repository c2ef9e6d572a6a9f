/** Hours of single weekdays that differ from a doctor's usual ones: plain values shared by form, booking and tests. */
import { clockTime, type Weekday } from '#app/time/calendar.ts';
import { slotMinutes, slots } from '#app/time/slots.ts';
import type { Doctor, WeekdayHours } from '../doctor.values.ts';
import { offeredVideoSlots, workingWeek } from './doctor-hours.ts';

export const weekdayHoursLabel = 'Different hours on some days';

/**
 * Name of the fields of the form. Each weekday has two fields, Monday first. All have the same name, so that the error
 * message and the choice between two versions of a doctor find them.
 */
export const weekdayHoursField = 'weekdayHours';

/** Texts of the fields of the form: two for each weekday, empty for the usual hours. */
export const weekdayHoursTexts = (hours: WeekdayHours): readonly string[] =>
  workingWeek.flatMap((weekday) => {
    const { from, to } = hours[weekday] ?? {};
    return [from, to].map((minute) => (minute === undefined ? '' : clockTime(minute)));
  });

/** Formats texts of the fields: 'Wed 14:00 to 18:00; Sat 09:00 to 13:00'. A spreadsheet cell has the same format. */
export const weekdayHoursText = (texts: readonly string[]): string =>
  workingWeek
    .flatMap((weekday, index) => {
      const [from = '', to = ''] = texts.slice(2 * index);
      return from || to ? `${weekday} ${from} to ${to}` : [];
    })
    .join('; ');

/** Hours for the API, such as { Sat: { from: '09:00', to: '13:00' } }. */
export const weekdayHoursJson = (hours: WeekdayHours) =>
  Object.fromEntries(
    workingWeek.flatMap((weekday) => {
      const day = hours[weekday];
      return day ? [[weekday, { from: clockTime(day.from), to: clockTime(day.to) }]] : [];
    }),
  );

type Slots = Pick<
  Doctor,
  'hospitalSlots' | 'videoSlots' | 'weekdayHours' | 'registrationCouncil' | 'registrationNumber'
>;

/**
 * Returns the hours of a doctor on a weekday: the slots that the doctor offers, by kind of visit, regardless of leave.
 *
 * If the weekday has different hours, the doctor offers the usual slots within these hours, so the usual breaks stay.
 * Every half hour before the first and after the last of these slots is offered too: at the hospital, or by video if the
 * doctor sees people only by video.
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
