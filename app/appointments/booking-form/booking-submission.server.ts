import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Locale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import {
  fieldProblem,
  type Problem,
  ProblemError,
  type ProblemStatus,
} from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { askedBookingLimit, bookingLimit, callbackLimit } from '#app/platform/throttle/limits.server.ts';
import { countVisitorTry, isBeyondLimit, mayTry } from '#app/platform/throttle/visitor-limit.server.ts';
import {
  formIdempotencyKey,
  IdempotencyConflictError,
  type IdempotencyKey,
  idempotencyKeyOf,
} from '#app/platform/writes/idempotency.server.ts';
import { isDay } from '#app/time/calendar.ts';
import { slotOf } from '#app/time/slots.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { bookAppointment, findBookedWith } from '../appointment.commands.server.ts';
import { type BookingInput, parseBooking } from '../appointment.input.server.ts';
import { isLive, type VisitKind } from '../appointment.values.ts';
import type { DayState } from '../free-times/schedule.ts';
import {
  type BookingSlot,
  type BookingValues,
  bookingBody,
  formErrors,
  placeField,
  placeOf,
  readBookingValues,
} from './booking-form.ts';
import { type BookingChoice, bookingStep, visitOf } from './booking-steps.ts';

interface BookingSubmission {
  readonly command: Command;
  readonly gate: RateLimit;
  readonly doctor: DoctorHours;
  readonly form: URLSearchParams;
  /** Choice from the query parameters. */
  readonly chosen: BookingChoice;
  readonly days: readonly DayState[];
  /** Whether a text mentions danger to a person (decision 0104). */
  readonly mentionsDanger: (text: string) => Promise<boolean>;
  /**
   * Puts the person on the desk's list of calls.
   *
   * @throws ProblemError 429 if the address has used up these requests too
   */
  readonly requestCall: (input: BookingInput, key: IdempotencyKey | null) => Promise<void>;
  readonly locale: Locale;
}

/** Submitted values, for rendering the form again and for the next step. */
export interface TypedValues {
  readonly typed: BookingValues;
  readonly idempotencyKey: string;
  /** Whether the emergency numbers were shown because of the note. */
  readonly helpSeen: boolean;
}

interface SubmittedValues extends TypedValues {
  readonly place: BookingSlot;
}

/** Answers that lead to another page. */
type BookingRedirect =
  | { readonly view: 'steps' }
  | { readonly view: 'booked'; readonly id: string }
  /** Beyond a limit: the desk calls the person instead. */
  | { readonly view: 'toCall' };

/** Responses that are pages of the booking form. */
export type PageResponse = Exclude<BookingResponse, BookingRedirect>;

/**
 * The answer to a submission of the booking form. `question` is the next step that the query parameters lead to, with the
 * typed values.
 */
export type BookingResponse =
  | BookingRedirect
  | ({ readonly view: 'question'; readonly chosen: BookingChoice } & TypedValues)
  | ({ readonly view: 'help' } & SubmittedValues)
  | ({ readonly view: 'check' } & SubmittedValues)
  | ({
      readonly view: 'person';
      readonly status: 200 | ProblemStatus;
      readonly headers: Readonly<Record<string, string>>;
      readonly errors: Readonly<Record<string, string>>;
      readonly message?: string;
      /** Whether the chosen time is no longer free; the page then offers other times. */
      readonly isGone: boolean;
      /** Beyond every limit: whether the page may offer a request for a call. */
      readonly beyondLimit?: { readonly mayAskForCall: boolean };
    } & SubmittedValues);

/**
 * A submission that failed because the database was unavailable. The page renders it again, to be
 * resubmitted.
 */
export type PendingBookingSubmission =
  | ({ readonly step: 'check' | 'book' } & SubmittedValues)
  | ({ readonly step: 'choose'; readonly chosen: BookingChoice } & TypedValues);

/** The chosen slot. A slot picked in the form takes precedence over the query parameters. */
function placeIn(
  form: URLSearchParams,
  chosen: BookingChoice,
  visit: VisitKind | undefined,
): BookingSlot | undefined {
  const picked = placeOf(form.get(placeField) ?? '');
  const day = picked?.day ?? chosen.day;
  const minute = picked ? slotOf(picked.slot) : chosen.minute;
  if (visit === undefined || day === undefined || !isDay(day) || minute === undefined) return undefined;
  return { visit, day, minute };
}

const typedValuesOf = (form: URLSearchParams): TypedValues => ({
  typed: readBookingValues(form),
  idempotencyKey: formIdempotencyKey(form),
  helpSeen: form.get('helpSeen') === 'yes',
});

/**
 * Reads a submission without the database, for rendering it again (decision 0053).
 *
 * @param chosen choice from the query parameters
 * @returns undefined if neither the form nor the query parameters name a time
 */
export function readPendingBooking(
  form: URLSearchParams,
  chosen: BookingChoice,
): PendingBookingSubmission | undefined {
  const typed = typedValuesOf(form);
  const step = form.get('step');
  if (step === 'choose') return { ...typed, step, chosen };
  const place = placeIn(form, chosen, chosen.visit);
  if (!place) return undefined;
  return { ...typed, place, step: step === 'book' ? 'book' : 'check' };
}

