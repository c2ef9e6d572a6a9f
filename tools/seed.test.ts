import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appointments, doctors, payments, users } from '#app/all-tables.server.ts';
import { statuses } from '#app/appointments/appointment.values.ts';
import { listAppointments } from '#app/appointments/appointment-lists.queries.server.ts';
import { searchAppointments } from '#app/appointments/appointment-search.queries.server.ts';
import { listLimit, readCallbacks } from '#app/callbacks/callback.queries.server.ts';
import { listForHome, listLinks, listReels, listVideos } from '#app/links/link.queries.server.ts';
import { isPatientStory, linkCategories } from '#app/links/link.values.ts';
import { readDayTotals } from '#app/payments/payment.queries.server.ts';
import { listOpenSaid } from '#app/payments/said-payment.queries.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { seedDemonstrationData } from './seed.ts';

// The demonstration has about 200 statements, which are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const seed = ({ binding, pictures }: TestStore) => seedDemonstrationData({ database: binding, pictures });

let store: TestStore;
let wasSeeded: boolean;

// Seeded once, because the tests below only read.
beforeAll(async () => {
  store = await openTestStore();
  wasSeeded = await seed(store);
});
afterAll(() => store.dispose());

test('seeds an empty database once, with three demonstration accounts and ten doctors in every state', async () => {
  expect(wasSeeded).toBe(true);
  expect(await seed(store)).toBe(false);

  const staff = await store.database.select().from(users).orderBy(users.createdAt, sql`rowid`);
  expect(staff).toMatchObject([
    { email: 'staff@example.com', role: 'admin', isDemonstration: true },
    { email: 'desk@example.com', role: 'front-desk', isDemonstration: true },
    { email: 'doctor@example.com', role: 'doctor', isDemonstration: true },
  ]);

  const entered = await store.database.select().from(doctors);
  expect(entered).toHaveLength(10);
  expect(entered.find(({ id }) => id === staff[2]?.doctorId)).toMatchObject({
    isDeleted: false,
    isActive: true,
  });
  expect(entered.filter((doctor) => !doctor.name.endsWith('(sample)'))).toEqual([]);
  expect(entered.filter((doctor) => doctor.isDeleted)).toHaveLength(1);
  expect(entered.filter((doctor) => !doctor.isActive)).toHaveLength(1);
  expect(entered.filter((doctor) => doctor.availability === 'unavailable')).toHaveLength(1);
  expect(new Set(entered.map((doctor) => doctor.specialization)).size).toBe(10);

  const referred = entered.flatMap((doctor) => doctor.pictureKey ?? []);
  const { objects } = await store.pictures.list();
  expect(objects.map((object) => object.key).sort()).toEqual(referred.sort());
  expect(referred.length).toBeGreaterThan(4);
});

test('seeds links for every category, and no story with an invented consent', async () => {
  const links = await listLinks(store.database);
  for (const { value } of linkCategories.filter(({ value }) => !isPatientStory(value))) {
    expect(links.filter((link) => link.category === value).length).toBeGreaterThan(2);
  }
  const home = await listForHome(store.database);
  expect(home.stories).toEqual([]);
  expect(home.videos.length).toBeGreaterThan(2);
  expect(home.reels.length).toBeGreaterThan(2);
  const { latest, others } = await listVideos(store.database);
  expect(Math.min(latest.length, others.length)).toBeGreaterThan(2);
  expect((await listReels(store.database)).length).toBeGreaterThan(2);

  const stories = links.filter((link) => link.category === 'homestories');
  expect(stories.map(({ consent }) => consent)).toEqual([null]);
});

test('seeds past, present and future appointments with numbered receipts', async () => {
  const today = dayInIndia(new Date());
  const all = await listAppointments(store.database, {
    from: addDays(today, -10),
    until: addDays(today, 11),
  });
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ patientName }) => !patientName.endsWith('(sample)'))).toEqual([]);
  for (const status of statuses)
    expect(all.filter((one) => one.status === status).length, status).toBeGreaterThan(2);
  expect(all.filter(({ visit }) => visit === 'video').length).toBeGreaterThan(10);
  expect(all.filter(({ isNew }) => isNew).length).toBeGreaterThan(2);
  expect(await searchAppointments(store.database, 'farah', today)).not.toEqual([]);

  const paid = await store.database
    .select()
    .from(payments)
    .orderBy(payments.financialYear, payments.receiptNumber);
  for (const year of new Set(paid.map(({ financialYear }) => financialYear))) {
    const numbers = paid
      .filter(({ financialYear }) => financialYear === year)
      .map(({ receiptNumber }) => receiptNumber);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  const totals = await readDayTotals(store.database, paid.at(-1)?.day ?? '');
  expect(totals.byDoctor.length).toBeGreaterThan(0);
  const calls = await readCallbacks(store.database, { limit: listLimit, offset: 0 });
  expect(calls.flat().map(({ status }) => status)).toEqual(['open', 'open', 'open', 'done']);
});

test('seeds nothing when there is a staff account already', async () => {
  const other = await openTestStore();
  try {
    await addStaff(other.binding);
    expect(await seed(other)).toBe(false);
    expect(await other.database.select().from(doctors)).toEqual([]);
  } finally {
    await other.dispose();
  }
});

test('seeds one payment that a patient says to have made, for a visit that its doctor wants paid before', async () => {
  const waiting = await listOpenSaid(store.database);
  expect(waiting).toHaveLength(1);
  const [said] = waiting;
  const [visit] = await store.database
    .select()
    .from(appointments)
    .where(eq(appointments.id, said?.appointmentId ?? ''));
  expect(visit).toMatchObject({ status: 'confirmed', visit: 'video', feePaise: said?.amountPaise });
  const asking = await store.database
    .select({ name: doctors.name })
    .from(doctors)
    .where(eq(doctors.paymentBefore, 'video'));
  expect(asking).toHaveLength(1);
});
