/** Two-step sign-in: codes of an authenticator app, or recovery codes for a lost phone (decision 0004). */

import { and, count, eq, exists, gt, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { withPlainDigits } from '#app/languages/plain-digits.ts';
import { auditEntry, auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { fieldProblem, ProblemError } from '#app/platform/http/problems.server.ts';
import { staffMessage } from '#app/platform/http/staff-message.server.ts';
import { type Command, withStaffActor } from '#app/platform/request/command.server.ts';
import { countTry, resetTries } from '#app/platform/throttle/counter.server.ts';
import {
  constantTimeEqual,
  randomReadableText,
  sha256Hex,
  TimeSpan,
  totpCode,
  totpPeriod,
} from '#app/platform/tokens/tokens.server.ts';
import type { CheckedPassword } from '../password/password-check.server.ts';
import { recoveryCodes, totpSecrets } from '../staff/account.schema.server.ts';
import { accountActions } from '../staff/account.values.ts';

/** Recovery codes that are made at once. */
const recoveryCodeCount = 10;

/** Time limit between the QR code and the first correct code. */
const setUpLifetime = new TimeSpan(1, 'h');

/** Attempts in one window. Three of the million codes are valid at any moment. */
export const guesses = { most: 5, window: new TimeSpan(15, 'm') } as const;

const wrongCode = 'This code is not right. Codes change every half minute, and each works once.';

const refuse = (status: 400 | 401, message: string) =>
  new ProblemError(status, fieldProblem('code', staffMessage(message)));

/** Whether an account has two-step sign-in. */
export async function hasTwoStep(database: Database, userId: string): Promise<boolean> {
  const rows = await database
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .limit(1);
  return rows.length > 0;
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Secrets created by then can no longer be confirmed. */
const setUpStart = (now: Date) => new Date(now.getTime() - setUpLifetime.milliseconds());

const isWaiting = (userId: string, now: Date) =>
  and(
    eq(totpSecrets.userId, userId),
    isNull(totpSecrets.confirmedAt),
    gt(totpSecrets.createdAt, setUpStart(now)),
  );

/** Finds the secret of an unfinished set-up, so that the page can show it. */
export async function findUnconfirmedSecret(
  database: Database,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await database
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(isWaiting(userId, now))
    .limit(1);
  return row?.secret;
}

/**
 * Builds the statements that start the set-up, if the condition holds. They replace neither a confirmed secret
 * nor one whose set-up is unfinished, because its QR code may be on a screen.
 */
export const beginTwoStepStatements = ({ database, now }: Command, userId: string, condition: SQL) => {
  const secret = randomReadableText(20).toUpperCase();
  return [
    database
      .delete(totpSecrets)
      .where(
        and(
          eq(totpSecrets.userId, userId),
          isNull(totpSecrets.confirmedAt),
          lte(totpSecrets.createdAt, setUpStart(now)),
          condition,
        ),
      ),
    insertIf(
      database,
      totpSecrets,
      { userId, secret, createdAt: now, confirmedAt: null, lastStep: 0 },
      condition,
    ).onConflictDoNothing(),
  ] as const;
};

/** Finds the time step of a code: the present step or a neighbour, because clocks differ. */
async function stepOf(secret: string, typed: string, now: Date): Promise<number | undefined> {
  const present = totpPeriod(now);
  for (const step of [present, present - 1, present + 1]) {
    if (constantTimeEqual(typed, await totpCode(secret, step))) return step;
  }
  return undefined;
}

const digitsOf = (typed: string) => withPlainDigits(typed).replace(/[\s\p{Pd}]/gu, '');

/**
 * Counts an attempt before the code is checked. On a known device only the attempts of that device count.
 *
 * @returns statements that clear the count, for the batch that follows a correct code
 * @throws ProblemError 429
 */
async function countGuess({ database, now }: Command, userId: string, deviceId: string) {
  const key = (await sha256Hex(`code ${userId} ${deviceId}`)).slice(0, 32);
  await countTry(database, [{ key, maxCount: guesses.most }], guesses.window, now);
  // The list is needed: a Drizzle statement is a thenable, so returning it from an async function would run
  // it.
  return [resetTries(database, key, guesses.window, now)] as const;
}

/** Makes recovery codes, and the statements that replace the stored hashes. */
async function makeRecoveryCodes({ database }: Command, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, () => randomReadableText(10));
  const hashes = await Promise.all(codes.map(sha256Hex));
  const statements = [
    database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    database.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash }))),
  ] as const;
  return { codes: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code), statements };
}

