import { and, eq } from 'drizzle-orm';
import { auditEntry } from '#app/server/audit.server.ts';
import type { RequestContext } from '#app/server/context.server.ts';
import { isDatabaseFailure, retryAfterSeconds } from '#app/server/database/failure.server.ts';
import { users } from '#app/server/database/schema.server.ts';
import { logError } from '#app/server/log.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import { type Account, findAccount } from './account.queries.server.ts';
import { type StaffUser, signInMessages } from './account.values.ts';
import { hashPassword, unknownAccountHash, verifyPassword } from './password.server.ts';
import { actor, openSession } from './session.commands.server.ts';
import type { Credential } from './session-token.server.ts';
import type { SignInInput } from './sign-in.input.server.ts';
import { addressGroup, countTry, forgiveTry, throttleKeys, tooManyTries } from './sign-in-throttle.server.ts';

export interface SignedIn {
  readonly user: StaffUser;
  readonly cookieToken: string;
  readonly bearerToken: string;
}

/** A first gate that costs no database: it counts roughly, so the database's count is the record. */
async function passGate({ signInGate, address, requestId }: RequestContext): Promise<void> {
  const passed = await signInGate.limit({ key: addressGroup(address) }).catch((error) => {
    logError('sign-in gate failed', requestId, error);
    return { success: true };
  });
  if (!passed.success) throw tooManyTries(60);
}

function maySignIn(account: Account, { demonstration }: RequestContext): boolean {
  return account.disabledAt === null && (!account.isDemonstration || demonstration);
}

/**
 * Opens a session for a mail address and a password.
 *
 * @param presented the session the request came with already, which ends
 * @throws ProblemError 401 in the same words and the same time whether or not the account exists; 429
 */
export async function signIn(
  context: RequestContext,
  { email, password, remember }: SignInInput,
  { presented, now = new Date() }: { presented?: Credential; now?: Date } = {},
): Promise<SignedIn> {
  const { database } = context;
  await passGate(context);
  const keys = await throttleKeys(email, context.address);
  await countTry(database, keys, now);

  const account = await findAccount(database, email);
  const { matches, outdated } = await verifyPassword(password, account?.passwordHash ?? unknownAccountHash);
  if (!account || !matches || !maySignIn(account, context)) {
    await auditEntry(database, actor(context, null), 'staff.sign-in-refused', account?.id ?? 'unknown', now);
    throw new ProblemError(
      401,
      { message: signInMessages.refused },
      { 'WWW-Authenticate': 'Bearer realm="staff"' },
    );
  }

  const { statements, ...tokens } = await openSession(context, {
    userId: account.id,
    remember,
    presented,
    now,
  });
  await database.batch([
    ...statements,
    ...forgiveTry(database, keys, now),
    ...(outdated
      ? [
          database
            .update(users)
            .set({ passwordHash: await hashPassword(password) })
            // Not over a password that was changed meanwhile.
            .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash))),
        ]
      : []),
    auditEntry(database, actor(context, account.id), 'staff.sign-in', account.id, now),
  ]);
  const { id, name, role } = account;
  return { user: { _id: id, name, email: account.email, role }, ...tokens };
}

/** What the sign-in page says of a failure; a fault of ours is thrown on. */
export function signInFailure(error: unknown, requestId: string) {
  if (error instanceof ProblemError) {
    return { message: error.problem.message, status: error.status, headers: error.headers };
  }
  if (!isDatabaseFailure(error)) throw error;
  logError('database failed at sign-in', requestId, error);
  return { message: signInMessages.failed, status: 503, headers: { 'Retry-After': retryAfterSeconds } };
}
