import { hashPassword } from '#app/accounts/password/password.server.ts';
import { users } from '#app/all-tables.server.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';

export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

const password = 'a long enough password';
// A password hash takes 0.2 s, so each process computes it once.
let hashed: Promise<string> | undefined;

/** Adds a staff account with an email address of its own. All accounts share one password. */
export async function addStaff(
  binding: D1Database,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<StaffAccount> {
  hashed ??= hashPassword(password);
  const id = crypto.randomUUID();
  const account = { id, email: `staff-${id}@hospital.example`, name: 'Test Staff' };
  const now = new Date();
  await openDatabase(binding)
    .insert(users)
    .values({
      ...account,
      role: 'admin',
      passwordHash: await hashed,
      createdAt: now,
      passwordChangedAt: now,
      ...overrides,
    });
  return { ...account, ...overrides, password };
}
