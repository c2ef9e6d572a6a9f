/**
 * Decides which days and slots of a doctor can be booked, and why others cannot. Pure: callers pass the time
 * and the taken slots.
 */
import { type DoctorHours, isBlocked, offeredVideoSlots } from '#app/doctors/hours/doctor-hours.ts';
import { slotsOnWeekday } from '#app/doctors/hours/weekday-hours.ts';
import type { Holiday, HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import {
  addDays,
  dayInIndia,
  daysFrom,
  earliestMinute,
  momentInIndia,
  weekdayOf,
} from '#app/time/calendar.ts';
import { staffHorizonDays, type VisitKind, visitKinds } from '../appointment.values.ts';

export interface BookingRules {
  readonly now: Date;
  readonly by: 'visitor' | 'staff';
  readonly holidays: readonly Holiday[];
  readonly noticeHours: number;
  /** Number of bookable days, including today. */
  readonly horizonDays: number;
}

/** Time of a request, and the hospital's facts during it. */
export interface BookingContext {
  readonly now: Date;
  readonly facts: Pick<HospitalFacts, 'booking' | 'hospitalHolidays'>;
}

export const bookingRules = (by: BookingRules['by'], { now, facts }: BookingContext): BookingRules => ({
  now,
  by,
  holidays: facts.hospitalHolidays,
  noticeHours: by === 'staff' ? 0 : facts.booking.earliestNoticeHours,
  horizonDays: by === 'staff' ? staffHorizonDays : facts.booking.horizonDays,
});

/** Reason why a day cannot be booked. */
export type ClosedDay =
  | 'unavailable'
  | 'not-offered'
  | 'past'
  | 'too-far'
  | 'holiday'
  | 'not-working'
  | 'leave'
  | 'over'
  | 'full';

/** Reason why a slot of an open day cannot be booked. */
export type ClosedSlot = 'taken' | 'too-soon';

export interface SlotState {
  readonly minute: number;
  readonly closed: ClosedSlot | null;
}

export interface DayState {
  readonly day: string;
  readonly closed: ClosedDay | null;
  /** Empty for a day that is closed for another reason than 'over' or 'full'. */
  readonly slots: readonly SlotState[];
}

/** Usual slots of a doctor for a kind of visit, in minutes after midnight. None if the doctor never offers it. */
export const offeredSlots = (doctor: DoctorHours, visit: VisitKind): readonly number[] =>
  visit === 'video' ? offeredVideoSlots(doctor) : doctor.hospitalSlots;

/** Slots that a doctor offers on a weekday, regardless of leave. */
const slotsOf = (doctor: DoctorHours, visit: VisitKind, day: string): readonly number[] =>
  slotsOnWeekday(doctor, weekdayOf(day))[visit];

/** Slots that a doctor offers on a day, without the hours that a leave blocks. */
export const offeredSlotsOn = (doctor: DoctorHours, visit: VisitKind, day: string): readonly number[] =>
  slotsOf(doctor, visit, day).filter((minute) => !isBlocked(doctor.leave, day, minute));

/**
 * Returns the half hours of a doctor's day, whether they are free, taken or over, and those of them that a leave takes.
 *
 * @param visit null for all kinds of visit
 */
export function hoursOn(
  doctor: DoctorHours,
  { day, visit }: { readonly day: string; readonly visit: VisitKind | null },
): { readonly seen: readonly number[]; readonly onLeave: readonly number[] } {
  if (!doctor.workingDays.includes(weekdayOf(day))) return { seen: [], onLeave: [] };
  const minutes = visitKinds
    .filter((kind) => visit === null || kind === visit)
    .flatMap((kind) => slotsOf(doctor, kind, day));
  const seen = [...new Set(minutes)].sort((one, other) => one - other);
  return { seen, onLeave: seen.filter((minute) => isBlocked(doctor.leave, day, minute)) };
}

/**
 * The kind of visit that a form starts with: at the hospital, unless the doctor offers the time, or any time, only by
 * video.
 */
export function usualVisit(
  doctor: DoctorHours,
  time?: { readonly day: string; readonly minute: number },
): VisitKind {
  const isOffered = (visit: VisitKind) =>
    time === undefined
      ? offeredSlots(doctor, visit).length > 0
      : slotsOf(doctor, visit, time.day).includes(time.minute);
  return !isOffered('hospital') && isOffered('video') ? 'video' : 'hospital';
}

/** The reason why a day is closed, regardless of its bookings; undefined for an open day. */
export function dayClosedReason(
  doctor: DoctorHours,
  visit: VisitKind,
  day: string,
  rules: BookingRules,
): ClosedDay | undefined {
  const today = dayInIndia(rules.now);
  // Staff may book an unavailable doctor by arrangement; visitors may not.
  if (!doctor.isActive || (doctor.availability === 'unavailable' && rules.by === 'visitor'))
    return 'unavailable';
  if (offeredSlots(doctor, visit).length === 0) return 'not-offered';
  if (day >= addDays(today, rules.horizonDays)) return 'too-far';
  if (rules.holidays.some((holiday) => holiday.day === day)) return 'holiday';
  if (!doctor.workingDays.includes(weekdayOf(day)) || slotsOf(doctor, visit, day).length === 0)
    return 'not-working';
  if (offeredSlotsOn(doctor, visit, day).length === 0) return 'leave';
  // A past day on which nobody worked says so: it did not end, because it never was open.
  return day < today ? 'past' : undefined;
}

/** The values of a doctor that decide whether somebody sees the person of a booked visit. */
export type Presence = Pick<DoctorHours, 'availability' | 'leave'>;

/**
 * Why nobody sees a person at a booked time: a closed day of the hospital, the doctor's leave, or a doctor who is not
 * available until further notice (decision 0119).
 */
export function absenceReason(
  { availability, leave }: Presence,
  { day, minute }: { readonly day: string; readonly minute: number },
  holidays: readonly Holiday[],
): Extract<ClosedDay, 'leave' | 'holiday' | 'unavailable'> | undefined {
  if (holidays.some((holiday) => holiday.day === day)) return 'holiday';
  if (isBlocked(leave, day, minute)) return 'leave';
  return availability === 'unavailable' ? 'unavailable' : undefined;
}

/**
 * Whether a slot begins too soon to be booked. Never for staff, who may enter a person at the desk for any
 * slot of today.
 */
export const isTooSoon = (day: string, minute: number, { now, by, noticeHours }: BookingRules): boolean =>
  by === 'visitor' && momentInIndia(day, minute).getTime() < now.getTime() + noticeHours * 60 * 60 * 1000;

/**
 * Computes the state of one day of a doctor.
 *
 * @param taken minutes of the day's live appointments
 */
export function dayState(
  doctor: DoctorHours,
  visit: VisitKind,
  day: string,
  taken: ReadonlySet<number>,
  rules: BookingRules,
): DayState {
  const closed = dayClosedReason(doctor, visit, day, rules);
  if (closed) return { day, closed, slots: [] };
  const slots = offeredSlotsOn(doctor, visit, day).map((minute): SlotState => {
    if (isTooSoon(day, minute, rules)) return { minute, closed: 'too-soon' };
    return { minute, closed: taken.has(minute) ? 'taken' : null };
  });
  if (slots.some((slot) => slot.closed === null)) return { day, closed: null, slots };
  return { day, closed: slots.every((slot) => slot.closed === 'too-soon') ? 'over' : 'full', slots };
}

/**
 * Computes the states of all days from today to the horizon.
 *
 * @param takenOn returns the minutes of a day's live appointments
 */
export const dayStates = (
  doctor: DoctorHours,
  visit: VisitKind,
  takenOn: (day: string) => ReadonlySet<number>,
  rules: BookingRules,
): readonly DayState[] =>
  daysFrom(dayInIndia(rules.now), rules.horizonDays).map((day) =>
    dayState(doctor, visit, day, takenOn(day), rules),
  );

/** The free minutes of a day from now on, in the order of its slots. */
export function freeMinutes({ day, slots }: Pick<DayState, 'day' | 'slots'>, now: Date): readonly number[] {
  const earliest = earliestMinute(day, now);
  return slots.flatMap(({ minute, closed }) => (closed === null && minute >= earliest ? [minute] : []));
}

/**
 * Why a doctor is closed for all kinds of visit; undefined if one is open. A doctor who sees people by video only is closed for
 * visits at the hospital with a reason that says nothing of the day.
 *
 * @param reasons one for each kind of visit, null or undefined for an open one
 */
export const closedForAll = (reasons: readonly (ClosedDay | null | undefined)[]): ClosedDay | undefined =>
  reasons.every(Boolean) ? (reasons.find((reason) => reason !== 'not-offered') ?? 'not-offered') : undefined;

/** The first free time of days in order; undefined if all are closed. */
export function earliestFree(
  days: readonly DayState[],
): { readonly day: string; readonly minute: number } | undefined {
  for (const { day, closed, slots } of days) {
    const slot = closed ? undefined : slots.find((one) => one.closed === null);
    if (slot) return { day, minute: slot.minute };
  }
  return undefined;
}
