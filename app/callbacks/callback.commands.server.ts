import { and, eq, exists, gte, type SQL, sql } from 'drizzle-orm';
import { message } from '#app/languages/localized-message.ts';
import { dropWaiting, messageIf } from '#app/messages/message.commands.server.ts';
import { takeBackWithin } from '#app/messages/message-times.ts';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { insertIf } from '#app/platform/database/insert-if.server.ts';
import { ProblemError } from '#app/platform/http/problems.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import type { IdempotencyKey } from '#app/platform/writes/idempotency.server.ts';
import { claimKey, findEarlierResult, oncePerKey } from '#app/platform/writes/idempotency-claim.server.ts';
import { VersionConflictError } from '#app/platform/writes/row-version.server.ts';
import { callbackProblems } from '#messages/callbacks/problems.ts';
import type { CallbackInput } from './callback.input.server.ts';
import { findCallback } from './callback.queries.server.ts';
import { callbacks } from './callback.schema.server.ts';
import {
  type CallbackRequest,
  type CallbackSubject,
  type CallOutcome,
  callbackActions,
  callbackNoticeVersion,
} from './callback.values.ts';

export const hasId = (id: string) => eq(callbacks.id, id);

export const callbackExists = (database: Database, condition: SQL | undefined) =>
  exists(database.select({ id: callbacks.id }).from(callbacks).where(condition));

async function madeBefore(database: Database, key: IdempotencyKey | null): Promise<CallbackRequest | null> {
  const id = await findEarlierResult(database, key);
  return id === null ? null : findCallback(database, id);
}

/**
 * Stores a request for a call.
 *
 * @param input what the form or the API call says; `subject` is `call` if absent
 * @param key idempotency key of the form or API call; a repeated submission returns the first request
 * @param countAttempt counts the attempt of a visitor; a repeated submission is not counted
 * @throws ProblemError 429 from `countAttempt`
 */
export async function requestCallback(
  command: Command,
  {
    consent: _given,
    subject = 'call',
    bestTime = null,
    callAs = null,
    messageChannel = null,
    language = null,
    ...input
  }: CallbackInput & { readonly subject?: Exclude<CallbackSubject, 'reference'> },
  key: IdempotencyKey | null = null,
  countAttempt?: () => Promise<void>,
): Promise<CallbackRequest> {
  const { database, facts, now } = command;
  const before = await madeBefore(database, key);
  if (before) return before;
  await countAttempt?.();
  const id = crypto.randomUUID();
  const isThere = callbackExists(database, hasId(id));
  const draft = {
    kind: 'callback',
    subject: { kind: 'callback', id },
    version: 1,
    day: null,
    minute: null,
  } as const;
  const { isUnused, storeKey } = oncePerKey(command, key, id, isThere);
  const told = await messageIf(command, draft, isThere);
  await database.batch([
    insertIf(
      database,
      callbacks,
      {
        ...input,
        id,
        subject,
        bestTime,
        callAs,
        // Without a brand the question is not asked.
        messageChannel: facts.messages.brand === null ? null : messageChannel,
        language,
        consentAt: now,
        noticeEdition: callbackNoticeVersion,
        status: 'open',
        tries: 0,
        createdAt: now,
        lastTriedAt: null,
        endedAt: null,
      },
      isUnused,
    ),
    storeKey,
    auditEntryIf(command, callbackActions.request, id, isThere),
    ...told,
  ]);
  const callback = (await findCallback(database, id)) ?? (await madeBefore(database, key));
  if (!callback) throw new Error('Failed to store a request for a call.');
  return callback;
}

/** How to reach the person who booked an appointment. */
export type BookedContact = Pick<CallbackRequest, 'name' | 'phone' | 'bestTime' | 'callAs' | 'safeToCall'>;

/**
 * Asks the desk to tell a person the reference of their appointment. Runs the same statements whether there is an
 * appointment or not, so that its duration tells nobody. While a phone has an open request of this kind, no second
 * one is stored.
 *
 * @param contact contact of the appointment; null if the phone has none
 */
