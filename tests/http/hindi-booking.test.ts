/**
 * Requests the pages for doctors, booking, own appointments and callbacks under /hi from the built Worker.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helplines } from '#app/hospital-facts/helplines.ts';
import { hindiHour, hindiTime, hindiWeekdayDate } from '#app/languages/hi/time/dates.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { zeroPaise } from '#app/money/money.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia, weekdayNames, weekdayOf, weekdays } from '#app/time/calendar.ts';
import { bookingWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { callbackWords } from '#messages/callbacks/callback.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { addDoctorWithHours, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { expectRefused } from '#tests/support/refused-page.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { unmarkedEnglish } from '#tests/support/unmarked-english.ts';

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

/** Name as staff typed it. Link labels contain it too. */
const typedName = 'Dr. Hindi';

const englishIn = (html: string) => unmarkedEnglish(html, [typedName]);

let doctors = 0;

async function newDoctor(overrides: Parameters<typeof addDoctorWithHours>[1] = {}) {
  doctors += 1;
  const command = commandFor(
    { database: openDatabase(site.binding), pictures: site.pictures },
    { now: new Date() },
  );
  return addDoctorWithHours(command, { name: `${typedName} ${doctors}`, ...overrides });
}

const day = addDays(dayInIndia(new Date()), 3);

async function read(response: Response) {
  const html = await response.text();
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
}

const show = async (path: string) => read(await site.fetch(path));

const submit = async (path: string, fields: Record<string, string>) =>
  read(await site.fetch(path, { method: 'POST', sameOrigin: true, body: new URLSearchParams(fields) }));

const person = (overrides: Record<string, string> = {}) => ({
  who: 'self',
  patientName: 'आशा रानी',
  phone: newPhone(),
  safeToCall: 'true',
  consent: 'on',
  note: '',
  idempotencyKey: crypto.randomUUID(),
  step: 'check',
  ...overrides,
});

const place = `?${new URLSearchParams({ visit: 'hospital', date: day, slot: '10:30 AM' })}`;

const linksIn = (main: string) =>
  [...main.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, path = '']) => path);

