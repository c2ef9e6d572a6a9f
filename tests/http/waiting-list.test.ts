import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { changeAppointment } from '#app/appointments/appointment-change.server.ts';
import { waitingMessages } from '#app/appointments/waiting-list/waiting.values.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { deskPath, waitingListPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays } from '#app/time/calendar.ts';
import { bookingInput, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, deskCommand, sendForm, today, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let desk: SignedIn;
let doctor: DoctorHours;
let booked: Appointment;
beforeAll(async () => {
  site = await acquireSite();
  desk = await site.signIn('front-desk');
});
afterAll(() => site.dispose());
// Each test has a doctor with one time tomorrow, which is booked.
beforeEach(async () => {
  await site.binding.prepare('delete from waiting_list').run();
  doctor = await addDeskDoctor(site, 'Dr. Waited');
  await site.binding
    .prepare("update doctors set hospital_slots = '[600]' where id = ?")
    .bind(doctor.id)
    .run();
  const input = bookingInput({ doctorId: doctor.id, day: tomorrow(), minute: 600 });
  booked = await bookAppointment(deskCommand(site), doctor, input);
});

const read = async (path: string) => (await site.fetch(path, { as: desk })).text();
const filled = (patientName: string) => ({
  doctorId: doctor.id,
  visit: 'hospital',
  fromDay: tomorrow(),
  untilDay: tomorrow(),
  patientName,
  phone: newPhone(),
  agreed: 'on',
  key: crypto.randomUUID(),
});
const add = (fields: Record<string, string>) => sendForm(site, desk, `${waitingListPath}/new`, fields);
const cancel = () =>
  changeAppointment(deskCommand(site), booked, { status: 'cancelled', reason: null }, null);
const entryOf = (phone: string) =>
  site.binding
    .prepare('select id, status, tries from waiting_list where phone = ?')
    .bind(phone)
    .first<{ id: string; status: string; tries: number }>();

describe('the waiting list', () => {
  test.each([
    ['', 'Not asked'],
    ['false', 'No'],
  ])('shows the answer “%s” to the question whether it is safe to call as %s', async (safeToCall, text) => {
    const fields = filled('Asha Waits');
    await add({ ...fields, ...(safeToCall !== '' && { safeToCall }) });
    expect(await read(waitingListPath)).toContain(`Safe to call: ${text}`);
  });

  test('turns a freed time into a to-do on the overview, and into a booking that ends the entry', async () => {
    const fields = filled('Asha Waits');
    expect((await add(fields)).status).toBe(303);
    expect(await read('/dashboard')).not.toContain('A time is free for');
    await cancel();
    expect(await read('/dashboard')).toContain('A time is free for Asha Waits');

    const entry = await entryOf(fields.phone);
    const list = await read(waitingListPath);
    expect(list).toContain(`${deskPath}/new?waiting=${entry?.id}`);
    const form = await read(`${deskPath}/new?waiting=${entry?.id}&day=${tomorrow()}&time=10%3A00+AM`);
    expect(form).toMatch(/name="patientName"[^>]*value="Asha Waits"/);
    const response = await sendForm(site, desk, `${deskPath}/new`, {
      doctorId: doctor.id,
      visit: 'hospital',
      date: tomorrow(),
      slot: '10:00 AM',
      patientName: 'Asha Waits',
      phone: fields.phone,
      waiting: entry?.id ?? '',
    });
    expect(response.status).toBe(303);
    expect(await entryOf(fields.phone)).toMatchObject({ status: 'booked' });
    expect(await read('/dashboard')).not.toContain('A time is free for');
  });

  test('offers the time to the next person after each outcome', async () => {
    const [first, second] = [filled('First Waits'), filled('Second Waits')];
    await add(first);
    await add(second);
    await cancel();
    expect(await read('/dashboard')).toContain('A time is free for First Waits');
    const entryId = (await entryOf(first.phone))?.id ?? '';
    const sent = { entryId, day: tomorrow(), minute: '600', key: crypto.randomUUID() };
    for (let time = 0; time < 2; time += 1)
      await sendForm(site, desk, waitingListPath, { ...sent, outcome: 'not-reached' });
    expect(await entryOf(first.phone)).toMatchObject({ tries: 1, status: 'waiting' });
    expect(await read('/dashboard')).toContain('A time is free for Second Waits');
    await sendForm(site, desk, waitingListPath, {
      ...sent,
      entryId: (await entryOf(second.phone))?.id ?? '',
      outcome: 'declined',
    });
    expect(await read('/dashboard')).toContain('A time is free for First Waits');
    await sendForm(site, desk, waitingListPath, { entryId, outcome: 'left' });
    expect(await read('/dashboard')).not.toContain('A time is free for');
  });

  test.each([
    ['no agreement', { agreed: '' }, 'agreed', waitingMessages.agreed],
    ['a last day before the first', { untilDay: today() }, 'untilDay', waitingMessages.dayOrder],
    ['a day too far ahead', { untilDay: addDays(today(), 120) }, 'untilDay', waitingMessages.dayFar],
    ['a day that is none', { fromDay: 'soon' }, 'fromDay', 'Choose a day'],
    ['an unknown doctor', { doctorId: 'nobody' }, 'doctorId', 'Choose a doctor'],
  ])('refuses %s beside the field, and keeps the text', async (_what, other, field, message) => {
    const fields: Record<string, string> = { ...filled('Kept Name'), ...other };
    if (fields.agreed === '') delete fields.agreed;
    const response = await add(fields);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(`id="${field}-error"`);
    expect(page).toContain(message);
    expect(page).toContain('Kept Name');
  });

  test.each<Record<string, string>>([{}, { outcome: 'forget' }, { outcome: 'declined' }])(
    'refuses an outcome without meaning: %o',
    async (fields) => {
      expect((await sendForm(site, desk, waitingListPath, fields)).status).toBe(400);
    },
  );

  test('answers 404 for an unknown entry', async () => {
    const fields = { entryId: 'none', outcome: 'left' };
    expect((await sendForm(site, desk, waitingListPath, fields)).status).toBe(404);
  });
});
