import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { type Command, withStaffActor } from '#app/platform/request/command.server.ts';
import { sha256Hex, TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import { hashPassword } from '../password/password.server.ts';
import { accountsOfDevice, forgetDevices } from '../session/known-device.server.ts';
import { mailNewDevice } from '../session/new-device-mail.server.ts';
import { endAllSessions } from '../session/session.commands.server.ts';
import { makeToken, readToken } from '../session/session-credential.server.ts';
import {
  type PresentedCredentials,
  prepareSignIn,
  type SignedIn,
  type SignInContext,
} from '../session/sign-in-session.server.ts';
import { findAccount } from './account.queries.server.ts';
import { accountLinks, users } from './account.schema.server.ts';
import { accountActions, accountLinkPath, type Role } from './account.values.ts';

const lifetimes = { invitation: new TimeSpan(7, 'd'), reset: new TimeSpan(1, 'd') } as const;

/** A new link. Only a hash of its secret is stored, so `path` cannot be read again. */
export interface NewAccountLink {
  readonly path: string;
  readonly expiresAt: Date;
}

/** Makes a link: `stored` goes into the database, `made` is shown once. */
export async function makeAccountLink(accountId: string, kind: keyof typeof lifetimes, now: Date) {
  const { token, hash: secretHash } = await makeToken(accountId);
  const expiresAt = new Date(now.getTime() + lifetimes[kind].milliseconds());
  const made: NewAccountLink = { path: `${accountLinkPath}/${token}`, expiresAt };
  return { stored: { secretHash, createdAt: now, expiresAt }, made };
}

/** A link that is still valid. */
interface OpenLink {
  readonly accountId: string;
  readonly secretHash: string;
  readonly email: string;
  /** Null for an invitation: the invited person enters a name. */
  readonly name: string | null;
  /** Null for a reset. */
  readonly role: Role | null;
}

/**
 * Finds a valid link. Reading does not use it up, because programs that preview links open it too.
 *
 * @returns undefined if the link was used, has expired, or its account is disabled
 */
export async function findAccountLink(
  database: Database,
  token: string,
  now: Date,
): Promise<OpenLink | undefined> {
  const [accountId, secret] = readToken(token) ?? [];
  if (!accountId || !secret) return undefined;
  const secretHash = await sha256Hex(secret);
  const [row] = await database
    .select({ link: accountLinks, email: users.email, name: users.name, disabledAt: users.disabledAt })
    .from(accountLinks)
    .leftJoin(users, eq(users.id, accountLinks.accountId))
    .where(isOpen({ accountId, secretHash }, now))
    .limit(1);
  if (!row || row.disabledAt !== null) return undefined;
  const email = row.email ?? row.link.email;
  return email === null ? undefined : { accountId, secretHash, email, name: row.name, role: row.link.role };
}

const isOpen = ({ accountId, secretHash }: Pick<OpenLink, 'accountId' | 'secretHash'>, now: Date) =>
  and(
    eq(accountLinks.accountId, accountId),
    eq(accountLinks.secretHash, secretHash),
    gt(accountLinks.expiresAt, now),
  );

/** Message for a link that is used or expired. */
export const invalidLinkMessage =
  'This link was used before, or its time is over. Ask an owner for a new one.';

interface NewSecrets {
  /** Name that an invited person entered. A reset ignores it. */
  readonly name: string;
  readonly password: string;
}

/**
 * Uses a link once. An invitation creates the account; a reset sets the password and ends all sessions. If
 * two requests send the same link at once, one signs in and the other gets 409.
 *
 * @throws ProblemError 409
 */
export async function redeemAccountLink(
  command: Command,
  door: SignInContext,
  link: OpenLink,
  { name, password }: NewSecrets,
  presented: PresentedCredentials,
): Promise<SignedIn> {
  const { database, now } = command;
  const passwordHash = await hashPassword(password);
  const open = database.select({ id: accountLinks.accountId }).from(accountLinks).where(isOpen(link, now));
  const account = accountOf(database, link);
  // A request that comes too late must not end the session that the first one opened.
  const isRedeemable =
    link.role === null
      ? sql`exists ${open} and exists ${account}`
      : sql`exists ${open} and not exists ${account}`;
  const done = link.role === null ? accountActions.changePassword : accountActions.join;
  const write =
    link.role === null
      ? database
          .update(users)
          .set({ passwordHash, passwordChangedAt: now })
          .where(and(eq(users.id, link.accountId), isRedeemable))
          .returning({ id: users.id })
      : join(database, link, { name, passwordHash, now }).returning({ id: users.id });
  const [, , , written] = await database.batch([
    auditEntryIf(withStaffActor(command, link.accountId, door.address), done, link.accountId, isRedeemable),
    endAllSessions(database, link.accountId, isRedeemable),
    forgetDevices(database, link.accountId, isRedeemable),
    write,
    database.delete(accountLinks).where(isOpen(link, now)),
  ]);
  const found = written.length === 0 ? undefined : await findAccount(database, link.email);
  if (!found) throw staffProblem(409, invalidLinkMessage);
  const others = presented.device ? await accountsOfDevice(database, presented.device) : [];
  const { statements, signedIn } = await prepareSignIn(command, door, found, {
    remember: false,
    presented,
    isDeviceKnown: others.length > 0,
  });
  await database.batch(statements);
  // The link of a reset can reach another person. An invited person has no account yet that a stranger could enter.
  if (link.role === null) mailNewDevice(command, door, found);
  return signedIn;
}

/** The account that a reset needs; for an invitation, an account that already has the email address. */
const accountOf = (database: Database, { accountId, email, role }: OpenLink) =>
  database
    .select({ id: users.id })
    .from(users)
    .where(role === null ? and(eq(users.id, accountId), isNull(users.disabledAt)) : eq(users.email, email));

/**
 * Creates the account. If an account with the same mail address was created on the command line meanwhile,
 * that account stays unchanged.
 */
const join = (
  database: Database,
  link: OpenLink,
  { name, passwordHash, now }: { name: string; passwordHash: string; now: Date },
) =>
  database
    .insert(users)
    .select(
      database
        .select({
          id: accountLinks.accountId,
          email: sql<string>`${accountLinks.email}`.as('email'),
          name: sql<string>`${name}`.as('name'),
          role: sql<Role>`${accountLinks.role}`.as('role'),
          doctorId: accountLinks.doctorId,
          passwordHash: sql<string>`${passwordHash}`.as('password_hash'),
          isDemonstration: sql<boolean>`0`.as('is_demonstration'),
          disabledAt: sql<null>`null`.as('disabled_at'),
          createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
          passwordChangedAt: sql<Date>`${now.getTime()}`.as('password_changed_at'),
          signedInAt: sql<null>`null`.as('signed_in_at'),
        })
        .from(accountLinks)
        .where(isOpen(link, now)),
    )
    .onConflictDoNothing();

/** Deletes expired links. Runs daily. */
export async function sweepAccountLinks(database: Database, now: Date): Promise<void> {
  await database.delete(accountLinks).where(lte(accountLinks.expiresAt, now));
}
