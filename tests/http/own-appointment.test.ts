/** Requests /appointment and /callback from the built Worker. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/appointments/appointment.commands.server.ts';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { phoneMessage } from '#app/contact-details/phone.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { addDays, dayInIndia } from '#app/time/calendar.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { callbackProblems } from '#messages/callbacks/problems.ts';
import { addDoctorWithHours, bookingInput, newPhone } from '#tests/support/appointments.ts';
import { commandFor } from '#tests/support/command.ts';
import { expectRefused } from '#tests/support/refused-page.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

const { phones } = defaultFacts;

let site: Site;

beforeAll(async () => {
  site = await acquireSite();
});

afterAll(() => site.dispose());

const command = (now = new Date()) =>
  commandFor({ database: openDatabase(site.binding), pictures: site.pictures }, { now });

const soon = (days = 3) => addDays(dayInIndia(new Date()), days);

async function booked(overrides: Parameters<typeof bookingInput>[0] = {}) {
  const doctor = await addDoctorWithHours(command(), { name: 'Dr. Own' });
  const input = bookingInput({ doctorId: doctor.id, day: soon(), note: 'Unmistakable note', ...overrides });
  const appointment = await bookAppointment(command(), doctor, input);
  return {
    doctor,
    appointment,
    keys: { reference: referenceText(appointment.reference), phone: input.phone },
  };
}

let addresses = 0;

/** @param address source of the request, for which the throttle counts attempts; a new one by default */
async function submit(
  path: string,
  fields: Record<string, string>,
  address?: string,
  faults: Record<string, string> = {},
) {
  addresses += 1;
  const response = await site.fetch(path, {
    method: 'POST',
    sameOrigin: true,
    headers: { 'CF-Connecting-IP': address ?? `198.51.100.${addresses % 250}`, ...faults },
    body: new URLSearchParams(fields),
  });
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  // Two pages with the same text differ in the nonces of their scripts.
  return { response, html, main: main.replace(/ nonce="[^"]*"/g, '') };
}

const stateOf = (id: string) =>
  site.binding
    .prepare('select day, minute, status from appointments where id = ?')
    .bind(id)
    .first<{ day: string; minute: number; status: string }>();

/** Lines of the calendar file that a page offers. */
async function calendarFileOf(main: string): Promise<readonly string[]> {
  const path = /href="([^"]*\/calendar\.ics)"/.exec(main)?.[1];
  if (!path) throw new Error('The page offers no calendar file.');
  return (await (await site.fetch(path)).text()).split('\r\n');
}

