/** The day of the desk as a board, its list, and the week of all doctors. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { deskPath, deskPathWith, doctorWeekPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays, weekdayNames, weekdayOf } from '#app/time/calendar.ts';
import { bookingInput } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm, today, tomorrow } from '#tests/support/desk.ts';
import { addManyAppointments } from '#tests/support/many-appointments.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn('front-desk');
});
afterAll(() => site.dispose());
beforeEach(async () => {
  doctor = await addDeskDoctor(site, 'Dr. Board');
});

/** A request of the tests is one of a phone, unless it says otherwise. */
const desktop = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36' };
const phone = { ...desktop, 'Sec-CH-UA-Mobile': '?1' };
const read = async (path: string, headers: HeadersInit = desktop) =>
  (await site.fetch(path, { as: staff, headers })).text();
const dayOfDoctor = (more = '') => `${deskPath}?day=${tomorrow()}&doctor=${doctor.id}${more}`;
const setDoctor = (column: string, value: string, { id } = doctor) =>
  site.binding.prepare(`update doctors set ${column} = ? where id = ?`).bind(value, id).run();

const isBoard = (html: string) => !html.includes('<table');

describe('the day', () => {
  test('is a board, unless somebody chose the list or works on a phone', async () => {
    await bookAtDesk(site, doctor, { patientName: 'Asha Seen' });
    for (const html of [await read(dayOfDoctor()), await read(dayOfDoctor('&view=board'), phone)]) {
      expect(isBoard(html)).toBe(true);
      expect(html).toContain('Asha Seen');
    }
    for (const html of [await read(dayOfDoctor('&view=list')), await read(dayOfDoctor(), phone)]) {
      expect(isBoard(html)).toBe(false);
      expect(html).toContain('Asha Seen');
    }
  });

  test('keeps a chosen view on the way to other days, and in the filters', async () => {
    const html = await read(dayOfDoctor('&view=list'));
    const next = deskPathWith({ day: addDays(tomorrow(), 1), doctor: doctor.id, view: 'list' });
    expect(html).toContain(`href="${next.replaceAll('&', '&amp;')}"`);
    expect(html).toContain('<input type="hidden" name="view" value="list"');
  });

  test('shows requests, visits without an outcome and found people as a list', async () => {
    await bookAtDesk(site, doctor, { patientName: 'Zubin Listed' });
    for (const query of ['show=waiting', 'show=no-outcome', 'q=zubin'])
      expect(isBoard(await read(`${deskPath}?view=board&${query}`)), query).toBe(false);
  });

  test('says once in each column why a range cannot be booked', async () => {
    const onLeave = [{ from: tomorrow(), to: tomorrow(), fromTime: '14:00', toTime: '15:00', note: '' }];
    await setDoctor('leave', JSON.stringify(onLeave));
    await bookAtDesk(site, doctor, { minute: 570 });
    const html = await read(dayOfDoctor());
    expect(html.match(/>On leave</g)).toHaveLength(1);
    expect(html).not.toContain('>Over<');
    const past = await read(`${deskPath}?day=${addDays(today(), -3)}&doctor=${doctor.id}`);
    expect(past).toContain(`Dr. Board: 0 appointments`);
  });

  test('names the doctors who are away in one line, with the reason', async () => {
    const other = await addDeskDoctor(site, 'Dr. Elsewhere');
    const weekday = weekdayOf(tomorrow());
    const days = other.workingDays.filter((one) => one !== weekday);
    await setDoctor('working_days', JSON.stringify(days), other);
    const html = await read(`${deskPath}?day=${tomorrow()}&doctor=${other.id}`);
    expect(html).toContain(`Dr. Elsewhere: Not on ${weekdayNames[weekday]}s`);
  });

  test('escapes names, and shows no note of a visit', async () => {
    const patientName = 'Asha <b>Bold</b>';
    await bookAtDesk(site, doctor, { patientName, note: 'A private note' });
    const html = await read(dayOfDoctor());
    expect(html).toContain('Asha &lt;b&gt;Bold&lt;/b&gt;');
    expect(html).not.toContain('<b>Bold');
    expect(html).not.toContain('A private note');
  });

  test('shows every appointment of a large hospital', async () => {
    const day = addDays(today(), 40);
    const doctorIds = Array.from({ length: 31 }, (_, index) => `large-${index}`);
    await addManyAppointments(site.binding, 620, { doctorIds, days: [day] });
    const html = await read(`${deskPath}?day=${day}`);
    expect(html.match(/id="appointment-many-/g)).toHaveLength(620);
  });

  test('is open to the desk, and not to a doctor', async () => {
    const other = await site.signIn('doctor', doctor.id);
    for (const query of ['', '?view=board', '?span=week'])
      expect((await site.fetch(`${deskPath}${query}`, { as: other })).status, query).toBe(403);
  });
});

test('the move dialog begins with the doctor, the day and the time of the free time in its address', async () => {
  const booked = await bookAtDesk(site, doctor);
  const other = await addDeskDoctor(site, 'Dr. Other');
  const path = (asked: Record<string, string>) =>
    `${deskPath}/${booked.id}/move?${new URLSearchParams({ day: tomorrow(), ...asked })}`;
  const html = await read(path({ doctor: other.id, time: '11:30 AM' }));
  expect(html).toMatch(new RegExp(`<option[^>]*value="${other.id}"[^>]* selected`));
  expect(html).toMatch(/<option[^>]*value="11:30 AM"[^>]* selected/);
  const unknown = await read(path({ doctor: 'nobody', time: 'soon' }));
  expect(unknown).toMatch(new RegExp(`<option[^>]*value="${doctor.id}"[^>]* selected`));
});

test('a number of the waiting room stays, whoever arrives later and whatever is taken back', async () => {
  const names = ['Arrives One', 'Arrives Two', 'Arrives Three'];
  const command = deskCommand(site);
  const booked = await Promise.all(
    names.map((patientName, index) =>
      bookAppointment(
        command,
        doctor,
        bookingInput({ doctorId: doctor.id, day: today(), minute: 540 + 30 * index, patientName }),
      ),
    ),
  );
  const list = `${deskPath}?doctor=${doctor.id}`;
  const send = (index: number, fields: Record<string, string>) =>
    sendForm(site, staff, `${deskPath}/${booked[index]?.id}`, { ...fields, back: list });
  const numberOf = async (name: string) => {
    const [, number] = new RegExp(`>(\\d+)</span><p[^>]*><a[^>]*>${name}<`).exec(await read(list)) ?? [];
    return number === undefined ? undefined : Number(number);
  };
  await send(0, { intent: 'arrive' });
  await send(1, { intent: 'arrive' });
  const [first = 0, second = 0] = [await numberOf('Arrives One'), await numberOf('Arrives Two')];
  expect(second).toBe(first + 1);
  expect((await send(0, { intent: 'undo', version: '2' })).status).toBe(303);
  await send(2, { intent: 'arrive' });
  expect(await numberOf('Arrives One')).toBeUndefined();
  expect(await numberOf('Arrives Two')).toBe(second);
  expect(await numberOf('Arrives Three')).toBe(second + 1);
});

describe('the week of all doctors', () => {
  test('counts appointments and free times of each doctor and day, with a link to that day', async () => {
    await bookAtDesk(site, doctor);
    await bookAtDesk(site, doctor, { minute: 660, visit: 'video' });
    const html = await read(`${deskPath}?span=week`);
    const day = deskPathWith({ day: tomorrow(), doctor: doctor.id }).replaceAll('&', '&amp;');
    const cellOf = (page: string, address: string) => page.split(`href="${address}"`)[1]?.split('</a>')[0];
    expect(cellOf(html, day)).toContain('2 booked');
    expect(cellOf(html, day)).toMatch(/\d+ free/);
    const atHospital = await read(`${deskPath}?span=week&visit=hospital`);
    const filtered = deskPathWith({ day: tomorrow(), doctor: doctor.id, visit: 'hospital' });
    expect(cellOf(atHospital, filtered.replaceAll('&', '&amp;'))).toContain('1 booked');
  });

  test('of one doctor is the week on the axis of time', async () => {
    const response = await site.fetch(`${deskPath}?span=week&doctor=${doctor.id}&day=${tomorrow()}`, {
      as: staff,
    });
    expect(response.status).toBe(302);
    const week = doctorWeekPath({ day: tomorrow(), doctor: doctor.id });
    expect(response.headers.get('Location')).toBe(week);
  });

  test('says why a doctor is away', async () => {
    await setDoctor('leave', JSON.stringify([{ from: today(), to: addDays(today(), 8), note: '' }]));
    const html = await read(`${deskPath}?span=week`);
    const week = doctorWeekPath({ doctor: doctor.id });
    const row = html.split(`href="${week}"`)[1]?.split('</tr>')[0];
    expect(row?.match(/On leave/g)).toHaveLength(7);
  });
});
