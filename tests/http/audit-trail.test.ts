/** Everybody who reads, downloads or is refused data of patients is in the audit log, by account and with the size of the list. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestCallback } from '#app/callbacks/callback.commands.server.ts';
import { deskPath, knownPersonPath, patientPath } from '#app/staff-area/frame/desk-paths.ts';
import { asVisitor, newPhone } from '#tests/support/appointments.ts';
import {
  addDeskDoctor,
  ageSession,
  bookAtDesk,
  deskCommand,
  sendForm,
  today,
  tomorrow,
} from '#tests/support/desk.ts';
import { acquireSite } from '#tests/support/shared-site.ts';
import type { SignedIn, Site } from '#tests/support/site.ts';

let site: Site;
let owner: SignedIn;
let desk: SignedIn;
let doctor: Awaited<ReturnType<typeof addDeskDoctor>>;
beforeAll(async () => {
  site = await acquireSite();
  [owner, desk] = [await site.signIn('admin'), await site.signIn('front-desk')];
  doctor = await addDeskDoctor(site);
  await bookAtDesk(site, doctor);
  await bookAtDesk(site, doctor, { minute: 660, visit: 'video' });
});
afterAll(() => site.dispose());

const call = (path: string, { bearer }: SignedIn) =>
  site.fetch(`/api/v1${path}`, { headers: { Authorization: `Bearer ${bearer}` } });

/** Target and snapshot of the newest row of an action by an account. */
const latest = (action: string, { id }: SignedIn) =>
  site.binding
    .prepare(
      'select target, after from audit_log where action = ? and user_id = ? order by at desc, rowid desc limit 1',
    )
    .bind(action, id)
    .first<{ target: string; after: string | null }>();

const askForCall = () => {
  const phone = newPhone();
  const asked = { name: 'Calls Back', phone, safeToCall: true, consent: true };
  return requestCallback(asVisitor(deskCommand(site)), asked).then(({ id }) => ({ id, phone }));
};

describe('a list of the API', () => {
  test.each([
    ['/appointments', 'appointments', 'appointment.list', tomorrow],
    ['/appointments/hospital-visits', 'appointments', 'appointment.list', tomorrow],
    ['/callbacks', 'callbacks', 'callback.list', today],
    ['/payments', 'payments', 'payment.list', today],
  ] as const)(
    '%s needs a day from the front desk, and is recorded with its rows',
    async (path, name, action, day) => {
      await askForCall();
      const refused = await call(path, desk);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        errors: { date: expect.stringContaining('Name the day') },
      });
      expect((await call(`${path}?date=someday`, owner)).status).toBe(400);

      const rowsOf = async (address: string, as: SignedIn) => {
        const response = await call(address, as);
        expect(response.status).toBe(200);
        return ((await response.json()) as Record<string, unknown[]>)[name] ?? [];
      };
      const ofDay = await rowsOf(`${path}?date=${day()}`, desk);
      expect(await latest(action, desk)).toEqual({
        target: day(),
        after: JSON.stringify({ rows: ofDay.length }),
      });
      const all = await rowsOf(path, owner);
      expect(await latest(action, owner)).toEqual({
        target: 'all',
        after: JSON.stringify({ rows: all.length }),
      });
      if (path !== '/payments') expect(Math.min(ofDay.length, all.length)).toBeGreaterThan(0);
    },
  );

  test('of finished calls has those of the day alone', async () => {
    const [old, recent] = [await askForCall(), await askForCall()];
    const end = 'update callbacks set status = ?, ended_at = ?, created_at = created_at - ? where id = ?';
    const days = 3 * 24 * 60 * 60 * 1000;
    for (const [{ id }, age] of [
      [old, days],
      [recent, 0],
    ] as const)
      await site.binding.prepare(end).bind('done', Date.now(), age, id).run();
    const { callbacks } = (await (await call(`/callbacks?date=${today()}`, desk)).json()) as {
      callbacks: { _id: string }[];
    };
    const ids = callbacks.map(({ _id }) => _id);
    expect(ids).toContain(recent.id);
    expect(ids).not.toContain(old.id);
  });
});

describe('a download', () => {
  test('of a day is recorded with its rows, and the owner reads both', async () => {
    const path = `${deskPath}/csv?day=${tomorrow()}&doctor=${doctor.id}`;
    expect((await site.fetch(path, { as: owner })).status).toBe(200);
    expect(await latest('appointment.export-list', owner)).toEqual({
      target: tomorrow(),
      after: '{"rows":2}',
    });
    const page = await (await site.fetch('/dashboard/Audit?thing=appointments', { as: owner })).text();
    expect(page).toMatch(/downloaded the list of appointments of[^<]*<a [^>]*>[^<]*\(2 rows\)/);
  });

  test('of the audit log is in the log', async () => {
    expect((await site.fetch(`/dashboard/Audit/csv?day=${today()}`, { as: owner })).status).toBe(200);
    expect(await latest('staff.export-audit', owner)).toMatchObject({ target: today() });
  });
});

