import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountLinks, auditLog, calendarFeeds, knownDevices, users } from '#app/all-tables.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { commandFor, signInContext } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { signIn } from '../session/sign-in.server.ts';
import {
  changeRole,
  disableAccount,
  enableAccount,
  endSessionsOf,
  resetPassword,
} from './account.commands.server.ts';
import { sessions } from './account.schema.server.ts';
import { accountLinkPath, calendarFeedPath } from './account.values.ts';
import { findAccountLink, redeemAccountLink, sweepAccountLinks } from './account-link.server.ts';
import { endCalendarFeed, findDoctorOfFeed, makeCalendarFeed } from './calendar-feed.server.ts';
import { inviteStaff, renewInvitation, withdrawInvitation } from './invitation.commands.server.ts';
import { findStaffAccount } from './staff.queries.server.ts';

const now = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);
const deployed = { isDemonstration: false };
const secrets = { name: 'Asha Thakran', password: 'seven green lamps walk uphill' };

vi.setConfig({ testTimeout: 20_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

const actingAs = (userId: string, at = now) =>
  commandFor(store, { now: at, actor: { kind: 'staff', userId, address: '10.0.0.1' } });
const visiting = (at = now) =>
  commandFor(store, { now: at, actor: { kind: 'visitor', address: '10.0.0.1' } });
const tokenOf = ({ path }: { path: string }) => path.slice(accountLinkPath.length + 1);
const open = (path: { path: string }, at = now) => findAccountLink(store.database, tokenOf(path), at);
const enter = ({ email, password }: { email: string; password: string }) =>
  signIn(visiting(), signInContext(), { email, password, remember: false });
const stateOf = async (id: string) => (await findStaffAccount(store.database, id))?.state;
const auditOf = async (target: string) =>
  (await store.database.select().from(auditLog).where(eq(auditLog.target, target))).map(
    ({ action }) => action,
  );
const countOf = async (table: typeof sessions | typeof knownDevices, userId: string) =>
  (await store.database.select().from(table).where(eq(table.userId, userId))).length;

/** Makes two owners, the only ones. */
async function twoOwners() {
  await store.database.update(users).set({ role: 'front-desk' });
  return [await addStaff(store.binding), await addStaff(store.binding)] as const;
}

test('leaves one owner when two owners remove each other at once', async () => {
  const ways = [
    (actor: string, other: string) => disableAccount(actingAs(actor), deployed, other),
    (actor: string, other: string) =>
      changeRole(actingAs(actor), deployed, other, { role: 'front-desk', doctorId: null }),
    (actor: string, other: string) => resetPassword(actingAs(actor), deployed, other),
  ];
  for (const first of ways) {
    for (const second of ways) {
      const [one, other] = await twoOwners();
      await first(one.id, other.id);
      await expect(second(other.id, one.id)).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('last owner'),
      });
      expect(await findStaffAccount(store.database, one.id)).toMatchObject({
        role: 'admin',
        state: 'active',
      });
      // The refused command wrote no audit entry.
      expect(await auditOf(one.id)).toEqual([]);
      await expect(enter(one)).resolves.toMatchObject({ user: { _id: one.id } });
    }
  }
});

test('counts a demonstration owner only if the demonstration is on', async () => {
  const [real, sample] = await twoOwners();
  await store.database.update(users).set({ isDemonstration: true }).where(eq(users.id, sample.id));
  const refused = disableAccount(actingAs(sample.id), deployed, real.id);
  await expect(refused).rejects.toMatchObject({ status: 409 });
  await disableAccount(actingAs(sample.id), { isDemonstration: true }, real.id);
  expect(await stateOf(real.id)).toBe('disabled');
});

test("refuses commands on the person's own account", async () => {
  const [one] = await twoOwners();
  const self = actingAs(one.id);
  for (const change of [
    () => changeRole(self, deployed, one.id, { role: 'front-desk', doctorId: null }),
    () => disableAccount(self, deployed, one.id),
    () => resetPassword(self, deployed, one.id),
    () => endSessionsOf(self, one.id),
  ]) {
    await expect(change()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('your own account'),
    });
  }
});

test('signs a disabled account out, refuses it, and accepts it again when it is enabled', async () => {
  const [owner, other] = await twoOwners();
  await enter(other);
  await disableAccount(actingAs(owner.id), deployed, other.id);
  expect([await countOf(sessions, other.id), await countOf(knownDevices, other.id)]).toEqual([0, 0]);
  await expect(enter(other)).rejects.toMatchObject({ status: 401 });
  await expect(resetPassword(actingAs(owner.id), deployed, other.id)).rejects.toMatchObject({
    message: expect.stringContaining('disabled'),
  });
  await enableAccount(actingAs(owner.id), other.id);
  await enter(other);
  expect(await auditOf(other.id)).toEqual(
    expect.arrayContaining(['staff.disable', 'staff.enable', 'staff.sign-in']),
  );
});

