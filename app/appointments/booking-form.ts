/** What is typed into the form of a booking, and what it comes to: plain, so that nothing but the form's own post carries it. */
import { slotLabel } from '#app/time/slots.ts';
import { appointmentLimits, type Visit } from './appointment.values.ts';

/** For whom, as the form asks it. */
export const bookedForWhom = ['self', 'other', 'child'] as const;

/** With the longest text of each. */
const fields = {
  who: 10,
  patientName: appointmentLimits.name,
  bookerName: appointmentLimits.name,
  adultName: appointmentLimits.name,
  phone: appointmentLimits.phone,
  email: appointmentLimits.email,
  safeToCall: 10,
  callAs: appointmentLimits.callAs,
  bestTime: appointmentLimits.bestTime,
  note: appointmentLimits.note,
  consent: 10,
} as const;

export type BookingField = keyof typeof fields;

/** In the order of the page. */
export const bookingFields = Object.keys(fields) as BookingField[];

/** What was typed, to be shown again and sent on; empty where nothing was. */
export type TypedBooking = Readonly<Record<BookingField, string>>;

/** Longer than any field may be, so that what is too long is said and not cut, and no page grows without end. */
const mostTyped = 1_000;

export const typedBooking = (form: URLSearchParams): TypedBooking => {
  const read = (name: BookingField) => [name, (form.get(name) ?? '').slice(0, mostTyped)] as const;
  return Object.fromEntries(bookingFields.map(read)) as TypedBooking;
};

/** Where and when, as the form sends it on. */
export interface BookingPlace {
  readonly visit: Visit;
  readonly day: string;
  readonly minute: number;
}

/** The body that the API would be sent. What a choice has hidden does not count. */
export function bookingBody(
  typed: TypedBooking,
  doctorId: string,
  { visit, day, minute }: BookingPlace,
): object {
  const { who, bookerName, adultName, ...same } = typed;
  return {
    ...same,
    doctorId,
    visit,
    date: day,
    slot: slotLabel(minute),
    bookedFor: who === 'self' ? 'self' : 'other',
    // With a child it is the adult who books and comes along.
    ...(who === 'other' && { bookerName }),
    ...(who === 'child' && { under18: true, adultName, bookerName: adultName }),
  };
}

/** Messages of the API's fields at the fields of the form, in the order of the page. */
export function formErrors(
  errors: Readonly<Record<string, string>>,
  { who }: TypedBooking,
): Readonly<Record<string, string>> {
  const { bookerName, ...others } = errors;
  const shown = who === 'child' || bookerName === undefined ? others : { ...others, bookerName };
  const placeOf = (name: string) => (bookingFields as readonly string[]).indexOf(name);
  return Object.fromEntries(Object.entries(shown).sort(([one], [other]) => placeOf(one) - placeOf(other)));
}
