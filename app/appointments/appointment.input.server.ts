import { isMailAddress } from '#app/contact-details/mail-address.ts';
import { type MessageAnswer, messageAnswers } from '#app/hospital-facts/message-facts.ts';
import { localeTags } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { type FieldProblems, fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { summaryOf } from '#app/platform/input/clean-text.server.ts';
import {
  calendarDay,
  messageFields,
  oneOf,
  optionalText,
  phoneNumber,
  reachFields,
  requiredFlag,
  yesOrNo,
} from '#app/platform/input/fields.server.ts';
import { errorOptions, fieldErrors, parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { dayOf } from '#app/time/calendar.ts';
import { slotOf } from '#app/time/slots.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { inputProblems } from '#messages/platform/problems.ts';
import type { AboutPerson } from './about-person.ts';
import { referenceOf } from './appointment.reference.ts';
import { appointmentLimits, bookedFor, statuses, visitKinds } from './appointment.values.ts';

const email = optionalText(appointmentLimits.email, {
  problemOf: (text) => (isMailAddress(text) ? undefined : message(appointmentProblems, 'email')),
});

const day = calendarDay(message(appointmentProblems, 'date'));

const slot = type('string').pipe(
  (label, check) => slotOf(label) ?? check.error(errorOptions(message(appointmentProblems, 'slot'))),
);

const bookingFields = {
  doctorId: shortText(60, { required: message(appointmentProblems, 'doctorUnknown') }),
  visit: oneOf(visitKinds, message(appointmentProblems, 'visit')),
  date: day,
  slot,
  patientName: shortText(appointmentLimits.name, { required: message(appointmentProblems, 'patientName') }),
  ...reachFields,
  ...messageFields,
  'email?': email,
  'note?': optionalText(appointmentLimits.note, { lines: true }),
  'bookedFor?': oneOf(bookedFor, message(appointmentProblems, 'bookedFor')),
  'bookerName?': optionalText(appointmentLimits.name),
  'under18?': yesOrNo,
  'adultName?': optionalText(appointmentLimits.name),
  'safeToCall?': yesOrNo,
  'inBetween?': yesOrNo,
  '+': 'delete',
} as const;

/** The fields of a booking through the API, as keys of its schema. */
export const bookingSchema = { ...bookingFields, consent: undefined } as const;

/** Staff read the privacy notice out on the phone, so their form does not require the consent. */
const bookingInputs = {
  visitor: type({ ...bookingFields, consent: requiredFlag(message(appointmentProblems, 'consent'), true) }),
  staff: type({ ...bookingFields, 'consent?': yesOrNo }),
} as const;

type RawBooking = typeof bookingInputs.staff.infer;

/** Fills in absent fields, so that a missing field gets its own message instead of a general one. */
const withEmptyFields = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? { doctorId: '', visit: '', date: '', slot: '', patientName: '', phone: '', ...body }
    : body;

/** Checked input of a booking. */
export type BookingInput = Omit<RawBooking, 'slot' | 'date' | 'under18'> & {
  readonly day: string;
  readonly minute: number;
} & Partial<AboutPerson>;

/** Problems of fields that depend on other fields. */
function dependentProblems(input: Partial<RawBooking>, by: 'visitor' | 'staff'): FieldProblems {
  return {
    ...(input.bookedFor === 'other' &&
      !input.bookerName && { bookerName: message(appointmentProblems, 'bookerName') }),
    ...(input.under18 === true &&
      !input.adultName && { adultName: message(appointmentProblems, 'adultName') }),
    ...(by === 'visitor' &&
      input.inBetween === true && { inBetween: message(appointmentProblems, 'staffOnly') }),
  };
}

function refuse(errors: FieldProblems): never {
  throw new ProblemError(400, { message: summaryOf(errors), errors });
}

/**
 * Checks a booking from a form or the API.
 *
 * @throws ProblemError 400 with the message of every failing field at once
 */
export function parseBooking(body: unknown, by: 'visitor' | 'staff'): BookingInput {
  const parsed: RawBooking | InstanceType<typeof type.errors> =
    by === 'visitor'
      ? bookingInputs.visitor({ consent: null, ...(withEmptyFields(body) as object) })
      : bookingInputs.staff(withEmptyFields(body));
  if (parsed instanceof type.errors) {
    const sent = typeof body === 'object' && body !== null ? (body as Partial<RawBooking>) : {};
    refuse({ ...dependentProblems(sent, by), ...fieldErrors(parsed) });
  }
  const problems = dependentProblems(parsed, by);
  if (Object.keys(problems).length > 0) refuse(problems);
  const { slot: minute, date, under18: _named, ...input } = parsed;
  return { ...input, day: date, minute };
}

const personInput = type({
  patientName: bookingFields.patientName,
  phone: bookingFields.phone,
  '+': 'delete',
});

/** Name and phone of a patient. */
export type PersonInput = Pick<BookingInput, 'patientName' | 'phone'>;

/** @throws ProblemError 400 */
export const parsePerson = (body: unknown): PersonInput => parseInput(personInput, body);

const changeInput = type({
  'status?': oneOf(statuses, message(appointmentProblems, 'status', { statuses })),
  'date?': day,
  'slot?': slot,
  'doctorId?': shortText(60, { required: message(appointmentProblems, 'doctorUnknown') }),
  'arrived?': yesOrNo,
  'withDoctor?': yesOrNo,
  'reason?': optionalText(appointmentLimits.reason),
  '+': 'delete',
});

/** Changes of an appointment. Several at once count as one change. */
export interface ChangeInput {
  readonly status?: (typeof statuses)[number];
  /** The new time. With `doctorId`, the visit is handed to that doctor. */
  readonly place?: { readonly day: string; readonly minute: number; readonly doctorId?: string };
  readonly arrived?: true;
  /** The person goes in to the doctor. */
  readonly withDoctor?: true;
  readonly reason: string | null;
}

/** @throws ProblemError 400, also if the input changes nothing */
export function parseChange(body: unknown): ChangeInput {
  const {
    status,
    date,
    slot: minute,
    doctorId,
    arrived,
    withDoctor,
    reason = null,
  } = parseInput(changeInput, body);
  const isPlaced = date !== undefined || minute !== undefined || doctorId !== undefined;
  if (isPlaced && (date === undefined || minute === undefined)) {
    const missing = date === undefined ? 'date' : 'slot';
    refuse({ [missing]: message(appointmentProblems, missing) });
  }
  const place =
    date === undefined || minute === undefined
      ? undefined
      : { day: date, minute, ...(doctorId !== undefined && { doctorId }) };
  if (status === undefined && place === undefined && !arrived && !withDoctor) {
    throw new ProblemError(400, { message: message(appointmentProblems, 'nothing') });
  }
  return {
    reason,
    ...(status && { status }),
    ...(place && { place }),
    ...(arrived && { arrived }),
    ...(withDoctor && { withDoctor }),
  };
}

const messageAnswerInput = type({
  messageChannel: oneOf(messageAnswers, message(inputProblems, 'messageChannel')),
  '+': 'delete',
});

/**
 * Parses the answer about messages that a person gave to staff.
 *
 * @throws ProblemError 400
 */
export function parseMessageAnswer(body: object) {
  return parseInput(messageAnswerInput, { messageChannel: '', ...body });
}

const languageInput = type({
  language: oneOf(localeTags, message(inputProblems, 'language', { languages: localeTags })),
  '+': 'delete',
});

/**
 * Parses the language that a patient chose at the desk.
 *
 * @throws ProblemError 400
 */
export const parsePatientLanguage = (body: object) =>
  parseInput(languageInput, { language: '', ...body }).language;

const lookupInput = type({ 'reference?': 'string', phone: phoneNumber, '+': 'delete' });

export interface LookupInput {
  /** Undefined if the text cannot be a reference. The lookup then runs all the same, and finds none. */
  readonly reference: string | undefined;
  readonly phone: string;
}

/** @throws ProblemError 400 */
export function parseLookup(body: unknown): LookupInput {
  const { reference = '', phone: digits } = parseInput(lookupInput, body);
  return { reference: referenceOf(reference), phone: digits };
}

/**
 * Parses a change that visitors may make of their own appointment: a move or a cancellation, with the same doctor.
 *
 * @throws ProblemError 400 for any other change
 */
export function parseVisitorChange(body: unknown): ChangeInput {
  const change = parseChange(body);
  if (
    change.arrived ||
    change.withDoctor ||
    change.place?.doctorId !== undefined ||
    (change.status !== undefined && change.status !== 'cancelled')
  ) {
    throw new ProblemError(400, fieldProblem('status', message(appointmentProblems, 'visitorMay')));
  }
  return change;
}

/** Whether a person asks through the API to get no more messages, which is no change of the appointment itself. */
export const stopsMessages = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (body as { messages?: unknown }).messages === ('none' satisfies MessageAnswer);

const slotsInput = type({
  doctorId: shortText(60, { required: message(appointmentProblems, 'doctorUnknown') }),
  visit: oneOf(visitKinds, message(appointmentProblems, 'visit')),
  date: day,
  '+': 'delete',
});

/** Reads the doctor, kind of visit and day whose slots are requested. @throws ProblemError 400 */
export const parseSlotsQuery = (search: URLSearchParams) =>
  parseInput(slotsInput, Object.fromEntries(search));

/** Reads the day of an address; null if the address has none. @throws ProblemError 400 */
export function parseDayQuery(search: URLSearchParams): string | null {
  const text = search.get('date');
  if (text === null) return null;
  const asked = dayOf(text);
  if (asked !== undefined) return asked;
  throw new ProblemError(400, fieldProblem('date', message(appointmentProblems, 'date')));
}