test('removes the password at a reset; the link sets a new one once', async () => {
  const [owner, other] = await twoOwners();
  await enter(other);
  const made = await resetPassword(actingAs(owner.id), deployed, other.id);
  expect([await countOf(sessions, other.id), await countOf(knownDevices, other.id)]).toEqual([0, 0]);
  await expect(enter(other)).rejects.toMatchObject({ status: 401 });
  const link = await open(made);
  expect(link).toMatchObject({ email: other.email, name: other.name, role: null });
  if (!link) return;
  const spend = () => redeemAccountLink(visiting(), signInContext(), link, secrets, {});
  const both = await Promise.allSettled([spend(), spend()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await open(made)).toBeUndefined();
  await expect(spend()).rejects.toMatchObject({ status: 409 });
  expect(await countOf(sessions, other.id), 'sessions after a refused second use').toBe(1);
  expect((await auditOf(other.id)).filter((action) => action === 'staff.change-password')).toHaveLength(1);
  // The submitted name is ignored for a reset.
  await expect(enter({ ...other, password: secrets.password })).resolves.toMatchObject({
    user: { name: other.name, role: 'admin' },
  });
});

test('invalidates the first reset link at a second reset, and every link after a day', async () => {
  const [owner, other] = await twoOwners();
  const first = await resetPassword(actingAs(owner.id), deployed, other.id);
  const second = await resetPassword(actingAs(owner.id, days(0.5)), deployed, other.id);
  expect(await open(first)).toBeUndefined();
  expect(await open(second, days(1.4))).toBeDefined();
  expect(await open(second, days(1.5))).toBeUndefined();
  await sweepAccountLinks(store.database, days(1.5));
  expect(
    await store.database.select().from(accountLinks).where(eq(accountLinks.accountId, other.id)),
  ).toEqual([]);
});

test('creates the invited account with the chosen role and stores no secret of the link', async () => {
  const [owner] = await twoOwners();
  const made = await inviteStaff(actingAs(owner.id), {
    email: 'asha@hospital.example',
    role: 'front-desk',
    doctorId: null,
  });
  const [stored] = await store.database
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.email, 'asha@hospital.example'));
  expect(JSON.stringify(stored)).not.toContain(made.path.split('.')[1]);
  expect(await open(made, days(6.9))).toBeDefined();
  expect(await open(made, days(7))).toBeUndefined();
  const link = await open(made);
  if (!link) throw new Error('The invitation link was not found.');
  const signedIn = await redeemAccountLink(visiting(), signInContext(), link, secrets, {});
  expect(signedIn.user).toEqual({
    _id: link.accountId,
    name: 'Asha Thakran',
    email: 'asha@hospital.example',
    role: 'front-desk',
  });
  await enter({ email: 'asha@hospital.example', password: secrets.password });
  await expect(redeemAccountLink(visiting(), signInContext(), link, secrets, {})).rejects.toMatchObject({
    status: 409,
  });
  expect(await auditOf(link.accountId)).toEqual(expect.arrayContaining(['staff.invite', 'staff.join']));
});