export async function requestReference(command: Command, contact: BookedContact | null): Promise<void> {
  const { database, now } = command;
  const id = crypto.randomUUID();
  const { name = '', phone = '', bestTime = null, callAs = null, safeToCall = false } = contact ?? {};
  const hasOpenRequest = callbackExists(
    database,
    and(eq(callbacks.phone, phone), eq(callbacks.subject, 'reference'), eq(callbacks.status, 'open')),
  );
  const row = {
    id,
    name,
    phone,
    subject: 'reference',
    bestTime,
    callAs,
    safeToCall,
    messageChannel: null,
    language: null,
    consentAt: now,
    noticeEdition: callbackNoticeVersion,
    status: 'open',
    tries: 0,
    lastTriedAt: null,
    createdAt: now,
    endedAt: null,
  } as const;
  await database.batch([
    insertIf(database, callbacks, row, sql`${contact ? 1 : 0} and not ${hasOpenRequest}`),
    auditEntryIf(command, callbackActions.requestReference, id, callbackExists(database, hasId(id))),
  ]);
}

/** Version of a request, derived from its counters: 1, plus one for each recorded call. */
export const callbackVersion = ({ tries, status }: Pick<CallbackRequest, 'tries' | 'status'>): number =>
  1 + tries + (status === 'done' ? 1 : 0);

/**
 * Records the outcome of a call: done, or nobody was reached and staff will try again.
 *
 * @param key idempotency key of the form or API call; a repeated submission does not count twice
 * @param version the version that the caller last read, if the caller sent one
 * @throws ProblemError 404 if the request does not exist
 * @throws VersionConflictError if the request is done, or another call was recorded since that version
 */
export async function recordCall(
  command: Command,
  id: string,
  outcome: CallOutcome,
  key: IdempotencyKey | null = null,
  version?: number,
): Promise<CallbackRequest> {
  const { database, now } = command;
  const isRecorded = async () => (await findEarlierResult(database, key)) !== null;
  if (await isRecorded()) return findOrRefuse(database, id);
  const isOpen = and(
    hasId(id),
    eq(callbacks.status, 'open'),
    version === undefined ? undefined : eq(callbacks.tries, version - 1),
  );
  const { claim, isFirst } = claimKey(command, key, crypto.randomUUID(), callbackExists(database, isOpen));
  const action = outcome === 'done' ? callbackActions.done : callbackActions.notReached;
  const isDone = outcome === 'done' ? isFirst : sql`false`;
  const [, , , changed] = await database.batch([
    claim,
    auditEntryIf(command, action, id, isFirst),
    dropWaiting(command, { kind: 'callback', id }, 'superseded', isDone),
    database
      .update(callbacks)
      .set({
        lastTriedAt: now,
        ...(outcome === 'done' ? { status: 'done', endedAt: now } : { tries: sql`${callbacks.tries} + 1` }),
      })
      .where(and(isOpen, isFirst))
      .returning({ id: callbacks.id }),
  ]);
  const callback = await findOrRefuse(database, id);
  if (changed.length === 0 && !(await isRecorded())) {
    if (callback.status === 'done')
      throw new VersionConflictError(message(callbackProblems, 'doneAlready'), callbackVersion(callback));
    throw new VersionConflictError(message(callbackProblems, 'calledMeanwhile'), callbackVersion(callback));
  }
  return callback;
}

/**
 * Takes back that a call was made, for ten minutes. A call that is open already stays so, because somebody may submit this
 * twice.
 *
 * @returns whether the call is open
 */
export async function reopenCall(command: Command, id: string): Promise<boolean> {
  const { database, now } = command;
  const isJustDone = and(
    hasId(id),
    eq(callbacks.status, 'done'),
    gte(callbacks.endedAt, new Date(now.getTime() - takeBackWithin)),
  );
  await database.batch([
    auditEntryIf(command, callbackActions.reopen, id, callbackExists(database, isJustDone)),
    database.update(callbacks).set({ status: 'open', endedAt: null }).where(isJustDone),
  ]);
  return (await findOrRefuse(database, id)).status === 'open';
}

async function findOrRefuse(database: Database, id: string): Promise<CallbackRequest> {
  const callback = await findCallback(database, id);
  if (!callback) throw new ProblemError(404, { message: message(callbackProblems, 'gone') });
  return callback;
}
