/** Hours of single weekdays: the form with and without them, the API, the offered times and the public page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workingWeek } from '#app/doctors/hours/doctor-hours.ts';
import { weekdayHoursMessages } from '#app/doctors/hours/weekday-hours.input.server.ts';
import { addDays, weekdayOf, weekdays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { today } from '#tests/support/desk.ts';
import { type DoctorFields, doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

interface Answer {
  readonly doctor: { readonly _id: string; readonly weekdayHours: unknown };
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

const api = async (method: string, path: string, body?: FormData) => {
  const headers = { Authorization: `Bearer ${staff.bearer}` };
  const response = await site.fetch(`/api/v1${path}`, { method, headers, ...(body && { body }) });
  return { status: response.status, answer: (await response.json()) as Answer };
};

const everyDay = { workingDays: weekdays, hospitalSlots: slotLabels, videoSlots: slotLabels };

/** Adds a doctor who works in every slot of every day. */
async function add(fields: Partial<DoctorFields> = {}) {
  const { status, answer } = await api(
    'POST',
    '/doctor',
    doctorForm(doctorFields({ ...everyDay, ...fields })),
  );
  expect(status).toBe(201);
  return answer.doctor;
}

const hoursOf = async (id: string) => (await api('GET', `/doctor/${id}`)).answer.doctor.weekdayHours;

type TypedHours = Readonly<Partial<Record<string, readonly [string, string]>>>;

/** Submits the form of a doctor's times, with the two fields of each weekday if there are hours. */
function submitTimes(id: string, hours?: TypedHours) {
  const form = new FormData();
  form.set('hospitalSlots', '09:00 AM');
  for (const day of ['', ...weekdays]) form.append('workingDays', day);
  for (const weekday of hours ? workingWeek : [])
    for (const time of hours?.[weekday] ?? ['', '']) form.append('weekdayHours', time);
  const path = `/dashboard/AddDoctor/${id}/times`;
  return site.fetch(path, { method: 'POST', as: staff, sameOrigin: true, body: form });
}

describe('the form', () => {
  test('stores the hours of weekdays, keeps them if it does not send them, and removes emptied ones', async () => {
    const { _id: id } = await add();
    expect((await submitTimes(id, { Wed: ['14:00', '18:00'], Sat: ['09:00', '13:00'] })).status).toBe(303);
    const both = { Wed: { from: '14:00', to: '18:00' }, Sat: { from: '09:00', to: '13:00' } };
    expect(await hoursOf(id)).toEqual(both);
    expect((await submitTimes(id)).status).toBe(303);
    expect(await hoursOf(id)).toEqual(both);
    expect((await submitTimes(id, { Sat: ['09:00', '13:00'] })).status).toBe(303);
    expect(await hoursOf(id)).toEqual({ Sat: { from: '09:00', to: '13:00' } });
  });

  test('is folded without hours, and open with them', async () => {
    const read = async (id: string) =>
      (await site.fetch(`/dashboard/AddDoctor/${id}/times`, { as: staff })).text();
    const folds = (html: string) => /<details( open="")?><summary id="weekdayHours-summary"/.exec(html)?.[1];
    const [plain, other] = [
      await add(),
      await add({ weekdayHours: '{"Sat":{"from":"09:00","to":"13:00"}}' }),
    ];
    const [closed, open] = [await read(plain._id), await read(other._id)];
    expect(closed).toContain('id="weekdayHours-summary"');
    expect(folds(closed)).toBeUndefined();
    expect(folds(open)).toBe(' open=""');
    expect(open).toMatch(/id="weekdayHours-Sat-from"[^>]* value="09:00"/);
  });

  test('refuses wrong hours with the message beside their day, and shows them again', async () => {
    const { _id: id } = await add();
    const refused = await submitTimes(id, { Wed: ['18:00', '14:00'] });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    const [beside = ''] = /<p id="weekdayHours-Wed-error"[\s\S]*?<\/p>/.exec(html) ?? [];
    expect(beside).toContain(weekdayHoursMessages.hours('Wed'));
    expect(html).toMatch(/id="weekdayHours-Wed-from"[^>]* value="18:00"/);
    expect(html).toMatch(/id="weekdayHours-Wed-until"[^>]* value="14:00"/);
    expect(await hoursOf(id)).toEqual({});
  });
});

