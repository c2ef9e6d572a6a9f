import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { SessionStatus } from '../staff/account.values.ts';
import { findSession } from './session.queries.server.ts';
import { readCredential } from './session-credential.server.ts';

/**
 * Reads the account and the remaining time of a session. The check does not count as use, so it does not
 * extend the session.
 */
export async function readSessionStatus(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SessionStatus> {
  const { database, now, isDemonstration: demonstration } = requestContext(context);
  const credential = readCredential(request.headers);
  const session = credential && (await findSession(database, credential, { now, demonstration }));
  if (!session) return { accountId: null, secondsLeft: 0 };
  const secondsLeft = Math.floor((session.idleExpiresAt.getTime() - now.getTime()) / 1000);
  return { accountId: session.staff.id, secondsLeft };
}
