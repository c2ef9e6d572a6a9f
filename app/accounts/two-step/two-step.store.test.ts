import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog, pendingSignIns, recoveryCodes, totpSecrets } from '#app/all-tables.server.ts';
import { totpCode, totpPeriod } from '#app/platform/tokens/tokens.server.ts';
import { addStaff, type StaffAccount } from '#tests/support/accounts.ts';
import { commandFor, signInContext } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import {
  findPendingSignIn,
  pendingSignInCookie,
  sweepPendingSignIns,
} from '../session/pending-sign-in.server.ts';
import { beginSignIn, finishSignIn, signIn } from '../session/sign-in.server.ts';
import { resetPassword } from '../staff/account.commands.server.ts';
import {
  beginTwoStepStatements,
  confirmTwoStep,
  countRecoveryCodes,
  findUnconfirmedSecret,
} from './two-step.server.ts';

// Starts away from the end of a 15-minute window, so that no test crosses it.
const now = new Date('2026-11-20T10:00:10Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

vi.setConfig({ testTimeout: 20_000 });

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

const at = (moment: Date) =>
  commandFor(store, { now: moment, actor: { kind: 'visitor', address: '10.0.0.1' } });

/** Makes an account with two-step sign-in. Its first code is used at the time of the tests. */
async function withCodes() {
  const staff = await addStaff(store.binding);
  await store.database.batch(beginTwoStepStatements(at(now), staff.id, sql`true`));
  const secret = (await findUnconfirmedSecret(store.database, staff.id, now)) ?? '';
  const printed = await confirmTwoStep(at(now), staff.id, await totpCode(secret, totpPeriod(now)));
  const codeOf = (moment: Date) => totpCode(secret, totpPeriod(moment));
  return { staff, secret, printed, codeOf };
}

const enter = (staff: StaffAccount, moment: Date, code?: string) =>
  signIn(at(moment), signInContext(), {
    email: staff.email,
    password: staff.password,
    remember: false,
    ...(code !== undefined && { code }),
  });

const wrong = { status: 401, problem: { errors: { code: expect.stringContaining('not right') } } };

test('computes the codes of RFC 6238', async () => {
  // 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' is the 20-byte secret of RFC 6238, appendix B, in Base32.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(await totpCode(secret, totpPeriod(new Date(59_000)))).toBe('287082');
  expect(await totpCode(secret, totpPeriod(new Date(1_111_111_109_000)))).toBe('081804');
});

test('refuses a password without a code, and mentions the code only after a correct password', async () => {
  const { staff, codeOf } = await withCodes();
  await expect(enter(staff, later(60))).rejects.toMatchObject({
    status: 401,
    problem: { errors: { code: expect.any(String) } },
  });
  const guess = enter({ ...staff, password: 'not the password' }, later(60), await codeOf(later(60)));
  await expect(guess).rejects.toMatchObject({ message: 'Invalid email or password' });
  await expect(enter(staff, later(60), await codeOf(later(60)))).resolves.toMatchObject({
    user: { _id: staff.id },
  });
});

test('accepts a code once and refuses earlier codes', async () => {
  const { staff, codeOf } = await withCodes();
  // The code of the set-up.
  await expect(enter(staff, now, await codeOf(now))).rejects.toMatchObject(wrong);
  const both = await Promise.allSettled([
    enter(staff, later(60), await codeOf(later(60))),
    enter(staff, later(60), await codeOf(later(60))),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(enter(staff, later(60), await codeOf(later(30)))).rejects.toMatchObject(wrong);
});

test('writes each refused code to the audit log, and no accepted one', async () => {
  const { staff, codeOf } = await withCodes();
  await enter(staff, later(60), await codeOf(later(60)));
  await expect(enter(staff, later(90), '000000')).rejects.toMatchObject(wrong);
  const refused = await store.database
    .select({ target: auditLog.target })
    .from(auditLog)
    .where(eq(auditLog.action, 'staff.code-refused'));
  expect(refused.filter(({ target }) => target === staff.id)).toHaveLength(1);
});

test('accepts a code in the digits of Hindi', async () => {
  const { staff, codeOf } = await withCodes();
  const code = (await codeOf(later(60))).replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
  await expect(enter(staff, later(60), code)).resolves.toBeDefined();
});

test.each([
  [-30, true],
  [30, true],
  [-90, false],
  [90, false],
])('accepts a code that is %i seconds off: %s', async (seconds, isTaken) => {
  const { staff, codeOf } = await withCodes();
  const moment = later(300);
  const entering = enter(staff, moment, await codeOf(new Date(moment.getTime() + seconds * 1000)));
  if (isTaken) await expect(entering).resolves.toBeDefined();
  else await expect(entering).rejects.toMatchObject(wrong);
});

test('accepts each of ten recovery codes once in any notation, and stores only hashes', async () => {
  const { staff, printed } = await withCodes();
  expect(new Set(printed).size).toBe(10);
  const [first = '', second = ''] = printed;
  expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  const rows = await store.database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, staff.id));
  expect(JSON.stringify(rows)).not.toContain(first.replaceAll('-', ''));
  await enter(staff, later(60), first);
  await expect(enter(staff, later(60), first)).rejects.toMatchObject(wrong);
  await enter(staff, later(60), ` ${second.toUpperCase().replaceAll('-', ' ')} `);
  expect(await countRecoveryCodes(store.database, staff.id)).toBe(8);
  const log = await store.database.select().from(auditLog).where(eq(auditLog.target, staff.id));
  expect(log.filter(({ action }) => action === 'staff.recovery-code')).toHaveLength(2);
});

test('checks five codes in 15 minutes, including the correct one', async () => {
  const { staff, codeOf } = await withCodes();
  for (let count = 0; count < 5; count++)
    await expect(enter(staff, later(60), '000000')).rejects.toMatchObject(wrong);
  await expect(enter(staff, later(60), await codeOf(later(60)))).rejects.toMatchObject({ status: 429 });
});

test('remembers remember-me in the second step, which ends after 10 minutes or a password change', async () => {
  const { staff, codeOf } = await withCodes();
  const input = { email: staff.email, password: staff.password, remember: true };
  const begun = await beginSignIn(at(later(60)), signInContext(), input, {});
  if (!('pendingToken' in begun)) throw new Error('beginSignIn opened a session without a code.');
  const headers = new Headers({ Cookie: pendingSignInCookie(begun.pendingToken).split(';')[0] ?? '' });
  const pending = await findPendingSignIn(store.database, headers, later(659));
  expect(await findPendingSignIn(store.database, headers, later(660))).toBeUndefined();
  if (!pending) throw new Error('The pending sign-in was not found.');
  const signedIn = await finishSignIn(at(later(90)), signInContext(), pending, await codeOf(later(90)), {});
  expect(signedIn).toMatchObject({ remember: true, user: { _id: staff.id } });
  expect(await findPendingSignIn(store.database, headers, later(91))).toBeUndefined();
  const again = await beginSignIn(at(later(120)), signInContext(), input, {});
  const cookie = 'pendingToken' in again ? pendingSignInCookie(again.pendingToken).split(';')[0] : '';
  const owner = await addStaff(store.binding);
  await resetPassword(
    commandFor(store, { now: later(121), actor: { kind: 'staff', userId: owner.id, address: 'x' } }),
    { isDemonstration: false },
    staff.id,
  );
  expect(
    await findPendingSignIn(store.database, new Headers({ Cookie: cookie ?? '' }), later(122)),
  ).toBeUndefined();
  // A password reset removes the codes too.
  expect(await store.database.select().from(totpSecrets).where(eq(totpSecrets.userId, staff.id))).toEqual([]);
  await sweepPendingSignIns(store.database, later(10_000));
  expect(await store.database.select().from(pendingSignIns)).toEqual([]);
});

test('shows the same secret to two requests that start the set-up at once', async () => {
  const staff = await addStaff(store.binding);
  const begin = () => store.database.batch(beginTwoStepStatements(at(now), staff.id, sql`true`));
  await begin();
  const shown = await findUnconfirmedSecret(store.database, staff.id, now);
  await begin();
  expect(shown).toBeDefined();
  expect(await findUnconfirmedSecret(store.database, staff.id, now)).toBe(shown);
});

test('accepts the first code of a secret for 1 hour, and never replaces a confirmed secret', async () => {
  const staff = await addStaff(store.binding);
  await store.database.batch(beginTwoStepStatements(at(now), staff.id, sql`true`));
  await enter(staff, now);
  await expect(confirmTwoStep(at(now), staff.id, '000000')).rejects.toMatchObject({ status: 400 });
  const secret = (await findUnconfirmedSecret(store.database, staff.id, now)) ?? '';
  const tooLate = later(3600);
  const typed = await totpCode(secret, totpPeriod(tooLate));
  await expect(confirmTwoStep(at(tooLate), staff.id, typed)).rejects.toMatchObject({ status: 400 });
  const used = await withCodes();
  await store.database.batch(beginTwoStepStatements(at(later(60)), used.staff.id, sql`true`));
  await enter(used.staff, later(60), await used.codeOf(later(60)));
});
