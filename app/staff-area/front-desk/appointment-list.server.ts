import { listLimit } from '#app/appointments/appointment.queries.server.ts';
import {
  type AppointmentSummary,
  appointmentActions,
  type VisitKind,
} from '#app/appointments/appointment.values.ts';
import { summaryJson } from '#app/appointments/appointment.view.ts';
import { type ListCursor, listAppointments } from '#app/appointments/appointment-lists.queries.server.ts';
import { auditList } from '#app/platform/audit-log/audit.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDays, isDay } from '#app/time/calendar.ts';
import { withMoney } from './desk.server.ts';

/** Encodes the end of a page as a cursor for an address. */
const cursorOf = ({ day, minute, id }: AppointmentSummary) => `${day}.${minute}.${id}`;

function placeOf(text: string): ListCursor {
  const [day = '', minute = '', id = ''] = text.split('.');
  if (isDay(day) && /^\d{1,4}$/.test(minute) && id !== '') return { day, minute: Number(minute), id };
  throw new ProblemError(400, { message: staffMessage("'after' must be the 'next' of the list before.") });
}

/** Filter of an appointment list. */
interface AskedList {
  /** Null for all days, latest first. */
  readonly day: string | null;
  readonly visit?: VisitKind;
  readonly after: string | null;
}

/** Reads a page of appointments for the API, with the cursor of the next page, and records who received it. */
export async function readAppointmentPage(command: Command, { day, visit, after }: AskedList) {
  const { database } = command;
  const found = await listAppointments(database, {
    ...(day !== null && { from: day, until: addDays(day, 1) }),
    ...(visit && { visit }),
    ...(after !== null && { after: placeOf(after) }),
  });
  await auditList(command, appointmentActions.list, day ?? 'all', found.length);
  const last = found.at(-1);
  return {
    appointments: (await withMoney(database, found)).map(([one, money]) => summaryJson(one, money)),
    next: last && found.length === listLimit ? cursorOf(last) : null,
  };
}
