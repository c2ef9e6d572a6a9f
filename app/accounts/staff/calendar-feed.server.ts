import { and, eq, exists, isNull, notExists, sql } from 'drizzle-orm';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { staffProblem } from '#app/platform/http/staff-message.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { RequestContext } from '#app/platform/request/context.server.ts';
import { randomSecret, sha256Hex } from '#app/platform/tokens/tokens.server.ts';
import { calendarFeeds, users } from './account.schema.server.ts';
import { accountActions, calendarFeedPath } from './account.values.ts';
import { notPermittedMessage } from './permissions.ts';

/** Condition on a row of users: an open account that is bound to a doctor. */
const isOpenDoctor = and(eq(users.role, 'doctor'), isNull(users.disabledAt));

/**
 * Makes the secret address of an account's calendar feed. An earlier address stops working.
 *
 * @returns the path, which cannot be read again, because only a hash of its secret is stored
 * @throws ProblemError 403 if the account is bound to no doctor
 */
export async function makeCalendarFeed(command: Command, accountId: string): Promise<string> {
  const { database, now } = command;
  const secret = randomSecret();
  const secretHash = await sha256Hex(secret);
  const isBound = and(eq(users.id, accountId), isOpenDoctor, sql`${users.doctorId} is not null`);
  const account = database.select({ id: users.id }).from(users).where(isBound);
  const [, made] = await database.batch([
    auditEntryIf(command, accountActions.makeCalendarFeed, accountId, exists(account)),
    database
      .insert(calendarFeeds)
      .select(
        database
          .select({
            accountId: users.id,
            doctorId: sql<string>`${users.doctorId}`.as('doctor_id'),
            secretHash: sql<string>`${secretHash}`.as('secret_hash'),
            createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
          })
          .from(users)
          .where(isBound),
      )
      .onConflictDoUpdate({
        target: calendarFeeds.accountId,
        set: { doctorId: sql`excluded.doctor_id`, secretHash, createdAt: now },
      })
      .returning({ id: calendarFeeds.accountId }),
  ]);
  if (made.length === 0) throw staffProblem(403, notPermittedMessage);
  return `${calendarFeedPath}/${secret}.ics`;
}

/** Switches the calendar feed of an account off. Switching it off twice is not an error. */
export async function endCalendarFeed(command: Command, accountId: string): Promise<void> {
  const { database } = command;
  const isOf = eq(calendarFeeds.accountId, accountId);
  const feed = database.select({ id: calendarFeeds.accountId }).from(calendarFeeds).where(isOf);
  await database.batch([
    auditEntryIf(command, accountActions.endCalendarFeed, accountId, exists(feed)),
    database.delete(calendarFeeds).where(isOf),
  ]);
}

/** Returns when the feed of an account got its address; null without a feed. */
export async function findCalendarFeedSince(database: Database, accountId: string): Promise<Date | null> {
  const [feed] = await database
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.accountId, accountId))
    .limit(1);
  return feed?.createdAt ?? null;
}

/** Statement for a batch: ends the feed if the account was closed or is no longer bound to the feed's doctor. */
export const endFeedWithoutDoctor = (database: Database, accountId: string) =>
  database.delete(calendarFeeds).where(
    and(
      eq(calendarFeeds.accountId, accountId),
      notExists(
        database
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, calendarFeeds.accountId), isOpenDoctor, isOfFeed)),
      ),
    ),
  );

const isOfFeed = eq(users.doctorId, calendarFeeds.doctorId);

/** Name of the file in the address of a feed. */
const filePattern = /^([\w-]{43})\.ics$/;

/**
 * Finds the doctor whose appointments a feed shows.
 *
 * @param file last part of the address
 * @returns undefined if no feed has this address, or its account may not sign in
 */
export async function findDoctorOfFeed(
  database: Database,
  file: string,
  { isDemonstration }: Pick<RequestContext, 'isDemonstration'>,
): Promise<string | undefined> {
  const secret = filePattern.exec(file)?.[1];
  if (secret === undefined) return undefined;
  const [feed] = await database
    .select({ doctorId: calendarFeeds.doctorId })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.accountId), isOfFeed))
    .where(
      and(
        eq(calendarFeeds.secretHash, await sha256Hex(secret)),
        isOpenDoctor,
        isDemonstration ? undefined : eq(users.isDemonstration, false),
      ),
    )
    .limit(1);
  return feed?.doctorId;
}
