import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingContext } from '#app/appointments/free-times/schedule.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { daysFrom, momentInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { addManyAppointments } from '#tests/support/many-appointments.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readDesk } from './desk-board.server.ts';
import { wholeDay } from './desk-board.ts';
import { readDeskWeek } from './desk-week.server.ts';

const day = '2026-11-24';
const now = momentInIndia(day, 12 * 60);
const moment: BookingContext = { now, facts: { ...defaultFacts, hospitalHolidays: [] } };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  const doctorIds: string[] = [];
  for (const name of ['Dr. One', 'Dr. Two', 'Dr. Three'])
    doctorIds.push((await addDoctorWithHours(commandFor(store, { now }), { name })).id);
  await addManyAppointments(store.binding, 420, { doctorIds, days: daysFrom(day, 7) });
  // A day with requests needs one more statement, for the phones that booked unusually much.
  await store.database.run("update appointments set status = 'confirmed' where status = 'requested'");
});
afterAll(() => store.dispose());

test('a week of all doctors is read in two statements, and a day in as many as before, whoever is booked', async () => {
  const week = await queryCostOf(store.binding, (database) => readDeskWeek(database, wholeDay(day), moment));
  expect(week.statements).toBe(2);
  const costOf = (read: string) =>
    queryCostOf(store.binding, (database) => readDesk(database, wholeDay(read), moment));
  const later = await costOf('2026-11-25');
  // One of them lists the payments that are said to be made, by an index of those alone.
  expect(later.statements).toBeLessThanOrEqual(6);
  expect((await costOf(day)).statements).toBe(later.statements);
  // Once somebody has arrived, today has a waiting room with numbers.
  await store.database.run(
    sql`update appointments set arrived_at = ${now.getTime()} where id = (select id from appointments where day = ${day} limit 1)`,
  );
  expect((await costOf(day)).statements).toBe(later.statements + 1);
});

test('a week counts what a doctor who left the website has booked, without free times', async () => {
  await store.database.run("update appointments set doctor_id = 'gone' where id = 'many-0'");
  const { rows } = await readDeskWeek(store.database, wholeDay(day), moment);
  const gone = rows.find(({ id }) => id === 'gone');
  expect(gone).toMatchObject({ isListed: false, name: 'Dr. Many' });
  expect(gone?.days[0]).toEqual({ booked: 1, free: 0, closed: null });
});