/**
 * Switches two-step sign-in on after the first correct code.
 *
 * @returns the recovery codes, which cannot be read again
 * @throws ProblemError 400; 429
 */
export async function confirmTwoStep(
  command: Command,
  userId: string,
  typed: string,
): Promise<readonly string[]> {
  const { database, now } = command;
  const forget = await countGuess(command, userId, '');
  const secret = await findUnconfirmedSecret(database, userId, now);
  const step = secret === undefined ? undefined : await stepOf(secret, digitsOf(typed), now);
  if (step === undefined) throw refuse(400, wrongCode);
  const { codes, statements } = await makeRecoveryCodes(command, userId);
  await database.batch([
    database.update(totpSecrets).set({ confirmedAt: now, lastStep: step }).where(isWaiting(userId, now)),
    ...statements,
    ...forget,
    auditEntry(command, accountActions.codesOn, userId),
  ]);
  return codes;
}

/**
 * Replaces the recovery codes of an account.
 *
 * @param passed statements of the password check
 */
export async function renewRecoveryCodes(
  command: Command,
  userId: string,
  { passed }: Pick<CheckedPassword, 'passed'>,
): Promise<readonly string[]> {
  const { codes, statements } = await makeRecoveryCodes(command, userId);
  await command.database.batch([
    ...statements,
    auditEntry(command, accountActions.newRecoveryCodes, userId),
    ...passed,
  ]);
  return codes;
}

/** Builds the statements that switch two-step sign-in off and record it, if it is on and the condition holds. */
export const removeTwoStepStatements = (command: Command, userId: string, condition: SQL) => {
  const { database } = command;
  const ofUser = and(eq(totpSecrets.userId, userId), condition);
  const removable = database.select({ userId: totpSecrets.userId }).from(totpSecrets).where(ofUser);
  return [
    auditEntryIf(command, accountActions.codesOff, userId, exists(removable)),
    database.delete(totpSecrets).where(ofUser),
    database.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), condition)),
  ] as const;
};

async function takeAppCode({ database, now }: Command, userId: string, typed: string): Promise<boolean> {
  const [row] = await database
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .limit(1);
  const step = row && (await stepOf(row.secret, typed, now));
  if (step === undefined) return false;
  // The update decides: if two requests send the same code at once, one is refused.
  const taken = await database
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return taken.length > 0;
}

async function takeRecoveryCode({ database }: Command, userId: string, typed: string): Promise<boolean> {
  const taken = await database
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, await sha256Hex(typed.toLowerCase()))),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/**
 * Accepts the code of a person whose password was correct. App codes and recovery codes each work once.
 *
 * @param deviceId a known device of the account; empty for any other device
 * @returns statements for the batch that opens the session
 * @throws ProblemError 401; 429
 */
export async function redeemCode(
  command: Command,
  {
    userId,
    deviceId,
    address,
  }: { readonly userId: string; readonly deviceId: string; readonly address: string },
  typed: string,
) {
  const forget = await countGuess(command, userId, deviceId);
  const code = digitsOf(typed);
  const isApps = /^\d{6}$/.test(code);
  const isRight = isApps
    ? await takeAppCode(command, userId, code)
    : await takeRecoveryCode(command, userId, code);
  if (!isRight) {
    await auditEntry(command, accountActions.codeRefused, userId);
    throw refuse(401, wrongCode);
  }
  return [
    ...forget,
    ...(isApps
      ? []
      : [auditEntry(withStaffActor(command, userId, address), accountActions.recoveryCode, userId)]),
  ] as const;
}
