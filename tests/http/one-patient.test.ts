/** One patient in several visits: who is with the doctor, a corrected name, age group and sex. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whyAsked } from '#app/appointments/about-person.ts';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { appointmentPath, deskPath, newAppointmentPath } from '#app/staff-area/frame/desk-paths.ts';
import { toastMessages } from '#app/staff-area/frame/toast.values.ts';
import { bookingInput, newPhone } from '#tests/support/appointments.ts';
import { addDeskDoctor, bookAtDesk, deskCommand, sendForm, today, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { nameAndValue, setCookieOf } from '#tests/support/sign-in.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
  doctor = await addDeskDoctor(site, 'Dr. One Patient');
});
afterAll(() => site.dispose());

const plain = (html: string) => html.replaceAll('<!-- -->', '');
const read = async (path: string, as = staff) => plain(await (await site.fetch(path, { as })).text());
const pathOf = ({ id }: { readonly id: string }) => appointmentPath(id);

/** Follows the redirect of a form and returns the page with the toast. */
async function landing(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  const cookie = `${staff.cookie}; ${nameAndValue(setCookieOf(response, '__Host-flash'))}`;
  const headers = { Cookie: cookie };
  return plain(await (await site.fetch(response.headers.get('Location') ?? '', { headers })).text());
}

test('the desk, the doctor and the page of the visit see who is with the doctor, and nobody waits any more', async () => {
  const input = bookingInput({ doctorId: doctor.id, day: today(), patientName: 'Goes Inside' });
  const booked = await bookAppointment(deskCommand(site), doctor, input);
  const list = `${deskPath}?doctor=${doctor.id}`;
  await sendForm(site, staff, pathOf(booked), { intent: 'arrive' });
  expect(await read(list)).toContain('Waiting room: 1');
  const page = await landing(
    await sendForm(site, staff, pathOf(booked), { intent: 'with-doctor', back: list }),
  );
  expect(page).toContain(toastMessages.appointmentWithDoctor.text);
  expect(page).toContain('Undo');
  expect(page).toContain('Waiting room: 0');
  expect(page).toContain(`with ${doctor.name}: `);
  for (const view of [`${list}&view=list`, pathOf(booked)])
    expect(await read(view)).toContain('With the doctor');
  const own = await site.signIn('doctor', doctor.id);
  expect(await read('/dashboard/MyDay', own)).toContain('With you');
  await sendForm(site, staff, pathOf(booked), { intent: 'undo', version: '3', back: list });
  expect(await read(list)).toContain('Waiting room: 1');
});

test('the form of a correction asks about the other visits, and corrects them if the box is ticked', async () => {
  const phone = newPhone();
  const person = { patientName: 'Asha Mistiped', phone };
  const [first, second] = [
    await bookAtDesk(site, doctor, { ...person, minute: 630 }),
    await bookAtDesk(site, doctor, { ...person, minute: 660 }),
  ];
  const form = await read(`${pathOf(first)}/person`);
  expect(form).toContain('Also on 1 other visit of Asha Mistiped');
  expect(form).toMatch(/<input[^>]*name="others"[^>]*checked/);
  const correct = (fields: Record<string, string>) =>
    sendForm(site, staff, `${pathOf(first)}/person`, { patientName: 'Asha Mistyped', phone, ...fields });
  expect(await landing(await correct({ others: 'yes' }))).toContain(
    toastMessages.personCorrectedEverywhere.text,
  );
  expect(await read(pathOf(second))).toContain('Asha Mistyped');
  expect(await landing(await correct({ patientName: 'Asha Alone' }))).toContain(
    toastMessages.personCorrected.text,
  );
  expect(await read(pathOf(second))).toContain('Asha Mistyped');
});

test('age group and sex are entered with the appointment or on its page, and stand in no list', async () => {
  expect(await read(newAppointmentPath({ doctor: doctor.id }))).toContain(whyAsked);
  const fields = {
    ...{ doctorId: doctor.id, visit: 'hospital', date: tomorrow(), slot: '02:00 PM' },
    ...{ patientName: 'Says Age', phone: newPhone(), safeToCall: 'true', language: 'en', visits: '1' },
    ...{ ageGroup: '30-44', sex: 'female' },
  };
  const saved = await sendForm(site, staff, newAppointmentPath({ doctor: doctor.id }), fields);
  const page = await landing(saved);
  const path = saved.headers.get('Location') ?? '';
  expect(page).toContain('age 30 to 44, female');
  const step = (answer: Record<string, string>) =>
    sendForm(site, staff, path, { intent: 'about-person', back: path, ...answer });
  expect(await landing(await step({ ageGroup: '45-59', sex: '' }))).toContain('age 45 to 59');
  expect((await step({ ageGroup: 'old', sex: '' })).status).toBe(400);
  const list = await read(`${deskPath}?day=${tomorrow()}&doctor=${doctor.id}&view=list`);
  expect(list).toContain('Says Age');
  expect(list).not.toContain('45 to 59');
  const actions = await site.binding
    .prepare(
      "select count(*) as count from audit_log where target = ? and action = 'appointment.describe-person'",
    )
    .bind(path.split('/').at(-1) ?? '')
    .first<{ count: number }>();
  expect(actions?.count).toBe(1);
});

test('the API for visitors takes neither age group nor sex', async () => {
  const body = {
    ...{ doctorId: doctor.id, visit: 'hospital', date: tomorrow(), slot: '03:00 PM', patientName: 'Visitor' },
    ...{ phone: newPhone(), safeToCall: true, consent: true, ageGroup: '30-44', sex: 'male' },
  };
  const response = await site.fetch('/api/v1/appointments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.77' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  const row = await site.binding
    .prepare('select age_group, sex from appointments where phone = ?')
    .bind(body.phone)
    .first();
  expect(row).toBeNull();
});
