import { and, eq, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { hashOf } from '#app/platform/tokens/tokens.server.ts';
import { sessions } from '../staff/account.schema.server.ts';
import { accountActions, type StaffMember } from '../staff/account.values.ts';
import { forgetDevices } from './known-device.server.ts';
import { type Credential, makeToken } from './session-credential.server.ts';
import { absoluteEnd, idleEnd, sessionsPerUser } from './session-lifetime.server.ts';

const isOver = (now: Date) => or(lte(sessions.idleExpiresAt, now), lte(sessions.absoluteExpiresAt, now));

/** The row a credential belongs to, and no other: whoever does not know the secret cannot end a session. */
async function rowOf({ kind, sessionId, secret }: Credential) {
  const hash = kind === 'cookie' ? sessions.cookieHash : sessions.bearerHash;
  return and(eq(sessions.id, sessionId), eq(hash, await hashOf(secret)));
}

interface NewSession {
  readonly userId: string;
  readonly remember: boolean;
  /** The session the request came with already, which ends. */
  readonly presented?: Credential;
  readonly userAgent: string;
  readonly address: string;
}

/**
 * The statements that open a session, end the one that was presented, end those that are over and, beyond ten,
 * the oldest; and its two tokens. The cookie's never equals the bearer's (ASVS 3.3.4).
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

/** Ends the session a request came with; to do so again, or without one, is no fault. */
export async function signOut(command: Command, credential: Credential, staff: StaffMember | null) {
  const end = command.database.delete(sessions).where(await rowOf(credential));
  if (!staff) {
    await end;
    return;
  }
  await command.database.batch([end, auditEntry(command, accountActions.signOut, staff.sessionId)]);
}

/** Ends one of somebody's own sessions. */
export async function endSession(command: Command, staff: StaffMember, sessionId: string): Promise<void> {
  await command.database.batch([
    command.database.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, staff.id))),
    auditEntry(command, accountActions.endSession, sessionId.slice(0, 36)),
  ]);
}

/** Ends all of somebody's sessions but the one this request came with, and forgets their devices. */
export async function endOtherSessions(command: Command, staff: StaffMember): Promise<void> {
  await command.database.batch([
    command.database
      .delete(sessions)
      .where(and(eq(sessions.userId, staff.id), ne(sessions.id, staff.sessionId))),
    forgetDevices(command.database, staff.id),
    auditEntry(command, accountActions.endOtherSessions, staff.id),
  ]);
}

/** Ends every session of an account, for the batch that changes its password or closes it. */
export function endAllSessions(database: Database, userId: string) {
  return database.delete(sessions).where(eq(sessions.userId, userId));
}

/** Daily: drops the sessions that are over. */
export async function sweepSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(isOver(now));
}
