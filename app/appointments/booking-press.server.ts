import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Locale } from '#app/languages/locales.ts';
import { ProblemError, type ProblemStatus } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { countVisitor } from '#app/platform/throttle/visitor.server.ts';
import { formKey, idempotencyKeyOf, UsedKeyError } from '#app/platform/writes/idempotency.server.ts';
import { isDay } from '#app/time/calendar.ts';
import { slotOf } from '#app/time/slots.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { parseBooking } from './appointment.input.server.ts';
import { bookingLimit } from './appointment.limits.server.ts';
import { appointmentMessages } from './appointment.messages.ts';
import type { Visit } from './appointment.values.ts';
import {
  type BookingPlace,
  bookingBody,
  formErrors,
  type TypedBooking,
  typedBooking,
} from './booking-form.ts';
import { bookingStep, type ChosenPlace, visitOf } from './booking-steps.ts';
import type { DayState } from './schedule.ts';

/** What a press in the form of a booking was made from. */
interface BookingPress {
  readonly command: Command;
  readonly gate: RateLimit;
  readonly doctor: DoctorHours;
  readonly form: URLSearchParams;
  /** From the address. */
  readonly chosen: ChosenPlace;
  readonly days: readonly DayState[];
  /** Whether a text speaks of danger to somebody. */
  readonly hearsDanger: (text: string) => boolean;
  /** Of the form. */
  readonly language: Locale;
}

/** What a press sent, to be shown again and sent on. */
interface Typing {
  readonly typed: TypedBooking;
  readonly idempotencyKey: string;
  readonly place: BookingPlace;
}

/** What is shown after a press. */
export type BookingAnswer =
  | { readonly view: 'steps' }
  | { readonly view: 'booked'; readonly id: string }
  | ({ readonly view: 'help' } & Typing)
  | ({ readonly view: 'check'; readonly helpSeen: boolean } & Typing)
  | ({
      readonly view: 'person';
      readonly status: 200 | ProblemStatus;
      readonly headers: Readonly<Record<string, string>>;
      readonly errors: Readonly<Record<string, string>>;
      readonly message?: string;
      /** The chosen time cannot be had: another one is offered. */
      readonly isGone: boolean;
    } & Typing);

/** A press of which nothing came, since the database was away: to be sent once more. */
export interface KeptPress extends Typing {
  readonly step: 'check' | 'book';
  readonly helpSeen: boolean;
}

/** Where and when: what was picked in the form comes before what the address says. */
function placeIn(
  form: URLSearchParams,
  chosen: ChosenPlace,
  visit: Visit | undefined,
): BookingPlace | undefined {
  const [, pickedDay, pickedSlot = ''] = /^(\S+) (.+)$/.exec(form.get('place') ?? '') ?? [];
  const day = pickedDay ?? chosen.day;
  const minute = pickedDay === undefined ? chosen.minute : slotOf(pickedSlot);
  if (visit === undefined || day === undefined || !isDay(day) || minute === undefined) return undefined;
  return { visit, day, minute };
}

const typingOf = (form: URLSearchParams, place: BookingPlace): Typing => ({
  typed: typedBooking(form),
  place,
  idempotencyKey: formKey(form),
});

const hasSeenHelp = (form: URLSearchParams) => form.get('helpSeen') === 'yes';

/**
 * All of a press that is known without the database.
 *
 * @param chosen from the address
 * @returns undefined where the address names no time
 */
export function keptPress(form: URLSearchParams, chosen: ChosenPlace): KeptPress | undefined {
  const place = placeIn(form, chosen, chosen.visit);
  if (!place) return undefined;
  const step = form.get('step') === 'book' ? 'book' : 'check';
  return { ...typingOf(form, place), step, helpSeen: hasSeenHelp(form) };
}

/** The form again, with what is wrong. */
function refused(error: ProblemError, typing: Typing, language: Locale): BookingAnswer {
  const { status } = error;
  const { message, errors = {} } =
    error instanceof UsedKeyError ? { message: appointmentMessages.formUsed[language] } : error.in(language);
  const isGone = errors.slot !== undefined || errors.date !== undefined;
  return {
    view: 'person',
    ...typing,
    status,
    headers: error.headers,
    errors: formErrors(errors, typing.typed),
    // What stands at a field is not said twice.
    ...(Object.keys(errors).every((name) => name === 'doctorId') && { message }),
    isGone,
  };
}

const takenMeanwhile = () =>
  new ProblemError(409, { message: appointmentMessages.taken, errors: { slot: appointmentMessages.taken } });

/**
 * What comes of a press: the form again with what is wrong and all that was typed, everything once more to check, the numbers to call
 * first, or the appointment.
 */
export async function pressBooking(press: BookingPress): Promise<BookingAnswer> {
  const { command, gate, doctor, form, chosen, days, hearsDanger, language } = press;
  const place = placeIn(form, chosen, visitOf(doctor, chosen));
  if (!place) return { view: 'steps' };
  const typing = typingOf(form, place);
  const { typed } = typing;
  const step = form.get('step');
  if (step === 'change') {
    return { view: 'person', ...typing, status: 200, headers: {}, errors: {}, isGone: false };
  }
  try {
    const input = parseBooking(bookingBody(typed, doctor.id, place), 'visitor');
    // A booking asks the database itself, so that a form sent twice finds what it made.
    if (step !== 'book' && bookingStep(doctor, place, days).name !== 'person') throw takenMeanwhile();
    const helpSeen = hasSeenHelp(form);
    if (!helpSeen && hearsDanger(typed.note)) return { view: 'help', ...typing };
    if (step !== 'book') return { view: 'check', ...typing, helpSeen };
    const key = await idempotencyKeyOf(typing.idempotencyKey, input);
    await countVisitor(command, gate, bookingLimit, input.phone);
    const { id } = await bookAppointment(command, doctor, input, key);
    return { view: 'booked', id };
  } catch (error) {
    if (error instanceof ProblemError) return refused(error, typing, language);
    throw error;
  }
}
