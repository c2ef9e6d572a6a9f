import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { constantTimeEqual, hashOf, serializeCookie, TimeSpan } from '#app/platform/tokens/tokens.server.ts';
import type { Account } from '../staff/account.queries.server.ts';
import { pendingSignIns, users } from '../staff/account.schema.server.ts';
import { makeToken, readCookie, readToken } from './session-credential.server.ts';

/** A sign-in whose password was right, in the browser until its code is right too. It opens nothing by itself. */
const cookieName = '__Host-sign-in';
const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

const lasts = new TimeSpan(10, 'm');

export const pendingCookie = (token: string): string =>
  serializeCookie(cookieName, token, { ...attributes, maxAge: lasts.seconds() });

export const expiredPendingCookie = (): string =>
  serializeCookie(cookieName, '', { ...attributes, maxAge: 0 });

/** The statement that notes such a sign-in, and the token for its cookie. */
export async function noting(
  { database, now }: Command,
  { id: userId, passwordChangedAt }: Account,
  remember: boolean,
) {
  const id = crypto.randomUUID();
  const { token, hash: secretHash } = await makeToken(id);
  const expiresAt = new Date(now.getTime() + lasts.milliseconds());
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

/** What the cookie of a request stands for; undefined where its time is over, or the account has another password by now. */
export async function findPending(
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
  if (!row || !constantTimeEqual(await hashOf(secret), row.pending.secretHash)) return undefined;
  return { id, account: row.account, remember: row.pending.remember };
}

/** Ends it, for the batch that lets somebody in. */
export const endingPending = (database: Database, id: string) =>
  database.delete(pendingSignIns).where(eq(pendingSignIns.id, id));

/** Daily: forgets those whose time is over. */
export async function sweepPending(database: Database, now: Date): Promise<void> {
  await database.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now));
}
