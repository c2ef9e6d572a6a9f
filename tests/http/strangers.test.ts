/** Strangers who know a phone number try to use up the allowances of its owner. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceAlphabet, referenceLength } from '#app/appointments/appointment.reference.ts';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { confirmationWords as hindiConfirmationWords } from '#app/languages/hi/appointments/booking.tsx';
import { callbackWords as hindiCallbackWords } from '#app/languages/hi/callbacks/callback.ts';
import { bookingLimit, lookupLimit } from '#app/platform/throttle/limits.server.ts';
import { deskPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, today } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

/** 40 show that a phone has no allowance of its own, because an address may do less. The full run has 200. */
const strangers = isFull ? 200 : 40;

let site: Site;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  doctor = await addDeskDoctor(site, 'Dr. Wanted');
});
afterAll(() => site.dispose());

/** An API call from an address of its own. */
const call = (method: string, path: string, body: object, address = newAddress()) =>
  site.fetch(`/api/v1${path}`, {
    method,
    headers: { 'CF-Connecting-IP': address, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A form of the public pages, from an address of its own. */
const submit = (path: string, fields: Record<string, string>, address = newAddress()) =>
  site.fetch(path, {
    method: 'POST',
    sameOrigin: true,
    headers: { 'CF-Connecting-IP': address },
    body: new URLSearchParams(fields),
  });

/** Far enough ahead that the test may run past midnight. */
const firstDay = addDays(today(), 2);

/** The slot at this index: each is on offer once. */
const slotAt = (index: number) => ({
  date: addDays(firstDay, Math.floor(index / slotLabels.length)),
  slot: slotLabels[index % slotLabels.length] ?? '',
});

const booking = (phone: string, index: number) => ({
  doctorId: doctor.id,
  visit: 'hospital',
  ...slotAt(index),
  patientName: 'Asha Rani',
  phone,
  safeToCall: true,
  consent: true,
});

const referenceFrom = async (response: Response) =>
  ((await response.json()) as { appointment: { reference: string } }).appointment.reference;

/** A reference that is drawn for the guess at this index only. */
const guessed = (index: number) =>
  [...index.toString(referenceAlphabet.length).padStart(referenceLength, '0')]
    .map((digit) => referenceAlphabet[Number.parseInt(digit, referenceAlphabet.length)])
    .join('');

/** The content of a page; the whole text of another answer. */
const mainOf = (text: string) => text.match(/<main.*<\/main>/s)?.[0] ?? text;

/** Makes one try from each of many addresses, twenty at once, and counts the statuses. */
async function attack(count: number, attempt: (index: number, address: string) => Promise<Response>) {
  const statuses: Record<number, number> = {};
  for (let from = 0; from < count; from += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(from + index, newAddress())),
    );
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe(`${strangers} strangers from as many addresses, who know a phone number`, () => {
  test('keep its owner neither from looking up, moving and cancelling nor from booking and asking for a call', async () => {
    const phone = newPhone();
    const reference = await referenceFrom(await call('POST', '/appointments', booking(phone, 400)));
    const second = await referenceFrom(await call('POST', '/appointments', booking(phone, 401)));

    expect(
      await attack(strangers, (index, address) => {
        const guess = { reference: guessed(index), phone };
        return index % 2
          ? call('POST', '/appointments/lookup', guess, address)
          : call('PUT', '/appointments/lookup', { ...guess, status: 'cancelled' }, address);
      }),
    ).toEqual({ 404: strangers });
    expect(
      await attack(strangers, (index, address) =>
        call('POST', '/appointments', booking(phone, index), address),
      ),
    ).toEqual({ 201: strangers });
    const request = { name: 'A. R.', phone, safeToCall: false, consent: true };
    const lost = { reference: '', phone, step: 'lost' };
    expect(await attack(40, (_, address) => call('POST', '/callbacks', request, address))).toEqual({
      201: 40,
    });
    expect(await attack(40, (_, address) => submit('/appointment', lost, address))).toEqual({ 200: 40 });

    // The owner, by the API.
    expect((await call('POST', '/appointments/lookup', { reference, phone })).status).toBe(200);
    const moved = await call('PUT', '/appointments/lookup', { reference, phone, ...slotAt(402) });
    expect([moved.status, (await moved.json()) as object]).toMatchObject([
      200,
      { appointment: { ...slotAt(402), status: 'requested' } },
    ]);
    const cancelled = await call('PUT', '/appointments/lookup', { reference, phone, status: 'cancelled' });
    expect([cancelled.status, await cancelled.json()]).toMatchObject([
      200,
      { appointment: { status: 'cancelled' } },
    ]);
    const booked = await call('POST', '/appointments', booking(phone, 403));
    expect([booked.status, await booked.json()]).toMatchObject([
      201,
      { appointment: { ...slotAt(403), status: 'requested' } },
    ]);
    expect((await call('POST', '/callbacks', request)).status).toBe(201);
    expect((await submit('/appointment', lost)).status).toBe(200);

    // The owner, by the forms.
    const found = await submit('/appointment', { reference: second, phone });
    expect([found.status, (await found.text()).includes('Dr. Wanted')]).toEqual([200, true]);
    const done = await submit('/appointment', { reference: second, phone, step: 'cancelled' });
    expect([done.status, (await done.text()).includes('Cancelled. You may book again')]).toEqual([200, true]);
    const { date, slot } = slotAt(404);
    const form = await submit(
      `/doctors/${doctor.slug}/book?${new URLSearchParams({ visit: 'hospital', date, slot })}`,
      {
        step: 'book',
        who: 'self',
        patientName: 'Asha Rani',
        phone,
        safeToCall: 'true',
        consent: 'on',
        idempotencyKey: crypto.randomUUID(),
      },
    );
    expect([form.status, form.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/appointment\/[\w-]+$/),
    ]);

    // A typing error of the owner is answered as on any other day.
    const mistyped = await call('POST', '/appointments/lookup', { reference: guessed(1), phone });
    expect([mistyped.status, await mistyped.json()]).toMatchObject([
      404,
      { message: appointmentProblems.notFound },
    ]);
  }, 120_000);

  test('learn nothing: each answer is the same for a phone that has never booked', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    for (const index of [410, 411, 412, 413, 414])
      expect((await call('POST', '/appointments', booking(known, index))).status).toBe(201);
    const answersFor = async (phone: string, index: number) => {
      const answers = [
        await call('POST', '/appointments/lookup', { reference: guessed(index), phone }),
        await call('PUT', '/appointments/lookup', {
          reference: guessed(index),
          phone,
          status: 'cancelled',
        }),
        await submit('/appointment', { reference: '', phone, step: 'lost' }),
        await call('POST', '/appointments', booking(phone, index)),
      ];
      return Promise.all(
        answers.map(async (answer) => [
          answer.status,
          mainOf(await answer.text())
            .replaceAll(phone, 'PHONE')
            // Values of the new appointment, and the id of the request.
            .replace(/"(_id|reference|createdAt|date|slot|requestId)":"[^"]*"/g, '"$1":""')
            .replace(/ nonce="[^"]*"/g, ''),
        ]),
      );
    };
    expect(await answersFor(known, 415)).toEqual(await answersFor(unknown, 416));
  });

  test('are seen by the desk, beside each request of the phone', async () => {
    const staff = await site.signIn();
    const phone = newPhone();
    for (const index of [420, 421, 422, 423, 424]) await call('POST', '/appointments', booking(phone, index));
    await call('POST', '/appointments', booking(newPhone(), 425));
    const html = await (
      await site.fetch(`${deskPath}?day=${slotAt(420).date}&doctor=${doctor.id}`, { as: staff })
    ).text();
    expect(html.match(/5 booked online with this phone/g)).toHaveLength(5);
  });
});

test('wrong references stop after ten tries on one phone and thirty from one address, also from all of an IPv6 /64', async () => {
  await waitForFreshWindow();
  const [phone, other] = [newPhone(), newPhone()];
  let host = 0;
  const guess = async (of: string) => {
    host += 1;
    const address = `2001:db8:5:5::${host.toString(16)}`;
    return (await call('POST', '/appointments/lookup', { reference: guessed(host), phone: of }, address))
      .status;
  };
  const { perPhoneAndAddress, perAddress } = lookupLimit;
  const statuses = [];
  for (let time = 0; time <= perPhoneAndAddress; time += 1) statuses.push(await guess(phone));
  expect(statuses).toEqual([...Array<number>(perPhoneAndAddress).fill(404), 429]);
  let answered = perPhoneAndAddress;
  while (answered <= perAddress && (await guess(answered % 2 ? other : newPhone())) === 404) answered += 1;
  expect(answered).toBe(perAddress);
  expect(bookingLimit.perPhoneAndAddress).toBeLessThan(bookingLimit.perAddress);
});

test('a form that was sent before gets its answer again, after the allowance of its address is used up', async () => {
  await waitForFreshWindow();
  const [address, phone] = [newAddress(), newPhone()];
  const body = booking(phone, 430);
  const headers = {
    'CF-Connecting-IP': address,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const send = () =>
    site.fetch('/api/v1/appointments', { method: 'POST', headers, body: JSON.stringify(body) });
  const first = await send();
  const past = { ...body, date: '2020-01-01' };
  for (let time = 1; time < bookingLimit.perPhoneAndAddress; time += 1)
    expect((await call('POST', '/appointments', past, address)).status).toBe(409);
  expect((await call('POST', '/appointments', past, address)).status).toBe(429);
  const again = await send();
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await referenceFrom(again)).toBe(await referenceFrom(first));
});

test('a booking beyond the allowance of its address becomes a call by the desk, or, if the phone is not safe to call, a request that nobody calls about', async () => {
  await waitForFreshWindow();
  const [address, phone] = [newAddress(), newPhone()];
  const past = { ...booking(phone, 440), date: '2020-01-01' };
  for (let time = 0; time < bookingLimit.perPhoneAndAddress; time += 1)
    expect((await call('POST', '/appointments', past, address)).status).toBe(409);

  const { date, slot } = slotAt(441);
  const path = `/hi/doctors/${doctor.slug}/book?${new URLSearchParams({ visit: 'hospital', date, slot })}`;
  const fields = {
    who: 'self',
    patientName: 'Asha Rani',
    phone,
    callAs: 'a friend',
    consent: 'on',
    step: 'book',
  };
  const idempotencyKey = crypto.randomUUID();
  const send = (more: Record<string, string>) => submit(path, { ...fields, ...more }, address);

  const unsafe = await send({ safeToCall: 'false', idempotencyKey: crypto.randomUUID() });
  const asked = unsafe.headers.get('Location') ?? '';
  expect([unsafe.status, asked]).toEqual([303, expect.stringMatching(/^\/hi\/appointment\/[\w-]+$/)]);
  const confirmation = mainOf(await (await site.fetch(asked)).text());
  expect(confirmation).toContain(hindiConfirmationWords.notHeld);
  expect(confirmation).toContain(hindiConfirmationWords.noCall);
  expect(confirmation).not.toContain(hindiConfirmationWords.held);
  // The time is still on offer.
  const other = await submit(path, {
    ...fields,
    phone: newPhone(),
    safeToCall: 'true',
    idempotencyKey: crypto.randomUUID(),
  });
  expect([other.status, other.headers.get('Location')]).toEqual([
    303,
    expect.stringMatching(/^\/hi\/appointment\/[\w-]+$/),
  ]);
  for (const time of [1, 2]) {
    const queued = await send({ safeToCall: 'true', idempotencyKey });
    expect([time, queued.status, queued.headers.get('Location')]).toEqual([
      time,
      303,
      '/hi/callback?noted=booking',
    ]);
  }
  const { results } = await site.binding
    .prepare('select name, subject, call_as, language, status from callbacks where phone = ?')
    .bind(phone)
    .all();
  expect(results).toEqual([
    { name: 'Asha Rani', subject: 'booking', call_as: 'a friend', language: 'hi', status: 'open' },
  ]);
  const noted = await (await site.fetch('/hi/callback?noted=booking')).text();
  expect(mainOf(noted)).toContain(hindiCallbackWords.bookingNotedWords);
});
