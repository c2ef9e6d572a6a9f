import { and, eq, exists, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { auditEntry, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { sha256Hex } from '#app/platform/tokens/tokens.server.ts';
import { sessions } from '../staff/account.schema.server.ts';
import { accountActions, type StaffMember } from '../staff/account.values.ts';
import { forgetDevices } from './known-device.server.ts';
import { type Credential, makeToken } from './session-credential.server.ts';
import { absoluteEnd, idleEnd, sessionsPerUser } from './session-lifetime.server.ts';

const isOver = (now: Date) => or(lte(sessions.idleExpiresAt, now), lte(sessions.absoluteExpiresAt, now));

/** Matches the session row only if the secret is correct, so that a session id alone cannot end a session. */
async function rowOf({ kind, sessionId, secret }: Credential) {
  const hash = kind === 'cookie' ? sessions.cookieHash : sessions.bearerHash;
  return and(eq(sessions.id, sessionId), eq(hash, await sha256Hex(secret)));
}

interface NewSession {
  readonly userId: string;
  readonly remember: boolean;
  /** The old session of the request, which ends. */
  readonly presented?: Credential;
  readonly userAgent: string;
  readonly address: string;
}

/**
 * Builds the statements that open a session. They also end the presented session, expired sessions and, above
 * ten, the oldest ones.
 *
 * @returns the statements and the two tokens; the cookie's token never equals the bearer token (ASVS 3.3.4)
 */
export async function openSession({ database, now }: Command, session: NewSession) {
  const { userId, remember, presented, userAgent, address } = session;
  const id = crypto.randomUUID();
  const [cookie, bearer] = await Promise.all([makeToken(id), makeToken(id)]);
  const absoluteExpiresAt = absoluteEnd(now, remember);
  const newest = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sql`${sessions.id} = ${id} desc, ${sessions.createdAt} desc`)
    .limit(sessionsPerUser);
  const statements = [
    database.insert(sessions).values({
      id,
      userId,
      cookieHash: cookie.hash,
      bearerHash: bearer.hash,
      remember,
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: idleEnd(now, remember, absoluteExpiresAt),
      absoluteExpiresAt,
      userAgent: userAgent.toWellFormed(),
      address,
    }),
    ...(presented ? [database.delete(sessions).where(await rowOf(presented))] : []),
    database.delete(sessions).where(and(eq(sessions.userId, userId), isOver(now))),
    database.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest))),
  ] as const;
  return { statements, cookieToken: cookie.token, bearerToken: bearer.token };
}

/** Ends the session of a request. Signing out twice, or without a session, is not an error. */
export async function signOut(command: Command, credential: Credential, staff: StaffMember | null) {
  const end = command.database.delete(sessions).where(await rowOf(credential));
  if (!staff) {
    await end;
    return;
  }
  await command.database.batch([end, auditEntry(command, accountActions.signOut, staff.sessionId)]);
}

/** Ends one session of the signed-in person. Any other id ends nothing, and is not written to the audit log. */
export async function endSession(command: Command, staff: StaffMember, sessionId: string): Promise<void> {
  const { database } = command;
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, staff.id));
  await database.batch([
    auditEntryIf(
      command,
      accountActions.endSession,
      sessionId,
      exists(database.select({ id: sessions.id }).from(sessions).where(isOwn)),
    ),
    database.delete(sessions).where(isOwn),
  ]);
}

/** Ends all sessions of the signed-in person except the current one, and forgets their devices. */
export async function endOtherSessions(command: Command, staff: StaffMember): Promise<void> {
  await command.database.batch([
    command.database
      .delete(sessions)
      .where(and(eq(sessions.userId, staff.id), ne(sessions.id, staff.sessionId))),
    forgetDevices(command.database, staff.id),
    auditEntry(command, accountActions.endOtherSessions, staff.id),
  ]);
}

/**
 * Ends every session of an account. The statement belongs in the batch that changes the password or disables
 * the account.
 *
 * @param condition if given, decides in the batch whether anything ends
 */
export function endAllSessions(database: Database, userId: string, condition?: SQL) {
  return database.delete(sessions).where(and(eq(sessions.userId, userId), condition));
}

/** Deletes expired sessions. Runs daily. */
export async function sweepSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(isOver(now));
}
