/**
 * Commands of an owner on other accounts. Each is one batch, and the SQL conditions of its statements decide
 * whether anything changes.
 */

import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type AuditAction, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { unknownAccountHash } from '../password/password.server.ts';
import {
  accountLinks,
  calendarFeeds,
  knownDevices,
  recoveryCodes,
  sessions,
  totpSecrets,
  users,
} from './account.schema.server.ts';
import { accountActions, type RoleBinding } from './account.values.ts';
import { makeAccountLink, type NewAccountLink } from './account-link.server.ts';
import { endFeedWithoutDoctor } from './calendar-feed.server.ts';

/** Whether demonstration accounts can sign in here, and so count as owners. */
type Place = Pick<RequestContext, 'isDemonstration'>;

const messages = {
  gone: 'This account is not there.',
  own: 'This is your own account: another owner has to do that.',
  lastOwner: 'This is the last owner who can sign in: make somebody else an owner first.',
  disabled: 'This account is disabled: enable it first.',
} as const;

/**
 * SQL condition: without this account another owner can still sign in. The check is part of the update, so
 * two owners cannot remove each other at once.
 */
function leavesAnOwner(
  database: Database,
  accountId: string,
  { isDemonstration: demonstration }: Place,
): SQL {
  const other = alias(users, 'other');
  const otherOwner = database
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        ne(other.id, accountId),
        eq(other.role, 'admin'),
        isNull(other.disabledAt),
        ne(other.passwordHash, unknownAccountHash),
        demonstration ? undefined : eq(other.isDemonstration, false),
      ),
    );
  return or(ne(users.role, 'admin'), exists(otherOwner)) as SQL;
}

const accountIf = (database: Database, accountId: string, is: SQL | undefined) =>
  database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, accountId), is));

interface AccountChange {
  readonly action: AuditAction;
  readonly set: Partial<typeof users.$inferInsert>;
  /** Condition that the account must meet. */
  readonly only?: SQL;
}

/**
 * Builds the statements that change an account and write the audit entry.
 *
 * @throws ProblemError 409 for the person's own account, so that nobody locks themselves out
 */
function changeStatements(command: Command, accountId: string, { action, set, only }: AccountChange) {
  const { database, actor } = command;
  if (actor.kind === 'staff' && actor.userId === accountId) {
    throw staffProblem(409, messages.own);
  }
  return [
    auditEntryIf(command, action, accountId, exists(accountIf(database, accountId, only))),
    database
      .update(users)
      .set(set)
      .where(and(eq(users.id, accountId), only))
      .returning({ id: users.id }),
  ] as const;
}

/**
 * Builds the statements that end all sessions of an account and forget its devices, if the account meets the
 * condition.
 */
function signOutStatements(database: Database, accountId: string, is?: SQL) {
  const account = accountIf(database, accountId, is);
  return [
    database.delete(sessions).where(inArray(sessions.userId, account)),
    database.delete(knownDevices).where(inArray(knownDevices.userId, account)),
  ] as const;
}

/** Finds out why the batch changed nothing. */
async function refusal({ database }: Command, accountId: string): Promise<ProblemError> {
  const [account] = await database
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, accountId))
    .limit(1);
  if (!account) return staffProblem(404, messages.gone);
  return staffProblem(409, account.disabledAt ? messages.disabled : messages.lastOwner);
}

/**
 * Changes the role of an account, or the doctor to whom it is bound.
 *
 * @throws ProblemError 404; 409 for the person's own account and for the last owner who can sign in
 */
export async function changeRole(
  command: Command,
  place: Place,
  accountId: string,
  { role, doctorId }: RoleBinding,
): Promise<void> {
  const { database } = command;
  const [, changed] = await database.batch([
    ...changeStatements(command, accountId, {
      action: accountActions.changeRole,
      set: { role, doctorId },
      ...(role !== 'admin' && { only: leavesAnOwner(database, accountId, place) }),
    }),
    endFeedWithoutDoctor(database, accountId),
  ]);
  if (changed.length === 0) throw await refusal(command, accountId);
}