describe('the API', () => {
  test('returns the hours that were sent, and keeps them in a change without the field', async () => {
    const weekdayHours = { Tue: { from: '10:00', to: '12:00' }, Sun: { from: '09:30', to: '11:00' } };
    const { _id: id } = await add({ weekdayHours: JSON.stringify(weekdayHours) });
    expect(await hoursOf(id)).toEqual(weekdayHours);
    const put = (fields: Partial<DoctorFields>) =>
      api('PUT', `/doctor/${id}`, doctorForm(doctorFields({ ...everyDay, ...fields })));
    expect((await put({})).answer.doctor.weekdayHours).toEqual(weekdayHours);
    expect((await put({ weekdayHours: '{}' })).answer.doctor.weekdayHours).toEqual({});
  });

  test('gives no hours of a doctor who has none', async () => {
    expect((await add()).weekdayHours).toEqual({});
  });

  test.each([
    ['{', weekdayHoursMessages.shape],
    ['[]', weekdayHoursMessages.shape],
    ['null', weekdayHoursMessages.shape],
    ['{"Someday":{"from":"09:00","to":"13:00"}}', weekdayHoursMessages.shape],
    ['{"Sat":"09:00"}', weekdayHoursMessages.shape],
    ['{"Sat":{"from":540,"to":780}}', weekdayHoursMessages.shape],
    ['{"Sat":{"from":"09:10","to":"13:00"}}', weekdayHoursMessages.hours('Sat')],
    ['{"Sat":{"from":"08:00","to":"13:00"}}', weekdayHoursMessages.hours('Sat')],
  ])('refuses %s with a message for the field', async (weekdayHours, message) => {
    const { status, answer } = await api(
      'POST',
      '/doctor',
      doctorForm(doctorFields({ ...everyDay, weekdayHours })),
    );
    expect(status).toBe(400);
    expect(answer.errors).toEqual({ weekdayHours: message });
  });

  test('refuses hours of a day that is not a working day', async () => {
    const fields = doctorFields({
      workingDays: ['Mon'],
      weekdayHours: '{"Sat":{"from":"09:00","to":"13:00"}}',
    });
    const { status, answer } = await api('POST', '/doctor', doctorForm(fields));
    expect([status, answer.errors]).toEqual([400, { weekdayHours: weekdayHoursMessages.notWorking('Sat') }]);
  });
});

/** A day to come with its weekday. It is more than two hours ahead at any hour of today. */
const day = addDays(today(), 3);
const short = JSON.stringify({ [weekdayOf(day)]: { from: '10:00', to: '11:30' } });

test('visitors and the desk are offered only the times within the hours of the day', async () => {
  const { _id: id } = await add({ name: 'Dr. Short Day', weekdayHours: short });
  const slotsOn = async (date: string) => {
    const query = new URLSearchParams({ doctorId: id, visit: 'hospital', date });
    const response = await site.fetch(`/api/v1/appointments/slots?${query}`);
    return ((await response.json()) as { slots: readonly { slot: string }[] }).slots.map(({ slot }) => slot);
  };
  expect(await slotsOn(day)).toEqual(['10:00 AM', '10:30 AM', '11:00 AM']);
  expect(await slotsOn(addDays(day, 1))).toEqual(slotLabels);
  const desk = await (
    await site.fetch(`/dashboard/Appointments/new?doctor=${id}&visit=hospital&day=${day}`, { as: staff })
  ).text();
  expect(desk).toMatch(/<option[^>]*>11:00 AM/);
  expect(desk).not.toMatch(/<option[^>]*>11:30 AM/);
});

test('the doctor’s page names the hours of a day only if they differ, in English and in Hindi', async () => {
  await add({ name: 'Dr. Usual Hours' });
  await add({ name: 'Dr. Short Saturday', weekdayHours: '{"Sat":{"from":"09:00","to":"13:00"}}' });
  const read = async (path: string) => (await site.fetch(path)).text();
  expect(await read('/doctors/dr-short-saturday')).toContain(
    'Different hours on some days: Saturday 09:00 AM to 01:00 PM.',
  );
  expect(await read('/hi/doctors/dr-short-saturday')).toContain(
    'कुछ दिन समय अलग रहता है: शनिवार सुबह 9 बजे से दोपहर 1 बजे तक।',
  );
  const usual = await read('/doctors/dr-usual-hours');
  expect(usual).toContain('These are the usual hours');
  expect(usual).not.toContain('Different hours');
});

test('the audit log names the change of hours in words', async () => {
  const { _id: id } = await add({ name: 'Dr. Audited Hours' });
  await submitTimes(id, { Sat: ['09:00', '13:00'] });
  const log = await (await site.fetch('/dashboard/Audit', { as: staff })).text();
  expect(log).toContain('different hours on some days: nothing, now Sat 09:00 to 13:00');
});
