import { countByDoctorAndDay } from '#app/appointments/appointment-lists.queries.server.ts';
import { type BookingContext, bookingRules } from '#app/appointments/free-times/schedule.ts';
import { listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, daysFrom } from '#app/time/calendar.ts';
import { dayText } from '#app/time/long-date.ts';
import { openTimes } from './desk-board.server.ts';
import type { DeskQuery } from './desk-board.ts';

/** Days of a week, beginning with the day that was asked for. */
const shownDays = 7;

/** Counts of one doctor's day. */
interface WeekCell {
  readonly booked: number;
  readonly free: number;
  /** Why the day is closed; null if it is open or over. */
  readonly closed: string | null;
}

const noCell: WeekCell = { booked: 0, free: 0, closed: null };

/** Reads how many appointments and free times each doctor has on seven days. */
export async function readDeskWeek(
  database: Database,
  { day, visit }: Pick<DeskQuery, 'day' | 'visit'>,
  moment: BookingContext,
) {
  const [doctors, counted] = await Promise.all([
    listDoctorHours(database),
    countByDoctorAndDay(database, { from: day, until: addDays(day, shownDays), visit }),
  ]);
  const countOf = new Map(counted.map((one) => [`${one.doctorId} ${one.day}`, one]));
  const rules = bookingRules('staff', moment);
  const days = daysFrom(day, shownDays);
  const known = doctors.map((doctor) => ({
    id: doctor.id,
    name: doctor.name,
    isListed: true,
    days: days.map((one): WeekCell => {
      const { booked = 0, taken = new Set<number>() } = countOf.get(`${doctor.id} ${one}`) ?? {};
      const { times, away } = openTimes(doctor, taken, { day: one, visit }, rules);
      return { booked, free: times.length, closed: away };
    }),
  }));
  // Appointments may exist for doctors who were deleted or left the website.
  const others = counted.filter(({ doctorId }) => !doctors.some(({ id }) => id === doctorId));
  const gone = [...Map.groupBy(others, ({ doctorId }) => doctorId)].map(([id, ofDays]) => ({
    id,
    name: ofDays[0]?.doctorName ?? '',
    isListed: false,
    days: days.map(
      (one): WeekCell => ({ ...noCell, booked: ofDays.find((of) => of.day === one)?.booked ?? 0 }),
    ),
  }));
  return {
    doctors: doctors.map(({ id, name }) => ({ id, name })),
    days: days.map((one) => ({ day: one, title: dayText(one) })),
    rows: [...known, ...gone],
  };
}

export type DeskWeek = Awaited<ReturnType<typeof readDeskWeek>>;
