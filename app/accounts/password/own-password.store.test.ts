import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog, sessions, totpSecrets, users, windowCounts } from '#app/all-tables.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { commandFor, signInContext } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import { signIn } from '../session/sign-in.server.ts';
import { throttleKeys } from '../session/sign-in-throttle.server.ts';
import { accountActions, type StaffMember } from '../staff/account.values.ts';
import { beginTwoStep, switchTwoStepOff } from '../two-step/own-two-step.server.ts';
import { changeOwnPassword, confirmPassword } from './own-password.server.ts';

vi.setConfig({ testTimeout: 20_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** Signs a new account in on two devices. */
async function signedInTwice() {
  const account = await addStaff(store.binding, { role: 'front-desk' });
  const command = commandFor(store, { actor: { kind: 'staff', userId: account.id, address: '10.0.0.1' } });
  const { email, password } = account;
  const enter = () => signIn(command, signInContext(), { email, password, remember: false });
  const members: StaffMember[] = [];
  for (const { user, cookieToken } of [await enter(), await enter()]) {
    const sessionId = cookieToken.split('.')[0] ?? '';
    members.push({
      id: user._id,
      name: user.name,
      email: user.email,
      role: user.role,
      doctorId: null,
      sessionId,
      signedInAt: command.now,
      mustSetUpCodes: false,
    });
  }
  const [first, second] = members;
  if (!first || !second) throw new Error('The account is not signed in twice.');
  const confirm = (staff: StaffMember) => confirmPassword(command, signInContext(), staff, password);
  const change = (staff: StaffMember, next: string) =>
    changeOwnPassword(command, signInContext(), staff, { current: password, next });
  return { account, command, first, second, confirm, change };
}

const sessionsOf = async (id: string) =>
  (await store.database.select().from(sessions).where(eq(sessions.userId, id))).map((session) => session.id);
const countOfAction = async (id: string, action: string) =>
  (await store.database.select().from(auditLog).where(eq(auditLog.target, id))).filter(
    (row) => row.action === action,
  ).length;
const secretsOf = (id: string) => store.database.select().from(totpSecrets).where(eq(totpSecrets.userId, id));

test('changes the password once if two devices change it at the same time', async () => {
  const { account, first, second, change } = await signedInTwice();
  const results = await Promise.allSettled([
    change(first, 'seven green lamps walk uphill'),
    change(second, 'nine blue kettles sing softly'),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = results[0]?.status === 'fulfilled' ? first : second;
  // The refused request must not end the session of the other device.
  expect(await sessionsOf(account.id)).toEqual([winner.sessionId]);
  expect(await countOfAction(account.id, accountActions.changePassword)).toBe(1);
});

test('refuses a change of password if the session of the request has ended', async () => {
  const { account, first, second, change } = await signedInTwice();
  await store.database.delete(sessions).where(eq(sessions.id, first.sessionId));
  await expect(change(first, 'seven green lamps walk uphill')).rejects.toMatchObject({ status: 409 });
  expect(await sessionsOf(account.id)).toEqual([second.sessionId]);
  expect(await countOfAction(account.id, accountActions.changePassword)).toBe(0);
});

test('changes the password of a signed-in person while strangers have used up the attempts of the account', async () => {
  const { account, first, change, command } = await signedInTwice();
  const { account: key } = await throttleKeys(account.email, '10.0.0.1');
  const endsAt = new Date('2026-11-20T10:15:00Z');
  await store.database
    .insert(windowCounts)
    .values({ key, endsAt, count: 500 })
    .onConflictDoUpdate({ target: [windowCounts.key, windowCounts.endsAt], set: { count: 500 } });
  const { email, password } = account;
  const atSignIn = signIn(command, signInContext(), { email, password, remember: false });
  await expect(atSignIn).rejects.toMatchObject({ status: 429 });
  await change(first, 'seven green lamps walk uphill');
  expect(await countOfAction(account.id, accountActions.changePassword)).toBe(1);
});

test('refuses to start two-step sign-in if the password changed after it was confirmed', async () => {
  const { account, command, first, confirm, change } = await signedInTwice();
  const confirmed = await confirm(first);
  await change(first, 'seven green lamps walk uphill');
  await expect(beginTwoStep(command, first, confirmed)).rejects.toMatchObject({ status: 409 });
  expect(await secretsOf(account.id)).toEqual([]);
});

test('refuses to switch two-step sign-in off if the password changed after it was confirmed', async () => {
  const { account, command, first, confirm } = await signedInTwice();
  await beginTwoStep(command, first, await confirm(first));
  const confirmed = await confirm(first);
  await store.database.update(users).set({ passwordHash: 'another' }).where(eq(users.id, account.id));
  await expect(switchTwoStepOff(command, first, confirmed)).rejects.toMatchObject({ status: 409 });
  expect(await secretsOf(account.id)).toHaveLength(1);
  expect(await countOfAction(account.id, accountActions.codesOff)).toBe(0);
});

test('records once that two-step sign-in is off if two devices switch it off', async () => {
  const { account, command, first, second, confirm } = await signedInTwice();
  await beginTwoStep(command, first, await confirm(first));
  const [one, other] = [await confirm(first), await confirm(second)];
  await Promise.all([switchTwoStepOff(command, first, one), switchTwoStepOff(command, second, other)]);
  expect(await secretsOf(account.id)).toEqual([]);
  expect(await countOfAction(account.id, accountActions.codesOff)).toBe(1);
});
