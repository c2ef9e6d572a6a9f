import { eq } from 'drizzle-orm';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { hasTwoStep } from '../two-step/two-step.server.ts';
import { accountPolicies } from './account.schema.server.ts';
import { accountActions } from './account.values.ts';

/** Key of the only row in the table. */
export const policyId = 'hospital';

/** Returns the time since when every owner must use two-step sign-in, or null if each owner chooses. */
export async function readOwnersNeedTwoStepSince(database: Database): Promise<Date | null> {
  const [row] = await database
    .select({ since: accountPolicies.ownersNeedCodeSince })
    .from(accountPolicies)
    .where(eq(accountPolicies.id, policyId))
    .limit(1);
  return row?.since ?? null;
}

const ownFirst = 'Set two-step sign-in up for your own account first.';

/**
 * Requires two-step sign-in of every owner from their next sign-in on, or stops requiring it.
 *
 * @param ownerId the owner who decides
 * @throws ProblemError 409 if that owner has no two-step sign-in
 */
export async function requireTwoStepOfOwners(
  command: Command,
  ownerId: string,
  isOn: boolean,
): Promise<void> {
  const { database, now } = command;
  if (isOn && !(await hasTwoStep(database, ownerId))) throw staffProblem(409, ownFirst);
  const ownersNeedCodeSince = isOn ? now : null;
  await database.batch([
    database
      .insert(accountPolicies)
      .values({ id: policyId, ownersNeedCodeSince })
      .onConflictDoUpdate({ target: accountPolicies.id, set: { ownersNeedCodeSince } }),
    auditEntry(command, isOn ? accountActions.requireCodes : accountActions.stopRequiringCodes, ownerId),
  ]);
}
