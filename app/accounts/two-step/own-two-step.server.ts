import { drawQrCode } from '#app/platform/http/qr-code.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { authenticatorUri } from '#app/platform/tokens/tokens.server.ts';
import { type ConfirmedPassword, expectUnchanged } from '../password/own-password.server.ts';
import type { StaffMember } from '../staff/account.values.ts';
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

/**
 * Starts the set-up of two-step sign-in. Two requests at once show the same secret.
 *
 * @throws ProblemError 409 if the password or the session changed after the check
 */
export async function beginTwoStep(
  command: Command,
  staff: StaffMember,
  { check, isUnchanged, passed }: ConfirmedPassword,
): Promise<void> {
  const [found] = await command.database.batch([
    check,
    ...beginTwoStepStatements(command, staff.id, isUnchanged),
    ...passed,
  ]);
  expectUnchanged(found);
}

/**
 * Switches a person's own two-step sign-in off.
 *
 * @throws ProblemError 409 if every owner must use two-step sign-in, or if the password or the session changed
 *   after the check
 */
export async function switchTwoStepOff(
  command: Command,
  staff: StaffMember,
  { check, isUnchanged, passed }: ConfirmedPassword,
): Promise<void> {
  const { database } = command;
  if (staff.role === 'admin' && (await readOwnersNeedTwoStepSince(database)) !== null) {
    throw staffProblem(409, 'Every owner must sign in with a code.');
  }
  const [found] = await database.batch([
    check,
    ...removeTwoStepStatements(command, staff.id, isUnchanged),
    ...passed,
  ]);
  expectUnchanged(found);
}