/** Links that leave Hindi although the page has a Hindi version. Tests expect none. */
const strayLinks = (main: string) =>
  linksIn(main).filter((path) => /^\/(?:doctors|appointment|callback)(?:[/?#]|$)/.test(path));

async function expectHindi(path: string) {
  const { response, html, main } = await show(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(html).toContain('<html lang="hi"');
  expect([path, englishIn(main)]).toEqual([path, []]);
  expect([path, strayLinks(main)]).toEqual([path, []]);
  return { html, main };
}

describe('the pages and their links are in Hindi', () => {
  test('the directory with and without results, and a doctor’s page, which links to its English version', async () => {
    const { slug } = await newDoctor();
    const other = await newDoctor({ availability: 'unavailable', feePaise: zeroPaise, experience: '0' });
    await newDoctor({ ekalink: 'https://example.com/elsewhere', hospitalSlots: [], videoSlots: [] });
    await expectHindi('/hi/doctors');
    await expectHindi('/hi/doctors?q=%E0%A4%95');
    await expectHindi(`/hi/doctors/${other.slug}`);
    const { html } = await expectHindi(`/hi/doctors/${slug}`);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain(`rel="canonical" href="${site.origin}/hi/doctors/${slug}"`);
    for (const [language, path] of [
      ['en', `/doctors/${slug}`],
      ['hi', `/hi/doctors/${slug}`],
      ['x-default', `/doctors/${slug}`],
    ]) {
      expect(head).toContain(`hrefLang="${language}" href="${site.origin}${path}"`);
    }
    expect(html).toContain(`<a href="/doctors/${slug}" hrefLang="en"`);
    expect((await show(`/doctors/${slug}`)).html).toContain(`<a href="/hi/doctors/${slug}" hrefLang="hi"`);
  });

  test('an unknown doctor gets a 404 in Hindi', async () => {
    const { response, html, main } = await show('/hi/doctors/dr-nobody');
    expect(response.status).toBe(404);
    expect(englishIn(main)).toEqual([]);
    expect(html).not.toContain('rel="canonical"');
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain('hrefLang');
  });

  test('each booking step, the appointment lookup and the callback page', async () => {
    const { slug } = await newDoctor();
    for (const query of ['', '?visit=hospital', `?visit=hospital&date=${day}`, place]) {
      const { html } = await expectHindi(`/hi/doctors/${slug}/book${query}`);
      expect(html).toContain(`href="tel:${helplines.mentalHealth.number}"`);
    }
    for (const path of ['/hi/appointment', '/hi/callback', '/hi/callback?noted=1']) await expectHindi(path);
  });

  test('the next free time', async () => {
    const { slug } = await newDoctor();
    const answer = async (query: string): Promise<Record<string, string>> =>
      (await site.fetch(`/api/v1/next-free?${query}of=${slug}`)).json();
    expect((await answer(''))[slug]).toMatch(/^Next free: .*[AP]M$/);
    expect((await answer('language=hi&'))[slug]).toMatch(/^अगला खाली समय: [^A-Z]* बजे$/);
    expect((await show(`/hi/doctors/${slug}`)).html).toContain('/api/v1/next-free?language=hi&');
  });
});

describe('booking in Hindi', () => {
  test('shows errors and typed values in Hindi, then checks, books, moves and cancels', async () => {
    const doctor = await newDoctor();
    const path = `/hi/doctors/${doctor.slug}/book${place}`;
    const wrong = await submit(path, person({ phone: '12', consent: '', note: 'क'.repeat(501) }));
    expect(wrong.response.status).toBe(400);
    expect(wrong.main).toContain('फ़ोन नंबर 10 अंकों का होना चाहिए।');
    expect(wrong.main).toContain('500 अक्षर');
    expectRefused(wrong.html, ['phone', 'note', 'consent'], 'hi');
    expect(wrong.main).toContain(messagesIn('hi', appointmentProblems).consent);
    expect(wrong.main).toContain('value="आशा रानी"');
    expect(englishIn(wrong.main)).toEqual([]);

    const sent = person();
    const check = await submit(path, sent);
    expect(check.main).toContain(`${hindiWeekdayDate(day)}, ${hindiTime(630)}`);
    expect(englishIn(check.main)).toEqual([]);
    const { response } = await submit(path, { ...sent, step: 'book' });
    expect(response.status).toBe(303);
    const booked = response.headers.get('Location') ?? '';
    expect(booked).toMatch(/^\/hi\/appointment\//);
    const { main } = await expectHindi(booked);
    const calendar = await (await site.fetch(`${booked}/calendar.ics`)).text();
    expect(calendar).toContain('SUMMARY:अपॉइंटमेंट');

    const reference = main.match(/[A-Z0-9]{3}(-[A-Z0-9]{3}){2}/)?.[0] ?? '';
    const keys = { reference, phone: sent.phone };
    const found = await submit('/hi/appointment', keys);
    expect(englishIn(found.main)).toEqual([]);
    const days = await submit('/hi/appointment', { ...keys, step: 'move' });
    expect([days.response.status, englishIn(days.main)]).toEqual([200, []]);
    const times = await submit('/hi/appointment', { ...keys, step: 'move', date: day });
    expect(times.main).toContain(hindiHour(630));
    expect(englishIn(times.main)).toEqual([]);
    const moved = await submit('/hi/appointment', { ...keys, step: 'moved', date: day, slot: '04:00 PM' });
    expect(moved.main).toContain(messagesIn('hi', ownAppointmentWords).moved);
    expect(moved.main).toContain('शाम 4 बजे');
    const cancelled = await submit('/hi/appointment', { ...keys, step: 'cancelled' });
    expect(cancelled.main).toContain(messagesIn('hi', ownAppointmentWords).cancelled);
    expect(strayLinks(cancelled.main)).toEqual([]);

    const gone = await submit(path, person({ step: 'book' }));
    expect(gone.response.status).toBe(303);
    const taken = await submit(path, person({ step: 'book' }));
    expect(taken.main).toContain(messagesIn('hi', bookingWords).taken);
    expect(englishIn(taken.main)).toEqual([]);
  });

  test('a closed day is refused with its reason', async () => {
    const weekday = weekdayOf(day);
    const { slug } = await newDoctor({ workingDays: weekdays.filter((one) => one !== weekday) });
    const closed = await submit(`/hi/doctors/${slug}/book${place}`, person({ step: 'book' }));
    expect(closed.response.status).toBe(409);
    const reason = `${messagesIn('hi', clockWords).weekdayName(weekday)} को नहीं`;
    expect(closed.main).toContain(`${reason}। ${messagesIn('hi', appointmentProblems).notOffered}`);
    expect(englishIn(closed.main)).toEqual([]);
    const inEnglish = await submit(`/doctors/${slug}/book${place}`, person({ step: 'book' }));
    expect(inEnglish.main).toContain(`Not on ${weekdayNames[weekday]}s. ${appointmentProblems.notOffered}`);
  });

  test.each(['मुझे मर जाना है', 'जीने का मन नहीं करता', 'I want to die'])(
    'a note that speaks of dying shows emergency numbers first: %s',
    async (note) => {
      const { slug } = await newDoctor();
      const { main } = await submit(`/hi/doctors/${slug}/book${place}`, person({ note }));
      expect(main).toContain(messagesIn('hi', bookingWords).inDanger);
      expect(main).toContain(`href="tel:${helplines.mentalHealth.number}"`);
      expect(englishIn(main)).toEqual([]);
    },
  );
});

test('an unknown appointment gets a message in Hindi', async () => {
  const keys = { reference: 'AAA-AAA', phone: newPhone() };
  const missed = await submit('/hi/appointment', keys);
  expect(missed.response.status).toBe(404);
  expectRefused(missed.html, [], 'hi');
  expect(missed.main).toContain(messagesIn('hi', appointmentProblems).notFound);
  expect(englishIn(missed.main)).toEqual([]);
});

test('a callback is requested in Hindi, and an error preserves what was typed', async () => {
  const wrong = await submit('/hi/callback', { name: 'आशा', phone: 'x' });
  expect(wrong.response.status).toBe(400);
  expect(wrong.main).toContain('value="आशा"');
  expectRefused(wrong.html, ['phone', 'safeToCall', 'consent'], 'hi');
  expect(englishIn(wrong.main)).toEqual([]);
  const { response } = await submit('/hi/callback', {
    name: 'आशा',
    phone: newPhone(),
    safeToCall: 'false',
    consent: 'on',
  });
  expect(response.headers.get('Location')).toBe('/hi/callback?noted=1');
  expect((await show('/hi/callback?noted=1')).main).toContain(messagesIn('hi', callbackWords).noted);
});
