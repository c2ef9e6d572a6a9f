import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointments, auditLog } from '#app/all-tables.server.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { listAppointments } from '#app/appointments/appointment-lists.queries.server.ts';
import { setVideoLink } from '#app/appointments/video-visits/video-link.server.ts';
import { listDirectory } from '#app/doctors/doctor.queries.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { addDoctorWithHours, bookingInput } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { listVisitsWithoutLink, readVideoDoors, readVideoVisit } from './video-doors.server.ts';

const day = '2026-11-24';
const atVisit = momentInIndia(day, 600);

let store: TestStore;
let staff: Command;
let withLink: DoctorHours;
let without: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  const actor = { kind: 'staff', userId: 'staff-1', address: '10.0.0.1' } as const;
  staff = commandFor(store, { now: new Date('2026-11-20T06:00:00Z'), actor });
  const videoLink = 'https://meet.example/doctor';
  withLink = await addDoctorWithHours(staff, { name: 'Dr. Link', videoLink });
  without = await addDoctorWithHours(staff, { name: 'Dr. Without' });
});
afterAll(() => store.dispose());

const moment = (now = atVisit, videoServer: string | null = null) => ({ now, facts: { videoServer } });

async function book(doctor: DoctorHours, input: Parameters<typeof bookingInput>[0] = {}) {
  const made = await bookAppointment(staff, doctor, {
    ...bookingInput({ doctorId: doctor.id, visit: 'video' }),
    ...input,
  });
  await store.database.update(appointments).set({ status: 'confirmed' }).where(eq(appointments.id, made.id));
  return { ...made, status: 'confirmed' as const };
}

test('opens the doors of visits by video only, each with its own place', async () => {
  const [hospital, ofDoctor, ownRoom] = [
    await book(withLink, { visit: 'hospital', minute: 630 }),
    await book(withLink),
    await book(without),
  ];
  const read = (server: string | null) =>
    readVideoDoors(store.database, [hospital, ofDoctor, ownRoom], moment(atVisit, server));
  expect(await read(null)).toEqual(
    new Map<string, object>([
      [ofDoctor.id, { state: 'open', link: 'https://meet.example/doctor' }],
      [ownRoom.id, { state: 'no-link' }],
    ]),
  );
  const door = (await read('https://meet.hospital.in/')).get(ownRoom.id);
  expect(door).toEqual({
    state: 'open',
    link: expect.stringMatching(/^https:\/\/meet\.hospital\.in\/[0-9a-f]{32}$/),
  });
});

test('saves the link of one visit, records who did it, and removes it again', async () => {
  const visit = await book(withLink, { minute: 660 });
  const now = momentInIndia(day, 660);
  const entries = async () =>
    (
      await store.database
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.target, visit.id))
    ).filter(({ action }) => action === 'appointment.video-link').length;
  await setVideoLink(staff, visit.id, 'https://meet.example/visit');
  expect(await readVideoVisit(store.database, visit, moment(now))).toEqual({
    door: { state: 'open', link: 'https://meet.example/visit' },
    visitLink: 'https://meet.example/visit',
  });
  await setVideoLink(staff, visit.id, 'https://meet.example/visit');
  expect(await entries()).toBe(1);
  await setVideoLink(staff, visit.id, null);
  expect((await readVideoVisit(store.database, visit, moment(now)))?.door).toMatchObject({
    link: 'https://meet.example/doctor',
  });
  expect(await entries()).toBe(2);
});

test('refuses a link for a visit at the hospital, and for one that does not exist', async () => {
  const visit = await book(withLink, { visit: 'hospital', minute: 690 });
  await expect(setVideoLink(staff, visit.id, 'https://meet.example/a')).rejects.toMatchObject({
    status: 409,
  });
  await expect(setVideoLink(staff, 'nobody', 'https://meet.example/a')).rejects.toMatchObject({
    status: 404,
  });
  expect(await readVideoVisit(store.database, visit, moment())).toBeNull();
});

test('lists the visits of today without a place, until one is known', async () => {
  const today = '2026-11-26';
  const now = momentInIndia(today, 540);
  const visit = await book(without, { day: today, patientName: 'Asha Waits' });
  await book(withLink, { day: today });
  await book(without, { day: today, minute: 630, visit: 'hospital' });
  const visits = await listAppointments(store.database, { from: today, until: '2026-11-27' });
  const listed = async (...asked: Parameters<typeof moment>) =>
    (await listVisitsWithoutLink(store.database, visits, moment(...asked))).map(
      ({ patientName }) => patientName,
    );
  expect(await listed(now)).toEqual(['Asha Waits']);
  expect(await listed(now, 'https://meet.hospital.in/')).toEqual([]);
  expect(await listed(momentInIndia(today, 690))).toEqual([]);
  await setVideoLink(staff, visit.id, 'https://meet.example/visit');
  expect(await listed(now)).toEqual([]);
});

test('no list of visits and no public doctor has a link or a room', async () => {
  const visit = await book(withLink, { minute: 720 });
  await setVideoLink(staff, visit.id, 'https://meet.example/visit');
  const [{ room } = { room: '' }] = await store.database
    .select({ room: appointments.videoRoom })
    .from(appointments)
    .where(eq(appointments.id, visit.id));
  const text = JSON.stringify([
    await listAppointments(store.database, { from: day }),
    await listDirectory(store.database),
  ]);
  expect(text).toContain(visit.id);
  expect(room).not.toBe('');
  for (const secret of ['meet.example', 'videoLink', 'videoRoom', room ?? ''])
    expect(text).not.toContain(secret);
});
