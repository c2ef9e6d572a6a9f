import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointments, appointmentWords, auditLog } from '#app/all-tables.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, asVisitor, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { changeAppointment } from './appointment-change.server.ts';
import {
  eraseAppointments,
  exportAppointments,
  firstRetainedDay,
  minimumRetentionDays,
  sweepAppointments,
} from './appointment-privacy.server.ts';
import { searchAppointments } from './appointment-search.queries.server.ts';

let store: TestStore;
let staff: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
  doctor = await addDoctorWithHours(staff);
});
afterAll(() => store.dispose());

const secrets = [
  'Quillfeather',
  'Nightmares',
  'q@home.example',
  'Uncle Quill',
  'after six',
  'Bookerby',
  'Adultson',
];

let minute = 510;

/** Books an appointment with personal data and cancels it. */
async function addCancelled(phone = newPhone()) {
  minute += 30;
  const made = await bookAppointment(
    asVisitor(staff),
    doctor,
    bookingInput({
      doctorId: doctor.id,
      minute,
      phone,
      patientName: 'Quillfeather',
      bookedFor: 'other',
      bookerName: 'Bookerby',
      adultName: 'Adultson',
      note: 'Nightmares',
      email: 'q@home.example',
      callAs: 'Uncle Quill',
      bestTime: 'after six',
    }),
  );
  await changeAppointment(staff, made, { status: 'cancelled', reason: 'Nightmares' }, null);
  return made;
}

/** All stored data of an appointment, as one text. */
async function storedText(id: string): Promise<string> {
  const words = await store.database
    .select()
    .from(appointmentWords)
    .where(eq(appointmentWords.appointmentId, id));
  return JSON.stringify([await findAppointment(store.database, id), words]);
}

const secretsLeft = async (id: string) => {
  const text = await storedText(id);
  return secrets.filter((secret) => text.includes(secret)).length;
};

/** Noon in India, counted in days from 24 November 2026, the day of the appointments. */
const daysLater = (days: number) => new Date(Date.parse('2026-11-24T06:30:00Z') + days * 24 * 60 * 60 * 1000);

test('the daily run removes personal data after three years and leaves day, doctor and outcome', async () => {
  const { id, phone } = await addCancelled();
  expect(await secretsLeft(id)).toBe(secrets.length);
  const years = recordRetention.appointmentYears;
  await sweepAppointments(store.database, new Date(`${2026 + years}-11-24T06:30:00Z`));
  expect(await secretsLeft(id)).toBe(secrets.length);
  await sweepAppointments(store.database, new Date(`${2026 + years}-11-25T06:30:00Z`));
  expect(await secretsLeft(id)).toBe(0);
  expect(await storedText(id)).not.toContain(phone);
  expect(await findAppointment(store.database, id)).toMatchObject({
    patientName: 'Removed',
    phone: '',
    day: '2026-11-24',
    status: 'cancelled',
    doctorName: doctor.name,
  });
  expect(await searchAppointments(store.database, 'quillfeather', '2026-01-01')).toEqual([]);
});

test('computes the first retained day by the calendar of India', () => {
  expect(firstRetainedDay(new Date('2028-02-29T18:29:59Z'))).toBe('2025-02-29');
  expect(firstRetainedDay(new Date('2028-02-29T18:30:00Z'))).toBe('2025-03-01');
});

test('erasing deletes the note and what was said about calls at once, and the other personal data after the year that the law requires', async () => {
  const phone = newPhone();
  const { id } = await addCancelled(phone);
  expect(await eraseAppointments(staff, phone)).toEqual({ erased: 0, later: 1 });
  const text = await storedText(id);
  expect([text.includes('Nightmares'), text.includes('Quillfeather')]).toEqual([false, true]);
  expect(await findAppointment(store.database, id)).toMatchObject({
    note: null,
    cancelReason: null,
    callAs: null,
    bestTime: null,
  });
  // The appointment was booked on 20 November, four days before its day.
  await sweepAppointments(store.database, daysLater(minimumRetentionDays - 5));
  expect(await secretsLeft(id)).toBeGreaterThan(0);
  await sweepAppointments(store.database, daysLater(minimumRetentionDays - 4));
  expect(await secretsLeft(id)).toBe(0);
});

test('erasing anonymises an appointment older than a year at once', async () => {
  const phone = newPhone();
  const { id } = await addCancelled(phone);
  const later = { ...staff, now: daysLater(minimumRetentionDays + 1) };
  expect(await eraseAppointments(later, phone)).toEqual({ erased: 1, later: 0 });
  expect(await secretsLeft(id)).toBe(0);
});

test('erases and audits more appointments of one phone than an export contains', async () => {
  const phone = newPhone();
  const { id } = await addCancelled(phone);
  const copies = 520;
  const columns = Object.values(getTableColumns(appointments)).map(({ name }) => {
    return name === 'id' || name === 'reference' ? sql`'copy-' || number` : sql.raw(name);
  });
  await store.database.run(sql`
    with recursive copies(number) as (select 1 union all select number + 1 from copies where number < ${copies})
    insert into appointments select ${sql.join(columns, sql`, `)} from copies, appointments where id = ${id}`);
  const later = { ...staff, now: daysLater(minimumRetentionDays + 1) };
  expect(await eraseAppointments(later, phone)).toEqual({ erased: copies + 1, later: 0 });
  expect(await store.database.$count(appointments, eq(appointments.phone, phone))).toBe(0);
  const audits = await store.database
    .select({ target: auditLog.target })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'appointment.erase'), eq(auditLog.at, later.now)));
  expect(audits.filter(({ target }) => target.startsWith('copy-'))).toHaveLength(copies);
});

test('refuses to erase while an appointment is upcoming', async () => {
  const phone = newPhone();
  minute += 30;
  await bookAppointment(asVisitor(staff), doctor, bookingInput({ doctorId: doctor.id, phone, minute }));
  await expect(eraseAppointments(staff, phone)).rejects.toMatchObject({ status: 409 });
});

test('exports all data of a phone and writes an audit entry without the phone', async () => {
  const phone = newPhone();
  const { id } = await addCancelled(phone);
  const [exported, ...others] = await exportAppointments(staff, phone);
  expect(others).toEqual([]);
  expect(exported).toMatchObject({
    id,
    note: 'Nightmares',
    history: [{ what: 'booked' }, { what: 'cancelled' }],
  });
  expect(await exportAppointments(staff, newPhone())).toEqual([]);
  const [logged] = await store.database
    .select({ text: sql<string>`group_concat(action || ' ' || target)` })
    .from(auditLog);
  expect(logged?.text).toContain(`appointment.export ${id}`);
  expect(logged?.text).not.toContain(phone);
});
