import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Locale } from '#app/languages/locales.ts';
import { message } from '#app/languages/localized-message.ts';
import { saidPaymentFields, sayPaidStep } from '#app/payments/said-payment.values.ts';
import { ProblemError, type ProblemStatus } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { callbackLimit, lostReferenceLimit } from '#app/platform/throttle/limits.server.ts';
import { countVisitorTry, isBeyondLimit, mayTry } from '#app/platform/throttle/visitor-limit.server.ts';
import { isDay } from '#app/time/calendar.ts';
import { slotOf } from '#app/time/slots.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { parseLookup } from './appointment.input.server.ts';
import { type Appointment, stopMessagesStep } from './appointment.values.ts';
import { changeByVisitor, isChangeable, lookUpAppointment } from './appointment-lookup.server.ts';
import { isCalendarFileThere } from './booking-form/confirmation-page.ts';
import type { DayState } from './free-times/schedule.ts';
import type { OwnVideoVisit } from './parts/own-video-visit.tsx';

/**
 * Values that identify an appointment. Hidden fields carry them from page to page, so that no address
 * contains them.
 */
export interface LookupKeys {
  readonly reference: string;
  readonly phone: string;
}

/** The fields of an appointment that the person who booked may see. */
export type OwnAppointment = Pick<
  Appointment,
  | 'id'
  | 'doctorId'
  | 'doctorName'
  | 'reference'
  | 'visit'
  | 'day'
  | 'minute'
  | 'status'
  | 'patientName'
  | 'safeToCall'
  | 'messageChannel'
  | 'isUnheld'
  | 'feePaise'
>;

/** Changes that a submission has made. */
type DoneStep = 'moved' | 'cancelled' | 'stopped';

/** The submitted action beside the keys; empty texts if the form had none. */
interface SubmittedStep {
  readonly step: string;
  readonly date: string;
  readonly slot: string;
  /** Fields of a payment that the person said to have made. */
  readonly paid: Readonly<Record<string, string>>;
}

interface Found {
  readonly keys: LookupKeys;
  readonly appointment: OwnAppointment;
  readonly message?: string;
}

/** The page that answers a submission. */
export type OwnAppointmentResponse = {
  readonly status: 200 | ProblemStatus;
  readonly headers?: Readonly<Record<string, string>>;
} & (
  | {
      readonly view: 'find';
      readonly keys: LookupKeys;
      readonly message?: string;
      readonly errors: Readonly<Record<string, string>>;
      readonly isNotTakenIn?: true;
      /** Beyond a limit: whether the page may offer a request for a call. */
      readonly beyondLimit?: { readonly mayAskForCall: boolean };
    }
  | { readonly view: 'asked' }
  | { readonly view: 'pending'; readonly keys: LookupKeys; readonly sent: SubmittedStep }
  | ({
      readonly view: 'found';
      readonly isChangeable: boolean;
      readonly hasCalendarFile: boolean;
      /** The door of a visit by video that is to come; null for every other visit. */
      readonly video: OwnVideoVisit | null;
      readonly done?: DoneStep;
    } & Found)
  | ({ readonly view: 'cancel' } & Found)
  | ({ readonly view: 'day'; readonly days: readonly DayState[] } & Found)
  | ({ readonly view: 'time'; readonly day: DayState } & Found)
  | ({ readonly view: 'move'; readonly day: string; readonly minute: number } & Found)
);

interface OwnSubmission {
  readonly command: Command;
  readonly gate: RateLimit;
  readonly form: URLSearchParams;
  readonly locale: Locale;
  /** Reads the doctor of the appointment; null if the doctor was deleted. */
  readonly readDoctor: (id: string) => Promise<DoctorHours | null>;
  /** Asks the desk to tell the reference to the person who booked with a phone. */
  readonly requestReference: (phone: string) => Promise<void>;
  /** Stops all messages to a phone. */
  readonly stopMessages: (phone: string) => Promise<void>;
  readonly readDays: (doctor: DoctorHours, appointment: Appointment) => Promise<readonly DayState[]>;
  readonly readVideo: (appointment: Appointment) => Promise<OwnVideoVisit | null>;
}

const visibleFields = (found: Appointment): OwnAppointment => {
  const { id, doctorId, doctorName, reference, visit, day, minute, status, patientName } = found;
  const { safeToCall, messageChannel, isUnheld, feePaise } = found;
  return {
    ...{ id, doctorId, doctorName, reference, visit, day, minute, status, patientName },
    ...{ safeToCall, messageChannel, isUnheld, feePaise },
  };
};

/** Value of the button `step` that asks for a lost reference. */
const lostStep = 'lost';

const readField = (form: URLSearchParams, name: string) => (form.get(name) ?? '').slice(0, 40);

const keysIn = (form: URLSearchParams): LookupKeys => ({
  reference: readField(form, 'reference'),
  phone: readField(form, 'phone'),
});