describe('a visitor’s own appointment', () => {
  test('is found by reference and phone in any spelling, and shows no note', async () => {
    const { keys } = await booked();
    const typed = { reference: keys.reference.toLowerCase().replace('-', ' '), phone: `+91 ${keys.phone}` };
    const { response, main } = await submit('/appointment', typed);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(main).toContain(keys.reference);
    expect(main).toContain('Dr. Own');
    expect(main).not.toContain('Unmistakable');
  });

  test('shows no row for messages, because the hospital has not asked about them', async () => {
    const { keys } = await booked();
    const { main } = await submit('/appointment', keys);
    expect(main).not.toContain('<dt>Messages</dt>');
    expect(main).not.toMatch(/<dd[^>]*><\/dd>/);
  });

  test.each([
    ['', 'Appointment cancelled', 'Reference asked for'],
    ['/hi', 'अपॉइंटमेंट रद्द हो गया', 'रेफ़रेंस का अनुरोध मिला'],
    ['/pa', 'ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਹੋ ਗਈ', 'ਰੈਫ਼ਰੈਂਸ ਦੀ ਬੇਨਤੀ ਮਿਲ ਗਈ'],
  ])(
    'puts the outcome into the tab’s title and gives it the focus (%s)',
    async (prefix, cancelled, asked) => {
      const { keys } = await booked();
      const done = await submit(`${prefix}/appointment`, { ...keys, step: 'cancelled' });
      expect(done.html).toContain(`<title>${cancelled}`);
      expect(done.main).toMatch(/<div tabindex="-1" autofocus[^>]*><div[^>]*role="status"/i);
      const lost = await submit(`${prefix}/appointment`, { phone: keys.phone, step: 'lost' });
      expect(lost.html).toContain(`<title>${asked}`);
      expect(lost.main).toMatch(/<div tabindex="-1" autofocus[^>]*><div[^>]*role="status"/i);
      const shown = await submit(`${prefix}/appointment`, keys);
      expect(shown.main).not.toMatch(/autofocus/i);
    },
  );

  test('gives the same answer whether the reference or the phone is wrong', async () => {
    const { keys } = await booked();
    const strip = (main: string) => main.replace(/value="[^"]*"/g, '');
    const wrongPhone = await submit('/appointment', { ...keys, phone: newPhone() });
    const wrongReference = await submit('/appointment', { ...keys, reference: 'CCC-CCC-CCC' });
    const nonsense = await submit('/appointment', { ...keys, reference: 'o0o' });
    expect([wrongPhone, wrongReference, nonsense].map(({ response }) => response.status)).toEqual([
      404, 404, 404,
    ]);
    expect(wrongPhone.main).toContain(appointmentProblems.notFound);
    expectRefused(wrongPhone.html, []);
    expect(strip(wrongReference.main)).toBe(strip(wrongPhone.main));
    expect(strip(nonsense.main)).toBe(strip(wrongPhone.main));
  });

  test('shows an error at an invalid phone number', async () => {
    const { response, html, main } = await submit('/appointment', { reference: 'CCC-CCC-CCC', phone: '12' });
    expect(response.status).toBe(400);
    expectRefused(html, ['phone']);
    expect(main).toContain(phoneMessage);
  });

  test('limits the number of attempts', async () => {
    await waitForFreshWindow();
    const { keys } = await booked();
    const phone = newPhone();
    let status = 404;
    for (let tries = 0; tries < 12 && status === 404; tries += 1) {
      ({ status } = (await submit('/appointment', { ...keys, phone }, '203.0.113.1')).response);
    }
    const { response, main } = await submit('/appointment', { ...keys, phone }, '203.0.113.1');
    expect([response.status, status]).toEqual([429, 429]);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(main).toContain('Too many tries.');
  });

  test('a lost reference reaches the desk, and the page tells nobody whether the phone has booked', async () => {
    const { keys, appointment } = await booked({ safeToCall: false });
    const ask = (phone: string) => submit('/appointment', { reference: '', phone, step: 'lost' });
    const known = await ask(keys.phone);
    const unknown = await ask(newPhone());
    await ask(keys.phone);
    expect([known.response.status, unknown.response.status]).toEqual([200, 200]);
    expect(known.main).toContain('we call it or send it the reference');
    expect(known.main).toBe(unknown.main);
    expect(known.main).not.toContain(keys.reference);
    const { results } = await site.binding
      .prepare("select phone, name, safe_to_call from callbacks where subject = 'reference'")
      .all();
    expect(results).toEqual([{ phone: keys.phone, name: appointment.patientName, safe_to_call: 0 }]);
  });

  test('a request for a lost reference needs a phone number', async () => {
    const { response, html } = await submit('/appointment', { reference: '', phone: '12', step: 'lost' });
    expect(response.status).toBe(400);
    expectRefused(html, ['phone']);
  });

  test('is cancelled after one confirmation, and submitting twice cancels once', async () => {
    const { keys, appointment } = await booked();
    const found = await submit('/appointment', keys);
    expect(found.main).toContain('it can be moved or cancelled until');
    const { main } = await submit('/appointment', { ...keys, step: 'cancel' });
    expect(main).toContain('Cancel this appointment?');
    expect(await stateOf(appointment.id)).toMatchObject({ status: 'requested' });
    for (let time = 0; time < 2; time += 1) {
      const { response, main: done } = await submit('/appointment', { ...keys, step: 'cancelled' });
      expect([response.status, done.includes('Cancelled.')]).toEqual([200, true]);
      expect(done).not.toContain('it can be moved or cancelled until');
      expect(await calendarFileOf(done)).toEqual(
        expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']),
      );
    }
    expect(await stateOf(appointment.id)).toMatchObject({ status: 'cancelled' });
  });

  test('is moved by choosing a day and a time and confirming, and submitting twice moves once', async () => {
    const { keys, appointment } = await booked();
    const days = await submit('/appointment', { ...keys, step: 'move' });
    expect(days.main).toMatch(/<button[^>]* name="date"/);
    expect(days.main).toContain(`value="${soon(4)}"`);
    const times = await submit('/appointment', { ...keys, step: 'move', date: soon(4) });
    expect(times.main).toContain('value="11:00 AM"');
    const place = { date: soon(4), slot: '11:00 AM' };
    const sure = await submit('/appointment', { ...keys, step: 'move', ...place });
    expect(sure.main).toContain('Move it to this time?');
    expect(await stateOf(appointment.id)).toMatchObject({ day: soon(3) });
    for (let time = 0; time < 2; time += 1) {
      const done = await submit('/appointment', { ...keys, step: 'moved', ...place });
      expect([done.response.status, done.main.includes('Moved.')]).toEqual([200, true]);
      expect(done.main).toContain('Move it in my calendar');
      expect(await calendarFileOf(done.main)).toEqual(
        expect.arrayContaining([`DTSTART:${soon(4).replaceAll('-', '')}T053000Z`, 'SEQUENCE:2']),
      );
    }
    expect(await stateOf(appointment.id)).toMatchObject({ day: soon(4), minute: 660 });
  });

  test('has a calendar file for a day after its last change, also long after the booking', async () => {
    const { keys, appointment } = await booked();
    const ago = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;
    const set = (table: 'appointments' | 'appointment_changes', column: string, at: number) =>
      site.binding
        .prepare(
          `update ${table} set ${column} = ? where ${table === 'appointments' ? 'id' : 'appointment_id'} = ?`,
        )
        .bind(at, appointment.id)
        .run();
    await set('appointments', 'created_at', ago(9));
    await set('appointment_changes', 'at', ago(9));
    expect((await submit('/appointment', keys)).main).not.toContain('calendar.ics');
    const { main } = await submit('/appointment', {
      ...keys,
      step: 'moved',
      date: soon(4),
      slot: '11:00 AM',
    });
    expect(await calendarFileOf(main)).toContain('SEQUENCE:2');
    await set('appointment_changes', 'at', ago(2));
    expect((await site.fetch(`/appointment/${appointment.id}/calendar.ics`)).status).toBe(404);
  });

  test('is not moved to a time taken in the meantime, and other times are shown', async () => {
    const { keys, appointment, doctor } = await booked();
    await bookAppointment(
      command(),
      doctor,
      bookingInput({ doctorId: doctor.id, day: soon(4), minute: 660 }),
    );
    const { response, html, main } = await submit('/appointment', {
      ...keys,
      step: 'moved',
      date: soon(4),
      slot: '11:00 AM',
    });
    expect(response.status).toBe(409);
    expectRefused(html, []);
    expect(main).toContain(appointmentProblems.taken);
    expect(main).toContain('value="11:30 AM"');
    expect(await stateOf(appointment.id)).toMatchObject({ day: soon(3), minute: 600 });
  });

  test('is shown shortly before its time, and can be changed by phone only', async () => {
    const { keys, appointment } = await booked();
    await site.binding
      .prepare('update appointments set day = ?, minute = ? where id = ?')
      .bind(soon(0), 0, appointment.id)
      .run();
    const { main } = await submit('/appointment', keys);
    expect(main).not.toContain('Cancel it');
    for (const step of ['cancel', 'cancelled', 'move', 'moved']) {
      const late = await submit('/appointment', { ...keys, step });
      expect([step, late.response.status]).toEqual([step, 409]);
      expect(late.main).toContain(appointmentProblems.tooLate);
      expectRefused(late.html, []);
    }
    expect(await stateOf(appointment.id)).toMatchObject({ status: 'requested' });
  });
});

