import { and, eq } from 'drizzle-orm';
import { auditEntry } from '#app/server/audit.server.ts';
import { asStaff, type Command } from '#app/server/command.server.ts';
import type { RequestContext } from '#app/server/context.server.ts';
import { isDatabaseFailure, retryAfterSeconds } from '#app/server/database/failure.server.ts';
import { logError } from '#app/server/log.server.ts';
import { ProblemError } from '#app/server/problems.server.ts';
import { passGate } from '#app/server/throttle/gate.server.ts';
import { type Account, findAccount } from './account.queries.server.ts';
import { users } from './account.schema.server.ts';
import { accountActions, type StaffUser, signInMessages } from './account.values.ts';
import { hashPassword, unknownAccountHash, verifyPassword } from './password.server.ts';
import { openSession } from './session.commands.server.ts';
import type { Credential } from './session-credential.server.ts';
import type { SignInInput } from './sign-in.input.server.ts';
import { countSignIn, forgiveSignIn, throttleKeys } from './sign-in-throttle.server.ts';

export interface SignedIn {
  readonly user: StaffUser;
  readonly cookieToken: string;
  readonly bearerToken: string;
}

/** Where a sign-in comes from. */
type Door = Pick<RequestContext, 'signInGate' | 'demonstration' | 'userAgent' | 'address'>;

function maySignIn(account: Account, { demonstration }: Door): boolean {
  return account.disabledAt === null && (!account.isDemonstration || demonstration);
}

/**
 * Opens a session for a mail address and a password.
 *
 * @param door the request context's part that signing in needs
 * @param presented the session the request came with already, which ends
 * @throws ProblemError 401 in the same words and the same time whether or not the account exists; 429
 */
export async function signIn(
  command: Command,
  door: Door,
  { email, password, remember }: SignInInput,
  presented?: Credential,
): Promise<SignedIn> {
  const { database, now, requestId } = command;
  const { address, userAgent } = door;
  await passGate(door.signInGate, address, requestId);
  const keys = await throttleKeys(email, address);
  await countSignIn(database, keys, now);

  const account = await findAccount(database, email);
  const { matches, outdated } = await verifyPassword(password, account?.passwordHash ?? unknownAccountHash);
  if (!account || !matches || !maySignIn(account, door)) {
    await auditEntry(command, accountActions.signInRefused, account?.id ?? 'unknown');
    throw new ProblemError(
      401,
      { message: signInMessages.refused },
      { 'WWW-Authenticate': 'Bearer realm="staff"' },
    );
  }

  const { id, name, role } = account;
  const { statements, ...tokens } = await openSession(command, {
    userId: id,
    remember,
    presented,
    userAgent,
    address,
  });
  await database.batch([
    ...statements,
    ...forgiveSignIn(database, keys, now),
    ...(outdated
      ? [
          database
            .update(users)
            .set({ passwordHash: await hashPassword(password) })
            // Not over a password that was changed meanwhile.
            .where(and(eq(users.id, id), eq(users.passwordHash, account.passwordHash))),
        ]
      : []),
    auditEntry(asStaff(command, id, address), accountActions.signIn, id),
  ]);
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
