import { eq } from 'drizzle-orm';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { hasCodes } from '../two-step/two-step.server.ts';
import { accountPolicies } from './account.schema.server.ts';
import { accountActions } from './account.values.ts';

/** The one row. */
export const policyId = 'hospital';

/** Since when every owner must sign in with a code; null where that is each one's own choice. */
export async function readOwnersNeedCodeSince(database: Database): Promise<Date | null> {
  const [row] = await database
    .select({ since: accountPolicies.ownersNeedCodeSince })
    .from(accountPolicies)
    .where(eq(accountPolicies.id, policyId))
    .limit(1);
  return row?.since ?? null;
}

const ownFirst = 'Set two-step sign-in up for your own account first.';

/**
 * Says whether every owner must sign in with a code, from their next sign-in on.
 *
 * @param ownerId who says so
 * @throws ProblemError 409 where that owner signs in without one
 */
export async function requireCodesOfOwners(command: Command, ownerId: string, isOn: boolean): Promise<void> {
  const { database, now } = command;
  if (isOn && !(await hasCodes(database, ownerId))) throw new ProblemError(409, { message: ownFirst });
  const ownersNeedCodeSince = isOn ? now : null;
  await database.batch([
    database
      .insert(accountPolicies)
      .values({ id: policyId, ownersNeedCodeSince })
      .onConflictDoUpdate({ target: accountPolicies.id, set: { ownersNeedCodeSince } }),
    auditEntry(command, isOn ? accountActions.requireCodes : accountActions.stopRequiringCodes, ownerId),
  ]);
}
