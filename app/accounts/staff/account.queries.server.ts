import { eq } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { users } from './account.schema.server.ts';

/** @param email normalised */
export async function findAccount(database: Database, email: string) {
  const [account] = await database.select().from(users).where(eq(users.email, email)).limit(1);
  return account;
}

export async function findAccountById(database: Database, id: string) {
  const [account] = await database.select().from(users).where(eq(users.id, id)).limit(1);
  return account;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Upper limit of the staff list: more accounts than a hospital with 10 beds ever has. */
export const maxStaffAccounts = 1_000;

/** Returns the names of all accounts by id. Disabled accounts are included, because the audit log names them. */
export async function listStaffNames(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.select({ id: users.id, name: users.name }).from(users).limit(maxStaffAccounts);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
