/** Computes the step of a booking from the query parameters. Pure: callers pass the bookable days. */
import {
  type DirectoryFilter,
  filterOf,
  filterQuery,
  hasTimesFor,
  isAtTime,
  isFiltered,
  noFilter,
} from '#app/doctors/directory/directory-filter.ts';
import { isBookableHere } from '#app/doctors/doctor.view.ts';
import type { BookableDoctor, DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { weekdayOf } from '#app/time/calendar.ts';
import { slotLabel, slotOf } from '#app/time/slots.ts';
import { type VisitKind, visitKinds } from '../appointment.values.ts';
import { type DayState, earliestFree, offeredSlots, type SlotState } from '../free-times/schedule.ts';

/**
 * Choices so far. They are the only query parameters of a booking: personal data never appears in an address.
 */
export interface BookingChoice {
  readonly visit?: VisitKind;
  readonly day?: string;
  readonly minute?: number;
  /** Whether the person wants to choose another doctor. */
  readonly isDoctorChange?: true;
  /**
   * Filter chosen in the directory, which each step carries: weekday, time of day and what another doctor must have. The
   * weekday ends once a day is chosen, so that the day can be changed.
   */
  readonly wish?: DirectoryFilter;
}

/** Query parameters of a choice, with the names that the API uses. */
export function choiceQuery({ visit, day, minute, isDoctorChange, wish }: BookingChoice): string {
  const search = new URLSearchParams();
  if (visit !== undefined) search.set('visit', visit);
  if (day !== undefined) search.set('date', day);
  if (minute !== undefined) search.set('slot', slotLabel(minute));
  if (isDoctorChange) search.set('change', 'doctor');
  const carried = filterQuery({ ...wish, ...(day !== undefined && { day: null }) });
  for (const [field, value] of Object.entries(carried)) search.set(field, value);
  return search.size === 0 ? '' : `?${search}`;
}

/** Addresses of the choices for one doctor. Each carries the wish, unless the choice has another one. */
export const choiceAddresses =
  (path: string, { wish }: BookingChoice) =>
  (choice: BookingChoice): string =>
    path + choiceQuery({ ...(wish && { wish }), ...choice });

export type AddressOfChoice = ReturnType<typeof choiceAddresses>;

/** Reads a choice from query parameters, without a check that it can be booked. */
export function choiceFromQuery(search: URLSearchParams): BookingChoice {
  const visit = visitKinds.find((known) => known === search.get('visit'));
  const day = search.get('date');
  const minute = slotOf(search.get('slot') ?? '');
  const wish = { ...filterOf(search), ...(day !== null && { day: null }) };
  return {
    ...(visit && { visit }),
    ...(day !== null && { day }),
    ...(minute !== undefined && { minute }),
    ...(search.get('change') === 'doctor' && { isDoctorChange: true }),
    ...(isFiltered(wish) && { wish }),
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

/**
 * The chosen kind of visit if the doctor offers it, otherwise the first kind that fits the wish, or the first on offer: at the
 * hospital before by video.
 */
export function visitOf(doctor: DoctorHours, { visit: chosen, wish }: BookingChoice): VisitKind | undefined {
  const offered = offeredVisits(doctor);
  const fits = (visit: VisitKind) => wish !== undefined && hasTimesFor(doctor, wish, visit);
  return offered.find((visit) => visit === chosen) ?? offered.find(fits) ?? offered[0];
}

/** The only kind of visit with times at the wished time of day, if the doctor offers both kinds. */
export function onlyVisitAtWish(doctor: DoctorHours, { wish }: BookingChoice): VisitKind | undefined {
  const offered = offeredVisits(doctor);
  if (!wish?.time || offered.length < 2) return undefined;
  const [only, another] = offered.filter((visit) =>
    hasTimesFor(doctor, { day: null, time: wish.time }, visit),
  );
  return another ? undefined : only;
}

/** The kind of visit that another doctor gets too: none if only the wished time of day has chosen it. */
export function visitForOthers(doctor: DoctorHours, chosen: BookingChoice): Pick<BookingChoice, 'visit'> {
  const { visit, wish } = chosen;
  const isByTime = !wish?.video && onlyVisitAtWish(doctor, chosen) === visit;
  return visit && !isByTime ? { visit } : {};
}

/** The days, with only their slots at the wished time of day. */
export const daysAtWish = (
  days: readonly DayState[],
  { wish = noFilter }: BookingChoice,
): readonly DayState[] =>
  days.map((one) => ({ ...one, slots: one.slots.filter(({ minute }) => isAtTime(minute, wish)) }));

/** The choice with the first day that is free on the wished weekday, at the wished time of day. */
export function withWishedDay(chosen: BookingChoice, days: readonly DayState[]): BookingChoice {
  const { wish } = chosen;
  const weekday = wish?.day;
  if (!weekday) return chosen;
  const free = earliestFree(daysAtWish(days, chosen).filter(({ day }) => weekdayOf(day) === weekday));
  return free ? { ...chosen, day: free.day, wish: { ...wish, day: null } } : chosen;
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
