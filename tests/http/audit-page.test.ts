/** The audit page as an owner reads it. Every request is one that a browser without scripts sends. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionTexts } from '#app/staff-area/audit/action-texts.server.ts';
import { newAddress } from '#tests/support/command.ts';
import { addDeskDoctor, bookAtDesk } from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import { login } from '#tests/support/sign-in.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

const path = '/dashboard/Audit';

let site: Site;
let owner: SignedIn;
beforeAll(async () => {
  site = await acquireSite();
  owner = await site.signIn();
});
afterAll(() => site.dispose());

const read = async (query = '', as = owner) => (await site.fetch(`${path}${query}`, { as })).text();
const file = async (query = '') => (await site.fetch(`${path}/csv${query}`, { as: owner })).text();

interface LogRow {
  readonly at: Date;
  readonly userId?: string;
  readonly action?: string;
  readonly target?: string;
}

const write = (rows: readonly LogRow[]) =>
  site.binding.batch(
    rows.map(({ at, userId = null, action = 'doctor.update', target = 'x' }) =>
      site.binding
        .prepare(
          `insert into audit_log (id, at, user_id, action, target, address, request_id) values (?, ?, ?, ?, ?, '10.9.8.7', 'secret-request')`,
        )
        .bind(crypto.randomUUID(), at.getTime(), userId, action, target),
    ),
  );

test('names the person, the action and its target, and hides field values, addresses and request ids', async () => {
  const booked = await bookAtDesk(site, await addDeskDoctor(site, 'Dr. Named'), {
    note: 'a note of a patient',
  });
  const as = await site.signIn();
  await site.fetch(`/dashboard/Appointments/${booked.id}`, { as });
  await site.fetch('/signin', {
    method: 'POST',
    sameOrigin: true,
    body: new URLSearchParams({ email: as.email, password: 'not the password' }),
    headers: { 'CF-Connecting-IP': newAddress() },
  });
  expect((await login(site, as)).status).toBe(200);
  await write([{ at: new Date(), userId: owner.id }]);
  const page = await read();
  expect(page).toMatch(/added[^<]*<a [^>]*>Dr\. Named/);
  expect(page).toMatch(/looked at the appointment of[^<]*<a [^>]*>Asha Rani/);
  expect(page).toContain('signed in');
  expect(page).toContain('was refused when signing in to');
  expect(page).toContain('Somebody who was not signed in');
  for (const secret of ['10.9.8.7', 'secret-request', 'not the password', 'a note of a patient']) {
    expect(page).not.toContain(secret);
    expect(await file()).not.toContain(secret);
  }
});

test('filters by person, kind of record and day, on the page and in the CSV file', async () => {
  const [mira, ravi] = [await site.signIn(), await site.signIn()];
  const rename = 'update users set name = ? where id = ?';
  await site.binding.prepare(rename).bind('=Mira', mira.id).run();
  await site.binding.prepare(rename).bind('Ravi', ravi.id).run();
  await write([
    { at: new Date('2026-03-01T18:29:59Z'), userId: mira.id, action: 'link.create' },
    { at: new Date('2026-03-01T18:30:00Z'), userId: mira.id, action: 'doctor.create' },
    { at: new Date('2026-03-02T18:29:59Z'), userId: ravi.id, action: 'doctor.delete' },
    { at: new Date('2026-03-02T18:30:00Z'), userId: ravi.id, action: 'till.close' },
  ]);
  const found = async (query: string) =>
    (await file(query))
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',').at(3)?.replaceAll('"', ''));
  expect(await found('?day=2026-03-02')).toEqual(['deleted', 'added']);
  expect(await found(`?who=${mira.id}`)).toEqual(['added', 'added']);
  expect(await found(`?who=${ravi.id}&thing=money`)).toEqual(['counted the']);
  expect(await found('?thing=doctors&day=2026-03-02')).toEqual(['deleted', 'added']);
  // A leading apostrophe stops a spreadsheet from reading a name as a formula.
  expect(await file('?day=2026-03-02')).toContain('"\'=Mira"');
  const page = await read(`?day=2026-03-02&thing=doctors&who=${ravi.id}`);
  expect(page).toMatch(/<p role="status">1 entry<\/p>/);
  expect(page).toMatch(new RegExp(`<option value="${ravi.id}" selected`));
  expect(page).toContain(`/dashboard/Audit/csv?who=${ravi.id}&amp;thing=doctors&amp;day=2026-03-02`);
});

test('splits a long log into pages, and ignores invalid values in the address', async () => {
  await write(Array.from({ length: 60 }, () => ({ at: new Date('2026-04-05T10:00:00Z') })));
  const first = await read('?day=2026-04-05');
  expect(first).toContain('Page 1 of 2');
  expect(first.match(/<tr/g)?.length).toBe(51);
  expect((await read('?day=2026-04-05&page=2')).match(/<tr/g)?.length).toBe(11);
  expect(await read('?day=2026-04-05&page=9')).toContain('Page 2 of 2');
  for (const query of ['?day=2026-02-30', '?thing=__proto__', '?page=-1', `?who=${'x'.repeat(999)}`]) {
    expect((await site.fetch(`${path}${query}`, { as: owner })).status).toBe(200);
  }
});

test('only an owner may read it, and no cache may store it', async () => {
  const desk = await site.signIn('front-desk');
  for (const address of [path, `${path}/csv`]) {
    expect((await site.fetch(address, { as: desk })).status).toBe(403);
    const response = await site.fetch(address, { as: owner });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('every action in the log has a text', async () => {
  const actions = Object.keys(actionTexts);
  await write(actions.map((action) => ({ at: new Date('2026-05-06T10:00:00Z'), userId: owner.id, action })));
  const rows = (await file('?day=2026-05-06')).trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(actions.length);
  for (const action of actions) expect(rows.join()).not.toContain(`"${action}"`);
});

test('shows the values that a change replaced, on the page and in the CSV file', async () => {
  const doctor = await addDeskDoctor(site, 'Dr. Overwritten');
  const response = await site.fetch(`/api/v1/doctor/${doctor.id}/availability`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${owner.bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ availability: 'unavailable' }),
  });
  expect(response.status).toBe(200);
  expect(await read('?thing=doctors')).toContain('availability: available, now unavailable');
  expect(await file('?thing=doctors')).toContain('availability: available, now unavailable');
});
