import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { openRequests, sharedFactor } from '#app/platform/throttle/limits.server.ts';
import { addDays } from '#app/time/calendar.ts';
import { slots } from '#app/time/slots.ts';
import { addDoctorWithHours, bookingInput } from '#tests/support/appointments.ts';
import { commandFor, newAddress } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment, TooManyOpenError } from './appointment.commands.server.ts';
import { findAppointment, findByReference } from './appointment.queries.server.ts';
import { changeAppointment } from './appointment-change.server.ts';
import { networkRetentionCutoff, sweepAppointments } from './appointment-privacy.server.ts';
import { readNetworkRequests, releaseNetwork, undoRelease } from './network-requests.server.ts';

vi.setConfig({ testTimeout: 60_000 });

const jio = 55836;
const today = '2026-11-20';
const { alarm, perNetwork, shareOfDay } = openRequests;

let store: TestStore;
let staff: Command;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());
beforeEach(async () => {
  await store.binding.prepare('delete from appointments').run();
});

const newDoctor = (name: string) => addDoctorWithHours(staff, { name });

const from = (address: string, asn: number | null = null): Command => ({
  ...staff,
  actor: { kind: 'visitor', address, network: { asn, codeKey: 'a deployment' } },
});

/** The time at this index, with ten on each day. */
const placeAt = (index: number) => ({
  day: addDays('2026-11-24', Math.floor(index / 10)),
  minute: slots[index % 10] ?? 0,
});

/** Books a number of times, each from the address that the index has, and counts those that are beyond a limit. */
async function book(
  doctor: DoctorHours,
  count: number,
  addressOf: (index: number) => string,
  { asn = null as number | null, start = 0 } = {},
): Promise<number> {
  let beyond = 0;
  for (let index = start; index < start + count; index += 1) {
    try {
      const input = bookingInput({ doctorId: doctor.id, ...placeAt(index) });
      await bookAppointment(from(addressOf(index), asn), doctor, input);
    } catch (error) {
      if (!(error instanceof TooManyOpenError)) throw error;
      beyond += 1;
    }
  }
  return beyond;
}

const ofNetwork = (index: number) => `2001:db8:7:${index.toString(16)}::1`;

describe('requests of visitors hold a time', () => {
  test('up to a number for each /48, which is higher in a network of a carrier', async () => {
    const doctor = await newDoctor('Dr. Limits');
    expect(await book(doctor, perNetwork + 5, ofNetwork)).toBe(5);
    expect(await book(doctor, 5, () => '2001:db8:8::1', { start: 100 })).toBe(0);
    const many = { asn: jio, start: 200 };
    expect(await book(doctor, perNetwork + 5, (index) => `2409:4050:1:${index}::1`, many)).toBe(0);
    expect(perNetwork * sharedFactor).toBeGreaterThan(60);
  });

  test('again after the desk has confirmed some', async () => {
    const doctor = await newDoctor('Dr. Confirmed');
    await book(doctor, perNetwork, ofNetwork);
    const { results } = await store.binding
      .prepare('select id from appointments limit 1')
      .all<{ id: string }>();
    const before = await findAppointment(store.database, results[0]?.id ?? '');
    if (!before) throw new Error('There is no request.');
    await changeAppointment(staff, before, { status: 'confirmed', reason: null }, null);
    expect(await book(doctor, 2, ofNetwork, { start: 50 })).toBe(1);
  });

  test('up to a share of the times of a doctor’s day, from whatever networks and phones', async () => {
    const doctor = await newDoctor('Dr. Day');
    let held = 0;
    for (const minute of slots) {
      const input = bookingInput({ doctorId: doctor.id, day: '2026-11-24', minute });
      const made = await bookAppointment(from(newAddress()), doctor, input).catch((error: unknown) => {
        if (!(error instanceof TooManyOpenError)) throw error;
        return null;
      });
      if (made) held += 1;
    }
    expect(held).toBe(Math.ceil(slots.length * shareOfDay));
    // The desk gives the other times.
    const last = bookingInput({ doctorId: doctor.id, day: '2026-11-24', minute: slots.at(-1) ?? 0 });
    expect(await bookAppointment(staff, doctor, last)).toMatchObject({ status: 'requested' });
  });
});

