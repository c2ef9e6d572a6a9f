import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#app/accounts/password/password.server.ts';
import { signIn } from '#app/accounts/session/sign-in.server.ts';
import { sessions, totpSecrets, users } from '#app/all-tables.server.ts';
import { addStaff } from '#tests/support/accounts.ts';
import { commandFor, signInContext } from '#tests/support/command.ts';
import { openTestStore, type TestStore } from '#tests/support/store.ts';
import {
  changeRoleStatements,
  createAccountStatements,
  disableTwoStepStatements,
  places,
  replacePasswordStatements,
} from './create-staff.ts';

const now = new Date('2026-11-20T10:00:00Z');
const password = 'five quiet copper lanterns drift';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.dispose());

/** Runs the SQL one statement at a time, as wrangler does. */
async function run(statements: string): Promise<void> {
  for (const statement of statements.split(/;\n?/).filter(Boolean))
    await store.binding.prepare(statement).run();
}

test('creates an account that can sign in with its role, whatever its name contains, and changes the role', async () => {
  const email = "o'hara@hospital.example";
  const name = "Asha O'Hara'); drop table users; --";
  const passwordHash = await hashPassword(password);
  const statement = createAccountStatements({ email, name, role: 'front-desk', passwordHash }, now);
  await store.binding.prepare(statement).run();
  const entered = () =>
    signIn(commandFor(store, { now }), signInContext(), { email, password, remember: false });
  expect((await entered()).user).toMatchObject({ email, name, role: 'front-desk' });
  await run(changeRoleStatements({ email, role: 'admin' }));
  expect((await entered()).user).toMatchObject({ email, name, role: 'admin' });
});

test('wrangler.toml has each database at the place where the command looks for it', () => {
  const file = readFileSync(join(import.meta.dirname, '../wrangler.toml'), 'utf8');
  const staging = file.indexOf('[env.staging]');
  const isIn = (text: string, name: string) => text.includes(`database_name = "${name}"`);
  for (const { database } of Object.values(places)) {
    const [name = '', ...options]: readonly string[] = database;
    const isStaging = options.includes('--env');
    expect(isIn(isStaging ? file.slice(staging) : file.slice(0, staging), name), name).toBe(true);
  }
});

test('refuses a second account with the same mail address', async () => {
  const { email } = await addStaff(store.binding);
  const again = createAccountStatements(
    { email, name: 'Asha', role: 'admin', passwordHash: await hashPassword(password) },
    now,
  );
  await expect(store.binding.prepare(again).run()).rejects.toThrow('UNIQUE');
});

test('ends all sessions when the password is replaced', async () => {
  const staff = await addStaff(store.binding);
  const input = { email: staff.email, remember: false };
  await signIn(commandFor(store, { now }), signInContext(), { ...input, password: staff.password });
  await run(
    replacePasswordStatements({ email: staff.email, passwordHash: await hashPassword(password) }, now),
  );
  expect(await store.database.select().from(sessions).where(eq(sessions.userId, staff.id))).toEqual([]);
  await signIn(commandFor(store, { now }), signInContext(), { ...input, password });
  const [row] = await store.database.select().from(users).where(eq(users.id, staff.id));
  expect(row?.passwordChangedAt).toEqual(now);
});

test('refuses a name with a control character', () => {
  expect(() =>
    createAccountStatements(
      { email: 'a@b.example', name: 'a\u0000b', role: 'admin', passwordHash: 'h' },
      now,
    ),
  ).toThrow();
});

test('switches two-step sign-in off for the named account only', async () => {
  const [staff, other] = [await addStaff(store.binding), await addStaff(store.binding)];
  for (const { id: userId } of [staff, other])
    await store.database
      .insert(totpSecrets)
      .values({ userId, secret: 'A', createdAt: now, confirmedAt: now, lastStep: 0 });
  await run(disableTwoStepStatements({ email: staff.email }));
  expect(await store.database.select({ userId: totpSecrets.userId }).from(totpSecrets)).toEqual([
    { userId: other.id },
  ]);
});