/**
 * The idempotency key of a form and a time. After Back the form still has its key, and another time is another booking.
 */
const keyOfBooking = (
  { idempotencyKey, place: { day, minute } }: SubmittedValues,
  { id }: DoctorHours,
  input: BookingInput,
): Promise<IdempotencyKey | null> => idempotencyKeyOf(`${idempotencyKey}.${id}.${day}.${minute}`, input);

/** Renders the form again with the errors. */
async function refused(
  error: ProblemError,
  submitted: SubmittedValues,
  { command, locale }: BookingSubmission,
): Promise<BookingResponse> {
  const { phone, safeToCall } = submitted.typed;
  const isSafe = safeToCall === 'true';
  const { status } = error;
  const { message: summary, errors = {} }: Problem = error.in(locale);
  const fieldErrors = formErrors(errors, submitted.typed);
  return {
    view: 'person',
    ...submitted,
    // A corrected form differs from the refused one.
    idempotencyKey: crypto.randomUUID(),
    status,
    headers: error.headers,
    errors: fieldErrors,
    // A message that a field already shows is not repeated.
    ...(Object.keys(fieldErrors).length === 0 && { message: summary }),
    isGone: placeField in fieldErrors,
    ...(isBeyondLimit(error) && {
      beyondLimit: { mayAskForCall: isSafe && (await mayTry(command, callbackLimit, phone)) },
    }),
  };
}

const slotConflict = (problem: 'taken' | 'formUsed') =>
  new ProblemError(409, fieldProblem('slot', message(appointmentProblems, problem)));

/**
 * Finds the booking that this form has made at this time, such as before Back.
 *
 * @throws ProblemError 409 if the form now has other values, such as another person, or the booking was moved or
 *   cancelled
 */
async function findOwnBooking(
  { command }: BookingSubmission,
  { day, minute }: BookingSlot,
  key: IdempotencyKey | null,
): Promise<BookingResponse | undefined> {
  try {
    const found = await findBookedWith(command.database, key);
    if (!found) return undefined;
    const isThere = isLive(found.status) && found.day === day && found.minute === minute;
    if (!isThere) throw slotConflict('formUsed');
    return { view: 'booked', id: found.id };
  } catch (error) {
    throw error instanceof IdempotencyConflictError ? slotConflict('formUsed') : error;
  }
}

/**
 * Books the appointment. Beyond a limit the desk is asked to book: it calls the person, or, if the phone is not safe to
 * call, it gets a request that holds no time. The person then looks it up, and nobody calls.
 *
 * @throws ProblemError as `bookAppointment`, and 429
 */
async function bookOrCall(
  { command, gate, doctor, requestCall }: BookingSubmission,
  input: BookingInput,
  key: IdempotencyKey | null,
): Promise<BookingResponse> {
  try {
    const { id } = await bookAppointment(command, doctor, input, key, () =>
      countVisitorTry(command, gate, bookingLimit, input.phone),
    );
    return { view: 'booked', id };
  } catch (error) {
    if (!isBeyondLimit(error)) throw error;
    if (input.safeToCall) {
      await requestCall(input, key);
      return { view: 'toCall' };
    }
    const { id } = await bookAppointment(command, doctor, { ...input, inBetween: true }, key, () =>
      countVisitorTry(command, null, askedBookingLimit, input.phone),
    );
    return { view: 'booked', id };
  }
}

/**
 * Handles a submission of the booking form. The answer is the form with errors, the summary to check, the
 * emergency numbers, or the booked appointment.
 */
export async function submitBooking(submission: BookingSubmission): Promise<BookingResponse> {
  const { doctor, form, chosen, days, mentionsDanger, locale } = submission;
  const step = form.get('step');
  const values = typedValuesOf(form);
  if (step === 'choose' && bookingStep(doctor, chosen, days).name !== 'person')
    return { view: 'question', ...values, chosen };
  const place = placeIn(form, chosen, visitOf(doctor, chosen));
  if (!place) return { view: 'steps' };
  const submitted = { ...values, place };
  const { typed, helpSeen } = values;
  if (step === 'change' || step === 'choose') {
    return { view: 'person', ...submitted, status: 200, headers: {}, errors: {}, isGone: false };
  }
  try {
    const input = parseBooking({ ...bookingBody(typed, doctor.id, place), language: locale }, 'visitor');
    const key = await keyOfBooking(submitted, doctor, input);
    const own = await findOwnBooking(submission, place, key);
    if (own) return own;
    if (step !== 'book' && bookingStep(doctor, place, days).name !== 'person') throw slotConflict('taken');
    if (!helpSeen && (await mentionsDanger(typed.note))) return { view: 'help', ...submitted };
    if (step !== 'book') return { view: 'check', ...submitted };
    return await bookOrCall(submission, input, key);
  } catch (error) {
    if (error instanceof ProblemError) return await refused(error, submitted, submission);
    throw error;
  }
}
