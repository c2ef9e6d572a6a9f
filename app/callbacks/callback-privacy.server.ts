import { and, eq, lt } from 'drizzle-orm';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { anyCallback, withId } from './callback.commands.server.ts';
import { callbackMessages } from './callback.messages.ts';
import { columns } from './callback.queries.server.ts';
import { callbacks } from './callback.schema.server.ts';
import { type Callback, callbackActions } from './callback.values.ts';

/** More requests than one phone has made. */
const mostOfOnePhone = 200;

/** The moment before which requests are no longer kept. */
export const callbacksKeptFrom = (now: Date) =>
  new Date(now.getTime() - recordRetention.callbackDays * 24 * 60 * 60 * 1000);

/** Daily: forgets who asked for a call longer ago than they are kept. */
export async function sweepCallbacks(database: Database, now: Date): Promise<void> {
  await database.delete(callbacks).where(lt(callbacks.createdAt, callbacksKeptFrom(now)));
}

const ofPhone = (phone: string) => eq(callbacks.phone, phone);

/** Everything that is kept of the calls of one phone, for the person who asks for it. Who asked for whom is audited. */
export async function exportCallbacks(command: Command, phone: string): Promise<readonly Callback[]> {
  const { database } = command;
  const found = await database
    .select(columns)
    .from(callbacks)
    .where(ofPhone(phone))
    .orderBy(callbacks.createdAt)
    .limit(mostOfOnePhone);
  const [first, ...others] = found.map(({ id }) =>
    auditEntryIf(command, callbackActions.exportPerson, id, anyCallback(database, withId(id))),
  );
  if (first) await database.batch([first, ...others]);
  return found;
}

/** @throws ProblemError 409 while somebody with this phone waits for a call */
export async function expectNoOpenCallback(database: Database, phone: string): Promise<void> {
  const [open] = await database
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(and(ofPhone(phone), eq(callbacks.status, 'open')))
    .limit(1);
  if (open) throw new ProblemError(409, { message: callbackMessages.stillOpen });
}

/**
 * Follows a person's wish to be forgotten. The law keeps a request for a year, which is as long as it is kept here: the daily run
 * deletes it then, and what is not needed to prove it goes at once.
 *
 * @returns how many requests there are
 * @throws ProblemError 409 while the person still waits for a call
 */
export async function eraseCallbacks(command: Command, phone: string): Promise<number> {
  const { database } = command;
  await expectNoOpenCallback(database, phone);
  const found = await database
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(ofPhone(phone))
    .limit(mostOfOnePhone);
  const [first, ...others] = found.map(({ id }) =>
    auditEntryIf(command, callbackActions.erase, id, anyCallback(database, withId(id))),
  );
  if (first) {
    await database.batch([
      first,
      ...others,
      database.update(callbacks).set({ bestTime: null, callAs: null }).where(ofPhone(phone)),
    ]);
  }
  return found.length;
}