describe('a request without a held time', () => {
  const input = (doctor: DoctorHours) =>
    bookingInput({ doctorId: doctor.id, ...placeAt(0), safeToCall: false, inBetween: true });

  test('leaves the time to others, and takes it when the desk confirms it', async () => {
    const doctor = await newDoctor('Dr. Asked');
    const asked = await bookAppointment(from(newAddress()), doctor, input(doctor));
    expect(asked).toMatchObject({ status: 'requested', isUnheld: true, inBetween: true });
    expect(await findByReference(store.database, asked.reference, asked.phone)).toMatchObject({
      isUnheld: true,
    });
    const confirmed = await changeAppointment(staff, asked, { status: 'confirmed', reason: null }, null);
    expect(confirmed).toMatchObject({ status: 'confirmed', isUnheld: false, inBetween: false });
    const next = bookingInput({ doctorId: doctor.id, ...placeAt(0) });
    await expect(bookAppointment(from(newAddress()), doctor, next)).rejects.toMatchObject({ status: 409 });
  });

  test('holds no time after the person moved it, and holds one after the desk moved it', async () => {
    const doctor = await newDoctor('Dr. Moved');
    const visitor = from(newAddress());
    const asked = await bookAppointment(visitor, doctor, input(doctor));
    const other = bookingInput({ doctorId: doctor.id, ...placeAt(1) });
    await bookAppointment(from(newAddress()), doctor, other);
    const moveTo = (index: number) => ({ place: placeAt(index), reason: null });
    await expect(changeAppointment(visitor, asked, moveTo(1), doctor)).rejects.toMatchObject({
      status: 409,
      problem: { errors: { slot: expect.anything() } },
    });
    const moved = await changeAppointment(visitor, asked, moveTo(2), doctor);
    expect(moved).toMatchObject({ ...placeAt(2), isUnheld: true });
    const byDesk = await changeAppointment(staff, moved, moveTo(3), doctor);
    expect(byDesk).toMatchObject({ ...placeAt(3), inBetween: false, isUnheld: false });
    const held = await store.binding
      .prepare('select count(*) as count from appointments where in_between = 0 and day = ?')
      .bind(placeAt(0).day)
      .first<{ count: number }>();
    expect(held?.count).toBe(2);
  });

  test('is not confirmed for a time that somebody else has taken', async () => {
    const doctor = await newDoctor('Dr. Taken');
    const asked = await bookAppointment(from(newAddress()), doctor, input(doctor));
    const other = bookingInput({ doctorId: doctor.id, ...placeAt(0) });
    await bookAppointment(from(newAddress()), doctor, other);
    const confirm = { status: 'confirmed', reason: null } as const;
    await expect(changeAppointment(staff, asked, confirm, null)).rejects.toMatchObject({ status: 409 });
    await expect(bookAppointment(from(newAddress()), doctor, input(doctor))).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe('many requests from one network', () => {
  test('are listed for the desk from a number on, which is higher in a network of a carrier', async () => {
    const doctor = await newDoctor('Dr. Flood');
    await book(doctor, alarm - 1, ofNetwork);
    await book(doctor, alarm * 2, () => '2409:4050:2::1', { asn: jio, start: 100 });
    expect(await readNetworkRequests(store.database, today)).toEqual([]);
    await book(doctor, 1, ofNetwork, { start: 50 });
    const [only, ...others] = await readNetworkRequests(store.database, today);
    expect(others).toEqual([]);
    expect([only?.visits.length, only?.isShared]).toEqual([alarm, false]);
  });

  test('are cancelled together, noted with their number, and brought back together', async () => {
    const doctor = await newDoctor('Dr. Flood');
    await book(doctor, alarm + 2, ofNetwork);
    await book(doctor, 1, newAddress, { start: 50 });
    const [found] = await readNetworkRequests(store.database, today);
    const network = found?.network ?? '';
    const statuses = async () =>
      (
        await store.binding
          .prepare('select status, count(*) as count from appointments group by status order by status')
          .all<{ status: string; count: number }>()
      ).results;

    expect(await releaseNetwork(staff, network)).toBe(alarm + 2);
    expect(await statuses()).toEqual([
      { status: 'cancelled', count: alarm + 2 },
      { status: 'requested', count: 1 },
    ]);
    expect(await readNetworkRequests(store.database, today)).toEqual([]);
    const { results } = await store.binding
      .prepare("select target, after from audit_log where action = 'appointment.release-network'")
      .all();
    expect(results).toEqual([{ target: today, after: `{"rows":${alarm + 2}}` }]);
    expect(await releaseNetwork(staff, network)).toBe(0);

    const later = { ...staff, now: new Date(staff.now.getTime() + 5 * 60_000) };
    expect(await undoRelease(later, network, staff.now)).toBe(alarm + 2);
    expect(await statuses()).toEqual([{ status: 'requested', count: alarm + 3 }]);
  });

  test('have no code of their network any more after the daily run of the eighth day', async () => {
    const doctor = await newDoctor('Dr. Swept');
    await book(doctor, 2, ofNetwork);
    const codes = async () =>
      (
        await store.binding
          .prepare('select count(network) as count from appointments')
          .first<{ count: number }>()
      )?.count;
    const kept = staff.now.getTime() - networkRetentionCutoff(staff.now).getTime();
    await sweepAppointments(store.database, new Date(staff.now.getTime() + kept));
    expect(await codes()).toBe(2);
    await sweepAppointments(store.database, new Date(staff.now.getTime() + kept + 1));
    expect(await codes()).toBe(0);
  });
});
