import { type BookingContext, bookingRules } from '#app/appointments/free-times/schedule.ts';
import { listTakenSlotsOfAll } from '#app/appointments/free-times/taken-slots.queries.server.ts';
import { listOfferedDoctors } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { type FreeQuery, firstFreeTimes, searchedDays, specialtiesOf, suits } from './free-times.ts';

/** Doctors that are shown. Somebody who rings takes one of the first; a further choice finds the others. */
const shownDoctors = 20;

const noSlots: ReadonlySet<number> = new Set();

/** Reads the first free times of the doctors who suit the choices. The doctor who is free first comes first. */
export async function readFreeTimes(database: Database, query: FreeQuery, moment: BookingContext) {
  const doctors = await listOfferedDoctors(database);
  const suitable = doctors.filter((doctor) => suits(doctor, query));
  const today = dayInIndia(moment.now);
  const taken = await listTakenSlotsOfAll(
    database,
    suitable.map(({ id }) => id),
    { from: today, until: addDays(today, searchedDays) },
  );
  const rules = bookingRules('staff', moment);
  const offers = suitable.map((doctor) => {
    const { id, name, specialization, feePaise } = doctor;
    const days = taken.get(id);
    const times = firstFreeTimes(doctor, query, (day) => days?.get(day) ?? noSlots, rules);
    return { id, name, specialization, feePaise, times };
  });
  const free = offers
    .flatMap((offer) => offer.times.slice(0, 1).map((first) => ({ ...offer, first })))
    .toSorted(
      ({ first: one }, { first: other }) => one.day.localeCompare(other.day) || one.minute - other.minute,
    );
  return {
    specialties: specialtiesOf(doctors),
    count: free.length,
    offers: free.slice(0, shownDoctors).map(({ first, ...offer }) => offer),
    /** Names of doctors who work at such times, but have none that is free. */
    full: offers.filter(({ times }) => times.length === 0).map(({ name }) => name),
  };
}

export type FreeTimes = Awaited<ReturnType<typeof readFreeTimes>>;
