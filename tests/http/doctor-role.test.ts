/** The account of a doctor: own appointments, own notes, own times, own calendar, and nothing of anybody else. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#app/accounts/staff/account.values.ts';
import { appointments, auditLog } from '#app/all-tables.server.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { deleteDoctor } from '#app/doctors/staff-list/doctor-bin.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDays } from '#app/time/calendar.ts';
import { newPhone } from '#tests/support/appointments.ts';
import {
  addDeskDoctor,
  ageSession,
  bookAtDesk,
  deskCommand,
  sendForm,
  today,
  tomorrow,
} from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

const dayPath = '/dashboard/MyDay';
const calendarPath = `${dayPath}/calendar`;
const timesOf = ({ id }: { id: string }) => `/dashboard/AddDoctor/${id}/times`;

let site: Site;
let own: DoctorHours;
let other: DoctorHours;
let mine: Appointment;
let theirs: Appointment;
let people: Readonly<Record<(typeof roles)[number], SignedIn>>;
const phone = newPhone();
beforeAll(async () => {
  site = await acquireSite();
  own = await addDeskDoctor(site, 'Dr. Own');
  other = await addDeskDoctor(site, 'Dr. Other');
  mine = await bookAtDesk(site, own, { patientName: 'Mine Person', phone, note: 'Sleeps badly since May' });
  theirs = await bookAtDesk(site, other, { patientName: 'Theirs Person', note: 'For another doctor' });
  people = {
    admin: await site.signIn('admin'),
    'front-desk': await site.signIn('front-desk'),
    doctor: await site.signIn('doctor', own.id),
  };
});
afterAll(() => site.dispose());

const pageOf = async (path: string, as = people.doctor) => (await site.fetch(path, { as })).text();

const setRow = (id: string, values: Partial<typeof appointments.$inferInsert>) =>
  openDatabase(site.binding).update(appointments).set(values).where(eq(appointments.id, id));

test('the menu has the same words for each role that has the page', async () => {
  const menuOf = async (role: 'admin' | 'front-desk') => {
    const page = await (await site.fetch('/dashboard', { as: await site.signIn(role) })).text();
    const menu = /<nav[^>]*aria-label="Dashboard"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? '';
    return new Map(
      [...menu.matchAll(/href="(\/dashboard[^"]*)"[\s\S]*?<\/svg>([^<]+)/g)].map(([, to, label]) => [
        to,
        label,
      ]),
    );
  };
  const [owner, desk] = [await menuOf('admin'), await menuOf('front-desk')];
  expect(owner.get('/dashboard/AddDoctor')).toBe('Doctors');
  expect(owner.get('/dashboard/Links')).toBe('Links');
  expect(desk.size).toBeGreaterThan(4);
  for (const [to, label] of desk) expect(owner.get(to), to).toBe(label);
});

describe('a doctor', () => {
  test('lands on the own day after signing in, with a menu of the own pages only', async () => {
    const landed = await site.fetch('/dashboard', { as: people.doctor });
    expect([landed.status, landed.headers.get('Location')]).toEqual([302, dayPath]);
    const page = await pageOf(dayPath);
    const menu = /<nav[^>]*aria-label="Dashboard"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? '';
    const led = [...menu.matchAll(/href="(\/dashboard[^"]*)"/g)].map(([, to]) => to);
    expect(led).toEqual([
      dayPath,
      timesOf(own),
      '/dashboard/Account',
      '/dashboard/sessions',
      '/dashboard/Guide',
    ]);
  });

  test('reads the own appointments without phone, money or note, and no other doctor’s patient', async () => {
    for (const path of [dayPath, `${dayPath}.data`]) {
      const page = await pageOf(path);
      expect(page).toContain('Mine Person');
      for (const hidden of ['Theirs Person', 'Sleeps badly', phone, 'feePaise', '₹'])
        expect(page, hidden).not.toContain(hidden);
    }
    expect(await pageOf(`${dayPath}?day=nonsense`)).toContain('Mine Person');
    expect(await pageOf(`${dayPath}?day=${addDays(today(), 7)}`)).not.toContain('Mine Person');
  });

  test('sees who has arrived', async () => {
    const visit = await bookAtDesk(site, own, { patientName: 'Arrived Person', minute: 690 });
    // Written to the row, because a visitor may book a slot of today only at some hours of the day.
    await setRow(visit.id, { day: today(), status: 'confirmed', arrivedAt: new Date() });
    expect(await pageOf(dayPath)).toMatch(/Arrived (just now|\d+ min ago)/);
  });

  test('reads a note of the own appointments only, and each reading is recorded', async () => {
    const page = await pageOf(`${dayPath}/${mine.id}`);
    expect(page).toContain('Sleeps badly since May');
    expect(page).not.toContain(phone);
    const readings = await openDatabase(site.binding)
      .select({ userId: auditLog.userId })
      .from(auditLog)
      .where(eq(auditLog.target, mine.id));
    expect(readings).toContainEqual({ userId: people.doctor.id });
  });

  test.each(roles)('%s: pages of another doctor’s appointment, note and times', async (role) => {
    const expected: Readonly<Record<string, Readonly<Record<typeof role, number>>>> = {
      [`${dayPath}/${theirs.id}`]: { admin: 403, 'front-desk': 403, doctor: 404 },
      [`${dayPath}/${mine.id}`]: { admin: 403, 'front-desk': 403, doctor: 200 },
      [`${dayPath}/unknown`]: { admin: 403, 'front-desk': 403, doctor: 404 },
      [timesOf(other)]: { admin: 200, 'front-desk': 200, doctor: 404 },
      [timesOf(own)]: { admin: 200, 'front-desk': 200, doctor: 200 },
      [timesOf({ id: 'unknown' })]: { admin: 404, 'front-desk': 404, doctor: 404 },
      [`/dashboard/Appointments/${theirs.id}`]: { admin: 200, 'front-desk': 200, doctor: 403 },
      [`/dashboard/Appointments/${mine.id}`]: { admin: 200, 'front-desk': 200, doctor: 403 },
      '/dashboard/Appointments?q=Theirs': { admin: 200, 'front-desk': 200, doctor: 403 },
      '/dashboard/AddDoctor': { admin: 200, 'front-desk': 200, doctor: 403 },
      [`/api/v1/appointments/${theirs.id}`]: { admin: 200, 'front-desk': 200, doctor: 403 },
      [`/api/v1/appointments?date=${tomorrow()}`]: { admin: 200, 'front-desk': 200, doctor: 403 },
      '/api/v1/session': { admin: 200, 'front-desk': 200, doctor: 200 },
    };
    for (const [path, statuses] of Object.entries(expected)) {
      const response = await site.fetch(path, { as: people[role] });
      expect.soft(response.status, path).toBe(statuses[role]);
      if (role === 'doctor' && response.status !== 200)
        expect.soft(await response.text(), path).not.toContain('Theirs Person');
    }
  });

  test('gets no list of doctors and no fee with the data of the dialog for the own times', async () => {
    await site.binding.prepare('update doctors set fees = 7654 where id = ?').bind(own.id).run();
    for (const path of [timesOf(own), `${timesOf(own)}.data`]) {
      const page = await pageOf(path);
      expect(page).toContain('Dr. Own');
      expect(page).not.toContain('Dr. Other');
      // Not inside an identifier or a nonce.
      expect(page).not.toMatch(/(?<![0-9a-f-])7,?654(?![0-9a-f-])/);
    }
  });

  const times = (leaveFrom: string, hours: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [field, text] of Object.entries({
      hospitalSlots: '09:30 AM',
      videoSlots: '',
      workingDays: 'Tue',
      leaveFrom,
      leaveTo: '2031-01-02',
      leaveNote: '',
      ...hours,
    }))
      form.set(field, text);
    return form;
  };
  const sendTimes = (doctor: DoctorHours, leaveFrom: string, as: SignedIn) =>
    site.fetch(timesOf(doctor), { method: 'POST', as, sameOrigin: true, body: times(leaveFrom) });

  test('enters leave for the own doctor, is told what is wrong, and changes no other doctor', async () => {
    const doctor = await addDeskDoctor(site, 'Dr. Leave');
    const as = await site.signIn('doctor', doctor.id);
    const wrong = await sendTimes(doctor, '2031-02-01', as);
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('The last day of a leave is before its first.');
    const saved = await sendTimes(doctor, '2031-01-01', as);
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, dayPath]);
    const leaveOf = async ({ id }: DoctorHours) => {
      const answer = await site.fetch(`/api/v1/doctor/${id}`, { as: people['front-desk'] });
      return ((await answer.json()) as { doctor: { leave: unknown } }).doctor.leave;
    };
    expect(await leaveOf(doctor)).toEqual([{ from: '2031-01-01', to: '2031-01-02', note: '' }]);
    expect((await sendTimes(other, '2031-01-01', as)).status).toBe(404);
    expect(await leaveOf(other)).toEqual([]);
    const hours = { leaveFromTime: '14:00', leaveToTime: '16:00' };
    const body = times('2031-01-01', hours);
    const blocked = await site.fetch(timesOf(doctor), { method: 'POST', as, sameOrigin: true, body });
    expect(blocked.status).toBe(303);
    const [from, to] = ['2031-01-01', '2031-01-02'];
    expect(await leaveOf(doctor)).toEqual([{ from, to, fromTime: '14:00', toTime: '16:00', note: '' }]);
  });

  test('who is deleted from the directory reads that nothing is bound to the account', async () => {
    const doctor = await addDeskDoctor(site, 'Dr. Gone');
    const left = await bookAtDesk(site, doctor, { patientName: 'Left Person', note: 'A note' });
    const as = await site.signIn('doctor', doctor.id);
    await deleteDoctor(deskCommand(site), doctor.id);
    for (const account of [as, await site.signIn('doctor')]) {
      const response = await site.fetch(dayPath, { as: account });
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain('Your account is not bound to a doctor of the directory.');
      expect(page).not.toContain('Left Person');
      expect((await site.fetch(`${dayPath}/${left.id}`, { as: account })).status).toBe(404);
    }
  });
});

describe('the calendar address', () => {
  const addressIn = (page: string) => /https?:\/\/[^\s<"]+(\/calendar\/[\w-]+\.ics)/.exec(page)?.[1] ?? '';
  const make = async (as: SignedIn) => {
    const response = await sendForm(site, as, calendarPath, { intent: 'make' });
    expect(response.status).toBe(200);
    return addressIn(await response.text());
  };
  const fetched = async (path: string) => {
    const response = await site.fetch(path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const statusOf = async (path: string) => (await site.fetch(path)).status;

  test('has time, kind of visit and reference of live appointments, and nothing about a person', async () => {
    const doctor = await addDeskDoctor(site, 'Dr. Calendar');
    const as = await site.signIn('doctor', doctor.id);
    const number = newPhone();
    const person = { patientName: 'Shared Phone', phone: number, note: 'Nobody may see this' };
    const visit = await bookAtDesk(site, doctor, { ...person, day: addDays(today(), 5), visit: 'video' });
    const gone = await bookAtDesk(site, doctor, { ...person, minute: 660 });
    await setRow(gone.id, { status: 'cancelled' });
    const address = await make(as);
    expect(address).not.toBe('');
    expect(await pageOf(calendarPath, as)).not.toContain(address);
    const response = await site.fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const calendar = await response.text();
    expect(calendar).toContain(`UID:${visit.id}@`);
    expect(calendar).toContain('SUMMARY:By video');
    expect(calendar).toContain(`DESCRIPTION:Reference ${referenceText(visit.reference)}`);
    for (const hidden of [gone.id, mine.id, 'Shared', number, 'Nobody may', 'Dr. Calendar'])
      expect(calendar, hidden).not.toContain(hidden);
  });

  test('ends when it is renewed or switched off, and answers like an unknown one', async () => {
    const first = await make(people.doctor);
    const second = await make(people.doctor);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const ended = await sendForm(site, people.doctor, calendarPath, { intent: 'end' });
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, dayPath]);
    const answers = await Promise.all(
      [first, second, `/calendar/${'A'.repeat(43)}.ics`, '/calendar/x.ics', '/calendar/x'].map(
        async (path) => {
          const { status, headers, ...answer } = await fetched(path);
          return [status, answer.text, headers.get('Cache-Control'), headers.get('X-Robots-Tag')];
        },
      ),
    );
    for (const answer of answers) expect(answer).toEqual([404, 'Not found', 'private, no-store', 'noindex']);
  });

  test('ends when an owner disables the account or changes its role', async () => {
    const changes: readonly Record<string, string>[] = [
      { intent: 'disable' },
      { intent: 'change-role', role: 'front-desk' },
    ];
    for (const change of changes) {
      const as = await site.signIn('doctor', own.id);
      const address = await make(as);
      expect(await statusOf(address)).toBe(200);
      expect((await sendForm(site, people.admin, `/dashboard/Staff/${as.id}`, change)).status).toBe(303);
      expect(await statusOf(address)).toBe(404);
    }
  });

  test('ends when the doctor changes the password, because the old one may be known', async () => {
    const as = await site.signIn('doctor', own.id);
    const address = await make(as);
    const password = 'seven green lamps walk uphill';
    const fields = {
      intent: 'password',
      currentPassword: 'wrong',
      newPassword: password,
      repeated: password,
    };
    const change = (currentPassword: string) =>
      sendForm(site, as, '/dashboard/Account', { ...fields, currentPassword });
    expect((await change('not the password')).status).toBe(400);
    expect(await statusOf(address)).toBe(200);
    expect((await change(as.password)).status).toBe(303);
    expect(await statusOf(address)).toBe(404);
  });

  test('needs the password some time after the sign-in, and is switched off without it', async () => {
    const as = await site.signIn('doctor', own.id);
    await ageSession(site, as);
    const asked = (fields: Record<string, string>) => sendForm(site, as, calendarPath, fields);
    expect(await pageOf(calendarPath, as)).toContain('name="currentPassword"');
    expect((await asked({ intent: 'make' })).status).toBe(400);
    const made = await asked({ intent: 'make', currentPassword: as.password });
    expect([made.status, addressIn(await made.text()) === '']).toEqual([200, false]);
    expect((await asked({ intent: 'end' })).status).toBe(303);
  });

  test('is refused for an unknown step and for other roles', async () => {
    expect((await sendForm(site, people.doctor, calendarPath, { intent: 'x' })).status).toBe(400);
    for (const role of ['admin', 'front-desk'] as const)
      expect((await sendForm(site, people[role], calendarPath, { intent: 'make' })).status).toBe(403);
    const unbound = await site.signIn('doctor');
    expect((await sendForm(site, unbound, calendarPath, { intent: 'make' })).status).toBe(403);
  });
});

describe('an owner', () => {
  test('must choose a doctor for the role, beside the field, and what was typed stays', async () => {
    const invite = (fields: Record<string, string>) =>
      sendForm(site, people.admin, '/dashboard/Staff/new', { email: 'new@hospital.example', ...fields });
    for (const doctorId of ['', 'unknown']) {
      const refused = await invite({ role: 'doctor', doctorId });
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toContain('Choose the doctor.');
      expect(page).toContain('value="new@hospital.example"');
      expect(page).toMatch(/<option value="doctor" selected/);
    }
    expect((await invite({ role: 'doctor', doctorId: own.id })).status).toBe(200);
    expect(await pageOf('/dashboard/Staff', people.admin)).toContain('Doctor: Dr. Own');
  });

  test('makes an account a doctor, and cannot do so without a doctor', async () => {
    const { id } = await site.signIn('front-desk');
    const change = (doctorId: string) =>
      sendForm(site, people.admin, `/dashboard/Staff/${id}`, {
        intent: 'change-role',
        role: 'doctor',
        doctorId,
      });
    const refused = await change('');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Choose the doctor.');
    expect((await change(other.id)).status).toBe(303);
    expect(await pageOf(`/dashboard/Staff/${id}`, people.admin)).toMatch(
      new RegExp(`<option value="${other.id}" selected`),
    );
  });
});
