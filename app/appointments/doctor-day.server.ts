/** Appointments as the doctor sees them: only their own, without phone and money. Every query names the doctor. */

import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { listLimit } from './appointment.queries.server.ts';
import { appointments, bookedCondition, liveCondition } from './appointment.schema.server.ts';
import { type AppointmentSummary, appointmentActions } from './appointment.values.ts';
import type { CalendarEntry } from './appointment-calendar.ts';

/** An appointment in a doctor's own list. The note is read one by one, because the audit log records each reading. */
export type DoctorAppointment = Pick<
  AppointmentSummary,
  'id' | 'day' | 'minute' | 'visit' | 'status' | 'arrivedAt' | 'withDoctorAt' | 'patientName' | 'adultName'
> & {
  readonly hasNote: boolean;
  /** Whether a person of this name came to this doctor before, with the same phone. */
  readonly isReturning: boolean;
};

// Only visits to the same doctor count, because a doctor must not learn who else a person sees. The names are literal,
// because Drizzle writes columns of a select list without their table, and these would then mean the inner row.
const cameBefore = sql<boolean>`exists (
  select 1 from appointments as earlier
  where earlier.phone = appointments.phone and earlier.phone <> ''
    and earlier.doctor_id = appointments.doctor_id
    and earlier.patient_name = appointments.patient_name collate nocase
    and earlier.status = 'completed'
    and (earlier.day, earlier.minute) < (appointments.day, appointments.minute)
)`;

const ownColumns = {
  id: appointments.id,
  day: appointments.day,
  minute: appointments.minute,
  visit: appointments.visit,
  status: appointments.status,
  arrivedAt: appointments.arrivedAt,
  withDoctorAt: appointments.withDoctorAt,
  patientName: appointments.patientName,
  adultName: appointments.adultName,
  isReturning: cameBefore.mapWith(Boolean),
};

/**
 * Lists a doctor's appointments by day and time, at most {@link listLimit}. Cancelled ones are left out.
 *
 * @param until the day after the last day, exclusive
 */
export function listDoctorAppointments(
  database: Database,
  doctorId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly DoctorAppointment[]> {
  return database
    .select({
      ...ownColumns,
      hasNote: sql<boolean>`coalesce(${appointments.note}, '') <> ''`.mapWith(Boolean),
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        gte(appointments.day, from),
        lt(appointments.day, until),
        bookedCondition,
      ),
    )
    .orderBy(asc(appointments.day), asc(appointments.minute), asc(appointments.id))
    .limit(listLimit);
}

/**
 * Reads the note of a doctor's own appointment and writes an audit entry. The desk's mark for new appointments stays.
 *
 * @returns null if the appointment does not exist or is with another doctor
 */
export async function readNoteForDoctor(command: Command, doctorId: string, id: string) {
  const { database } = command;
  const own = and(eq(appointments.id, id), eq(appointments.doctorId, doctorId));
  const found = database.select({ id: appointments.id }).from(appointments).where(own);
  const [, [row]] = await database.batch([
    auditEntryIf(command, appointmentActions.read, id, sql`exists ${found}`),
    database
      .select({ ...ownColumns, note: appointments.note, bookerName: appointments.bookerName })
      .from(appointments)
      .where(own)
      .limit(1),
  ]);
  return row ?? null;
}

/** Lists a doctor's live appointments from a day on for a calendar. Slots and the horizon of bookings limit them. */
export const listCalendarEntries = (
  database: Database,
  doctorId: string,
  from: string,
): Promise<readonly CalendarEntry[]> =>
  database
    .select({
      id: appointments.id,
      reference: appointments.reference,
      day: appointments.day,
      minute: appointments.minute,
      visit: appointments.visit,
      status: appointments.status,
      version: appointments.version,
    })
    .from(appointments)
    .where(and(eq(appointments.doctorId, doctorId), gte(appointments.day, from), liveCondition))
    .orderBy(asc(appointments.day), asc(appointments.minute));
