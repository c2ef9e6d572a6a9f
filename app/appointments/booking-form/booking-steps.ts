/** Computes the step of a booking from the query parameters. Pure: callers pass the bookable days. */
import { isBookableHere } from '#app/doctors/doctor.view.ts';
import type { BookableDoctor, DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { slotLabel, slotOf } from '#app/time/slots.ts';
import { type VisitKind, visitKinds } from '../appointment.values.ts';
import { type DayState, offeredSlots, type SlotState } from '../free-times/schedule.ts';

/**
 * Choices so far. They are the only query parameters of a booking: personal data never appears in an address.
 */
export interface BookingChoice {
  readonly visit?: VisitKind;
  readonly day?: string;
  readonly minute?: number;
  /** Whether the person wants to choose another doctor. */
  readonly isDoctorChange?: true;
}

/** Query parameters of a choice, with the names that the API uses. */
export function choiceQuery({ visit, day, minute, isDoctorChange }: BookingChoice): string {
  const search = new URLSearchParams();
  if (visit !== undefined) search.set('visit', visit);
  if (day !== undefined) search.set('date', day);
  if (minute !== undefined) search.set('slot', slotLabel(minute));
  if (isDoctorChange) search.set('change', 'doctor');
  return search.size === 0 ? '' : `?${search}`;
}

/** Reads a choice from query parameters, without a check that it can be booked. */
export function choiceFromQuery(search: URLSearchParams): BookingChoice {
  const visit = visitKinds.find((known) => known === search.get('visit'));
  const day = search.get('date');
  const minute = slotOf(search.get('slot') ?? '');
  return {
    ...(visit && { visit }),
    ...(day !== null && { day }),
    ...(minute !== undefined && { minute }),
    ...(search.get('change') === 'doctor' && { isDoctorChange: true }),
  };
}

/** Kinds of visit that a doctor offers. */
export const offeredVisits = (doctor: DoctorHours): readonly VisitKind[] =>
  visitKinds.filter((visit) => offeredSlots(doctor, visit).length > 0);

/** Whether a visitor can book a doctor here, on some day. */
export function canBeBooked(doctor: BookableDoctor): boolean {
  const offered = offeredVisits(doctor);
  return isBookableHere({
    ...doctor,
    visitsAtHospital: offered.includes('hospital'),
    visitsByVideo: offered.includes('video'),
  });
}

interface Chosen {
  readonly visit: VisitKind;
  readonly day: DayState;
}

/** Current step. `missed` is a requested day or time that cannot be booked. */
export type BookingStep =
  | { readonly name: 'none' }
  | { readonly name: 'doctor' }
  | { readonly name: 'day'; readonly visit: VisitKind; readonly missed: DayState | null }
  | ({ readonly name: 'time'; readonly missed: SlotState | null } & Chosen)
  | ({ readonly name: 'person'; readonly minute: number } & Chosen);

/** The chosen kind of visit if the doctor offers it, otherwise the first kind on offer: at the hospital before by video. */
export function visitOf(doctor: DoctorHours, chosen: BookingChoice): VisitKind | undefined {
  const offered = offeredVisits(doctor);
  return offered.find((visit) => visit === chosen.visit) ?? offered[0];
}

/**
 * Returns the first unfinished step.
 *
 * @param days the days on offer, for the result of {@link visitOf}
 */
export function bookingStep(
  doctor: DoctorHours,
  chosen: BookingChoice,
  days: readonly DayState[],
): BookingStep {
  if (chosen.isDoctorChange) return { name: 'doctor' };
  const visit = visitOf(doctor, chosen);
  if (!visit || doctor.availability === 'unavailable') return { name: 'none' };
  const day = days.find((one) => one.day === chosen.day);
  if (!day || day.closed) return { name: 'day', visit, missed: day ?? null };
  const slot = day.slots.find(({ minute }) => minute === chosen.minute);
  if (!slot || slot.closed) return { name: 'time', visit, day, missed: slot ?? null };
  return { name: 'person', visit, day, minute: slot.minute };
}

/** Days on which {@link alternativeTimes} offers alternatives. */
const mostAlternativeDays = 2;

/** Free times on the same and following days, as alternatives to a slot that was just taken. */
export const alternativeTimes = (days: readonly DayState[], day: string): readonly DayState[] =>
  days
    .filter((one) => one.day >= day && one.closed === null)
    .slice(0, mostAlternativeDays)
    .map((one) => ({ ...one, slots: one.slots.filter(({ closed }) => closed === null) }));
