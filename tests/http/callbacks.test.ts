import { afterAll, beforeAll, expect, test } from 'vitest';
import { callbackProblems } from '#messages/callbacks/problems.ts';
import { newPhone } from '#tests/support/appointments.ts';
import { newAddress } from '#tests/support/command.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';
import { waitForFreshWindow } from '#tests/support/throttle-windows.ts';

type Json = Record<string, unknown>;

let site: Site;
let staff: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  staff = await site.signIn();
});
afterAll(() => site.dispose());

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  site.fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      'CF-Connecting-IP': newAddress(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
  });
const bearer = () => ({ Authorization: `Bearer ${staff.bearer}` });
const json = async <Body = Json>(response: Response) => (await response.json()) as Body;

const callbackFields = (overrides: Json = {}) => ({
  name: 'A. R.',
  phone: newPhone(),
  safeToCall: true,
  consent: true,
  ...overrides,
});

test('lists callback requests for staff, oldest first, until the call is made', async () => {
  const made: string[] = [];
  for (const bestTime of ['mornings', 'after six']) {
    const response = await call('POST', '/callbacks', callbackFields({ bestTime, callAs: 'a friend' }));
    expect(response.status).toBe(201);
    const { callback } = await json<{ callback: Json & { _id: string } }>(response);
    expect(callback).not.toHaveProperty('tries');
    made.push(callback._id);
  }
  const list = async () =>
    (await json<{ callbacks: Json[] }>(await call('GET', '/callbacks', undefined, bearer()))).callbacks;
  expect((await list()).map(({ _id }) => _id)).toEqual(made);
  const put = (status: unknown) => call('PUT', `/callbacks/${made[0]}`, { status }, bearer());
  expect(await json(await put('not-reached'))).toMatchObject({ callback: { tries: 1, status: 'open' } });
  expect(await json(await put('done'))).toMatchObject({ callback: { tries: 1, status: 'done' } });
  expect((await put('done')).status).toBe(409);
  expect((await put('lost')).status).toBe(400);
  expect((await call('PUT', '/callbacks/nobody', { status: 'done' }, bearer())).status).toBe(404);
  expect((await list()).map(({ _id }) => _id)).toEqual(made.toReversed());
});

test('reports every invalid field at once', async () => {
  const response = await call('POST', '/callbacks', {});
  expect(response.status).toBe(400);
  expect((await json<{ errors: Json }>(response)).errors).toEqual({
    name: callbackProblems.name,
    phone: 'Phone number must be 10 digits.',
    safeToCall: callbackProblems.safeToCall,
    consent: callbackProblems.consent,
  });
});

test('limits one phone to five requests from one address in an hour', async () => {
  await waitForFreshWindow();
  const phone = newPhone();
  const from = { 'CF-Connecting-IP': newAddress() };
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await call('POST', '/callbacks', callbackFields({ phone }), from)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('only staff may read and change the list', async () => {
  expect((await call('GET', '/callbacks')).status).toBe(401);
  expect((await call('PUT', '/callbacks/x', { status: 'done' })).status).toBe(401);
});

test('a callback request that speaks of danger shows emergency numbers first, and is stored when it is submitted again', async () => {
  const fields = {
    idempotencyKey: crypto.randomUUID(),
    name: 'A. R.',
    phone: newPhone(),
    bestTime: 'jeena nahi chahta, abhi',
    safeToCall: 'true',
    callAs: '',
    consent: 'on',
  };
  const send = (more: Record<string, string> = {}) =>
    site.fetch('/callback', {
      method: 'POST',
      sameOrigin: true,
      headers: { 'CF-Connecting-IP': newAddress() },
      body: new URLSearchParams({ ...fields, ...more }),
    });
  const listed = async () =>
    (await json<{ callbacks: Json[] }>(await call('GET', '/callbacks', undefined, bearer()))).callbacks
      .length;
  const before = await listed();
  const first = await send();
  const html = await first.text();
  expect(first.status).toBe(200);
  expect(first.headers.get('Cache-Control')).toContain('no-store');
  expect(html).toContain('id="heard-life"');
  expect(html.indexOf('tel:14416')).toBeLessThan(html.indexOf('<h1'));
  expect(html).toContain('jeena nahi chahta, abhi');
  expect(html).toContain('name="helpSeen" value="yes"');
  expect(await listed()).toBe(before);
  const second = await send({ helpSeen: 'yes' });
  expect(second.status).toBe(303);
  expect(await listed()).toBe(before + 1);
});

test('refuses an unknown field of a callback request by its name', async () => {
  const response = await call('POST', '/callbacks', callbackFields({ mesages: 'sms' }));
  expect(response.status).toBe(400);
  expect(await json(response)).toMatchObject({ message: "There is no field 'mesages'." });
});