/** Reads a submission without the database, for rendering it again (decision 0053). */
export function readPendingOwnSubmission(form: URLSearchParams): OwnAppointmentResponse {
  const keys = keysIn(form);
  const sent = {
    step: readField(form, 'step'),
    date: readField(form, 'date'),
    slot: readField(form, 'slot'),
    paid:
      form.get('step') === sayPaidStep
        ? Object.fromEntries(Object.values(saidPaymentFields).map((name) => [name, readField(form, name)]))
        : {},
  };
  return (sent.step === '' || sent.step === lostStep) && sent.date === ''
    ? { view: 'find', status: 503, keys, errors: {}, isNotTakenIn: true }
    : { view: 'pending', status: 503, keys, sent };
}

/**
 * Handles a submission on the page of a visitor's own appointment. Each submission looks up the appointment
 * again by reference and phone.
 */
export async function submitOwnAppointment(submission: OwnSubmission): Promise<OwnAppointmentResponse> {
  const { command, gate, form, locale, requestReference } = submission;
  const keys = keysIn(form);
  try {
    if (form.get('step') === lostStep) {
      const { phone } = parseLookup(keys);
      await countVisitorTry(command, gate, lostReferenceLimit, phone);
      await requestReference(phone);
      // The same answer whether the phone has an appointment or not.
      return { view: 'asked', status: 200 };
    }
    const found = await lookUpAppointment(command, gate, parseLookup(keys));
    return await handleFound(submission, found, keys);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { message: summary, errors = {} } = error.in(locale);
    return {
      ...(isBeyondLimit(error) && {
        beyondLimit: { mayAskForCall: await mayTry(command, callbackLimit, keys.phone) },
      }),
      view: 'find',
      status: error.status,
      headers: error.headers,
      keys,
      errors,
      // Messages at fields are not repeated above the form.
      ...(Object.keys(errors).length === 0 && { message: summary }),
    };
  }
}

async function handleFound(
  submission: OwnSubmission,
  found: Appointment,
  keys: LookupKeys,
): Promise<OwnAppointmentResponse> {
  const { command, form, locale, stopMessages, readVideo } = submission;
  const step = form.get('step');
  const shown = async (appointment: Appointment, done?: DoneStep): Promise<OwnAppointmentResponse> => ({
    view: 'found',
    status: 200,
    keys,
    appointment: visibleFields(appointment),
    isChangeable: isChangeable(appointment, command),
    hasCalendarFile: isCalendarFileThere(appointment, command.now),
    video: await readVideo(appointment),
    ...(done && { done }),
  });
  if (step === stopMessagesStep) {
    // Also without an agreement here: another appointment of the phone may have one.
    await stopMessages(found.phone);
    return shown({ ...found, messageChannel: 'none' }, 'stopped');
  }
  // The form was submitted twice: the appointment is already cancelled.
  if (step === 'cancelled' && found.status === 'cancelled') return shown(found, 'cancelled');
  const isAsked = ['cancel', 'cancelled', 'move', 'moved'].includes(step ?? '') || form.has('date');
  if (!isAsked) return shown(found);
  if (!isChangeable(found, command)) {
    return {
      ...(await shown(found)),
      status: 409,
      message: message(appointmentProblems, 'tooLate').in(locale),
    } as OwnAppointmentResponse;
  }
  if (step === 'cancel') return { view: 'cancel', status: 200, keys, appointment: visibleFields(found) };
  if (step === 'cancelled') {
    const change = { status: 'cancelled', reason: null } as const;
    return shown(await changeByVisitor(command, found, change, null), 'cancelled');
  }
  return handleMove(submission, found, keys, shown);
}

async function handleMove(
  { command, form, locale, readDoctor, readDays }: OwnSubmission,
  found: Appointment,
  keys: LookupKeys,
  shown: (appointment: Appointment, done: 'moved') => Promise<OwnAppointmentResponse>,
): Promise<OwnAppointmentResponse> {
  const base = { status: 200 as const, keys, appointment: visibleFields(found) };
  const date = form.get('date') ?? '';
  const slot = form.get('slot') ?? '';
  const minute = slotOf(slot);
  if (date === found.day && minute === found.minute) return shown(found, 'moved');
  const doctor = await readDoctor(found.doctorId);
  const days = doctor ? await readDays(doctor, found) : [];
  const day = days.find((one) => one.day === date && one.closed === null);
  if (minute === undefined || !isDay(date)) {
    return day ? { view: 'time', ...base, day } : { view: 'day', ...base, days };
  }
  if (form.get('step') !== 'moved') return { view: 'move', ...base, day: date, minute };
  try {
    const change = { place: { day: date, minute }, reason: null };
    return await shown(await changeByVisitor(command, found, change, doctor), 'moved');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const again = { ...base, status: error.status, message: error.in(locale).message };
    return day ? { view: 'time', ...again, day } : { view: 'day', ...again, days };
  }
}
