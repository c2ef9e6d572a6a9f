/** Many people behind one address, and what a page says beyond a limit. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoctorHours } from '#app/doctors/hours/doctor-hours.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import {
  askedBookingLimit,
  bookingLimit,
  lookupLimit,
  openRequests,
} from '#app/platform/throttle/limits.server.ts';
import { deskPath, networkReleasePath, networkRequestsPath } from '#app/staff-area/frame/desk-paths.ts';
import { addDays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, today } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { Site } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

const jio = '55836';
const { phones } = defaultFacts;

let site: Site;
let doctor: DoctorHours;
beforeAll(async () => {
  site = await acquireSite();
  doctor = await addDeskDoctor(site, 'Dr. Shared');
});
afterAll(() => site.dispose());

/** Far enough ahead that the test may run past midnight. */
const firstDay = addDays(today(), 2);

/** The slot at this index, ten on each day. */
const slotAt = (index: number) => ({
  date: addDays(firstDay, Math.floor(index / 10)),
  slot: slotLabels[index % 10] ?? '',
});

const call = (method: string, path: string, body: object, headers: Record<string, string>) =>
  site.fetch(`/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const submit = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  site.fetch(path, { method: 'POST', sameOrigin: true, headers, body: new URLSearchParams(fields) });

const bookingPath = (index: number, prefix = '') =>
  `${prefix}/doctors/${doctor.slug}/book?${new URLSearchParams({ visit: 'hospital', ...slotAt(index) })}`;

const person = (phone: string, isSafe = true) => ({
  step: 'book',
  who: 'self',
  patientName: 'Asha Rani',
  phone,
  safeToCall: String(isSafe),
  consent: 'on',
  idempotencyKey: crypto.randomUUID(),
});

const bookingBody = (phone: string, index: number) => ({
  doctorId: doctor.id,
  visit: 'hospital',
  ...slotAt(index),
  patientName: 'Asha Rani',
  phone,
  safeToCall: true,
  consent: true,
});

const mainOf = (html: string) => html.match(/<main.*<\/main>/s)?.[0] ?? html;

test('60 patients behind one IPv4 address of a mobile carrier book within an hour, safe to call or not', async () => {
  await waitForFreshWindow();
  const headers = { 'CF-Connecting-IP': newAddress(), 'x-test-asn': jio };
  const answers: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const response = await submit(bookingPath(index), person(newPhone(), index % 3 !== 0), headers);
    answers.push(`${response.status} ${response.headers.get('Location')}`);
    await response.arrayBuffer();
  }
  expect(answers.filter((one) => !/^303 \/appointment\/[\w-]+$/.test(one))).toEqual([]);
  const held = await site.binding
    .prepare('select count(*) as count from appointments where doctor_id = ? and in_between = 0')
    .bind(doctor.id)
    .first<{ count: number }>();
  expect(held?.count).toBe(60);
}, 120_000);

describe('after neighbours have mistyped 40 look-ups', () => {
  const headers = { 'CF-Connecting-IP': newAddress() };
  let phone = '';
  let reference = '';

  beforeAll(async () => {
    await waitForFreshWindow();
    phone = newPhone();
    const booked = await call('POST', '/appointments', bookingBody(phone, 100), {
      'CF-Connecting-IP': newAddress(),
    });
    ({ reference } = ((await booked.json()) as { appointment: { reference: string } }).appointment);
    const statuses: Record<number, number> = {};
    for (let time = 0; time < 40; time += 1) {
      const guess = { reference: 'CCC-CCC-CCC', phone: newPhone() };
      const { status } = await call('POST', '/appointments/lookup', guess, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 404: lookupLimit.perAddress, 429: 40 - lookupLimit.perAddress });
  }, 60_000);

  test('the right reference is looked up, moved and cancelled from the same address', async () => {
    const keys = { reference, phone };
    expect((await call('POST', '/appointments/lookup', keys, headers)).status).toBe(200);
    const page = await submit('/appointment', keys, headers);
    expect([page.status, (await page.text()).includes('Dr. Shared')]).toEqual([200, true]);
    const moved = await call('PUT', '/appointments/lookup', { ...keys, ...slotAt(101) }, headers);
    expect(moved.status).toBe(200);
    const cancelled = await call('PUT', '/appointments/lookup', { ...keys, status: 'cancelled' }, headers);
    expect(await cancelled.json()).toMatchObject({ appointment: { status: 'cancelled' } });
  });

  test('a wrong one is refused there, in the same words whether the phone has booked or not', async () => {
    const answerTo = async (guess: object) => {
      const response = await call('POST', '/appointments/lookup', guess, headers);
      const { message } = (await response.json()) as { message: string };
      return [response.status, Number(response.headers.get('Retry-After')) > 0, message];
    };
    const ofKnown = await answerTo({ reference: 'CCC-CCC-CCC', phone });
    expect(ofKnown.slice(0, 2)).toEqual([429, true]);
    expect(await answerTo({ reference, phone: newPhone() })).toEqual(ofKnown);
  });

  test.each([
    ['', 'Too many tries.'],
    ['/hi', 'बहुत बार कोशिश हुई है।'],
    ['/pa', 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋ ਚੁੱਕੀ ਹੈ।'],
  ])(
    'the page %s/appointment names no time to wait, but whom to call, and keeps what was typed',
    async (prefix, text) => {
      const typed = newPhone();
      const response = await submit(
        `${prefix}/appointment`,
        { reference: 'CCC-CCC-CCC', phone: typed },
        headers,
      );
      const main = mainOf(await response.text());
      const alert = /<div[^>]* role="alert".*?<\/div><\/div>/s.exec(main)?.[0] ?? '';
      expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      expect(alert).toContain(text);
      for (const href of [phones.admission.href, 'tel:112', 'tel:14416', `${prefix}/callback`])
        expect(alert).toContain(`href="${href}"`);
      expect(alert).not.toMatch(/minute|मिनट|ਮਿੰਟ/);
      expect(main).toContain(`value="${typed}"`);
    },
  );
});

describe('beyond every limit', () => {
  /** Uses up the bookings of a phone at an address, and the requests to the desk after them. */
  async function useUp(phone: string, headers: Record<string, string>, start: number) {
    const past = { ...bookingBody(phone, 0), date: '2020-01-01' };
    for (let time = 0; time < bookingLimit.perPhoneAndAddress; time += 1)
      expect((await call('POST', '/appointments', past, headers)).status).toBe(409);
    for (let time = 0; time < askedBookingLimit.perPhoneAndAddress; time += 1)
      expect((await submit(bookingPath(start + time), person(phone, false), headers)).status).toBe(303);
  }

  test('the booking page offers the phone and a call, but no call to a phone that is not safe', async () => {
    await waitForFreshWindow();
    const [phone, headers] = [newPhone(), { 'CF-Connecting-IP': newAddress() }];
    await useUp(phone, headers, 120);
    for (const isSafe of [true, false]) {
      const response = await submit(bookingPath(130), person(phone, isSafe), headers);
      const main = mainOf(await response.text());
      expect(response.status).toBe(429);
      expect(main).toContain('Too many tries.');
      for (const href of [phones.admission.href, 'tel:112', 'tel:14416'])
        expect(main).toContain(`href="${href}"`);
      expect(main.includes('ask us to call you')).toBe(isSafe);
      expect(main).toContain('value="Asha Rani"');
    }
    const byApi = await call('POST', '/appointments', bookingBody(phone, 131), headers);
    expect([byApi.status, Number(byApi.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(await byApi.json()).toMatchObject({ message: expect.stringContaining('Too many tries.') });
  });

  test('the page of calls offers the phone and the helpline', async () => {
    await waitForFreshWindow();
    const headers = { 'CF-Connecting-IP': newAddress() };
    const phone = newPhone();
    const fields = () => ({
      name: 'A. R.',
      phone,
      safeToCall: 'true',
      consent: 'on',
      idempotencyKey: crypto.randomUUID(),
    });
    for (let time = 0; time < 5; time += 1)
      expect(
        (await submit('/callback', { ...fields(), bestTime: `after ${time + 1}` }, headers)).status,
      ).toBe(303);
    const response = await submit('/callback', fields(), headers);
    const main = mainOf(await response.text());
    expect(response.status).toBe(429);
    for (const href of [phones.admission.href, 'tel:112', 'tel:14416'])
      expect(main).toContain(`href="${href}"`);
    expect(main).not.toContain('ask us to call you');
    expect(main).toContain('value="A. R."');
  });
});

test('the desk sees a flood of one /48 and cancels it in one press, which Undo takes back, without scripts', async () => {
  await waitForFreshWindow();
  const flooded = await addDeskDoctor(site, 'Dr. Flooded');
  const answers: Record<string, number> = {};
  for (let index = 0; index < openRequests.perNetwork + 3; index += 1) {
    const headers = { 'CF-Connecting-IP': `2001:db8:99:${index.toString(16)}::1` };
    const body = { ...bookingBody(newPhone(), index), doctorId: flooded.id };
    const response = await call('POST', '/appointments', body, headers);
    const { appointment } = (await response.json()) as { appointment: { held?: boolean } };
    const kind = `${response.status}${appointment.held === false ? ' not held' : ''}`;
    answers[kind] = (answers[kind] ?? 0) + 1;
  }
  expect(answers).toEqual({ 201: openRequests.perNetwork, '201 not held': 3 });
  const all = openRequests.perNetwork + 3;

  const staff = await site.signIn('front-desk');
  const read = async (path: string) => (await site.fetch(path, { as: staff })).text();
  expect(await read('/dashboard')).toContain(`${all} for Dr. Flooded.`);
  const day = await read(`${deskPath}?day=${firstDay}&doctor=${flooded.id}`);
  expect(day.match(new RegExp(`${all} requests from one network`, 'g'))?.length).toBeGreaterThanOrEqual(10);
  const list = await read(networkRequestsPath);
  const network = new RegExp(`${networkRequestsPath}/(\\w+)`).exec(list)?.[1] ?? '';
  const path = networkReleasePath(network);
  expect(await read(path)).toContain(`Cancel all ${all}`);

  const send = (to: string, fields: Record<string, string>, as = staff) =>
    site.fetch(to, { method: 'POST', as, sameOrigin: true, body: new URLSearchParams(fields) });
  const released = await send(path, {});
  expect([released.status, released.headers.get('Location')]).toEqual([303, networkRequestsPath]);
  const open = async () =>
    (
      await site.binding
        .prepare("select count(*) as count from appointments where doctor_id = ? and status = 'requested'")
        .bind(flooded.id)
        .first<{ count: number }>()
    )?.count;
  expect(await open()).toBe(0);
  const flash = released.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const shown = await (
    await site.fetch(networkRequestsPath, { headers: { Cookie: `${staff.cookie}; ${flash}` } })
  ).text();
  expect(shown).toContain('Requests of this network cancelled');
  const id = /name="id" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  expect(id).toContain(`${network}_`);
  expect((await send(networkRequestsPath, { id, intent: 'undo', back: networkRequestsPath })).status).toBe(
    303,
  );
  expect(await open()).toBe(all);

  const owner = await site.signIn('admin');
  const audit = await (await site.fetch('/dashboard/Audit', { as: owner })).text();
  expect(audit).toContain('cancelled all requests of one network on');
  expect(audit).toContain(`(${all} rows)`);
  const doctorOnly = await site.signIn('doctor', flooded.id);
  expect((await send(path, {}, doctorOnly)).status).toBe(403);
}, 120_000);
