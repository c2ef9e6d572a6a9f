import { and, eq, exists, isNotNull, not } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { findAccount } from './account.queries.server.ts';
import { accountLinks } from './account.schema.server.ts';
import { accountActions, type RoleBinding } from './account.values.ts';
import { makeAccountLink, type NewAccountLink } from './account-link.server.ts';

const messages = {
  known: 'This mail address has an account already.',
  invited: 'This mail address is invited already: open its invitation in the list to make a new link.',
  withdrawn: 'This invitation is not there any more.',
} as const;

const taken = (message: string) => staffFieldProblem(409, 'email', message);

/**
 * Makes an invitation. The account is created when the link is used.
 *
 * @throws ProblemError 409 if the mail address has an account or an invitation
 */
export async function inviteStaff(
  command: Command,
  { email, role, doctorId }: { readonly email: string } & RoleBinding,
): Promise<NewAccountLink> {
  const { database, now } = command;
  if (await findAccount(database, email)) throw taken(messages.known);
  const accountId = crypto.randomUUID();
  const { stored, made } = await makeAccountLink(accountId, 'invitation', now);
  const sameAddress = database
    .select({ id: accountLinks.accountId })
    .from(accountLinks)
    .where(eq(accountLinks.email, email));
  const [, invited] = await database.batch([
    auditEntryIf(command, accountActions.invite, accountId, not(exists(sameAddress))),
    database
      .insert(accountLinks)
      .values({ accountId, email, role, doctorId, ...stored })
      .onConflictDoNothing()
      .returning({ id: accountLinks.accountId }),
  ]);
  if (invited.length === 0) throw taken(messages.invited);
  return made;
}

const isInvitation = (accountId: string) =>
  and(eq(accountLinks.accountId, accountId), isNotNull(accountLinks.email));

const found = (database: Database, accountId: string) =>
  exists(database.select({ id: accountLinks.accountId }).from(accountLinks).where(isInvitation(accountId)));

/**
 * Makes a new link for an invitation; the old link stops working.
 *
 * @throws ProblemError 404
 */
export async function renewInvitation(command: Command, accountId: string): Promise<NewAccountLink> {
  const { database, now } = command;
  const { stored, made } = await makeAccountLink(accountId, 'invitation', now);
  const [, renewed] = await database.batch([
    auditEntryIf(command, accountActions.invite, accountId, found(database, accountId)),
    database
      .update(accountLinks)
      .set(stored)
      .where(isInvitation(accountId))
      .returning({ id: accountLinks.accountId }),
  ]);
  if (renewed.length === 0) throw staffProblem(404, messages.withdrawn);
  return made;
}

/** Withdraws an invitation. Withdrawing twice is not an error. */
export async function withdrawInvitation(command: Command, accountId: string): Promise<void> {
  const { database } = command;
  await database.batch([
    auditEntryIf(command, accountActions.withdrawInvitation, accountId, found(database, accountId)),
    database.delete(accountLinks).where(isInvitation(accountId)),
  ]);
}
