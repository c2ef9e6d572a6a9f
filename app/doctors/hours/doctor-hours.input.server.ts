import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { cleanText } from '#app/platform/input/clean-text.server.ts';
import { errorOptions, shortText, type } from '#app/platform/input/input.server.ts';
import type { Weekday } from '#app/time/calendar.ts';
import type { Leave } from '../doctor.values.ts';
import {
  hoursMessages,
  leaveHours,
  leaveLimits,
  leaveMessage,
  leaveRows,
  registrationRules,
  workingDaysOf,
} from './doctor-hours.ts';
import { weekdayHours } from './weekday-hours.input.server.ts';

const optionalText = ({ label, maxLength }: { label: string; maxLength: number }) =>
  shortText(maxLength, {
    tooLong: staffMessage(`${label} is too long: at most ${maxLength} characters.`),
  }).pipe((text) => (text === '' ? null : text));

const workingDays = type('string[]').pipe(
  (texts, check): readonly Weekday[] | ReturnType<typeof check.error> => {
    const days = workingDaysOf(texts);
    if (days === undefined) return check.error(errorOptions(staffMessage(hoursMessages.workingDays)));
    return days.length > 0 ? days : check.error(errorOptions(staffMessage(hoursMessages.noWorkingDay)));
  },
);

/** Returns a leave entry, or undefined if its shape is wrong. `leaveMessage` checks its days and their order. */
function entryOf(row: unknown): Leave | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { from, to, fromTime = '', toTime = '', note = '' } = row as Record<string, unknown>;
  if (typeof from !== 'string' || typeof to !== 'string' || typeof note !== 'string') return undefined;
  if (typeof fromTime !== 'string' || typeof toTime !== 'string') return undefined;
  const clean = cleanText(note, { max: leaveLimits.note, lines: false });
  const hours = leaveHours(withPlainDigits(fromTime), withPlainDigits(toTime));
  return {
    from: withPlainDigits(from),
    to: withPlainDigits(to),
    ...hours,
    note: 'text' in clean ? clean.text : note,
  };
}

const leave = type('unknown').pipe((rows, check): readonly Leave[] | ReturnType<typeof check.error> => {
  const entries = Array.isArray(rows) ? rows.map(entryOf) : [undefined];
  const whole = entries.filter((entry) => entry !== undefined);
  if (whole.length < entries.length) return check.error(errorOptions(staffMessage(hoursMessages.leave)));
  const message = leaveMessage(whole);
  if (message !== undefined) return check.error(errorOptions(staffMessage(message)));
  return whole.toSorted((one, other) => one.from.localeCompare(other.from));
});

/** Schema fields for registration, working days, hours of weekdays and leave. A missing field leaves the stored value unchanged. */
export const hoursFields = {
  'registrationCouncil?': optionalText(registrationRules.registrationCouncil),
  'registrationNumber?': optionalText(registrationRules.registrationNumber),
  'workingDays?': workingDays,
  'weekdayHours?': weekdayHours,
  'leave?': leave,
} as const;

/**
 * Reads leave entries from a JSON list or from the rows of the form. Empty rows are left out.
 *
 * @returns undefined if the request has none of these fields
 */
export function submittedLeave(fields: FormData): unknown {
  const json = fields.get('leave');
  if (typeof json === 'string') {
    try {
      return JSON.parse(json === '' ? '[]' : json);
    } catch {
      return json;
    }
  }
  if (!fields.has('leaveFrom')) return undefined;
  return leaveRows(fields);
}

/** Returns the entries of {@link submittedLeave} that a refused form can show again. */
export const validLeaveEntries = (sent: unknown): readonly Leave[] =>
  Array.isArray(sent) ? sent.flatMap((row) => entryOf(row) ?? []) : [];