/**
 * Disables an account at once: ends its sessions and its calendar feed, and deletes an open reset link.
 *
 * @throws ProblemError 404; 409 for the person's own account and for the last owner who can sign in
 */
export async function disableAccount(command: Command, place: Place, accountId: string): Promise<void> {
  const { database, now } = command;
  const isDisabled = isNotNull(users.disabledAt);
  const [, changed] = await database.batch([
    ...changeStatements(command, accountId, {
      action: accountActions.disable,
      set: { disabledAt: now },
      only: leavesAnOwner(database, accountId, place),
    }),
    ...signOutStatements(database, accountId, isDisabled),
    database
      .delete(accountLinks)
      .where(inArray(accountLinks.accountId, accountIf(database, accountId, isDisabled))),
    endFeedWithoutDoctor(database, accountId),
  ]);
  if (changed.length === 0) throw await refusal(command, accountId);
}

/** @throws ProblemError 404 */
export async function enableAccount(command: Command, accountId: string): Promise<void> {
  const [, changed] = await command.database.batch(
    changeStatements(command, accountId, { action: accountActions.enable, set: { disabledAt: null } }),
  );
  if (changed.length === 0) throw await refusal(command, accountId);
}

/**
 * Removes the password and the two-step codes of an account, ends its sessions and its calendar feed, and makes a link
 * for a new password.
 *
 * @throws ProblemError 404; 409 for the person's own account, a disabled one, and the last owner who can sign
 *   in
 */
export async function resetPassword(
  command: Command,
  place: Place,
  accountId: string,
): Promise<NewAccountLink> {
  const { database, now } = command;
  const { stored, made } = await makeAccountLink(accountId, 'reset', now);
  const isReset = and(eq(users.passwordHash, unknownAccountHash), eq(users.passwordChangedAt, now));
  const [, changed] = await database.batch([
    ...changeStatements(command, accountId, {
      action: accountActions.resetPassword,
      set: { passwordHash: unknownAccountHash, passwordChangedAt: now },
      only: and(isNull(users.disabledAt), leavesAnOwner(database, accountId, place)) as SQL,
    }),
    ...signOutStatements(database, accountId, isReset),
    ...[totpSecrets, recoveryCodes].map((table) =>
      database.delete(table).where(inArray(table.userId, accountIf(database, accountId, isReset))),
    ),
    database
      .delete(calendarFeeds)
      .where(inArray(calendarFeeds.accountId, accountIf(database, accountId, isReset))),
    database
      .insert(accountLinks)
      .select(
        database
          .select({
            accountId: users.id,
            email: sql<null>`null`.as('email'),
            role: sql<null>`null`.as('role'),
            doctorId: sql<null>`null`.as('doctor_id'),
            secretHash: sql<string>`${stored.secretHash}`.as('secret_hash'),
            createdAt: sql<Date>`${stored.createdAt.getTime()}`.as('created_at'),
            expiresAt: sql<Date>`${stored.expiresAt.getTime()}`.as('expires_at'),
          })
          .from(users)
          .where(and(eq(users.id, accountId), isReset)),
      )
      .onConflictDoUpdate({ target: accountLinks.accountId, set: stored }),
  ]);
  if (changed.length === 0) throw await refusal(command, accountId);
  return made;
}

/**
 * Ends all sessions of an account and forgets its devices.
 *
 * @throws ProblemError 404; 409 for the person's own account
 */
export async function endSessionsOf(command: Command, accountId: string): Promise<void> {
  const { database } = command;
  const [, found] = await database.batch([
    ...changeStatements(command, accountId, {
      action: accountActions.endAllSessions,
      set: { id: accountId },
    }),
    ...signOutStatements(database, accountId),
  ]);
  if (found.length === 0) throw await refusal(command, accountId);
}
