import { listTaken } from '#app/appointments/appointment.queries.server.ts';
import { type Visit, visits } from '#app/appointments/appointment.values.ts';
import type { OfferedTimes } from '#app/appointments/desk-form.ts';
import { bookingRules, closedDayText, dayState } from '#app/appointments/schedule.ts';
import { findDoctorHours } from '#app/doctors/doctor-hours.queries.server.ts';
import type { Database } from '#app/server/database/database.server.ts';
import { addDays, isDay } from '#app/site/calendar.ts';

interface Asked {
  readonly doctorId: string;
  readonly visit: string;
  readonly day: string;
  /** Its own time is not taken from an appointment that is moved. */
  readonly except?: { readonly day: string; readonly minute: number };
}

export const visitOf = (text: string | null): Visit => visits.find((visit) => visit === text) ?? 'hospital';

/** The times that staff choose from on a doctor's day; none before doctor and day are known. */
export async function readOfferedTimes(
  database: Database,
  { doctorId, visit, day, except }: Asked,
  now: Date,
): Promise<OfferedTimes> {
  if (doctorId === '' || !isDay(day)) return { closed: null, times: [] };
  const [doctor, takenOn] = await Promise.all([
    findDoctorHours(database, doctorId),
    listTaken(database, doctorId, { from: day, until: addDays(day, 1) }),
  ]);
  if (!doctor) return { closed: null, times: [] };
  const taken = new Set(takenOn.get(day));
  if (except?.day === day) taken.delete(except.minute);
  const { closed, slots } = dayState(doctor, visitOf(visit), day, taken, bookingRules('staff', now));
  return {
    closed: closed && closedDayText(closed, day),
    times: slots.map(({ minute, closed: why }) => ({ minute, isTaken: why === 'taken' })),
  };
}
