import { and, eq, ne } from 'drizzle-orm';
import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { type DeviceCredential, forgetDevices } from '../session/known-device.server.ts';
import type { SignInContext } from '../session/sign-in-session.server.ts';
import { accountLinks, sessions, users } from '../staff/account.schema.server.ts';
import { accountActions, type StaffMember } from '../staff/account.values.ts';
import { hashPassword } from './password.server.ts';
import { checkPassword } from './password-check.server.ts';

const messages = {
  missing: 'Please enter your current password.',
  wrong: 'This is not your current password.',
} as const;

const wrongPassword = (message: string) =>
  new ProblemError(400, fieldProblem('currentPassword', staffMessage(message)));

/**
 * Checks the current password before a sensitive change, because a signed-in screen may be unattended.
 * Attempts count like those of a sign-in.
 *
 * @param typed the `currentPassword` field of the form
 * @returns the checked account, with statements for the batch of the change
 * @throws ProblemError 400; 429
 */
export async function confirmPassword(
  command: Command,
  door: SignInContext,
  { email }: StaffMember,
  typed: string | null,
  device: DeviceCredential | undefined,
) {
  // Sign-in trims the password too (requirement 50).
  const password = typed?.trim() ?? '';
  if (password === '') throw wrongPassword(messages.missing);
  try {
    return await checkPassword(command, door, { email, password }, device);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) throw wrongPassword(messages.wrong);
    throw error;
  }
}

interface PasswordChange {
  readonly current: string | null;
  /** A password that already passed the password rules. */
  readonly next: string;
}

/**
 * Changes the password of the signed-in person. Ends the other sessions, forgets all known devices and
 * deletes an open reset link.
 *
 * @throws ProblemError 400, also if another request changed the password in the meantime; 429
 */
export async function changeOwnPassword(
  command: Command,
  door: SignInContext,
  staff: StaffMember,
  { current, next }: PasswordChange,
  device: DeviceCredential | undefined,
): Promise<void> {
  const { database, now } = command;
  const { account, passed } = await confirmPassword(command, door, staff, current, device);
  const passwordHash = await hashPassword(next);
  const [changed] = await database.batch([
    database
      .update(users)
      .set({ passwordHash, passwordChangedAt: now })
      .where(and(eq(users.id, staff.id), eq(users.passwordHash, account.passwordHash)))
      .returning({ id: users.id }),
    database.delete(sessions).where(and(eq(sessions.userId, staff.id), ne(sessions.id, staff.sessionId))),
    forgetDevices(database, staff.id),
    database.delete(accountLinks).where(eq(accountLinks.accountId, staff.id)),
    ...passed,
    auditEntry(command, accountActions.changePassword, staff.id),
  ]);
  if (changed.length === 0) throw wrongPassword(messages.wrong);
}
