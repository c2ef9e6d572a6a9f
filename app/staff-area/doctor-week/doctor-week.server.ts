import { type VisitKind, visitKinds } from '#app/appointments/appointment.values.ts';
import { listAppointments } from '#app/appointments/appointment-lists.queries.server.ts';
import {
  type BookingContext,
  bookingRules,
  offeredSlots,
  usualVisit,
} from '#app/appointments/free-times/schedule.ts';
import { listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayOrToday, daysFrom } from '#app/time/calendar.ts';
import { unavailableText } from '../front-desk/offered-times.server.ts';
import { type WeekVisit, weekDay } from './doctor-week.ts';

const shownDays = 7;

/** Filters of the page, from its address. */
export interface WeekQuery {
  /** The first of the seven days. */
  readonly day: string;
  readonly doctorId: string | null;
  readonly visit: VisitKind | null;
}

export function readWeekQuery(search: URLSearchParams, now: Date): WeekQuery {
  return {
    day: dayOrToday(search.get('day'), now),
    doctorId: search.get('doctor') || null,
    visit: visitKinds.find((visit) => visit === search.get('visit')) ?? null,
  };
}

/** Reads seven days of one doctor. If the query names no doctor of the list, reads the first doctor of the list. */
export async function readDoctorWeek(database: Database, query: WeekQuery, moment: BookingContext) {
  const doctors = await listDoctorHours(database);
  const named = doctors.map(({ id, name }) => ({ id, name }));
  const doctor = doctors.find(({ id }) => id === query.doctorId) ?? doctors[0];
  if (!doctor) return { doctors: named, week: null };
  const found = await listAppointments(database, {
    from: query.day,
    until: addDays(query.day, shownDays),
    doctorId: doctor.id,
  });
  const visits = found.map(
    ({ id, day, minute, visit, status, arrivedAt, withDoctorAt, inBetween, patientName }): WeekVisit => ({
      ...{ id, day, minute, visit, status, arrivedAt, withDoctorAt, inBetween, patientName },
    }),
  );
  const kinds = visitKinds.filter((kind) => offeredSlots(doctor, kind).length > 0);
  const visit = query.visit ?? usualVisit(doctor);
  const rules = bookingRules('staff', moment);
  return {
    doctors: named,
    week: {
      doctor: { id: doctor.id, name: doctor.name },
      remark: doctor.availability === 'unavailable' ? unavailableText : null,
      visit,
      kinds,
      days: daysFrom(query.day, shownDays).map((day) =>
        weekDay(
          doctor,
          visit,
          day,
          visits.filter((one) => one.day === day),
          rules,
        ),
      ),
    },
  };
}

export type DoctorWeek = Awaited<ReturnType<typeof readDoctorWeek>>;
