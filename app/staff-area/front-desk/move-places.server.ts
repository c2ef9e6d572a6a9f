import type { Appointment } from '#app/appointments/appointment.values.ts';
import {
  type BookingContext,
  bookingRules,
  dayState,
  earliestFree,
  offeredSlots,
} from '#app/appointments/free-times/schedule.ts';
import { listTakenSlotsOfAll } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import { findDoctorHours, listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia, dayOf, daysFrom, earliestMinute } from '#app/time/calendar.ts';
import { slotLabel, slotOf } from '#app/time/slots.ts';
import { anotherDoctor } from '../frame/desk-paths.ts';
import type { OfferedTimes } from './desk-form.ts';
import { absenceOf } from './leave-visits.ts';
import { readOfferedTimes } from './offered-times.server.ts';
import type { MoveValues } from './parts/move-form.tsx';

/** Days that are searched for a free time of another doctor. */
const searchedDays = 14;

type Moved = Pick<
  Appointment,
  'doctorId' | 'doctorName' | 'visit' | 'day' | 'minute' | 'status' | 'inBetween'
>;

/**
 * Suggests another doctor: one who is free at the same time, or else the one with the earliest free time from that day
 * on.
 */
async function suggestDoctor(
  database: Database,
  { visit, day, minute }: Moved,
  others: readonly DoctorHours[],
  moment: BookingContext,
): Promise<MoveValues | null> {
  const available = others.filter(({ availability }) => availability === 'available');
  const today = dayInIndia(moment.now);
  const first = day < today ? today : day;
  const taken = await listTakenSlotsOfAll(
    database,
    available.map(({ id }) => id),
    { from: first, until: addDays(first, searchedDays) },
  );
  const rules = bookingRules('staff', moment);
  const free = available.flatMap((doctor) => {
    const days = daysFrom(first, searchedDays).map((one) => {
      const state = dayState(doctor, visit, one, taken.get(doctor.id)?.get(one) ?? new Set(), rules);
      const earliest = earliestMinute(one, moment.now);
      return { ...state, slots: state.slots.filter((slot) => slot.minute >= earliest) };
    });
    const isFree = days[0]?.slots.some((slot) => slot.minute === minute && slot.closed === null);
    const time = day === first && isFree ? { day, minute } : earliestFree(days);
    return time
      ? [{ doctorId: doctor.id, ...time, isSameTime: time.day === day && time.minute === minute }]
      : [];
  });
  const rank = ({ day: on, minute: at, isSameTime }: (typeof free)[number]) =>
    isSameTime ? '' : `${on} ${String(at).padStart(4, '0')}`;
  const [best] = free.toSorted((one, other) => rank(one).localeCompare(rank(other)));
  return best ? { doctorId: best.doctorId, date: best.day, slot: slotLabel(best.minute) } : null;
}

export interface MoveChoices {
  readonly started: MoveValues;
  readonly offered: OfferedTimes;
  /** The visit's own doctor, then those who are available and offer this kind of visit. */
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Reads the choices of the move dialog. A visit that nobody would see starts at the next free time of its doctor, or with
 * another doctor if the address asks for one. A day, a doctor and a time in the address are those of the open form, or of the free
 * time on which somebody dropped the visit.
 */
export async function readMoveChoices(
  database: Database,
  visit: Moved,
  search: URLSearchParams,
  moment: BookingContext,
): Promise<MoveChoices> {
  const today = dayInIndia(moment.now);
  const chosenDoctor = search.get('doctor');
  // A doctor who is not available is left out, unless the open form has chosen them before.
  const others = (await listDoctorHours(database)).filter(
    (doctor) =>
      doctor.id !== visit.doctorId &&
      (doctor.availability === 'available' || doctor.id === chosenDoctor) &&
      offeredSlots(doctor, visit.visit).length > 0,
  );
  const doctors = [{ id: visit.doctorId, name: visit.doctorName }, ...others].map(({ id, name }) => ({
    id,
    name,
  }));
  const timesFor = ({ doctorId, date }: MoveValues) =>
    readOfferedTimes(database, { doctorId, visit: visit.visit, day: date, moved: visit }, moment);
  const chosenDay = search.get('day') ?? '';
  const asBooked: MoveValues = {
    // A time that somebody dropped the visit on may be of a doctor who does not offer this kind of visit.
    doctorId: doctors.find(({ id }) => id === chosenDoctor)?.id ?? visit.doctorId,
    date: dayOf(chosenDay) ?? (visit.day < today ? today : visit.day),
    slot: slotLabel(slotOf(search.get('time') ?? '') ?? visit.minute),
  };
  const other =
    search.get('to') === anotherDoctor ? await suggestDoctor(database, visit, others, moment) : null;
  if (other) return { started: other, offered: await timesFor(other), doctors };
  const offered = await timesFor(asBooked);
  const absence =
    chosenDay === '' ? absenceOf(await findDoctorHours(database, visit.doctorId), visit, moment) : undefined;
  // A doctor who is not available until further notice has no next time to suggest.
  const hasNext = absence !== undefined && absence !== 'unavailable';
  if (!hasNext || !offered.next) return { started: asBooked, offered, doctors };
  const next = { ...asBooked, date: offered.next.day, slot: offered.next.slot };
  return { started: next, offered: await timesFor(next), doctors };
}
