/**
 * Fields of the booking form, and their conversion to the body of the API. Personal data travels only in the
 * posted form.
 */
import { slotLabel } from '#app/time/slots.ts';
import type { VisitKind } from '../appointment.values.ts';

/** Element id of the form with what was typed, or that carries it. Buttons outside the form name it. */
export const bookingFormId = 'booking';

/** Options of the question for whom the appointment is. */
export const bookedForOptions = ['self', 'other', 'child'] as const;

/** Whether the patient is another person than the one who fills in the form. Nothing chosen means the same person. */
export const isForOther = (who: string): boolean => who === 'other' || who === 'child';

/** Field names in the order of the page. */
export const bookingFields = [
  'who',
  'patientName',
  'bookerName',
  'adultName',
  'phone',
  'email',
  'safeToCall',
  'callAs',
  'bestTime',
  'messageChannel',
  'note',
  'consent',
] as const;

export type BookingField = (typeof bookingFields)[number];

/** Submitted values of the form, for rendering it again and for the next step. Missing values are empty. */
export type BookingValues = Readonly<Record<BookingField, string>>;

/**
 * Characters read from each field. Longer than any limit, so that validation reports a long text, and still
 * bounded.
 */
const mostTyped = 1_000;

export const readBookingValues = (form: URLSearchParams): BookingValues => {
  const read = (name: BookingField) => [name, (form.get(name) ?? '').slice(0, mostTyped)] as const;
  return Object.fromEntries(bookingFields.map(read)) as BookingValues;
};

/** Kind of visit, day and minute of the chosen slot. */
export interface BookingSlot {
  readonly visit: VisitKind;
  readonly day: string;
  readonly minute: number;
}

/** Converts the form to the body of the API. Fields that the form hides for this choice are left out. */
export function bookingBody(
  typed: BookingValues,
  doctorId: string,
  { visit, day, minute }: BookingSlot,
): object {
  const { who, bookerName, adultName, ...same } = typed;
  return {
    ...same,
    doctorId,
    visit,
    date: day,
    slot: slotLabel(minute),
    bookedFor: who === 'self' ? 'self' : 'other',
    // The adult who accompanies a child also books.
    ...(who === 'other' && { bookerName }),
    ...(who === 'child' && { under18: true, adultName, bookerName: adultName }),
  };
}

/**
 * Name and value of a button that posts the form to the address of another choice. The answer is the step of that
 * address, with what was typed.
 */
export const choiceButton = { name: 'step', value: 'choose' } as const;

/** Joins day and time in one value, such as '2026-11-28 10:00 AM'. {@link placeOf} splits it. */
export const placeValue = (day: string, minute: number): string => `${day} ${slotLabel(minute)}`;

/** Splits the result of {@link placeValue}, without a check of its parts. */
export function placeOf(value: string): { readonly day: string; readonly slot: string } | undefined {
  const [, day, slot] = /^(\S+) (.+)$/.exec(value) ?? [];
  return day === undefined || slot === undefined ? undefined : { day, slot };
}

/** Field for another time, if the chosen one is no longer free. It stands before the other fields. */
export const placeField = 'place';

/**
 * Maps errors of API fields to the fields of the form, in the order of the page. Errors of fields that the form does
 * not have, such as `doctorId`, are left out.
 */
export function formErrors(
  errors: Readonly<Record<string, string>>,
  { who }: BookingValues,
): Readonly<Record<string, string>> {
  const { slot, date, bookerName, ...others } = errors;
  const ofForm: Readonly<Record<string, string | undefined>> = {
    ...others,
    [placeField]: slot ?? date,
    // The adult who accompanies a child also books.
    ...(who !== 'child' && { bookerName }),
  };
  return Object.fromEntries(
    [placeField, ...bookingFields].flatMap((name) =>
      ofForm[name] === undefined ? [] : [[name, ofForm[name]]],
    ),
  );
}
