import { isMailAddress, mailAddressRule } from '#app/contact-details/mail-address.ts';
import { ProblemError, type Told } from '#app/platform/http/problems.server.ts';
import {
  calendarDay,
  mustSay,
  oneOf,
  optionalText,
  phoneNumber,
  reachFields,
  yesOrNo,
} from '#app/platform/input/fields.server.ts';
import {
  checkFieldsMessage,
  fieldErrors,
  parseInput,
  saying,
  shortText,
  type,
} from '#app/platform/input/input.server.ts';
import { isDay } from '#app/time/calendar.ts';
import { slotOf } from '#app/time/slots.ts';
import { appointmentMessages } from './appointment.messages.ts';
import { referenceOf } from './appointment.reference.ts';
import { appointmentLimits, bookedFor, statuses, visitKinds } from './appointment.values.ts';

const email = optionalText(appointmentLimits.email, {
  fault: (text) =>
    isMailAddress(text)
      ? undefined
      : { en: mailAddressRule.message, hi: 'ईमेल पता सही नहीं लगता। एक बार फिर देखें।' },
});

const day = calendarDay(appointmentMessages.date);

const slot = type('string').pipe(
  (label, check) => slotOf(label) ?? check.error(saying(appointmentMessages.slot)),
);

const bookingFields = {
  doctorId: shortText(60, { required: appointmentMessages.doctorUnknown }),
  visit: oneOf(visitKinds, appointmentMessages.visit),
  date: day,
  slot,
  patientName: shortText(appointmentLimits.name, { required: appointmentMessages.patientName }),
  ...reachFields,
  'email?': email,
  'note?': optionalText(appointmentLimits.note, { lines: true }),
  'bookedFor?': oneOf(bookedFor, appointmentMessages.bookedFor),
  'bookerName?': optionalText(appointmentLimits.name),
  'under18?': yesOrNo,
  'adultName?': optionalText(appointmentLimits.name),
  'safeToCall?': yesOrNo,
  'inBetween?': yesOrNo,
  '+': 'delete',
} as const;

/** Staff write down what they were told on the phone, and read the notice out. */
const bookingInputs = {
  visitor: type({ ...bookingFields, consent: mustSay(appointmentMessages.consent, true) }),
  staff: type({ ...bookingFields, 'consent?': yesOrNo }),
} as const;

type RawBooking = typeof bookingInputs.staff.infer;

/** Adds the required fields that were not sent, as empty text, so that each gets the message of its field. */
const named = (body: unknown) =>
  typeof body === 'object' && body !== null
    ? { doctorId: '', visit: '', date: '', slot: '', patientName: '', phone: '', ...body }
    : body;

/** Checked fields of a booking. */
export type BookingInput = Omit<RawBooking, 'slot' | 'date' | 'under18'> & {
  readonly day: string;
  readonly minute: number;
};

/** Messages for fields that depend on another field. */
function crossFaults(input: Partial<RawBooking>, by: 'visitor' | 'staff'): Record<string, Told> {
  return {
    ...(input.bookedFor === 'other' && !input.bookerName
      ? { bookerName: appointmentMessages.bookerName }
      : {}),
    ...(input.under18 === true && !input.adultName ? { adultName: appointmentMessages.adultName } : {}),
    ...(by === 'visitor' && input.inBetween === true ? { inBetween: appointmentMessages.staffOnly } : {}),
  };
}

function refuse(errors: Record<string, Told>): never {
  const messages = Object.values(errors);
  throw new ProblemError(400, {
    message: messages.length === 1 && messages[0] ? messages[0] : checkFieldsMessage,
    errors,
  });
}

/**
 * Reads a booking. The form, the action and the API use this check.
 *
 * @throws ProblemError 400 with the message of every failing field at once
 */
export function parseBooking(body: unknown, by: 'visitor' | 'staff'): BookingInput {
  const parsed: RawBooking | InstanceType<typeof type.errors> =
    by === 'visitor'
      ? bookingInputs.visitor({ consent: null, ...(named(body) as object) })
      : bookingInputs.staff(named(body));
  if (parsed instanceof type.errors) {
    const sent = typeof body === 'object' && body !== null ? (body as Partial<RawBooking>) : {};
    refuse({ ...crossFaults(sent, by), ...fieldErrors(parsed) });
  }
  const faults = crossFaults(parsed, by);
  if (Object.keys(faults).length > 0) refuse(faults);
  const { slot: minute, date, under18: _named, ...input } = parsed;
  return { ...input, day: date, minute };
}

const changeInput = type({
  'status?': oneOf(statuses, appointmentMessages.status),
  'date?': day,
  'slot?': slot,
  'arrived?': yesOrNo,
  'reason?': optionalText(appointmentLimits.reason),
  '+': 'delete',
});

/** Change of an appointment. Several fields at once count as one change. */
export interface ChangeInput {
  readonly status?: (typeof statuses)[number];
  readonly place?: { readonly day: string; readonly minute: number };
  readonly arrived?: true;
  readonly reason: string | null;
}

/** @throws ProblemError 400, also where nothing is to change */
export function parseChange(body: unknown): ChangeInput {
  const { status, date, slot: minute, arrived, reason = null } = parseInput(changeInput, body);
  if ((date === undefined) !== (minute === undefined)) {
    refuse(date === undefined ? { date: appointmentMessages.date } : { slot: appointmentMessages.slot });
  }
  const place = date === undefined || minute === undefined ? undefined : { day: date, minute };
  if (status === undefined && place === undefined && !arrived) {
    throw new ProblemError(400, { message: appointmentMessages.nothing });
  }
  return { reason, ...(status && { status }), ...(place && { place }), ...(arrived && { arrived }) };
}

const lookupInput = type({ 'reference?': 'string', phone: phoneNumber, '+': 'delete' });

export interface LookupInput {
  /** Undefined where what was typed can be no reference: it is then looked for as any other, and not found. */
  readonly reference: string | undefined;
  readonly phone: string;
}

/** @throws ProblemError 400 */
export function parseLookup(body: unknown): LookupInput {
  const { reference = '', phone: digits } = parseInput(lookupInput, body);
  return { reference: referenceOf(reference), phone: digits };
}

/**
 * Reads a change that a visitor may make to an appointment of their own.
 *
 * @throws ProblemError 400 for any other change
 */
export function parseVisitorChange(body: unknown): ChangeInput {
  const change = parseChange(body);
  if (change.arrived || (change.status !== undefined && change.status !== 'cancelled')) {
    throw new ProblemError(400, {
      message: appointmentMessages.visitorMay,
      errors: { status: appointmentMessages.visitorMay },
    });
  }
  return change;
}

const slotsInput = type({
  doctorId: shortText(60, { required: appointmentMessages.doctorUnknown }),
  visit: oneOf(visitKinds, appointmentMessages.visit),
  date: day,
  '+': 'delete',
});

/** For which slots is asked. @throws ProblemError 400 */
export const parseSlotsQuery = (search: URLSearchParams) =>
  parseInput(slotsInput, Object.fromEntries(search));

/** The day in an address; null where none is named. @throws ProblemError 400 */
export function parseDayQuery(search: URLSearchParams): string | null {
  const text = search.get('date');
  if (text === null || isDay(text)) return text;
  throw new ProblemError(400, {
    message: appointmentMessages.date,
    errors: { date: appointmentMessages.date },
  });
}
