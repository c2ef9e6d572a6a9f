/** Which step of a booking an address stands for. Pure: what can be booked is handed in. */
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { slotLabel, slotOf } from '#app/time/slots.ts';
import { type Visit, visits } from './appointment.values.ts';
import { type DayState, offeredSlots, type SlotState } from './schedule.ts';

/** What was chosen so far. It is all that an address says: nothing about a person ever stands in one. */
export interface ChosenPlace {
  readonly visit?: Visit;
  readonly day?: string;
  readonly minute?: number;
}

/** The fields of an address and of the API, so that both are spelt alike. */
export function placeQuery({ visit, day, minute }: ChosenPlace): string {
  const search = new URLSearchParams();
  if (visit !== undefined) search.set('visit', visit);
  if (day !== undefined) search.set('date', day);
  if (minute !== undefined) search.set('slot', slotLabel(minute));
  return search.size === 0 ? '' : `?${search}`;
}

/** What an address names, whether or not it can be booked. */
export function placeOf(search: URLSearchParams): ChosenPlace {
  const visit = visits.find((known) => known === search.get('visit'));
  const day = search.get('date');
  const minute = slotOf(search.get('slot') ?? '');
  return {
    ...(visit && { visit }),
    ...(day !== null && { day }),
    ...(minute !== undefined && { minute }),
  };
}

/** In which ways a doctor can be visited. */
export const offeredVisits = (doctor: DoctorHours): readonly Visit[] =>
  visits.filter((visit) => offeredSlots(doctor, visit).length > 0);

interface Chosen {
  readonly visit: Visit;
  readonly day: DayState;
}

/** Where somebody stands. `missed` is a day or a time that was asked for and cannot be had. */
export type BookingStep =
  | { readonly name: 'none' }
  | { readonly name: 'visit'; readonly offered: readonly Visit[] }
  | { readonly name: 'day'; readonly visit: Visit; readonly missed: DayState | null }
  | ({ readonly name: 'time'; readonly missed: SlotState | null } & Chosen)
  | ({ readonly name: 'person'; readonly minute: number } & Chosen);

/** The visit that counts: the chosen one, or the only one there is. */
export function visitOf(doctor: DoctorHours, chosen: ChosenPlace): Visit | undefined {
  const offered = offeredVisits(doctor);
  return offered.length === 1 ? offered[0] : offered.find((visit) => visit === chosen.visit);
}

/**
 * The first step that still has to be taken.
 *
 * @param days those that can be chosen from, for the visit that counts
 */
export function bookingStep(
  doctor: DoctorHours,
  chosen: ChosenPlace,
  days: readonly DayState[],
): BookingStep {
  const offered = offeredVisits(doctor);
  if (offered.length === 0 || doctor.availability === 'unavailable') return { name: 'none' };
  const visit = visitOf(doctor, chosen);
  if (!visit) return { name: 'visit', offered };
  const day = days.find((one) => one.day === chosen.day);
  if (!day || day.closed) return { name: 'day', visit, missed: day ?? null };
  const slot = day.slots.find(({ minute }) => minute === chosen.minute);
  if (!slot || slot.closed) return { name: 'time', visit, day, missed: slot ?? null };
  return { name: 'person', visit, day, minute: slot.minute };
}

/** Days offered beside one that is gone, and how many with a free time among them. */
const mostDaysBeside = 2;

/** The times that can be had in the place of one that was just taken: those of its day, and of the next ones. */
export const otherTimes = (days: readonly DayState[], day: string): readonly DayState[] =>
  days
    .filter((one) => one.day >= day && one.closed === null)
    .slice(0, mostDaysBeside)
    .map((one) => ({ ...one, slots: one.slots.filter(({ closed }) => closed === null) }));
