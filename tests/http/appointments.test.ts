import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneZeroMessage } from '#app/contact-details/phone.ts';
import { addDays, dayInIndia, weekdays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { appointmentProblems } from '#messages/appointments/problems.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site, SiteRequest } from '#tests/support/site.ts';
import { isFull } from '#tests/support/test-matrix.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

type Json = Record<string, unknown>;

/** Visitors who want the same time at once. The unique index refuses the fortieth as it refuses the two-hundredth. */
const rivals = isFull ? 200 : 40;

let site: Site;
let staff: SignedIn;
/** Works every day except the day of leave, in every slot. */
let doctorId: string;
const tomorrow = addDays(dayInIndia(new Date()), 1);
const leaveDay = addDays(tomorrow, 10);

beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
  doctorId = await addDoctor({ leave: JSON.stringify([{ from: leaveDay, to: leaveDay }]) });
});
afterAll(() => site.dispose());

const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });

async function addDoctor(overrides: Parameters<typeof doctorFields>[0] = {}): Promise<string> {
  const fields = doctorFields({
    hospitalSlots: slotLabels,
    videoSlots: slotLabels,
    workingDays: weekdays,
    ...overrides,
  });
  const response = await site.fetch('/api/v1/doctor', {
    method: 'POST',
    headers: bearer(),
    body: doctorForm(fields),
  });
  const { doctor } = (await response.json()) as { doctor: { _id: string } };
  return doctor._id;
}

/** An API call with a JSON body, from an address of its own unless the request sets one. */
const call = (method: string, path: string, body?: unknown, { headers, ...request }: SiteRequest = {}) =>
  site.fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      'CF-Connecting-IP': newAddress(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(headers as Record<string, string>),
    },
    ...request,
  });

const json = async <Body = Json>(response: Response) => (await response.json()) as Body;

let slot = 0;

/** A valid booking. Each call has another time and phone number. */
function booking(overrides: Json = {}): Json {
  if (overrides.slot === undefined) slot += 1;
  return {
    doctorId,
    visit: 'hospital',
    date: addDays(tomorrow, Math.floor(slot / slotLabels.length)),
    slot: slotLabels[slot % slotLabels.length],
    patientName: 'Asha Rani',
    phone: newPhone(),
    consent: true,
    ...overrides,
  };
}

async function book(
  overrides: Json = {},
  request: SiteRequest = {},
): Promise<Json & { _id: string; reference: string }> {
  const response = await call('POST', '/appointments', booking(overrides), request);
  expect(response.status).toBe(201);
  return (await json<{ appointment: Json & { _id: string; reference: string } }>(response)).appointment;
}

const asStaff = () => ({ headers: bearer() });

describe('slots', () => {
  const slotsOf = async (query: Record<string, string>) =>
    call(
      'GET',
      `/appointments/slots?${new URLSearchParams({ doctorId, visit: 'hospital', date: tomorrow, ...query })}`,
    );

  test('lists every slot, and marks a booked one as not free', async () => {
    const date = addDays(tomorrow, 20);
    await book({ date, slot: '10:00 AM', visit: 'video' });
    const { slots, closed } = await json<{ slots: { slot: string; free: boolean }[]; closed: null }>(
      await slotsOf({ date }),
    );
    expect(slots.map((one) => one.slot)).toEqual(slotLabels);
    expect(slots.filter((one) => !one.free)).toEqual([{ slot: '10:00 AM', free: false }]);
    expect(closed).toBeNull();
  });

  test('a closed day states the reason', async () => {
    const leave = await json(await slotsOf({ date: leaveDay }));
    expect(leave).toEqual({ slots: [], closed: { reason: 'leave', text: 'On leave' } });
    const past = await json(await slotsOf({ date: '2020-01-01' }));
    expect(past).toMatchObject({ slots: [], closed: { reason: 'past' } });
  });

  test('a doctor without a registration has no video slots', async () => {
    const unregistered = await addDoctor({ registrationCouncil: '', registrationNumber: '' });
    const ofVisit = async (visit: string) =>
      (await json<{ slots: unknown[] }>(await slotsOf({ doctorId: unregistered, visit }))).slots.length;
    expect([await ofVisit('hospital'), await ofVisit('video')]).toEqual([slotLabels.length, 0]);
  });

  test.each([
    [{ date: '2026-02-30' }, 400],
    [{ date: 'tomorrow' }, 400],
    [{ visit: 'home' }, 400],
    [{ doctorId: '' }, 400],
    [{ doctorId: 'nobody' }, 404],
  ])('the query %j gets status %d', async (query, status) => {
    expect((await slotsOf(query as unknown as Record<string, string>)).status).toBe(status);
  });
});