describe('while the database is away', () => {
  const away = { 'x-test-database-failure': '1' };
  const submitAway = (path: string, fields: Record<string, string>) => submit(path, fields, undefined, away);

  function expectAway({ response, html, main }: Awaited<ReturnType<typeof submit>>) {
    expect(response.status).toBe(503);
    expectRefused(html, []);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(main).toContain('Our records do not answer just now.');
    expect(main).toContain(`href="${phones.admission.href}"`);
  }

  test('a lookup can be submitted again', async () => {
    const { keys } = await booked();
    const answer = await submitAway('/appointment', keys);
    expectAway(answer);
    expect(answer.main).toContain(`value="${keys.reference}"`);
    expect(answer.main).toContain(`value="${keys.phone}"`);
    expect(answer.main).toContain('Find the appointment');
  });

  test('a cancellation or a move takes effect only when it is submitted again', async () => {
    const { keys, appointment } = await booked();
    const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const sent = (main: string) =>
      Object.fromEntries(
        [...main.matchAll(/<(?:input type="hidden"|button)[^>]*>/g)].map(([tag]) => [
          attributeOf(tag, 'name'),
          attributeOf(tag, 'value'),
        ]),
      );
    const move = { ...keys, step: 'moved', date: soon(4), slot: '11:00 AM' };
    const moving = await submitAway('/appointment', move);
    expectAway(moving);
    expect(sent(moving.main)).toEqual(move);
    const cancel = { ...keys, step: 'cancelled' };
    const cancelling = await submitAway('/appointment', cancel);
    expectAway(cancelling);
    expect(sent(cancelling.main)).toEqual(cancel);
    expect(await stateOf(appointment.id)).toMatchObject({ day: soon(3), status: 'requested' });
    await submit('/appointment', sent(moving.main));
    expect(await stateOf(appointment.id)).toMatchObject({ day: soon(4), minute: 660 });
    await submit('/appointment', sent(cancelling.main));
    expect(await stateOf(appointment.id)).toMatchObject({ status: 'cancelled' });
  });

  test('a callback request preserves its fields and its key', async () => {
    const fields = {
      ...{ name: 'A. R.', phone: newPhone(), bestTime: 'after six', safeToCall: 'false' },
      ...{ callAs: 'a friend', consent: 'on', idempotencyKey: crypto.randomUUID() },
    };
    const answer = await submitAway('/callback', fields);
    expectAway(answer);
    for (const typed of [fields.name, fields.phone, fields.bestTime, fields.callAs, fields.idempotencyKey])
      expect(answer.main).toContain(`value="${typed}"`);
    expect(answer.main).toMatch(/<input[^>]* name="consent"[^>]* checked/);
  });
});

