import type { Command } from '#app/platform/request/command.server.ts';
import { TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import type { SignInContext } from '../session/sign-in-session.server.ts';
import type { StaffMember } from '../staff/account.values.ts';
import { confirmPassword, expectUnchanged } from './own-password.server.ts';

/** Time after a sign-in in which its password counts for sensitive acts. */
const freshFor = new TimeSpan(10, 'm');

/** Whether the session is so old that a sensitive act asks for the password. */
export const needsPassword = ({ signedInAt }: Pick<StaffMember, 'signedInAt'>, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() > freshFor.milliseconds();

/**
 * Asks for the password before an act on access, or an erasure, unless the person signed in within the last ten
 * minutes: a signed-in screen may be unattended, and a session may be stolen.
 *
 * @param typed the `currentPassword` field of the form
 * @throws ProblemError 400 with the message beside the field; 409; 429
 */
export async function confirmFreshSignIn(
  command: Command,
  door: SignInContext,
  staff: StaffMember,
  typed: string | null,
): Promise<void> {
  if (!needsPassword(staff, command.now)) return;
  const { check, passed } = await confirmPassword(command, door, staff, typed);
  const [found] = await command.database.batch([check, ...passed]);
  expectUnchanged(found);
}
