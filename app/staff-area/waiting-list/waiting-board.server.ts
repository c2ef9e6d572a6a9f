import {
  type BookingContext,
  bookingRules,
  dayState,
  freeMinutes,
} from '#app/appointments/free-times/schedule.ts';
import { listTakenSlotsOfAll } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import { listWaiting } from '#app/appointments/waiting-list/waiting.queries.server.ts';
import { waitingHorizonDays } from '#app/appointments/waiting-list/waiting.values.ts';
import { offerTimes } from '#app/appointments/waiting-list/waiting-offers.ts';
import { listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';

/**
 * Reads who waits, and who is offered which free time now. The offers are computed from the hours and the booked
 * slots at each reading, so a time that is freed in any way (cancelled, moved, hours added, leave removed) is offered.
 *
 * @param doctorsRead hours of all doctors, if the caller has requested them already
 */
export async function readWaitingBoard(
  database: Database,
  moment: BookingContext,
  doctorsRead: Promise<readonly DoctorHours[]> = listDoctorHours(database),
) {
  const today = dayInIndia(moment.now);
  const [waiting, doctors] = await Promise.all([listWaiting(database, today), doctorsRead]);
  const asked = doctors.filter(({ id }) => waiting.some(({ doctorId }) => doctorId === id));
  const until = addDays(today, waitingHorizonDays);
  const ids = asked.map(({ id }) => id);
  const taken = ids.length > 0 ? await listTakenSlotsOfAll(database, ids, { from: today, until }) : null;
  const byId = new Map(asked.map((doctor) => [doctor.id, doctor]));
  const rules = bookingRules('staff', moment);
  const offers = offerTimes(
    waiting,
    (doctorId, visit, day) => {
      const doctor = byId.get(doctorId);
      if (!doctor) return [];
      const state = dayState(doctor, visit, day, taken?.get(doctorId)?.get(day) ?? new Set(), rules);
      return freeMinutes(state, moment.now).toSorted((one, other) => one - other);
    },
    today,
  );
  return { waiting, offers };
}
