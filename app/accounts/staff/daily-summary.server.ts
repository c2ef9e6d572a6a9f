import { and, eq, exists, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { dailySummaries, users } from './account.schema.server.ts';
import { accountActions, roles, type StaffMember } from './account.values.ts';
import { may, notPermittedMessage } from './permissions.ts';

/**
 * Condition on a row of users: an account that may sign in and may get the summary. Addresses of the demonstration get
 * no mail.
 */
const isEntitled = and(
  inArray(
    users.role,
    roles.filter((role) => may(role, 'getDailySummary')),
  ),
  isNull(users.disabledAt),
  eq(users.isDemonstration, false),
);

const rowOf = (database: Database, accountId: string) =>
  database
    .select({ id: dailySummaries.accountId })
    .from(dailySummaries)
    .where(eq(dailySummaries.accountId, accountId));

/** Whether an account gets the summary by mail. */
export async function hasDailySummary(database: Database, accountId: string): Promise<boolean> {
  return (await rowOf(database, accountId)).length > 0;
}

/**
 * Switches the summary on, beginning with the next day: switching it off and on again must not send a second one on
 * the same day. Switching it on twice is not an error.
 *
 * @throws ProblemError 403 without the permission
 */
export async function startDailySummary(
  command: Command,
  { id: accountId, role }: Pick<StaffMember, 'id' | 'role'>,
): Promise<void> {
  if (!may(role, 'getDailySummary')) throw staffProblem(403, notPermittedMessage);
  const { database, now } = command;
  await database.batch([
    auditEntryIf(command, accountActions.startDailySummary, accountId, notExists(rowOf(database, accountId))),
    database
      .insert(dailySummaries)
      .values({ accountId, sentDay: dayInIndia(now) })
      .onConflictDoNothing(),
  ]);
}

/** Switches the summary off. Switching it off twice is not an error. */
export async function endDailySummary(command: Command, accountId: string): Promise<void> {
  const { database } = command;
  await database.batch([
    auditEntryIf(command, accountActions.endDailySummary, accountId, exists(rowOf(database, accountId))),
    database.delete(dailySummaries).where(eq(dailySummaries.accountId, accountId)),
  ]);
}

/**
 * Claims the summaries of a day that nobody claimed yet. Of two concurrent calls only one gets an account, and an account
 * that was claimed is not claimed again on that day, even if its mail fails.
 *
 * @param day such as '2026-11-27'
 */
export async function claimDailySummaries(
  database: Database,
  day: string,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const entitled = database.select({ id: users.id }).from(users).where(isEntitled);
  const claimed = await database
    .update(dailySummaries)
    .set({ sentDay: day })
    .where(and(lt(dailySummaries.sentDay, day), inArray(dailySummaries.accountId, entitled)))
    .returning({ id: dailySummaries.accountId });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return database.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids));
}