describe('booking', () => {
  test('returns a reference, and none of the fields that only staff see', async () => {
    const made = await book({ note: 'Cannot sleep', email: 'a@home.example' });
    expect(made.reference).toMatch(/^[A-Z3479]{3}(-[A-Z3479]{3}){2}$/);
    expect(made).toMatchObject({ status: 'requested', fees: 800, canChange: true, patientName: 'Asha Rani' });
    for (const name of ['note', 'history', 'phone', 'email', 'isNew']) expect(made).not.toHaveProperty(name);
  });

  test(`accepts one of ${rivals} concurrent requests for a slot, and tells the others that it has just been taken`, async () => {
    const date = addDays(tomorrow, 25);
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, index) =>
        call(
          'POST',
          '/appointments',
          booking({ date, slot: '11:00 AM', visit: index % 2 ? 'video' : 'hospital' }),
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: rivals - 1 }, () => 409)]);
    const bodies = await Promise.all(
      answers.filter(({ status }) => status === 409).map((answer) => json(answer)),
    );
    expect(new Set(bodies.map(({ message }) => message))).toEqual(new Set([appointmentProblems.taken]));
    const list = await json<{ appointments: Json[] }>(
      await call('GET', `/appointments?date=${date}`, undefined, asStaff()),
    );
    expect(list.appointments.filter((one) => one.slot === '11:00 AM')).toHaveLength(1);
  }, 120_000);

  test('reports every invalid field at once', async () => {
    const response = await call('POST', '/appointments', {
      doctorId: '',
      visit: 'home',
      date: '2026-02-30',
      slot: '10:01 AM',
      patientName: ' ',
      phone: '123',
      email: 'nobody',
      note: 'x'.repeat(501),
    });
    expect(response.status).toBe(400);
    const { errors } = await json<{ errors: Record<string, string> }>(response);
    expect(Object.keys(errors).sort()).toEqual(
      ['consent', 'date', 'doctorId', 'email', 'note', 'patientName', 'phone', 'slot', 'visit'].sort(),
    );
    expect(errors.phone).toBe('Phone number must be 10 digits.');
  });

  test.each(['0987654321', '0172256000', '+910987654321'])(
    'refuses the phone %s, which lacks a digit',
    async (phone) => {
      const response = await call('POST', '/appointments', booking({ phone }));
      expect(response.status).toBe(400);
      const { errors } = await json<{ errors: Json }>(response);
      expect(errors).toEqual({ phone: phoneZeroMessage });
    },
  );

  test('reads phone, day and slot in the digits of Hindi', async () => {
    const phone = newPhone();
    const hindi = (text: unknown) =>
      String(text).replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    const body = booking({ phone });
    const made = await call('POST', '/appointments', {
      ...body,
      phone: hindi(phone),
      date: hindi(body.date),
      slot: hindi(body.slot),
    });
    expect(made.status).toBe(201);
    const { appointment } = await json<{ appointment: Json }>(made);
    expect(appointment).toMatchObject({ date: body.date, slot: body.slot });
    const lookup = { reference: appointment.reference, phone: `+91 (0) ${phone}` };
    expect((await call('POST', '/appointments/lookup', lookup)).status).toBe(200);
  });

  test.each<[Json, string]>([
    [{ consent: false }, 'consent'],
    [{ bookedFor: 'other' }, 'bookerName'],
    [{ under18: true }, 'adultName'],
    [{ inBetween: true }, 'inBetween'],
    [{ safeToCall: 'perhaps' }, 'safeToCall'],
    [{ messages: 'fax' }, 'messages'],
    [{ mesages: 'sms' }, 'mesages'],
  ])('refuses %j with an error at %s', async (overrides, field) => {
    const response = await call('POST', '/appointments', booking(overrides));
    expect(response.status).toBe(400);
    expect(Object.keys((await json<{ errors: Json }>(response)).errors)).toEqual([field]);
  });

  test.each(['{', '[]', '"text"', 'null', '12', '{"doctorId":{"a":1},"phone":[1]}'])(
    'answers the body %s with 400',
    async (body) => {
      const response = await site.fetch('/api/v1/appointments', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newAddress() },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    },
  );

  test('refuses a day of leave, a past day, a day beyond the booking horizon and an unknown doctor', async () => {
    const at = async (overrides: Json) => (await call('POST', '/appointments', booking(overrides))).status;
    expect(await at({ date: leaveDay })).toBe(409);
    expect(await at({ date: '2020-01-01' })).toBe(409);
    expect(await at({ date: addDays(tomorrow, 60) })).toBe(409);
    expect(await at({ doctorId: 'nobody' })).toBe(404);
  });

  test('makes one appointment for repeated or concurrent requests with one Idempotency-Key, and refuses another booking under that key', async () => {
    const body = booking();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/appointments', body, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const made = await Promise.all(answers.map((answer) => json<{ appointment: Json }>(answer)));
    expect(new Set(made.map(({ appointment }) => appointment._id)).size).toBe(1);
    const other = await call('POST', '/appointments', { ...body, patientName: 'Another' }, { headers });
    expect(other.status).toBe(409);
    const short = await call('POST', '/appointments', body, { headers: { 'Idempotency-Key': 'short' } });
    expect(short.status).toBe(400);
  });

  test('limits one phone to ten attempts from one address in an hour, and says when to try again', async () => {
    await waitForFreshWindow();
    const phone = newPhone();
    const headers = { 'CF-Connecting-IP': newAddress() };
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let time = 0; time < 11; time += 1) {
      last = await call('POST', '/appointments', booking({ phone, date: '2020-01-01' }), { headers });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('needs no consent and no free slot when staff book, and does not count their attempts', async () => {
    const body = booking({ consent: undefined });
    const first = await call('POST', '/appointments', body, asStaff());
    const beside = await call(
      'POST',
      '/appointments',
      { ...body, phone: newPhone(), inBetween: true },
      asStaff(),
    );
    expect([first.status, beside.status]).toEqual([201, 201]);
    expect((await json<{ appointment: Json }>(beside)).appointment).toMatchObject({
      inBetween: true,
      due: 800,
      history: [{ what: 'booked', by: staff.name }],
    });
  });
});

