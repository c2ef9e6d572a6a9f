import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRupees } from '#app/money/money.ts';
import {
  deskPath,
  freeTimesPath,
  newAppointmentPath,
  waitingListPath,
} from '#app/staff-area/frame/desk-paths.ts';
import { addDays, weekdayOf } from '#app/time/calendar.ts';
import { slotLabel } from '#app/time/slots.ts';
import { addDoctorWithHours } from '#tests/support/appointments.ts';
import { bookAtDesk, deskCommand, today, tomorrow } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

type Doctor = Awaited<ReturnType<typeof addDoctorWithHours>>;

const specialty = 'Therapy of this test';
const dayAfter = () => addDays(tomorrow(), 1);

let site: Site;
let desk: SignedIn;
/** Sees people at the hospital, from the day after tomorrow on. */
let later: Doctor;
/** Sees people at the hospital and in the evening by video, from tomorrow on. */
let sooner: Doctor;
beforeAll(async () => {
  site = await acquireSite();
  desk = await site.signIn('front-desk');
  const add = (overrides: Parameters<typeof addDoctorWithHours>[1]) =>
    addDoctorWithHours(deskCommand(site), { specialization: specialty, ...overrides });
  later = await add({
    ...{ name: 'Dr. Anita Later', gender: 'woman', languages: ['pa'], feePaise: fromRupees(1350) },
    ...{ hospitalSlots: [660], videoSlots: [], leave: [{ from: today(), to: tomorrow(), note: '' }] },
  });
  sooner = await add({
    ...{ name: 'Dr. Zubin Sooner', gender: 'man', languages: ['ta'], feePaise: fromRupees(850) },
    ...{ hospitalSlots: [600, 630], videoSlots: [1050], leave: [{ from: today(), to: today(), note: '' }] },
  });
});
afterAll(() => site.dispose());

const read = async (path: string) => (await site.fetch(path, { as: desk })).text();

/** Reads the page of the doctors of this test with further choices, without what React writes between two texts. */
const ask = async (choices: Readonly<Record<string, string>> = {}) =>
  (await read(`${freeTimesPath}?${new URLSearchParams({ specialty, ...choices })}`)).replaceAll(
    '<!-- -->',
    '',
  );

const linkOf = (doctor: Doctor, visit: string, day: string, minute: number) =>
  newAppointmentPath({ doctor: doctor.id, visit, day, time: slotLabel(minute) });
const written = (path: string) => path.replaceAll('&', '&amp;');

describe('the first free times of all doctors', () => {
  test('put the doctor who is free first before the others, each with fee and kind of visit', async () => {
    const page = await ask();
    const names = [...page.matchAll(/>Dr\. (Anita Later|Zubin Sooner)</g)].map(([, name]) => name);
    expect(names).toEqual(['Zubin Sooner', 'Anita Later']);
    expect(page).toContain('2 doctors fit. Who is free first comes first.');
    expect(page).toContain('₹850');
    expect(page).toContain('₹1,350');
    expect(page).toContain('At the hospital or by video');
  });

  test('leave out a time that is booked, and offer three at most', async () => {
    expect(await ask()).toContain(written(linkOf(sooner, 'hospital', tomorrow(), 600)));
    await bookAtDesk(site, sooner, { minute: 600 });
    const page = await ask();
    const times = [
      linkOf(sooner, 'hospital', tomorrow(), 630),
      linkOf(sooner, 'video', tomorrow(), 1050),
      linkOf(sooner, 'hospital', dayAfter(), 600),
    ];
    for (const time of times) expect(page).toContain(written(time));
    expect(page).not.toContain(written(linkOf(sooner, 'hospital', tomorrow(), 600)));
    expect(page).not.toContain(written(linkOf(sooner, 'hospital', dayAfter(), 630)));
  });

  test.each([
    [{ gender: 'woman' }, 'Anita Later', 'Zubin Sooner'],
    [{ language: 'ta' }, 'Zubin Sooner', 'Anita Later'],
    [{ time: 'evening' }, 'Zubin Sooner', 'Anita Later'],
    [{ visit: 'video' }, 'Zubin Sooner', 'Anita Later'],
  ])('are of the doctors who suit the choice %j', async (choices, shown, hidden) => {
    const page = await ask(choices);
    expect(page).toContain('1 doctor fits.');
    expect(page).toContain(`Dr. ${shown}`);
    expect(page).not.toContain(`Dr. ${hidden}`);
  });

  test('are on the chosen weekday, and the form shows what was chosen', async () => {
    const page = await ask({ day: weekdayOf(dayAfter()), visit: 'hospital' });
    expect(page).toContain(written(linkOf(later, 'hospital', dayAfter(), 660)));
    expect(page).toContain(written(linkOf(sooner, 'hospital', dayAfter(), 600)));
    expect(page).not.toContain(written(linkOf(sooner, 'hospital', tomorrow(), 630)));
    for (const value of [specialty, weekdayOf(dayAfter()), 'hospital'])
      expect(page).toMatch(new RegExp(`<option value="${value}" selected=""`));
  });

  test('are none if nobody fits: the page says so, and offers the waiting list', async () => {
    const page = await ask({ gender: 'woman', language: 'ta' });
    expect(page).toContain('No doctor fits. Leave out a choice');
    expect(page).toContain(`${waitingListPath}/new`);
    expect(page).not.toContain('<table');
  });

  test('name the doctors who have no such time for 60 days', async () => {
    const leave = JSON.stringify([{ from: today(), to: addDays(today(), 90), note: '' }]);
    await site.binding.prepare('update doctors set leave = ? where id = ?').bind(leave, later.id).run();
    expect(await ask()).toContain('No such time in the next 60 days with Dr. Anita Later.');
    expect(await ask({ gender: 'woman' })).toContain('or put the person on the waiting list.');
  });

  test('lead to the form with doctor, kind of visit, day and time', async () => {
    const page = await read(linkOf(sooner, 'video', dayAfter(), 1050));
    expect(page).toMatch(new RegExp(`<option value="${sooner.id}" selected=""`));
    expect(page).toMatch(/<input[^>]*name="visit"[^>]*checked=""[^>]*value="video"/);
    expect(page).toMatch(new RegExp(`<input[^>]*name="date"[^>]*value="${dayAfter()}"`));
    expect(page).toMatch(/<option value="05:30 PM" selected=""/);
  });

  test.each([
    'gender=none',
    'time=night&day=2026-02-31',
    'visit=home&language=%00',
    'specialty=%F0%9F%98%80',
  ])('are a page for any query: %s', async (query) => {
    expect((await site.fetch(`${freeTimesPath}?${query}`, { as: desk })).status).toBe(200);
  });

  test('are linked from the day, the overview and an empty form', async () => {
    for (const path of [deskPath, '/dashboard', `${deskPath}/new`])
      expect.soft(await read(path), path).toContain(`href="${freeTimesPath}"`);
  });

  test('are for the front desk and owners, and not for doctors', async () => {
    const statusFor = async (as: SignedIn) => (await site.fetch(freeTimesPath, { as })).status;
    expect(await statusFor(await site.signIn('admin'))).toBe(200);
    expect(await statusFor(await site.signIn('doctor', sooner.id))).toBe(403);
  });
});
