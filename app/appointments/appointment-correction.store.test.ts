import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';
import { correctPerson } from './appointment-correction.server.ts';
import { eraseAppointments } from './appointment-privacy.server.ts';
import { searchAppointments } from './appointment-search.queries.server.ts';
import { resolveAppointmentMessage } from './patient-messages/appointment-messages.server.ts';

let store: TestStore;
let staff: Command;
let doctor: DoctorHours;
beforeAll(async () => {
  store = await openTestStore();
  staff = commandFor(store);
  doctor = await addDoctorWithHours(staff);
});
afterAll(() => store.dispose());

let minute = 540;
function book(patientName: string, bookerName: string | null = null) {
  minute += 30;
  return bookAppointment(
    staff,
    doctor,
    bookingInput({
      ...{ doctorId: doctor.id, patientName, minute, phone: newPhone() },
      ...(bookerName !== null && { bookedFor: 'other', bookerName }),
    }),
  );
}

const foundBy = async (search: string) =>
  (await searchAppointments(store.database, search, '2026-01-01')).map(({ id }) => id);

test('a correction is found by the new name and phone, not by the old ones, and by who booked', async () => {
  const booked = await book('Wrongly Typed', 'Helper Person');
  const phone = newPhone();
  const after = await correctPerson(staff, booked, { patientName: 'Rightly Typed', phone });
  expect(after).toMatchObject({ patientName: 'Rightly Typed', phone, version: booked.version + 1 });
  expect(after.history.at(-1)).toMatchObject({ what: 'corrected', reason: 'name and phone' });
  expect(await foundBy('rightly')).toEqual([booked.id]);
  expect(await foundBy('helper')).toEqual([booked.id]);
  expect(await foundBy(phone)).toEqual([booked.id]);
  expect(await foundBy(phone.slice(-4))).toEqual([booked.id]);
  expect(await foundBy('wrongly')).toEqual([]);
  expect(await foundBy(booked.phone)).toEqual([]);
});

test('messages go to the corrected phone', async () => {
  const booked = await book('Message Person');
  const phone = newPhone();
  await correctPerson(staff, booked, { patientName: booked.patientName, phone });
  const { id: subjectId, version: subjectVersion, day, minute } = booked;
  const message = {
    kind: 'confirmed',
    subjectKind: 'appointment',
    subjectId,
    subjectVersion,
    day,
    minute,
  } as const;
  expect(await resolveAppointmentMessage(store.database, message)).toMatchObject({ phone });
});

test('a correction to the same values writes nothing, and Undo cannot take one back', async () => {
  const booked = await book('Same Person');
  const same = { patientName: booked.patientName, phone: booked.phone };
  expect(await correctPerson(staff, booked, same)).toMatchObject({ version: booked.version });
  const after = await correctPerson(staff, booked, { ...same, patientName: 'Other Person' });
  expect(after.history.at(-1)).toMatchObject({ what: 'corrected', reason: 'name' });
  await expect(undoChange(staff, booked.id, after.version)).rejects.toMatchObject({ status: 409 });
});

test('of a correction and another change at the same time one is refused', async () => {
  const booked = await book('Busy Person');
  const results = await Promise.allSettled([
    correctPerson(staff, booked, { patientName: 'Calm Person', phone: booked.phone }),
    changeAppointment(staff, booked, { status: 'confirmed', reason: null }, null),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const found = await findAppointment(store.database, booked.id);
  expect(found?.history).toHaveLength(2);
});

test('an appointment whose data is to be erased cannot be corrected', async () => {
  const booked = await book('Forgotten Person');
  const cancelled = await changeAppointment(staff, booked, { status: 'cancelled', reason: null }, null);
  await eraseAppointments(staff, booked.phone);
  const input = { patientName: 'Back Again', phone: booked.phone };
  await expect(correctPerson(staff, cancelled, input)).rejects.toMatchObject({ status: 404 });
  expect(await foundBy('back')).toEqual([]);
});
