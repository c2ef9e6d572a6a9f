import { and, eq, exists, inArray, isNull, lt } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { dailySummaries, users } from './account.schema.server.ts';
import { accountActions } from './account.values.ts';
import { notPermittedMessage } from './permissions.ts';

/** Condition on a row of users: an owner who may sign in. Addresses of the demonstration get no mail. */
const isOpenOwner = and(eq(users.role, 'admin'), isNull(users.disabledAt), eq(users.isDemonstration, false));

/** Whether an account gets the summary by mail. */
export async function hasDailySummary(database: Database, accountId: string): Promise<boolean> {
  const [row] = await database
    .select({ id: dailySummaries.accountId })
    .from(dailySummaries)
    .where(eq(dailySummaries.accountId, accountId))
    .limit(1);
  return row !== undefined;
}

/**
 * Switches the summary on, beginning with the next day: switching it off and on again must not send a second one on
 * the same day. Switching it on twice is not an error.
 *
 * @throws ProblemError 403 if the account is no owner
 */
export async function startDailySummary(command: Command, accountId: string): Promise<void> {
  const { database, now } = command;
  const owner = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, accountId), eq(users.role, 'admin')));
  if (!(await owner).length) throw new ProblemError(403, { message: staffMessage(notPermittedMessage) });
  await database.batch([
    auditEntryIf(command, accountActions.startDailySummary, accountId, exists(owner)),
    database
      .insert(dailySummaries)
      .values({ accountId, sentDay: dayInIndia(now) })
      .onConflictDoNothing(),
  ]);
}

/** Switches the summary off. Switching it off twice is not an error. */
export async function endDailySummary(command: Command, accountId: string): Promise<void> {
  const { database } = command;
  const isOf = eq(dailySummaries.accountId, accountId);
  const summary = database.select({ id: dailySummaries.accountId }).from(dailySummaries).where(isOf);
  await database.batch([
    auditEntryIf(command, accountActions.endDailySummary, accountId, exists(summary)),
    database.delete(dailySummaries).where(isOf),
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
  const owners = database.select({ id: users.id }).from(users).where(isOpenOwner);
  const claimed = await database
    .update(dailySummaries)
    .set({ sentDay: day })
    .where(and(lt(dailySummaries.sentDay, day), inArray(dailySummaries.accountId, owners)))
    .returning({ id: dailySummaries.accountId });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return database.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids));
}
