import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { addDoctorWithHours, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { bookAppointment } from './appointment.commands.server.ts';
import { findAppointment } from './appointment.queries.server.ts';
import { changeAppointment, undoChange } from './appointment-change.server.ts';
import { correctPerson, listOtherVisits } from './appointment-correction.server.ts';
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
function book(patientName: string, bookerName: string | null = null, phone = newPhone()) {
  minute += 30;
  return bookAppointment(
    staff,
    doctor,
    bookingInput({
      ...{ doctorId: doctor.id, patientName, minute, phone },
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

test('counts as visits of one person those with the same phone and a name written alike', async () => {
  const phone = newPhone();
  const first = await book('Asha Devi', null, phone);
  const again = await book('  asha  DEVI', null, phone);
  await book('Ravi Devi', null, phone);
  await book('Asha Devi');
  expect((await listOtherVisits(store.database, first)).map(({ id }) => id)).toEqual([again.id]);
  expect(await listOtherVisits(store.database, { ...first, phone: '' })).toEqual([]);
});

test('a correction counts for all visits of the person at once, and for nobody else with the phone', async () => {
  const phone = newPhone();
  const visits = [
    await book('Usha Devi', null, phone),
    await book('Usha Devi', 'Booker Person', phone),
    await changeAppointment(
      staff,
      await book('usha devi', null, phone),
      { status: 'cancelled', reason: null },
      null,
    ),
  ] as const;
  const sibling = await book('Nisha Devi', null, phone);
  const input = { patientName: 'Usha Kumari', phone: newPhone() };
  await correctPerson(staff, visits[0], input, await listOtherVisits(store.database, visits[0]));
  for (const { id, version } of visits) {
    const after = await findAppointment(store.database, id);
    expect(after).toMatchObject({ ...input, version: version + 1 });
    expect(after?.history.at(-1)).toMatchObject({ what: 'corrected', reason: 'name and phone' });
  }
  expect(await findAppointment(store.database, sibling.id)).toMatchObject({
    patientName: 'Nisha Devi',
    phone,
  });
  expect((await foundBy('kumari')).toSorted()).toEqual(visits.map(({ id }) => id).toSorted());
  expect(await foundBy('booker')).toEqual([visits[1].id]);
  expect(await foundBy(phone)).toEqual([sibling.id]);
});

test('a correction of several visits writes none of them if one has changed since', async () => {
  const phone = newPhone();
  const first = await book('Meena Devi', null, phone);
  const second = await book('Meena Devi', null, phone);
  const others = await listOtherVisits(store.database, first);
  await changeAppointment(staff, second, { status: 'confirmed', reason: null }, null);
  const input = { patientName: 'Meena Kumari', phone };
  await expect(correctPerson(staff, first, input, others)).rejects.toMatchObject({ status: 409 });
  for (const { id } of [first, second])
    expect(await findAppointment(store.database, id)).toMatchObject({ patientName: 'Meena Devi' });
  expect(await foundBy('kumari')).not.toContain(first.id);
});
