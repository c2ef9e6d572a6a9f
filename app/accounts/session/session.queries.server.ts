import { and, desc, eq, gt } from 'drizzle-orm';
import type { RouterContextProvider } from 'react-router';
import type { Database } from '#app/platform/database/database.server.ts';
import { isDatabaseFailure } from '#app/platform/database/failure.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { createCommand } from '#app/platform/request/command.server.ts';
import { type RequestContext, requestContext } from '#app/platform/request/context.server.ts';
import { constantTimeEqual, sha256Hex } from '#app/platform/tokens/tokens.server.ts';
import { accountPolicies, sessions, totpSecrets, users } from '../staff/account.schema.server.ts';
import type { StaffMember } from '../staff/account.values.ts';
import { policyId } from '../staff/account-policy.server.ts';
import { may, notPermittedMessage, type Permission, twoStepMissingMessage } from '../staff/permissions.ts';
import { recordRefusal } from './refusal.server.ts';
import { type Credential, readCredential } from './session-credential.server.ts';
import { idleEnd, lastSeenInterval } from './session-lifetime.server.ts';

interface OpenSession {
  readonly staff: StaffMember;
  readonly remember: boolean;
  readonly lastSeenAt: Date;
  readonly idleExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

async function hasSecretOf(
  { kind, secret }: Credential,
  { cookieHash, bearerHash }: typeof sessions.$inferSelect,
): Promise<boolean> {
  return constantTimeEqual(await sha256Hex(secret), kind === 'cookie' ? cookieHash : bearerHash);
}

/**
 * Finds the open session of a credential.
 *
 * @param demonstration whether seeded demonstration accounts may sign in here
 * @returns undefined if the session is unknown, ended or idle too long, or the account may not sign in
 */
export async function findSession(
  database: Database,
  credential: Credential,
  { now, demonstration }: { now: Date; demonstration: boolean },
): Promise<OpenSession | undefined> {
  const [row] = await database
    .select({
      session: sessions,
      user: users,
      codesSince: totpSecrets.confirmedAt,
      ownersNeedCodeSince: accountPolicies.ownersNeedCodeSince,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(totpSecrets, eq(totpSecrets.userId, sessions.userId))
    .leftJoin(accountPolicies, eq(accountPolicies.id, policyId))
    .where(eq(sessions.id, credential.sessionId))
    .limit(1);
  if (!row) return undefined;
  const { session, user, codesSince, ownersNeedCodeSince } = row;
  if (!(await hasSecretOf(credential, session))) return undefined;
  if (now >= session.idleExpiresAt || now >= session.absoluteExpiresAt) return undefined;
  if (user.disabledAt !== null || (user.isDemonstration && !demonstration)) return undefined;
  return {
    staff: {
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      doctorId: user.role === 'doctor' ? user.doctorId : null,
      sessionId: session.id,
      signedInAt: session.createdAt,
      mustSetUpCodes:
        user.role === 'admin' &&
        codesSince === null &&
        ownersNeedCodeSince !== null &&
        session.createdAt >= ownersNeedCodeSince,
    },
    remember: session.remember,
    lastSeenAt: session.lastSeenAt,
    idleExpiresAt: session.idleExpiresAt,
    absoluteExpiresAt: session.absoluteExpiresAt,
  };
}

/**
 * Tells why the credential of a request opens no session.
 *
 * @returns `idle` for a session that nobody used for too long, until the daily sweep deletes its row; `other` for any other
 * credential; undefined for a request without one
 */
export async function readSignOutReason(
  request: Request,
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
): Promise<'idle' | 'other' | undefined> {
  const credential = readCredential(request.headers);
  if (!credential) return undefined;
  const [session] = await database
    .select()
    .from(sessions)
    .where(eq(sessions.id, credential.sessionId))
    .limit(1);
  if (!session) return 'other';
  if (!(await hasSecretOf(credential, session))) return 'other';
  return now >= session.idleExpiresAt && now < session.absoluteExpiresAt ? 'idle' : 'other';
}

/** Extends the idle time of a session that is in use. */
export async function touchSession(database: Database, session: OpenSession, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < lastSeenInterval.milliseconds()) return;
  await database
    .update(sessions)
    .set({ lastSeenAt: now, idleExpiresAt: idleEnd(now, session.remember, session.absoluteExpiresAt) })
    .where(eq(sessions.id, session.staff.sessionId));
}

async function lookUp(request: Request, context: RequestContext): Promise<StaffMember | null> {
  const credential = readCredential(request.headers);
  if (!credential) return null;
  const { database, isDemonstration: demonstration, now, requestId } = context;
  const session = await findSession(database, credential, { now, demonstration });
  if (!session) return null;
  context.waitUntil(
    touchSession(database, session, now).catch((error) => logError('session not touched', requestId, error)),
  );
  return session.staff;
}

const staffByRequest = new WeakMap<RequestContext, Promise<StaffMember | null>>();

/**
 * Finds the signed-in person of a request by bearer token or session cookie. The database is queried once per
 * request.
 *
 * @returns null for a visitor
 */
export function findStaff(
  request: Request,
  provider: Readonly<RouterContextProvider>,
): Promise<StaffMember | null> {
  const context = requestContext(provider);
  let staff = staffByRequest.get(context);
  if (!staff) {
    staff = lookUp(request, context);
    staffByRequest.set(context, staff);
  }
  return staff;
}

/**
 * Works like {@link findStaff}, but treats everyone as a visitor while the database is away. For pages that
 * also work without a signed-in person.
 */
export async function findStaffIfPossible(
  request: Request,
  provider: Readonly<RouterContextProvider>,
): Promise<StaffMember | null> {
  try {
    return await findStaff(request, provider);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    logError('session not looked up', requestContext(provider).requestId, error);
    return null;
  }
}

/**
 * Works like {@link findStaff}, but treats staff without the permission as visitors. For data of which the
 * public may see a part.
 */
export async function findPermitted(
  request: Request,
  context: Readonly<RouterContextProvider>,
  permission: Permission,
): Promise<StaffMember | null> {
  const staff = await findStaff(request, context);
  return staff && !staff.mustSetUpCodes && may(staff.role, permission) ? staff : null;
}

/**
 * Finds the signed-in person of an API request.
 *
 * @param permission required for the call
 * @throws ProblemError 401 for a visitor, 403 for staff without the permission
 */
export async function requireStaff(
  request: Request,
  context: Readonly<RouterContextProvider>,
  permission: Permission,
): Promise<StaffMember> {
  const staff = await findStaff(request, context);
  if (!staff) {
    throw staffProblem(401, 'Please sign in.', { 'WWW-Authenticate': 'Bearer realm="staff"' });
  }
  if (staff.mustSetUpCodes) throw staffProblem(403, twoStepMissingMessage);
  if (!may(staff.role, permission)) {
    await recordRefusal(context, staff);
    throw staffProblem(403, notPermittedMessage);
  }
  return staff;
}

/** Builds the command context of an API request; see {@link requireStaff}. */
export const requireCommand = async (
  request: Request,
  context: Readonly<RouterContextProvider>,
  permission: Permission,
) => createCommand(context, await requireStaff(request, context, permission));

interface SessionSummary {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly userAgent: string;
  readonly address: string;
}

/** Lists the open sessions of a person, most recently used first. */
export function listSessions(database: Database, userId: string, now: Date): Promise<SessionSummary[]> {
  return database
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.idleExpiresAt, now), gt(sessions.absoluteExpiresAt, now)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}