test('a day that does not exist leads to the choice of days', async () => {
  const { keys } = await booked();
  for (const step of ['move', 'moved']) {
    const fields = { ...keys, step, date: '2026-02-30', slot: '11:00 AM' };
    const { response, main } = await submit('/appointment', fields);
    expect([response.status, main.includes('To which day?')]).toEqual([200, true]);
  }
});

describe('a callback request', () => {
  const callbackFields = (overrides: Record<string, string> = {}) => ({
    name: 'A. R.',
    phone: newPhone(),
    safeToCall: 'false',
    callAs: 'a friend',
    consent: 'on',
    idempotencyKey: crypto.randomUUID(),
    ...overrides,
  });
  const storedRows = async (phone: string) =>
    (await site.binding.prepare('select * from callbacks where phone = ?').bind(phone).all()).results;

  test('is stored once, however often it is submitted', async () => {
    const fields = callbackFields();
    for (let time = 0; time < 2; time += 1) {
      const { response } = await submit('/callback', fields);
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/callback?noted=1']);
    }
    expect(await storedRows(fields.phone)).toMatchObject([
      { name: 'A. R.', safe_to_call: 0, call_as: 'a friend' },
    ]);
    expect(await (await site.fetch('/callback?noted=1')).text()).toContain('We will call you');
  });

  test('for another person after Back is another request', async () => {
    const fields = callbackFields();
    for (const name of ['A. R.', 'B. R.']) {
      const { response } = await submit('/callback', { ...fields, name });
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/callback?noted=1']);
    }
    const names = (await storedRows(fields.phone)).map(({ name }) => name);
    expect(names.sort()).toEqual(['A. R.', 'B. R.']);
  });

  test('shows errors at its fields and preserves what was typed', async () => {
    const { response, html, main } = await submit('/callback', { bestTime: 'after six', phone: '12' });
    expectRefused(html, ['name', 'phone', 'safeToCall', 'consent']);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([400, 'private, no-store']);
    for (const message of [
      callbackProblems.name,
      callbackProblems.safeToCall,
      callbackProblems.consent,
      phoneMessage,
    ]) {
      expect(main).toContain(message);
    }
    expect(main).toContain('value="after six"');
  });

  test('limits the number of requests', async () => {
    await waitForFreshWindow();
    const phone = newPhone();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await submit('/callback', callbackFields({ phone }), '203.0.113.2')).response.status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([303, 429]);
  });

  test('leaves nothing in the log', async () => {
    await submit('/callback', callbackFields({ name: 'Unmistakable Name' }));
    expect(site.logs.join('\n')).not.toContain('Unmistakable');
  });
});

test('the next free times of a page’s doctors come in one answer, cached for a minute', async () => {
  const { doctor } = await booked();
  const response = await site.fetch(`/api/v1/next-free?of=${doctor.slug},nobody,${doctor.id}`);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  const nextFree = (await response.json()) as Record<string, string>;
  expect(Object.keys(nextFree)).toEqual([doctor.slug]);
  expect(nextFree[doctor.slug]).toMatch(/^Next free: (today|\w{3},? \d+ \w{3,4}), \d\d:\d0 [AP]M$/);
  expect(await (await site.fetch('/api/v1/next-free')).json()).toEqual({});
});