describe('looking up an appointment', () => {
  test('finds, moves and cancels by reference and phone', async () => {
    const phone = newPhone();
    const { reference } = await book({ phone, note: 'Private' });
    const found = await call('POST', '/appointments/lookup', {
      reference: reference.toLowerCase(),
      phone: `+91 ${phone}`,
    });
    expect(found.status).toBe(200);
    expect((await json<{ appointment: Json }>(found)).appointment).not.toHaveProperty('note');
    const date = addDays(tomorrow, 15);
    const moved = await call('PUT', '/appointments/lookup', { reference, phone, date, slot: '04:00 PM' });
    expect(await json(moved)).toMatchObject({ appointment: { date, slot: '04:00 PM' } });
    const cancelled = await call('PUT', '/appointments/lookup', { reference, phone, status: 'cancelled' });
    expect(await json(cancelled)).toMatchObject({ appointment: { status: 'cancelled', canChange: false } });
    expect(
      (await call('PUT', '/appointments/lookup', { reference, phone, status: 'cancelled' })).status,
    ).toBe(409);
    expect(
      (await call('PUT', '/appointments/lookup', { reference, phone, status: 'confirmed' })).status,
    ).toBe(400);
  });

  test('gives the same answer whether the reference or the phone is wrong', async () => {
    const phone = newPhone();
    const { reference } = await book({ phone });
    const wrong = [
      { reference, phone: newPhone() },
      { reference: 'CCC-CCC-CCC', phone },
      { reference: 'nonsense', phone },
      { reference: '', phone },
    ];
    const answers = await Promise.all(wrong.map((body) => call('POST', '/appointments/lookup', body)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const bodies = await Promise.all(answers.map((answer) => json(answer)));
    expect(new Set(bodies.map(({ message }) => message))).toEqual(new Set([appointmentProblems.notFound]));
  });

  test('stops after ten wrong guesses from one address, and still works from another address', async () => {
    await waitForFreshWindow();
    const phone = newPhone();
    const { reference } = await book({ phone });
    const headers = { 'CF-Connecting-IP': newAddress() };
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push(
        (await call('POST', '/appointments/lookup', { reference: 'CCC-CCC-CCC', phone }, { headers })).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    expect((await call('POST', '/appointments/lookup', { reference, phone })).status).toBe(200);
  });
});

describe('the desk API', () => {
  test('answers 401 without a sign-in', async () => {
    const { _id } = await book();
    for (const [method, path] of [
      ['GET', '/appointments'],
      ['GET', `/appointments?date=${tomorrow}`],
      ['GET', '/appointments/hospital-visits'],
      ['GET', `/appointments/${_id}`],
      ['PUT', `/appointments/${_id}`],
    ] as const) {
      const response = await call(method, path, method === 'PUT' ? { status: 'confirmed' } : undefined);
      expect(response.status, `${method} ${path}`).toBe(401);
    }
  });

  test('lists a day, the hospital visits of a day, and all appointments, without notes', async () => {
    const date = addDays(tomorrow, 12);
    const here = await book({ date, slot: '09:00 AM', note: 'Private' });
    const byVideo = await book({ date, slot: '09:30 AM', visit: 'video' });
    const listed = async (path: string) =>
      (await json<{ appointments: Json[] }>(await call('GET', path, undefined, asStaff()))).appointments;
    expect((await listed(`/appointments?date=${date}`)).map(({ _id }) => _id)).toEqual([
      here._id,
      byVideo._id,
    ]);
    expect((await listed(`/appointments/hospital-visits?date=${date}`)).map(({ _id }) => _id)).toEqual([
      here._id,
    ]);
    const all = await listed('/appointments');
    expect(all.map(({ _id }) => _id)).toEqual(expect.arrayContaining([here._id, byVideo._id]));
    expect(all.some((one) => 'note' in one || 'history' in one)).toBe(false);
    expect((await call('GET', '/appointments?date=today', undefined, asStaff())).status).toBe(400);
    expect((await call('GET', '/appointments?after=x', undefined, asStaff())).status).toBe(400);
  });

  test('reads an appointment with note and history, confirms, moves and completes it, and refuses changes that its state forbids', async () => {
    const { _id } = await book({ note: 'Cannot sleep', bestTime: 'after six', callAs: 'a friend' });
    const put = (body: Json) => call('PUT', `/appointments/${_id}`, body, asStaff());
    const opened = await json<{ appointment: Json }>(
      await call('GET', `/appointments/${_id}`, undefined, asStaff()),
    );
    expect(opened.appointment).toMatchObject({
      note: 'Cannot sleep',
      bestTime: 'after six',
      callAs: 'a friend',
      safeToCall: false,
      bookedFor: 'self',
      fees: 800,
      paid: 0,
      due: 800,
      isNew: false,
    });
    expect((await put({ status: 'completed' })).status).toBe(409);
    const date = addDays(tomorrow, 16);
    expect(await json(await put({ date, slot: '02:00 PM', status: 'confirmed' }))).toMatchObject({
      appointment: { date, slot: '02:00 PM', status: 'confirmed' },
    });
    const arrived = await json<{ appointment: Json }>(await put({ arrived: true }));
    expect(arrived.appointment.arrivedAt).toEqual(expect.any(String));
    const done = await json<{ appointment: Json & { history: Json[] } }>(await put({ status: 'completed' }));
    expect(done.appointment.history.map(({ what, by }) => [what, by])).toEqual([
      ['booked', 'Visitor'],
      ['moved', staff.name],
      ['confirmed', staff.name],
      ['arrived', staff.name],
      ['completed', staff.name],
    ]);
    expect((await put({ status: 'confirmed' })).status).toBe(409);
    expect((await put({ date, slot: '03:00 PM' })).status).toBe(409);
    for (const body of [{}, { status: 'lost' }, { date }, { slot: '02:00 PM' }, { status: 1 }]) {
      expect((await put(body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await call('PUT', '/appointments/nobody', { status: 'confirmed' }, asStaff())).status).toBe(404);
    expect((await call('GET', '/appointments/nobody', undefined, asStaff())).status).toBe(404);
  });

  test('refuses a change that comes from another site', async () => {
    const { _id } = await book();
    const response = await site.fetch(`/api/v1/appointments/${_id}`, {
      method: 'PUT',
      as: staff,
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify({ status: 'cancelled' }),
    });
    expect(response.status).toBe(403);
  });
});

test('a booking does not change the data version, so cached pages stay valid', async () => {
  const version = () => site.binding.prepare('select version from data_version').first('version');
  const before = await version();
  await book();
  expect(await version()).toBe(before);
});

test('an unsupported method gets 405 and the list of supported methods', async () => {
  for (const [method, path, allow] of [
    ['DELETE', '/appointments', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/appointments/slots', 'GET, HEAD, OPTIONS'],
    ['POST', '/appointments/hospital-visits', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/appointments/x', 'GET, HEAD, OPTIONS, PUT'],
    ['GET', '/appointments/lookup', 'OPTIONS, POST, PUT'],
    ['PUT', '/callbacks', 'GET, HEAD, OPTIONS, POST'],
    ['GET', '/callbacks/x', 'OPTIONS, PUT'],
    ['DELETE', '/payments', 'GET, HEAD, OPTIONS, POST'],
    ['PUT', '/payments/x', 'GET, HEAD, OPTIONS'],
    ['GET', '/payments/x/refund', 'OPTIONS, POST'],
  ] as const) {
    const response = await call(method, path, method === 'GET' ? undefined : {});
    expect([path, response.status, response.headers.get('Allow')]).toEqual([path, 405, allow]);
  }
});

test('personal data from a booking does not appear in the log', async () => {
  await book({ patientName: 'Quillfeather', note: 'Nightmares', phone: '9876501234' });
  expect(site.logs.join('\n')).not.toMatch(/Quillfeather|Nightmares|9876501234/);
});