describe('a look at a person', () => {
  test('of whom only a request for a call is stored is recorded', async () => {
    const { id, phone } = await askForCall();
    const page = await (await site.fetch(`${patientPath}?phone=${phone}`, { as: desk })).text();
    expect(page).toContain('Calls Back');
    expect(await latest('callback.read-person', desk)).toMatchObject({ target: id });
    await sendForm(site, owner, '/dashboard/PersonData', { phone });
    expect(await latest('callback.read-person', owner)).toMatchObject({ target: id });
  });

  test('in the booking form, which says whether the phone is known, is recorded', async () => {
    const { id, phone } = await bookAtDesk(site, doctor, { phone: newPhone(), minute: 690 });
    expect((await sendForm(site, desk, knownPersonPath, { phone })).status).toBe(200);
    expect(await latest('appointment.check-known', desk)).toMatchObject({ target: id });
  });
});

describe('a refusal', () => {
  test.each([
    ['/dashboard/Links', 'GET /dashboard/Links'],
    ['/dashboard/Staff/a-name', 'GET /dashboard/Staff/:accountId'],
  ])('of the page %s names the account and the route', async (path, target) => {
    expect((await site.fetch(path, { as: desk })).status).toBe(403);
    expect(await latest('staff.refused', desk)).toMatchObject({ target });
    const page = await (await site.fetch('/dashboard/Audit?thing=accounts', { as: owner })).text();
    expect(page).toContain(target);
  });

  test('of a call of the API and of the times of another doctor names the account', async () => {
    const doctorAccount = await site.signIn('doctor', doctor.id);
    expect((await call(`/appointments?date=${today()}`, doctorAccount)).status).toBe(403);
    expect(await latest('staff.refused', doctorAccount)).toMatchObject({
      target: 'GET /api/v1/appointments',
    });
    const other = await addDeskDoctor(site, 'Dr. Other');
    const times = `/dashboard/AddDoctor/${other.id}/times`;
    expect((await site.fetch(times, { as: doctorAccount })).status).toBe(404);
    expect(await latest('staff.refused', doctorAccount)).toMatchObject({
      target: 'GET /dashboard/AddDoctor/:doctorId/times',
    });
  });
});

test('text that is no session of the person does not reach the log', async () => {
  const typed = 'Asha Rani 9876543210 has depression';
  for (const sessionId of [typed, owner.cookie.split('=')[1]?.split('.')[0] ?? '']) {
    const ended = await sendForm(site, desk, '/dashboard/sessions', { intent: 'end', sessionId });
    expect(ended.status).toBe(303);
  }
  expect(await latest('staff.end-session', desk)).toBeNull();
});

describe('an erasure', () => {
  test('empties what a visit says about calls, and the address of the visitor in the log', async () => {
    const { id, phone } = await bookAtDesk(site, doctor, {
      phone: newPhone(),
      minute: 720,
      callAs: 'a friend',
      bestTime: 'after six',
    });
    const asked = await askForCall();
    const bind = (sql: string, ...values: unknown[]) => site.binding.prepare(sql).bind(...values);
    await bind("update appointments set status = 'cancelled' where id = ?", id).run();
    await bind(
      "update callbacks set phone = ?, status = 'done', ended_at = created_at where id = ?",
      phone,
      asked.id,
    ).run();
    const addresses = async () =>
      (
        await bind(
          'select distinct address from audit_log where user_id is null and target in (?, ?)',
          id,
          asked.id,
        ).all<{ address: string }>()
      ).results.map(({ address }) => address);
    expect(await addresses()).not.toContain('');
    const erase = { phone, again: phone, intent: 'erase' };
    const path = '/dashboard/PersonData';
    await ageSession(site, owner);
    const refused = await sendForm(site, owner, path, erase);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/name="currentPassword"[\s\S]*Please enter your current password\./);
    expect(await addresses()).not.toContain('');
    const confirmed = await sendForm(site, owner, path, { ...erase, currentPassword: owner.password });
    expect(confirmed.status).toBe(200);
    expect(await addresses()).toEqual(['']);
    expect(await bind('select call_as, best_time from appointments where id = ?', id).first()).toEqual({
      call_as: null,
      best_time: null,
    });
    const own = bind(
      "select address from audit_log where user_id = ? and action = 'appointment.erase'",
      owner.id,
    );
    expect(await own.first('address')).not.toBe('');
  });
});
