import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { unknownAccountHash } from '../password/password.server.ts';
import { maxStaffAccounts } from './account.queries.server.ts';
import { accountLinks, totpSecrets, users } from './account.schema.server.ts';
import type { StaffAccount } from './staff.view.ts';

const account = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  doctorId: users.doctorId,
  passwordHash: users.passwordHash,
  disabledAt: users.disabledAt,
  signedInAt: users.signedInAt,
  linkExpiresAt: accountLinks.expiresAt,
  codesSince: totpSecrets.confirmedAt,
};

const accounts = (database: Database) =>
  database
    .select(account)
    .from(users)
    .leftJoin(accountLinks, eq(accountLinks.accountId, users.id))
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .$dynamic();

function asStaffAccount({
  passwordHash,
  disabledAt,
  codesSince,
  ...row
}: Awaited<ReturnType<typeof accounts>>[number]): StaffAccount {
  const canSignIn = passwordHash !== unknownAccountHash;
  return {
    ...row,
    hasCodes: codesSince !== null,
    state: disabledAt ? 'disabled' : canSignIn ? 'active' : 'reset',
  };
}

const invitations = (database: Database) =>
  database.select().from(accountLinks).where(isNotNull(accountLinks.email)).orderBy(asc(accountLinks.email));

/** Lists all accounts by name, then the open invitations. */
export async function listStaff(database: Database): Promise<readonly StaffAccount[]> {
  const [rows, invited] = await database.batch([
    accounts(database).orderBy(asc(users.name), asc(users.email)).limit(maxStaffAccounts),
    invitations(database).limit(maxStaffAccounts),
  ]);
  return [
    ...rows.map(asStaffAccount),
    ...invited.map(
      ({ accountId, email, role, doctorId, expiresAt }): StaffAccount => ({
        id: accountId,
        name: '',
        email: email ?? '',
        role: role ?? 'front-desk',
        doctorId,
        state: 'invited',
        signedInAt: null,
        hasCodes: false,
        linkExpiresAt: expiresAt,
      }),
    ),
  ];
}

/** Finds one entry of {@link listStaff}. */
export async function findStaffAccount(database: Database, id: string): Promise<StaffAccount | undefined> {
  return (await listStaff(database)).find((one) => one.id === id);
}
