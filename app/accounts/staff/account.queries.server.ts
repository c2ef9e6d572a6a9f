import { eq } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { users } from './account.schema.server.ts';

/** The one spelling under which an account is stored, looked up and counted. */
export function normalisedEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

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

/** More than a hospital of ten beds ever had. */
export const mostStaff = 1_000;

/** The names of all accounts, closed ones too, by identifier: for what says who did it. */
export async function listStaffNames(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.select({ id: users.id, name: users.name }).from(users).limit(mostStaff);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
