import { and, asc, eq, sql } from 'drizzle-orm';
import { listLimit, summaryColumns } from '#app/appointments/appointment.queries.server.ts';
import { appointments, liveCondition } from '#app/appointments/appointment.schema.server.ts';
import type { AppointmentSummary } from '#app/appointments/appointment.values.ts';
import { listAppointments } from '#app/appointments/appointment-lists.queries.server.ts';
import type { BookingContext } from '#app/appointments/free-times/schedule.ts';
import { doctors, hasLeave, isUnavailable } from '#app/doctors/doctor.schema.server.ts';
import type { Leave } from '#app/doctors/doctor.values.ts';
import type { BookedVisit } from '#app/doctors/doctor-form.ts';
import { saveChangedDoctor } from '#app/doctors/doctor-save.server.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { isBlocked } from '#app/doctors/hours/doctor-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { absenceText, isToCome, type Visit } from './leave-visits.ts';

/** The columns that staff need to handle a visit. The note is left out. */
const visitColumns = {
  id: summaryColumns.id,
  doctorId: summaryColumns.doctorId,
  doctorName: summaryColumns.doctorName,
  visit: summaryColumns.visit,
  day: summaryColumns.day,
  minute: summaryColumns.minute,
  status: summaryColumns.status,
  arrivedAt: summaryColumns.arrivedAt,
  withDoctorAt: summaryColumns.withDoctorAt,
  patientName: summaryColumns.patientName,
  phone: summaryColumns.phone,
  safeToCall: summaryColumns.safeToCall,
};

/**
 * Lists the visits of today and later while their doctor is on leave or not available, or the hospital is closed, soonest
 * first, at most {@link listLimit}. Nothing is stored about them, so a visit leaves the list with any change that helps: a
 * move, another doctor, a cancellation, a leave that is taken out, or a doctor who is available again (decision 0119).
 *
 * @param doctorId null for all doctors
 */
export async function readLeaveVisits(
  database: Database,
  moment: BookingContext,
  doctorId: string | null = null,
) {
  const { now, facts } = moment;
  const today = dayInIndia(now);
  const closed = facts.hospitalHolidays.map(({ day }) => day).filter((day) => day >= today);
  // Doctors and days come first in these queries, so that SQLite reads the visits of these days only, by an index. The cross
  // joins keep this order. The hours of a leave are compared below, by the rule of the booking.
  const onTheseDays = sql`(
    select a.id from ${doctors} d cross join json_each(d.leave) l
      cross join ${appointments} a on a.doctor_id = d.id
        and a.day >= max(l.value ->> 'from', ${today}) and a.day <= l.value ->> 'to'
      where ${hasLeave} and not d.is_deleted
    union all
    select a.id from ${doctors} d cross join ${appointments} a on a.doctor_id = d.id and a.day >= ${today}
      where ${isUnavailable} and not d.is_deleted
    union all
    select a.id from json_each(${JSON.stringify(closed)}) c cross join ${appointments} a on a.day = c.value
  )`;
  const rows = await database
    .select({ ...visitColumns, leave: doctors.leave, availability: doctors.availability })
    .from(appointments)
    .leftJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(
      and(
        sql`${appointments.id} in ${onTheseDays}`,
        liveCondition,
        doctorId === null ? undefined : eq(appointments.doctorId, doctorId),
      ),
    )
    .orderBy(asc(appointments.day), asc(appointments.minute), asc(appointments.id))
    .limit(listLimit);
  return rows.flatMap(({ leave, availability, ...visit }) => {
    const doctor = leave && availability ? { leave, availability } : null;
    const absence = absenceText(doctor, visit, moment);
    // On a closed day no other doctor can see the person at the same time.
    return absence === null ? [] : [{ ...visit, absence, isOpenDay: !closed.includes(visit.day) }];
  });
}

/** A visit that staff have to handle. */
export type LeaveVisit = Awaited<ReturnType<typeof readLeaveVisits>>[number];

/** Reads why nobody would see the person of a visit, such as 'Doctor on leave'; null if the doctor is there. */
export async function readAbsence(
  database: Database,
  visit: Visit & Pick<AppointmentSummary, 'doctorId'>,
  moment: BookingContext,
): Promise<string | null> {
  const doctor = await findDoctorHours(database, visit.doctorId);
  return absenceText(doctor, visit, moment);
}

/** Leave of a doctor before and after a change. */
interface LeaveChange {
  readonly before: readonly Leave[];
  readonly after: readonly Leave[];
}

/** Lists the visits to come that a changed leave covers and the leave before did not. */
async function listNewlyCovered(
  database: Database,
  doctorId: string,
  { before, after }: LeaveChange,
  now: Date,
): Promise<readonly BookedVisit[]> {
  const today = dayInIndia(now);
  const [from, to] = [
    after.map((leave) => leave.from).sort()[0] ?? '',
    after
      .map((leave) => leave.to)
      .sort()
      .at(-1) ?? '',
  ];
  if (to < today) return [];
  const found = await listAppointments(database, {
    doctorId,
    from: from < today ? today : from,
    until: addDays(to, 1),
  });
  return found
    .filter((visit) => isToCome(visit, now))
    .filter(({ day, minute }) => isBlocked(after, day, minute) && !isBlocked(before, day, minute))
    .map(({ id, day, minute, patientName }) => ({
      id,
      text: `${dayText(day)}, ${slotLabel(minute)}: ${patientName}`,
    }));
}

/**
 * Saves the changed doctor from the staff form. A leave that covers booked visits is saved only after staff have seen
 * who is booked.
 *
 * @returns besides the outcome, whether visits are left to handle
 */
export async function saveDoctorAndLeave(
  request: Request,
  command: Command,
  doctorId: string,
  part: 'whole' | 'times',
) {
  let covered: readonly BookedVisit[] = [];
  const outcome = await saveChangedDoctor(request, command, doctorId, part, async (leave) => {
    covered = await listNewlyCovered(command.database, doctorId, leave, command.now);
    return covered;
  });
  return { ...outcome, hasVisits: covered.length > 0 };
}
