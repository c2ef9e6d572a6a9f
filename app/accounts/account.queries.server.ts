import { eq } from 'drizzle-orm';
import type { Database } from '#app/server/database/database.server.ts';
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

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
