import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { agreedChannels } from '#app/hospital-facts/message-facts.ts';
import { recordRetention } from '#app/hospital-facts/record-retention.ts';
import { message } from '#app/languages/localized-message.ts';
import { dropWaitingIn } from '#app/messages/message.commands.server.ts';
import { auditEach, auditEntryIf, eraseVisitorAddresses } from '#app/platform/audit-log/audit.server.ts';
import { emptied } from '#app/platform/database/columns.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { callbackProblems } from '#messages/callbacks/problems.ts';
import { callbackExists, hasId } from './callback.commands.server.ts';
import { callbackColumns } from './callback.queries.server.ts';
import { callbackColumnsErasedAtOnce, callbacks } from './callback.schema.server.ts';
import { type CallbackRequest, callbackActions } from './callback.values.ts';

/** Upper bound of a query for one phone: more requests than a phone makes in a year. */
const mostOfOnePhone = 200;

/** Requests from before this time are deleted. */
export const callbackRetentionCutoff = (now: Date) =>
  new Date(now.getTime() - recordRetention.callbackDays * 24 * 60 * 60 * 1000);

/** Runs daily. Deletes requests that are past the retention period. */
export async function sweepCallbacks(database: Database, now: Date): Promise<void> {
  await database.delete(callbacks).where(lt(callbacks.createdAt, callbackRetentionCutoff(now)));
}

const ofPhone = (phone: string) => eq(callbacks.phone, phone);

/**
 * Builds the statements that stop messages to a phone about its requests, on every channel. They change nothing where
 * nobody agreed.
 */
export function stopCallbackMessages(command: Command, phone: string) {
  const agreed = and(ofPhone(phone), inArray(callbacks.messageChannel, agreedChannels)) as SQL;
  return [
    auditEach(command, callbackActions.stopMessages, callbacks.id, agreed),
    command.database.update(callbacks).set({ messageChannel: 'none' }).where(agreed),
  ] as const;
}

/** A request, with the time of the consent and the privacy notice that was shown. */
type ExportedCallback = CallbackRequest & {
  readonly consent: { readonly at: Date; readonly notice: number };
};

/**
 * Exports the requests of one phone, for a person's request to see their data. Each export writes an audit
 * entry.
 */
export async function exportCallbacks(command: Command, phone: string): Promise<readonly ExportedCallback[]> {
  const { database } = command;
  const found = await database
    .select({ ...callbackColumns, consent: { at: callbacks.consentAt, notice: callbacks.noticeEdition } })
    .from(callbacks)
    .where(ofPhone(phone))
    .orderBy(callbacks.createdAt)
    .limit(mostOfOnePhone);
  const [first, ...others] = found.map(({ id }) =>
    auditEntryIf(command, callbackActions.exportPerson, id, callbackExists(database, hasId(id))),
  );
  if (first) await database.batch([first, ...others]);
  return found;
}

/** SQL condition: this phone has an open request. */
const isWaitingForCall = (database: Database, phone: string): SQL =>
  callbackExists(database, and(ofPhone(phone), eq(callbacks.status, 'open')));

const openStatement = (database: Database, phone: string) =>
  database.select({ isOpen: sql<number>`${isWaitingForCall(database, phone)}` }).from(sql`(select 1)`);

const stillOpen = () => new ProblemError(409, { message: message(callbackProblems, 'stillOpen') });

/** @throws ProblemError 409 while this phone has an open request */
export async function expectNoOpenCallback(database: Database, phone: string): Promise<void> {
  const [state] = await openStatement(database, phone);
  if (state?.isOpen) throw stillOpen();
}

/**
 * Erases a person's requests on demand. The law requires storage for a year, which is the retention period
 * here: the daily run deletes the requests then. Optional data is deleted at once.
 *
 * @returns the number of requests of this phone
 * @throws ProblemError 409 while the phone has an open request
 */
export async function eraseCallbacks(command: Command, phone: string): Promise<number> {
  const { database } = command;
  // Each statement has this condition, because a request may be made while the erasure runs.
  const erasable = sql`${ofPhone(phone)} and not ${isWaitingForCall(database, phone)}`;
  const [[state], , , , erased] = await database.batch([
    openStatement(database, phone),
    auditEach(command, callbackActions.erase, callbacks.id, erasable),
    dropWaitingIn(command, sql`(select id from ${callbacks} where ${erasable})`, 'erased'),
    eraseVisitorAddresses(database, sql`(select id from ${callbacks} where ${erasable})`),
    database
      .update(callbacks)
      .set(emptied(callbackColumnsErasedAtOnce))
      .where(erasable)
      .returning({ id: callbacks.id }),
  ]);
  if (state?.isOpen) throw stillOpen();
  return erased.length;
}