test('refuses an invitation for a mail address with an account or an invitation', async () => {
  const [owner, other] = await twoOwners();
  const invite = (email: string) =>
    inviteStaff(actingAs(owner.id), { email, role: 'front-desk', doctorId: null });
  await expect(invite(other.email)).rejects.toMatchObject({
    status: 409,
    problem: { errors: { email: expect.any(String) } },
  });
  const email = 'twice@hospital.example';
  const both = await Promise.allSettled([invite(email), invite(email)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('invalidates the old link when an invitation is renewed or withdrawn', async () => {
  const [owner] = await twoOwners();
  const first = await inviteStaff(actingAs(owner.id), {
    email: 'mira@hospital.example',
    role: 'front-desk',
    doctorId: null,
  });
  const id = (await open(first))?.accountId ?? '';
  const second = await renewInvitation(actingAs(owner.id), id);
  expect(await open(first)).toBeUndefined();
  expect(await open(second)).toBeDefined();
  await withdrawInvitation(actingAs(owner.id), id);
  expect(await open(second)).toBeUndefined();
  await expect(renewInvitation(actingAs(owner.id), id)).rejects.toMatchObject({ status: 404 });
});

test('binds an invited doctor to the chosen doctor, and a changed role to none', async () => {
  const [owner] = await twoOwners();
  const made = await inviteStaff(actingAs(owner.id), {
    email: 'doctor@hospital.example',
    role: 'doctor',
    doctorId: 'doctor-1',
  });
  const link = await open(made);
  if (!link) throw new Error('The link is not open.');
  const joined = await redeemAccountLink(visiting(), signInContext(), link, secrets, {});
  const id = joined.user._id;
  expect(await findStaffAccount(store.database, id)).toMatchObject({ role: 'doctor', doctorId: 'doctor-1' });
  await changeRole(actingAs(owner.id), deployed, id, { role: 'front-desk', doctorId: null });
  expect(await findStaffAccount(store.database, id)).toMatchObject({ role: 'front-desk', doctorId: null });
});

test('does not turn the last owner into a doctor', async () => {
  const [one, other] = await twoOwners();
  const doctor = { role: 'doctor', doctorId: 'doctor-1' } as const;
  await changeRole(actingAs(one.id), deployed, other.id, doctor);
  await expect(changeRole(actingAs(other.id), deployed, one.id, doctor)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('last owner'),
  });
  expect(await findStaffAccount(store.database, one.id)).toMatchObject({ role: 'admin', doctorId: null });
});

describe('a calendar feed', () => {
  const doctorAccount = (doctorId = 'doctor-1') => addStaff(store.binding, { role: 'doctor', doctorId });
  const doctorOf = (path: string, isDemonstration = false) =>
    findDoctorOfFeed(store.database, path.slice(calendarFeedPath.length + 1), { isDemonstration });

  test('has a secret address that is not stored, and ends when it is renewed or switched off', async () => {
    const { id } = await doctorAccount();
    const first = await makeCalendarFeed(actingAs(id), id);
    expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const stored = await store.database.select().from(calendarFeeds).where(eq(calendarFeeds.accountId, id));
    expect(JSON.stringify(stored)).not.toContain(first.slice(-47, -4));
    expect(await doctorOf(first)).toBe('doctor-1');
    const second = await makeCalendarFeed(actingAs(id), id);
    expect([await doctorOf(first), await doctorOf(second)]).toEqual([undefined, 'doctor-1']);
    await endCalendarFeed(actingAs(id), id);
    await endCalendarFeed(actingAs(id), id);
    expect(await doctorOf(second)).toBeUndefined();
    expect(await auditOf(id)).toEqual([
      'staff.make-calendar-feed',
      'staff.make-calendar-feed',
      'staff.end-calendar-feed',
    ]);
  });

  test.each<[string, (owner: string, id: string) => Promise<unknown>]>([
    ['is disabled', (owner, id) => disableAccount(actingAs(owner), deployed, id)],
    ['gets a new password link', (owner, id) => resetPassword(actingAs(owner), deployed, id)],
    [
      'loses the role',
      (owner, id) => changeRole(actingAs(owner), deployed, id, { role: 'front-desk', doctorId: null }),
    ],
    [
      'is bound to another doctor',
      (owner, id) => changeRole(actingAs(owner), deployed, id, { role: 'doctor', doctorId: 'doctor-2' }),
    ],
  ])('ends for good when its account %s', async (_, change) => {
    const [owner] = await twoOwners();
    const { id } = await doctorAccount();
    const path = await makeCalendarFeed(actingAs(id), id);
    await change(owner.id, id);
    expect(await doctorOf(path)).toBeUndefined();
    await enableAccount(actingAs(owner.id), id);
    await changeRole(actingAs(owner.id), deployed, id, { role: 'doctor', doctorId: 'doctor-1' });
    expect(await doctorOf(path)).toBeUndefined();
  });

  test('stays when an owner saves the same role and doctor again', async () => {
    const [owner] = await twoOwners();
    const { id } = await doctorAccount();
    const path = await makeCalendarFeed(actingAs(id), id);
    await changeRole(actingAs(owner.id), deployed, id, { role: 'doctor', doctorId: 'doctor-1' });
    expect(await doctorOf(path)).toBe('doctor-1');
  });

  test('is refused for an account without a doctor, and of a demonstration account ends with the demonstration', async () => {
    const desk = await addStaff(store.binding, { role: 'front-desk' });
    await expect(makeCalendarFeed(actingAs(desk.id), desk.id)).rejects.toMatchObject({ status: 403 });
    const { id } = await addStaff(store.binding, {
      role: 'doctor',
      doctorId: 'doctor-1',
      isDemonstration: true,
    });
    const path = await makeCalendarFeed(actingAs(id), id);
    expect([await doctorOf(path), await doctorOf(path, true)]).toEqual([undefined, 'doctor-1']);
  });
});
