import { staffFieldProblem, staffMessage, staffProblem } from '#app/platform/http/staff-message.server.ts';
import { oneOf } from '#app/platform/input/fields.server.ts';
import { parseInput, type } from '#app/platform/input/input.server.ts';
import { checkTexts } from '#app/platform/staff-input/check-texts.server.ts';
import { addDays, dayInIndia, isDay } from '#app/time/calendar.ts';
import type { FieldTexts } from '#app/ui/form/declared-field.ts';
import type { VisitKind } from '../appointment.values.ts';
import {
  type OfferedTime,
  type WaitingOutcome,
  waitingHorizonDays,
  waitingMessages,
  waitingOutcomes,
} from './waiting.values.ts';
import { waitingFields } from './waiting-fields.ts';

/**
 * Checks an entry of the waiting list.
 *
 * @throws ProblemError 400 with the message of every failing field
 */
export function parseWaiting(typed: FieldTexts<keyof typeof waitingFields>, now: Date) {
  const today = dayInIndia(now);
  const {
    agreed: _agreed,
    safeToCall,
    visit,
    ...input
  } = checkTexts(Object.values(waitingFields), typed, today);
  const refuse = (field: string, key: 'dayOver' | 'dayOrder' | 'dayFar'): never => {
    throw staffFieldProblem(400, field, waitingMessages[key]);
  };
  if (input.untilDay < input.fromDay) refuse('untilDay', 'dayOrder');
  if (input.untilDay < today) refuse('untilDay', 'dayOver');
  if (input.untilDay >= addDays(today, waitingHorizonDays)) refuse('untilDay', 'dayFar');
  const asked: { safeToCall?: boolean } = safeToCall === '' ? {} : { safeToCall: safeToCall === 'true' };
  return { ...input, ...asked, visit: visit as VisitKind, agreed: true as boolean };
}

/** Checked input of an entry. `safeToCall` is missing if nobody asked. */
export type WaitingInput = ReturnType<typeof parseWaiting>;

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
  if (outcome === 'declined' && time === null) throw staffProblem(400, waitingMessages.outcome);
  return { outcome, time };
}
