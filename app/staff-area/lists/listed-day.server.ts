import type { StaffMember } from '#app/accounts/staff/account.values.ts';
import { may } from '#app/accounts/staff/permissions.ts';
import { parseDayQuery } from '#app/appointments/appointment.input.server.ts';
import { staffFieldProblem } from '#app/platform/http/staff-message.server.ts';

const missing = 'Name the day, such as date=2026-11-20. Only an owner may list all days.';

/**
 * Reads the day of a list of patients. One call without a day would give every patient to anybody who holds a token
 * of the front desk.
 *
 * @returns null for all days
 * @throws ProblemError 400, also if the day is missing and the person may not list all days
 */
export function readListedDay(search: URLSearchParams, { role }: Pick<StaffMember, 'role'>): string | null {
  const day = parseDayQuery(search);
  if (day === null && !may(role, 'listAllDays')) {
    throw staffFieldProblem(400, 'date', missing);
  }
  return day;
}
