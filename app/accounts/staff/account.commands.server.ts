/** What an owner does with the accounts of others. Each is one batch, whose statements decide whether anything is done. */
import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type AuditAction, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { unknownAccountHash } from '../password/password.server.ts';
import {
  accountLinks,
  knownDevices,
  recoveryCodes,
  sessions,
  totpSecrets,
  users,
} from './account.schema.server.ts';
import { accountActions, type Role } from './account.values.ts';
import { type MadeLink, makeAccountLink } from './account-link.server.ts';

/** Which accounts can sign in at all: those of a demonstration only where there is one. */
type Place = Pick<RequestContext, 'demonstration'>;

const messages = {
  gone: 'This account is not there.',
  own: 'This is your own account: another owner has to do that.',
  lastOwner: 'This is the last owner who can sign in: make somebody else an owner first.',
  disabled: 'This account is disabled: enable it first.',
} as const;

/** True of an account without which somebody can still sign in as an owner, whatever others do at the same moment. */
function isSpared(database: Database, accountId: string, { demonstration }: Place): SQL {
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

const accountThat = (database: Database, accountId: string, is: SQL | undefined) =>
  database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, accountId), is));

interface AccountChange {
  readonly action: AuditAction;
  readonly set: Partial<typeof users.$inferInsert>;
  /** Which accounts it is done to. */
  readonly only?: SQL;
}

/**
 * The statements that change an account, and write down that they do.
 *
 * @throws ProblemError 409 for one's own account, so that whoever acts is still there afterwards
 */
function changing(command: Command, accountId: string, { action, set, only }: AccountChange) {
  const { database, actor } = command;
  if (actor.kind === 'staff' && actor.userId === accountId) {
    throw new ProblemError(409, { message: messages.own });
  }
  return [
    auditEntryIf(command, action, accountId, exists(accountThat(database, accountId, only))),
    database
      .update(users)
      .set(set)
      .where(and(eq(users.id, accountId), only))
      .returning({ id: users.id }),
  ] as const;
}

/** The statements that sign an account out everywhere and forget its devices, where it is as a condition says. */
function signingOut(database: Database, accountId: string, is?: SQL) {
  const account = accountThat(database, accountId, is);
  return [
    database.delete(sessions).where(inArray(sessions.userId, account)),
    database.delete(knownDevices).where(inArray(knownDevices.userId, account)),
  ] as const;
}

/** Why nothing was changed. */
async function refusal({ database }: Command, accountId: string): Promise<ProblemError> {
  const [account] = await database
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, accountId))
    .limit(1);
  if (!account) return new ProblemError(404, { message: messages.gone });
  return new ProblemError(409, { message: account.disabledAt ? messages.disabled : messages.lastOwner });
}

/**
 * @throws ProblemError 404; 409 for one's own account and for the last owner who can sign in
 */
export async function changeRole(
  command: Command,
  place: Place,
  accountId: string,
  role: Role,
): Promise<void> {
  const [, changed] = await command.database.batch(
    changing(command, accountId, {
      action: accountActions.changeRole,
      set: { role },
      ...(role !== 'admin' && { only: isSpared(command.database, accountId, place) }),
    }),
  );
  if (changed.length === 0) throw await refusal(command, accountId);
}

/**
 * Closes an account at once: its sessions end, and a link to a new password opens nothing.
 *
 * @throws ProblemError 404; 409 for one's own account and for the last owner who can sign in
 */
export async function disableAccount(command: Command, place: Place, accountId: string): Promise<void> {
  const { database, now } = command;
  const isDisabled = isNotNull(users.disabledAt);
  const [, changed] = await database.batch([
    ...changing(command, accountId, {
      action: accountActions.disable,
      set: { disabledAt: now },
      only: isSpared(database, accountId, place),
    }),
    ...signingOut(database, accountId, isDisabled),
    database
      .delete(accountLinks)
      .where(inArray(accountLinks.accountId, accountThat(database, accountId, isDisabled))),
  ]);
  if (changed.length === 0) throw await refusal(command, accountId);
}

/** @throws ProblemError 404 */
export async function enableAccount(command: Command, accountId: string): Promise<void> {
  const [, changed] = await command.database.batch(
    changing(command, accountId, { action: accountActions.enable, set: { disabledAt: null } }),
  );
  if (changed.length === 0) throw await refusal(command, accountId);
}

/**
 * Takes an account's password and codes away, signs it out everywhere and makes a link that sets a new password.
 *
 * @throws ProblemError 404; 409 for one's own account, a disabled one, and the last owner who can sign in
 */
export async function resetPassword(command: Command, place: Place, accountId: string): Promise<MadeLink> {
  const { database, now } = command;
  const { stored, made } = await makeAccountLink(accountId, 'reset', now);
  const isReset = and(eq(users.passwordHash, unknownAccountHash), eq(users.passwordChangedAt, now));
  const [, changed] = await database.batch([
    ...changing(command, accountId, {
      action: accountActions.resetPassword,
      set: { passwordHash: unknownAccountHash, passwordChangedAt: now },
      only: and(isNull(users.disabledAt), isSpared(database, accountId, place)) as SQL,
    }),
    ...signingOut(database, accountId, isReset),
    ...[totpSecrets, recoveryCodes].map((table) =>
      database.delete(table).where(inArray(table.userId, accountThat(database, accountId, isReset))),
    ),
    database
      .insert(accountLinks)
      .select(
        database
          .select({
            accountId: users.id,
            email: sql<null>`null`.as('email'),
            role: sql<null>`null`.as('role'),
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
 * Signs an account out everywhere; its devices are strangers again.
 *
 * @throws ProblemError 404; 409 for one's own account
 */
export async function endSessionsOf(command: Command, accountId: string): Promise<void> {
  const { database } = command;
  const [, found] = await database.batch([
    ...changing(command, accountId, { action: accountActions.endAllSessions, set: { id: accountId } }),
    ...signingOut(database, accountId),
  ]);
  if (found.length === 0) throw await refusal(command, accountId);
}
