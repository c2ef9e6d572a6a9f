/** Changes over the API that name the version they start from (requirement 57; decision 0053). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '#app/time/calendar.ts';
import { slotLabels } from '#app/time/slots.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { tomorrow } from '#tests/support/desk.ts';
import { doctorFields, doctorForm } from '#tests/support/doctors.ts';
import { linkBody } from '#tests/support/links.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

type Json = Record<string, unknown>;

interface Sent {
  readonly body?: FormData | Json;
  readonly tag?: string;
  readonly isVisitor?: boolean;
}

const call = (method: string, path: string, { body, tag, isVisitor = false }: Sent = {}) =>
  site.fetch(`/api/v1${path}`, {
    method,
    headers: {
      'CF-Connecting-IP': newAddress(),
      ...(isVisitor ? {} : { Authorization: `Bearer ${staff.bearer}` }),
      ...(tag === undefined ? {} : { 'If-Match': tag }),
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });

async function made(path: string, sent: Sent, name: string): Promise<Json & { _id: string }> {
  const response = await call('POST', path, sent);
  expect(response.status).toBe(201);
  return ((await response.json()) as Record<string, Json & { _id: string }>)[name] as Json & { _id: string };
}

const doctor = (name = 'Dr. Version') =>
  doctorForm(
    doctorFields({ name, hospitalSlots: slotLabels, videoSlots: slotLabels, workingDays: weekdays }),
  );
const newDoctor = async () => (await made('/doctor', { body: doctor() }, 'doctor'))._id;

let slot = 0;
async function newAppointment() {
  slot += 1;
  const phone = newPhone();
  const body = {
    doctorId: await newDoctor(),
    visit: 'hospital',
    date: tomorrow(),
    slot: slotLabels[slot],
    patientName: 'Asha Rani',
    phone,
    consent: true,
  };
  const { _id, reference } = await made('/appointments', { body }, 'appointment');
  return { _id, reference, phone };
}

/** Kinds of changes, each with a first change, a late one, and the path of both. */
const changes: Readonly<
  Record<string, () => Promise<{ path: string; method: string; first: Sent; late: Sent }>>
> = {
  'a doctor’s fields': async () => ({
    path: `/doctor/${await newDoctor()}`,
    method: 'PUT',
    first: { body: doctor('Dr. First') },
    late: { body: doctor('Dr. Late') },
  }),
  'a doctor’s availability': async () => ({
    path: `/doctor/${await newDoctor()}/availability`,
    method: 'PUT',
    first: { body: { availability: 'unavailable' } },
    late: { body: { availability: 'available' } },
  }),
  'an appointment': async () => ({
    path: `/appointments/${(await newAppointment())._id}`,
    method: 'PUT',
    first: { body: { status: 'confirmed' } },
    late: { body: { status: 'cancelled', reason: 'Late' } },
  }),
  'an appointment of one’s own': async () => {
    const { reference, phone } = await newAppointment();
    const at = (time: string) => ({ reference, phone, date: tomorrow(), slot: time });
    return {
      path: '/appointments/lookup',
      method: 'PUT',
      first: { body: at('05:00 PM'), isVisitor: true },
      late: { body: at('05:30 PM'), isVisitor: true },
    };
  },
  'a call': async () => {
    const body = { name: 'A. Rani', phone: newPhone(), safeToCall: true, consent: true };
    const { _id } = await made('/callbacks', { body }, 'callback');
    return {
      path: `/callbacks/${_id}`,
      method: 'PUT',
      first: { body: { status: 'not-reached' } },
      late: { body: { status: 'done' } },
    };
  },
};

const what = Object.keys(changes);
const prepared = (name: string) => changes[name]?.() ?? Promise.reject(new Error(name));

test.each(what)('%s: the answer names the version for the next change', async (name) => {
  const { path, method, first, late } = await prepared(name);
  const one = await call(method, path, { ...first, tag: '"1"' });
  expect(one.status).toBe(200);
  expect(one.headers.get('ETag')).toMatch(/^(W\/)?"2"$/);
  expect((await call(method, path, { ...late, tag: '"2"' })).status).toBe(200);
});

test.each(what)(
  '%s: a change to an outdated version gets 409 with the current one, and changes nothing',
  async (name) => {
    const { path, method, first, late } = await prepared(name);
    expect((await call(method, path, first)).status).toBe(200);
    const refused = await call(method, path, { ...late, tag: '"1"' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: expect.any(String), version: 2 });
    const again = await call(method, path, { ...late, tag: '"2"' });
    expect(again.status).toBe(200);
  },
);

test.each(what)(
  '%s: accepts a version in the body as in the header, and answers 400 to an invalid one',
  async (name) => {
    const { path, method, first, late } = await prepared(name);
    expect((await call(method, path, first)).status).toBe(200);
    const withVersion = (version: string) => {
      if (!(late.body instanceof FormData)) return { ...late, body: { ...late.body, version } };
      late.body.set('version', version);
      return late;
    };
    expect((await call(method, path, withVersion('1'))).status).toBe(409);
    expect((await call(method, path, withVersion('one'))).status).toBe(400);
    expect((await call(method, path, { ...withVersion('2'), tag: '"1"' })).status).toBe(400);
    expect((await call(method, path, { ...late, tag: 'two' })).status).toBe(400);
    expect((await call(method, path, withVersion('2'))).status).toBe(200);
  },
);

test('does not delete a record that was changed since it was read', async () => {
  const id = await newDoctor();
  await call('PUT', `/doctor/${id}`, { body: doctor('Dr. Changed') });
  expect((await call('DELETE', `/doctor/${id}`, { tag: '"1"' })).status).toBe(409);
  const read = await call('GET', `/doctor/${id}`);
  expect((await call('DELETE', `/doctor/${id}`, { tag: read.headers.get('ETag') ?? '' })).status).toBe(200);

  const link = await made('/social-links', { body: linkBody('mediayoutube') }, 'data');
  expect((await call('DELETE', `/social-links/${link._id}`, { tag: '"2"' })).status).toBe(409);
  expect((await call('DELETE', `/social-links/${link._id}`, { tag: '"1"' })).status).toBe(200);
});

test('the audit log records the values that a client without versions overwrote', async () => {
  const id = await newDoctor();
  expect((await call('PUT', `/doctor/${id}`, { body: doctor('Dr. Overwriting') })).status).toBe(200);
  const row = await site.binding
    .prepare("select before, after from audit_log where target = ? and action = 'doctor.update'")
    .bind(id)
    .first<{ before: string; after: string }>();
  expect(JSON.parse(row?.before ?? '')).toMatchObject({ name: 'Dr. Version', version: 1 });
  expect(JSON.parse(row?.after ?? '')).toMatchObject({ name: 'Dr. Overwriting', version: 2 });
});
