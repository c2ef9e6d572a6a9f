import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, waitingList } from '#app/all-tables.server.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import {
  addToWaitingList,
  eraseWaiting,
  exportWaiting,
  putBack,
  recordOutcome,
  sweepWaitingList,
} from '#app/appointments/waiting-list/waiting.commands.server.ts';
import { findWaiting } from '#app/appointments/waiting-list/waiting.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDays } from '#app/time/calendar.ts';
import { addDoctorWithHours, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { readWaitingBoard } from './waiting-board.server.ts';

const day = '2026-11-24';

let store: TestStore;
let staff: Command;
let doctor: DoctorHours;
let booked: Appointment;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
});
afterAll(() => store.dispose());
// A doctor with one time a day, which is booked on the day of the tests.
beforeEach(async () => {
  doctor = await addDoctorWithHours(staff, { hospitalSlots: [600], videoSlots: [] });
  booked = await bookAppointment(staff, doctor, bookingInput({ doctorId: doctor.id, day, minute: 600 }));
});

let minutes = 0;
/** Each entry is a minute younger than the one before. */
const add = (
  patientName: string,
  other: { phone?: string; untilDay?: string } = {},
  key = crypto.randomUUID(),
) => {
  minutes += 1;
  const command = { ...staff, now: new Date(staff.now.getTime() + minutes * 60_000) };
  const input = {
    doctorId: doctor.id,
    visit: 'hospital',
    fromDay: day,
    untilDay: day,
    patientName,
    phone: newPhone(),
  };
  return addToWaitingList(
    command,
    doctor,
    { ...input, visit: 'hospital', safeToCall: true, agreed: true, ...other },
    { key, requestHash: 'a' },
  );
};
const cancel = () => changeAppointment(staff, booked, { status: 'cancelled', reason: null }, null);
const offered = async () =>
  (await readWaitingBoard(store.database, staff)).offers
    .filter(({ entry }) => entry.doctorId === doctor.id)
    .map(({ entry, day: on, minute }) => `${entry.patientName} ${on} ${minute}`);
const newKey = () => ({ key: crypto.randomUUID(), requestHash: 'a' });

describe('the waiting list', () => {
  test.each(['left', 'booked'] as const)(
    'puts back within ten minutes who was taken off as %s, once',
    async (outcome) => {
      const { id } = await add('Back');
      await recordOutcome(staff, id, outcome, null);
      const later = (after: number) => ({ ...staff, now: new Date(staff.now.getTime() + after * 60_000) });
      expect(await putBack(later(11), id)).toBe(false);
      for (const _ of ['once', 'again']) expect(await putBack(later(9), id)).toBe(true);
      expect(await findWaiting(store.database, id)).toMatchObject({ status: 'waiting', endedAt: null });
      const audited = await store.database.select().from(auditLog).where(eq(auditLog.target, id));
      expect(audited.filter(({ action }) => action === 'waiting.put-back')).toHaveLength(1);
      await expect(putBack(staff, 'nobody')).rejects.toMatchObject({ status: 404 });
    },
  );

  test('offers a cancelled time to the first who waits', async () => {
    await add('First');
    await add('Second');
    expect(await offered()).toEqual([]);
    await cancel();
    expect(await offered()).toEqual([`First ${day} 600`]);
  });

  test('offers a time from which somebody was moved away, and a time that was added', async () => {
    await add('First');
    const away = { day: addDays(day, 1), minute: 600 };
    await changeAppointment(staff, booked, { place: away, reason: null }, doctor);
    expect(await offered()).toEqual([`First ${day} 600`]);
    await add('Second');
    await store.binding
      .prepare("update doctors set hospital_slots = '[600,630]' where id = ?")
      .bind(doctor.id)
      .run();
    expect(await offered()).toEqual([`First ${day} 600`, `Second ${day} 630`]);
  });

  test('offers a declined time to the next, and keeps the first waiting', async () => {
    const first = await add('First');
    await add('Second');
    await cancel();
    await recordOutcome(staff, first.id, 'declined', { day, minute: 600 }, newKey());
    expect(await offered()).toEqual([`Second ${day} 600`]);
    expect(await findWaiting(store.database, first.id)).toMatchObject({ status: 'waiting' });
  });

  test('offers the time to the next for today if nobody was reached, and counts a form sent twice once', async () => {
    const first = await add('First');
    await add('Second');
    await cancel();
    const key = newKey();
    await Promise.all([
      recordOutcome(staff, first.id, 'not-reached', null, key),
      recordOutcome(staff, first.id, 'not-reached', null, key),
    ]);
    expect(await findWaiting(store.database, first.id)).toMatchObject({ tries: 1 });
    expect(await offered()).toEqual([`Second ${day} 600`]);
  });

  test('ends an entry once: of two desks the second succeeds with the same outcome only', async () => {
    const { id } = await add('First');
    await Promise.all([
      recordOutcome(staff, id, 'booked', null, newKey()),
      recordOutcome(staff, id, 'booked', null, newKey()),
    ]);
    await expect(recordOutcome(staff, id, 'left', null, newKey())).rejects.toMatchObject({ status: 409 });
    const actions = await store.database
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.target, id));
    expect(actions.map(({ action }) => action)).toEqual(['waiting.add', 'waiting.booked']);
    await cancel();
    expect(await offered()).toEqual([]);
  });

  test('has one entry for a form that is sent twice', async () => {
    const key = crypto.randomUUID();
    const phone = newPhone();
    const [one, other] = await Promise.all([add('First', { phone }, key), add('First', { phone }, key)]);
    expect(other.id).toBe(one.id);
  });
});

describe('an entry of the waiting list', () => {
  const entries = (phone: string) =>
    store.database.select().from(waitingList).where(eq(waitingList.phone, phone));

  test('is deleted a year after its last day', async () => {
    const phone = newPhone();
    await add('Old', { phone });
    const daysLater = (days: number) => new Date(`${addDays(day, days)}T06:00:00Z`);
    await sweepWaitingList(store.database, daysLater(recordRetention.waitingDays));
    expect(await entries(phone)).toHaveLength(1);
    await sweepWaitingList(store.database, daysLater(recordRetention.waitingDays + 1));
    expect(await entries(phone)).toEqual([]);
  });

  test('is exported, and erased a year after it was made', async () => {
    const phone = newPhone();
    const { id } = await add('Erased', { phone, untilDay: '2027-02-01' });
    expect(await exportWaiting(staff, phone)).toMatchObject([{ id, patientName: 'Erased' }]);
    await recordOutcome(staff, id, 'left', null);
    expect(await eraseWaiting(staff, phone, 365)).toBe(1);
    expect(await entries(phone)).toMatchObject([{ eraseOn: '2027-11-20' }]);
    await sweepWaitingList(store.database, new Date('2027-11-19T06:00:00Z'));
    expect(await entries(phone)).toHaveLength(1);
    await sweepWaitingList(store.database, new Date('2027-11-20T06:00:00Z'));
    expect(await entries(phone)).toEqual([]);
  });
});
