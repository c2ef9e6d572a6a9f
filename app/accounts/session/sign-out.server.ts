import type { RouterContextProvider } from 'react-router';
import { createCommand } from '#app/platform/request/command.server.ts';
import { signOut } from './session.commands.server.ts';
import { findStaff } from './session.queries.server.ts';
import { expiredSessionCookie, readCredential } from './session-credential.server.ts';

/**
 * Response headers that delete everything a session stored in the browser. `Clear-Site-Data` omits `cookies`,
 * because it would also delete cookies of other hosts of the domain.
 */
export const signedOutHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  'Clear-Site-Data': '"cache", "storage"',
  'Set-Cookie': expiredSessionCookie(),
};

/** Ends the session of a request, if it has one. */
export async function endPresentedSession(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const credential = readCredential(request.headers);
  if (!credential) return;
  const staff = await findStaff(request, context);
  await signOut(createCommand(context, staff), credential, staff);
}
