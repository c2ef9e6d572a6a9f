import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import {
  constantTimeEqual,
  serializeCookie,
  sha256Hex,
  TimeSpan,
} from '#app/platform/tokens/tokens.server.ts';
import type { Account } from '../staff/account.queries.server.ts';
import { pendingSignIns, users } from '../staff/account.schema.server.ts';
import { makeToken, readCookie, readToken } from './session-credential.server.ts';

/**
 * Cookie of a sign-in whose password was correct and whose code is still missing. The cookie opens nothing by
 * itself.
 */
const cookieName = '__Host-sign-in';
const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

const lifetime = new TimeSpan(10, 'm');

export const pendingSignInCookie = (token: string): string =>
  serializeCookie(cookieName, token, { ...attributes, maxAge: lifetime.seconds() });

export const expiredPendingSignInCookie = (): string =>
  serializeCookie(cookieName, '', { ...attributes, maxAge: 0 });

/** Builds the statement that stores a pending sign-in, and the token for its cookie. */
export async function preparePendingSignIn(
  { database, now }: Command,
  { id: userId, passwordChangedAt }: Account,
  remember: boolean,
) {
  const id = crypto.randomUUID();
  const { token, hash: secretHash } = await makeToken(id);
  const expiresAt = new Date(now.getTime() + lifetime.milliseconds());
  const statement = database
    .insert(pendingSignIns)
    .values({ id, userId, secretHash, passwordChangedAt, remember, expiresAt });
  return { statement, token };
}

export interface PendingSignIn {
  readonly id: string;
  readonly account: Account;
  readonly remember: boolean;
}

/**
 * Finds the pending sign-in of a request.
 *
 * @returns undefined if the pending sign-in has expired or the password was changed since
 */
export async function findPendingSignIn(
  database: Database,
  headers: Headers,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const [id, secret] = readToken(readCookie(headers.get('Cookie'), cookieName)) ?? [];
  if (!id || !secret) return undefined;
  const [row] = await database
    .select({ pending: pendingSignIns, account: users })
    .from(pendingSignIns)
    .innerJoin(
      users,
      and(eq(users.id, pendingSignIns.userId), eq(users.passwordChangedAt, pendingSignIns.passwordChangedAt)),
    )
    .where(and(eq(pendingSignIns.id, id), gt(pendingSignIns.expiresAt, now)))
    .limit(1);
  if (!row || !constantTimeEqual(await sha256Hex(secret), row.pending.secretHash)) return undefined;
  return { id, account: row.account, remember: row.pending.remember };
}

/** Deletes a pending sign-in. The statement belongs in the batch that opens the session. */
export const deletePendingSignIn = (database: Database, id: string) =>
  database.delete(pendingSignIns).where(eq(pendingSignIns.id, id));

/** Deletes expired pending sign-ins. Runs daily. */
export async function sweepPendingSignIns(database: Database, now: Date): Promise<void> {
  await database.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now));
}
