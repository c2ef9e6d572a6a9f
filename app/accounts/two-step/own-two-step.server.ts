import { auditEntry } from '#app/platform/audit-log/audit.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import { drawQrCode } from '#app/platform/http/qr-code.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { authenticatorUri } from '#app/platform/tokens/tokens.server.ts';
import type { CheckedPassword } from '../password/password-check.server.ts';
import { accountActions, type StaffMember } from '../staff/account.values.ts';
import { readOwnersNeedTwoStepSince } from '../staff/account-policy.server.ts';
import {
  beginTwoStepStatements,
  countRecoveryCodes,
  findUnconfirmedSecret,
  hasTwoStep,
  removeTwoStepStatements,
} from './two-step.server.ts';

/** Reads the state of a person's two-step sign-in, and the QR code during set-up. */
export async function readOwnTwoStep({ database, facts, now }: Command, staff: StaffMember) {
  const [isOn, left, secret, since] = await Promise.all([
    hasTwoStep(database, staff.id),
    countRecoveryCodes(database, staff.id),
    findUnconfirmedSecret(database, staff.id, now),
    readOwnersNeedTwoStepSince(database),
  ]);
  const link = secret === undefined ? '' : authenticatorUri(facts.hospital.name, staff.email, secret);
  return {
    isOn,
    /** Recovery codes that are left. */
    left,
    isRequired: staff.role === 'admin' && since !== null,
    setUp: secret === undefined ? null : { secret, link, code: drawQrCode(link) },
  };
}

/** Starts the set-up of two-step sign-in. The caller has checked the password. */
export async function beginTwoStep(
  command: Command,
  staff: StaffMember,
  { passed }: Pick<CheckedPassword, 'passed'>,
): Promise<void> {
  await command.database.batch([...beginTwoStepStatements(command, staff.id), ...passed]);
}

/**
 * Switches a person's own two-step sign-in off. The caller has checked the password.
 *
 * @throws ProblemError 409 if every owner must use two-step sign-in
 */
export async function switchTwoStepOff(
  command: Command,
  staff: StaffMember,
  { passed }: Pick<CheckedPassword, 'passed'>,
): Promise<void> {
  const { database } = command;
  if (staff.role === 'admin' && (await readOwnersNeedTwoStepSince(database)) !== null) {
    throw new ProblemError(409, { message: staffMessage('Every owner must sign in with a code.') });
  }
  await database.batch([
    ...removeTwoStepStatements(database, staff.id),
    ...passed,
    auditEntry(command, accountActions.codesOff, staff.id),
  ]);
}
