import { and, eq, exists, ne } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { staffFieldProblem, staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { forgetDevices } from '../session/known-device.server.ts';
import type { SignInContext } from '../session/sign-in-session.server.ts';
import { accountLinks, calendarFeeds, sessions, users } from '../staff/account.schema.server.ts';
import { accountActions, type StaffMember } from '../staff/account.values.ts';
import { hashPassword } from './password.server.ts';
import { checkPassword } from './password-check.server.ts';

const messages = {
  missing: 'Please enter your current password.',
  wrong: 'This is not your current password.',
  changed: 'Your password or your session changed in the meantime. Sign in and try again.',
} as const;

const wrongPassword = (message: string) => staffFieldProblem(400, 'currentPassword', message);

/**
 * Checks the current password before a sensitive change, because a signed-in screen may be unattended.
 * Attempts count in the session only, so that nobody at the sign-in page can use them up.
 *
 * @param typed the `currentPassword` field of the form
 * @returns `passed`: statements for the end of the batch of the change. `isUnchanged`: SQL condition for each
 *   write, true while the checked password and this session are valid. `check`: the first statement of the
 *   batch; give its rows to {@link expectUnchanged}.
 * @throws ProblemError 400; 429
 */
export async function confirmPassword(
  command: Command,
  door: SignInContext,
  { id, email, sessionId }: StaffMember,
  typed: string | null,
) {
  const { database } = command;
  // Sign-in trims the password too (requirement 50).
  const password = typed?.trim() ?? '';
  if (password === '') throw wrongPassword(messages.missing);
  try {
    const { account, passed } = await checkPassword(command, door, { email, password }, { sessionId });
    const confirmed = database
      .select({ id: users.id })
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(and(eq(users.id, id), eq(users.passwordHash, account.passwordHash), eq(sessions.id, sessionId)));
    return { passed, check: confirmed, isUnchanged: exists(confirmed) };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) throw wrongPassword(messages.wrong);
    throw error;
  }
}

/** The result of {@link confirmPassword}. */
export type ConfirmedPassword = Awaited<ReturnType<typeof confirmPassword>>;

/**
 * @param found rows of {@link ConfirmedPassword.check}
 * @throws ProblemError 409 if the password or the session changed after the check, so the batch wrote nothing
 */
export function expectUnchanged(found: readonly unknown[]): void {
  if (found.length === 0) throw staffProblem(409, messages.changed);
}

interface PasswordChange {
  readonly current: string | null;
  /** A password that already passed the password rules. */
  readonly next: string;
}

/**
 * Changes the password of the signed-in person. Ends the other sessions and the calendar feed, forgets all known
 * devices and deletes an open reset link.
 *
 * @throws ProblemError 400; 409 if another request changed the password or ended this session in the meantime;
 *   429
 */
export async function changeOwnPassword(
  command: Command,
  door: SignInContext,
  staff: StaffMember,
  { current, next }: PasswordChange,
): Promise<void> {
  const { database, now } = command;
  const { check, isUnchanged, passed } = await confirmPassword(command, door, staff, current);
  const passwordHash = await hashPassword(next);
  const [found] = await database.batch([
    check,
    auditEntryIf(command, accountActions.changePassword, staff.id, isUnchanged),
    database
      .delete(sessions)
      .where(and(eq(sessions.userId, staff.id), ne(sessions.id, staff.sessionId), isUnchanged)),
    forgetDevices(database, staff.id, isUnchanged),
    database.delete(accountLinks).where(and(eq(accountLinks.accountId, staff.id), isUnchanged)),
    database.delete(calendarFeeds).where(and(eq(calendarFeeds.accountId, staff.id), isUnchanged)),
    // After the other writes, because it makes their condition false.
    database
      .update(users)
      .set({ passwordHash, passwordChangedAt: now })
      .where(and(eq(users.id, staff.id), isUnchanged)),
    ...passed,
  ]);
  expectUnchanged(found);
}
