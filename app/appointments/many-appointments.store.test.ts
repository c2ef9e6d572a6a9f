import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLimit, readCallbacks } from '#app/callbacks/callback.queries.server.ts';
import { listDoctorHours } from '#app/doctors/hours/doctor-hours.queries.server.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import {
  findPayment,
  listPayments,
  listPaymentsOf,
  listPaymentsOn,
  listTillCounts,
  readDayTotals,
  readSettlements,
} from '#app/payments/payment.queries.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { addDays, daysFrom, momentInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { addManyAppointments } from '#tests/support/many-appointments.ts';
import { queryCostOf } from '#tests/support/query-cost.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { findAppointment, findByReference } from './appointment.queries.server.ts';
import { listAppointments } from './appointment-lists.queries.server.ts';
import { sweepAppointments } from './appointment-privacy.server.ts';
import { searchAppointments } from './appointment-search.queries.server.ts';
import { listNextFree } from './free-times/next-free.server.ts';
import { bookingRules } from './free-times/schedule.ts';
import { listTakenSlots } from './free-times/taken-slots.queries.server.ts';
import {
  countRequested,
  countUnseen,
  countUnusualOnlineVisits,
  listConfirmedSince,
  listRequested,
} from './open-visits.queries.server.ts';

const today = '2026-11-20';
const now = new Date('2026-11-20T03:00:00Z');
/** Today and 500 other days. */
const days = [today, ...daysFrom('2025-07-01', 500).filter((day) => day !== today)];

const doctorIds = ['first', 'second'] as const;

/** Queries of the front desk and of public pages, by name. */
const views: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  'the day': (database) => listAppointments(database, { from: today, until: addDays(today, 1) }),
  'the hospital visits of the day': (database) =>
    listAppointments(database, { from: today, until: addDays(today, 1), visit: 'hospital' }),
  "a doctor's day": (database) =>
    listAppointments(database, { from: today, until: addDays(today, 1), doctorId: 'first' }),
  'the requests to confirm': (database) => listRequested(database, today),
  'the list of all days': (database) => listAppointments(database, {}),
  'the next page of the list': (database) =>
    listAppointments(database, { after: { day: today, minute: 540, id: 'many-0' } }),
  'one appointment': (database) => findAppointment(database, 'many-7'),
  'a look-up': (database) => findByReference(database, 'M7', '7000000007'),
  'a search for a name that few have': (database) => searchAppointments(database, '7th', today),
  'a search for a name that all have': (database) => searchAppointments(database, 'verma person', today),
  'the requests that were confirmed today': (database) =>
    listConfirmedSince(database, today, momentInIndia(today, 0)),
  'a search for a phone': (database) => searchAppointments(database, '7000000007', today),
  'the booked slots of a doctor': (database) =>
    listTakenSlots(database, 'first', { from: today, until: addDays(today, 1) }),
  'the count of new appointments': (database) => countUnseen(database, today),
  'the count of requests to confirm': (database) => countRequested(database, today),
  'the phones with unusually many visits': (database) =>
    countUnusualOnlineVisits(database, ['9000000001', '9000000002'], today),
  'the requests for a call': (database) => readCallbacks(database, { limit: listLimit, offset: 0 }),
  'the payments for a list': (database) => readSettlements(database, ['many-0', 'many-1']),
  'the payments of an appointment': (database) => listPaymentsOf(database, 'many-0'),
  'the payments of a day': (database) => listPaymentsOn(database, today),
  'the latest payments': listPayments,
  'one payment': (database) => findPayment(database, 'paid-many-0'),
  "a day's totals": (database) => readDayTotals(database, today),
  'the closings of the till': (database) => listTillCounts(database, today),
  'the daily sweep': (database) => sweepAppointments(database, now),
};

/** Queries with a limit above 40 rows, so the large store returns more than the small one. */
const bounded = [
  'the list of all days',
  'the next page of the list',
  'a search for a name that all have',
  'the latest payments',
];

describe('with 40 appointments, and with 20,000', () => {
  let few: TestStore;
  let many: TestStore;
  beforeAll(async () => {
    [few, many] = await Promise.all([openTestStore(), openTestStore()]);
    await addManyAppointments(few.binding, 40, { doctorIds, days });
    await addManyAppointments(many.binding, 20_000, { doctorIds, days });
  }, 180_000);
  afterAll(() => Promise.all([few.dispose(), many.dispose()]));

  test.each(Object.entries(views))('%s uses indexes and reads no more rows', async (name, view) => {
    const small = await queryCostOf(few.binding, view);
    const large = await queryCostOf(many.binding, view);
    expect(large.roundTrips).toBe(1);
    expect(large.plan.length).toBeGreaterThan(0);
    const wholeTables = large.plan.filter(
      (step) =>
        /^SCAN /.test(step) && !/USING (COVERING )?INDEX|json_each|CONSTANT ROW|^SCAN found/.test(step),
    );
    expect(wholeTables).toEqual([]);
    expect(large.rowsRead).toBeLessThanOrEqual(bounded.includes(name) ? 6_000 : small.rowsRead + 5);
  });

  test('finds requests to confirm by their partial index, without sorting', async () => {
    const { plan, rowsRead } = await queryCostOf(many.binding, (database) => listRequested(database, today));
    expect(plan).toEqual(['SEARCH appointments USING INDEX appointments_requested (day>?)']);
    expect(rowsRead).toBeGreaterThan(0);
  });

  test('finds the next free slots of all doctors in one query, by the index of taken slots', async () => {
    const command = commandFor(many, { now });
    const doctors = await Promise.all(
      ['Dr. One', 'Dr. Two'].map((name) => addDoctorWithHours(command, { name, hospitalSlots: [540, 570] })),
    );
    const hours = await listDoctorHours(many.database);
    expect(hours).toHaveLength(doctors.length);
    const { roundTrips, plan } = await queryCostOf(many.binding, (database) =>
      listNextFree(database, hours, bookingRules('visitor', { now, facts: defaultFacts })),
    );
    expect(roundTrips).toBe(1);
    expect(plan.join('\n')).toMatch(/SEARCH appointments USING (COVERING )?INDEX appointments_slot/);
  });
});
