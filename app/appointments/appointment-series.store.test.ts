import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointments } from '#app/all-tables.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { IdempotencyConflictError } from '#app/platform/writes/idempotency.server.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { addDoctorWithHours, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';
import { bookSeries } from './appointment-series.server.ts';

let store: TestStore;
let staff: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());
beforeEach(async () => {
  doctor = await addDoctorWithHours(staff);
});

const newKey = (requestHash = 'a') => ({ key: crypto.randomUUID(), requestHash });
const inputOf = (phone = newPhone()) => bookingInput({ doctorId: doctor.id, day: '2026-11-24', phone });

const liveOf = (phone: string) =>
  store.database
    .select({ day: appointments.day, status: appointments.status })
    .from(appointments)
    .where(eq(appointments.phone, phone));

describe('a weekly series', () => {
  test('books one visit a week, beyond the limits of a phone, each with its own reference', async () => {
    const { booked, refused } = await bookSeries(staff, doctor, inputOf(), 6, newKey());
    expect(refused).toEqual([]);
    expect(booked.map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
      '2026-12-22',
      '2026-12-29',
    ]);
    expect(new Set(booked.map(({ reference }) => reference)).size).toBe(6);
  });

  test('names the days that are taken or leave, and books the others', async () => {
    const away = { ...doctor, leave: [{ from: '2026-12-08', to: '2026-12-08', note: '' }] };
    await bookAppointment(staff, doctor, { ...inputOf(), day: '2026-12-01' });
    const { booked, refused } = await bookSeries(staff, away, inputOf(), 4, newKey());
    expect(booked.map(({ day }) => day)).toEqual(['2026-11-24', '2026-12-15']);
    expect(refused.map(({ day, problem }) => [day, problem.message])).toEqual([
      ['2026-12-01', appointmentProblems.taken],
      ['2026-12-08', expect.stringContaining('On leave')],
    ]);
  });

  test('is booked once when its form is sent twice, also at the same moment', async () => {
    const input = inputOf();
    const key = newKey();
    const [first, second] = await Promise.all([
      bookSeries(staff, doctor, input, 3, key),
      bookSeries(staff, doctor, input, 3, key),
    ]);
    const third = await bookSeries(staff, doctor, input, 3, key);
    const idsOf = ({ booked }: typeof first) => booked.map(({ id }) => id);
    expect(idsOf(second)).toEqual(idsOf(first));
    expect(idsOf(third)).toEqual(idsOf(first));
    expect(await liveOf(input.phone)).toHaveLength(3);
  });

  test('with the key of another form is refused as a whole', async () => {
    const key = newKey();
    await bookSeries(staff, doctor, inputOf(), 2, key);
    await expect(bookSeries(staff, doctor, inputOf(), 2, { ...key, requestHash: 'b' })).rejects.toThrow(
      IdempotencyConflictError,
    );
  });

  test('of two desks gets each time once', async () => {
    const [one, other] = [inputOf(), inputOf()];
    const series = await Promise.all([
      bookSeries(staff, doctor, one, 5, newKey()),
      bookSeries(staff, doctor, other, 5, newKey()),
    ]);
    const days = series.flatMap(({ booked }) => booked.map(({ day }) => day));
    expect(days.toSorted()).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']);
    const reasons = series.flatMap(({ refused }) => refused.map(({ problem }) => problem.message));
    expect(reasons).toEqual(Array(5).fill(appointmentProblems.taken));
  });

  test('gets a cancelled visit back with Undo, also if the phone has booked since', async () => {
    const input = inputOf();
    const { booked } = await bookSeries(staff, doctor, input, 4, newKey());
    const [first, second] = booked;
    if (!first || !second) throw new Error('Nothing was booked.');
    const later = { ...staff, now: new Date(staff.now.getTime() + 60_000) };
    const cancelled = { status: 'cancelled', reason: null } as const;
    const { version } = await changeAppointment(staff, first, cancelled, null);
    expect((await undoChange(later, first.id, version)).status).toBe('requested');

    const again = await changeAppointment(staff, second, cancelled, null);
    await bookSeries(later, doctor, { ...input, minute: 720 }, 2, newKey());
    expect((await undoChange(later, second.id, again.version)).status).toBe('requested');
  });
});
