import { contactLimits } from '#app/hospital-facts/contact-limits.ts';
import { message } from '#app/languages/localized-message.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { calendarDay, oneOf, phoneNumber, requiredFlag, yesOrNo } from '#app/platform/input/fields.server.ts';
import { parseInput, shortText, type } from '#app/platform/input/input.server.ts';
import { addDays, dayInIndia, isDay } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { visitKinds } from '../appointment.values.ts';
import {
  type OfferedTime,
  type WaitingOutcome,
  waitingHorizonDays,
  waitingMessages,
  waitingOutcomes,
} from './waiting.values.ts';

const day = calendarDay(message(appointmentProblems, 'date'));

const waitingInput = type({
  doctorId: shortText(60, { required: message(appointmentProblems, 'doctorUnknown') }),
  visit: oneOf(visitKinds, message(appointmentProblems, 'visit')),
  fromDay: day,
  untilDay: day,
  patientName: shortText(contactLimits.name, { required: message(appointmentProblems, 'patientName') }),
  phone: phoneNumber,
  'safeToCall?': yesOrNo,
  agreed: requiredFlag(staffMessage(waitingMessages.agreed), true),
  '+': 'delete',
});

/** Checked input of an entry. */
export type WaitingInput = typeof waitingInput.infer;

/**
 * Checks an entry of the waiting list.
 *
 * @throws ProblemError 400 with the message of every failing field
 */
export function parseWaiting(body: object, now: Date): WaitingInput {
  const input = parseInput(waitingInput, {
    doctorId: '',
    visit: '',
    fromDay: '',
    untilDay: '',
    patientName: '',
    phone: '',
    agreed: null,
    ...body,
  });
  const today = dayInIndia(now);
  const refuse = (field: string, key: 'dayOver' | 'dayOrder' | 'dayFar'): never => {
    throw new ProblemError(400, fieldProblem(field, staffMessage(waitingMessages[key])));
  };
  if (input.untilDay < input.fromDay) refuse('untilDay', 'dayOrder');
  if (input.untilDay < today) refuse('untilDay', 'dayOver');
  if (input.untilDay >= addDays(today, waitingHorizonDays)) refuse('untilDay', 'dayFar');
  return input;
}

const outcomeInput = type({
  outcome: oneOf(waitingOutcomes, staffMessage(waitingMessages.outcome)),
  'day?': 'string',
  'minute?': 'string',
  '+': 'delete',
});

/**
 * Reads an outcome, and the offered time if the form has one.
 *
 * @throws ProblemError 400
 */
export function parseWaitingOutcome(body: unknown): {
  readonly outcome: WaitingOutcome;
  readonly time: OfferedTime | null;
} {
  const { outcome, day: on = '', minute = '' } = parseInput(outcomeInput, body);
  const time = isDay(on) && /^\d{1,4}$/.test(minute) ? { day: on, minute: Number(minute) } : null;
  if (outcome === 'declined' && time === null)
    throw new ProblemError(400, { message: staffMessage(waitingMessages.outcome) });
  return { outcome, time };
}
