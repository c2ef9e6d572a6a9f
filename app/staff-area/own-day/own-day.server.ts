import { visitKinds } from '#app/appointments/appointment.values.ts';
import { listDoctorAppointments } from '#app/appointments/doctor-day.server.ts';
import { type BookingContext, bookingRules, dayClosedReason } from '#app/appointments/free-times/schedule.ts';
import { findDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia, daysFrom } from '#app/time/calendar.ts';
import { closedDayWords } from '#messages/appointments/closed-days.ts';
import { readVideoDoors, type VideoMoment } from '../front-desk/video-doors.server.ts';
import { type OwnDay, ownDaysShown, ownStatusText } from './own-day.ts';

/** Reasons of a closed day that a doctor wants to see in the own list. */
const awayReasons = ['leave', 'holiday', 'not-working'] as const;

function awayText(doctor: DoctorHours, day: string, context: BookingContext): string | null {
  const rules = bookingRules('staff', context);
  const reasons = visitKinds.map((visit) => dayClosedReason(doctor, visit, day, rules));
  // A doctor who offers one kind of visit only is closed for the other kind with its own reason.
  const away = awayReasons.find((reason) => reasons.includes(reason));
  return away === undefined ? null : closedDayWords.reason(away, day, rules.holidays);
}

/**
 * Finds the doctor to whom an account is bound.
 *
 * @returns null if there is no such doctor in the directory
 */
export const findOwnDoctor = async (
  database: Database,
  doctorId: string | null,
): Promise<DoctorHours | null> => (doctorId === null ? null : findDoctorHours(database, doctorId));

/**
 * Reads a week of a doctor's own appointments.
 *
 * @param doctorId the doctor to whom the account is bound
 * @returns null if there is no such doctor in the directory
 */
export async function readOwnDays(
  database: Database,
  doctorId: string | null,
  first: string,
  context: BookingContext & VideoMoment,
) {
  const doctor = await findOwnDoctor(database, doctorId);
  if (!doctor) return null;
  const { now } = context;
  const until = addDays(first, ownDaysShown);
  const found = await listDoctorAppointments(database, doctor.id, { from: first, until });
  const doors = await readVideoDoors(
    database,
    found.filter(({ day }) => day === dayInIndia(now)).map((entry) => ({ ...entry, doctorId: doctor.id })),
    context,
  );
  const days = daysFrom(first, ownDaysShown).map((one): OwnDay => {
    const isToday = one === dayInIndia(now);
    return {
      day: one,
      isToday,
      away: awayText(doctor, one, context),
      entries: found
        .filter(({ day }) => day === one)
        .map((entry) => ({
          ...entry,
          statusText: ownStatusText(entry, now, isToday),
          door: doors.get(entry.id) ?? null,
        })),
    };
  });
  return { name: doctor.name, days };
}
