import { and, eq, getTableColumns, inArray, is, lt, SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { auditEntryIf } from '#app/platform/audit-log/audit.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Command } from '#app/platform/request/command.server.ts';
import { countInBatch } from '#app/platform/throttle/counter.server.ts';
import { visitorMessagesPerAddress } from '#app/platform/throttle/limits.server.ts';
import { addressLimits } from '#app/platform/throttle/visitor-limit.server.ts';
import { momentInIndia } from '#app/time/calendar.ts';
import { messageStops, messages } from './message.schema.server.ts';
import {
  finalReasons,
  type MessageKind,
  type MessageReason,
  type MessageState,
  type MessageSubject,
  messageActions,
  messageDays,
  type StopWay,
  undeliveredStates,
} from './message.values.ts';
import { dueAt, expiresAt, type feedbackDue, type ReminderWindow, reminderMargin } from './message-times.ts';

type Written = Pick<Command, 'database' | 'actor' | 'now'>;

type Draft = {
  readonly [Name in keyof typeof messages.$inferSelect]?: (typeof messages.$inferSelect)[Name] | SQL;
};

/** Builds the insert of new messages. Columns that the draft leaves out are null. */
function insertMessages({ database, now }: Pick<Written, 'database' | 'now'>, draft: Draft, from: SQL) {
  const given: Draft = {
    audience: 'patient',
    state: 'waiting',
    attempts: 0,
    createdAt: now,
    ...draft,
  };
  const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(messages);
  const values = Object.entries(columns).map(([name, column]) => {
    const value = given[name as keyof Draft] ?? null;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return (
    database
      .insert(messages)
      .select(sql`select ${sql.join(values, sql`, `)} ${from}`)
      // The unique index on the key decides: one live message for one change.
      .onConflictDoNothing()
  );
}

interface NewMessage {
  readonly kind: MessageKind;
  readonly subject: MessageSubject;
  /** Version of the subject that the change makes. */
  readonly version: number;
  /** Time of the visit, as the message states it; null for a call. */
  readonly day: string | null;
  readonly minute: number | null;
}

/**
 * Builds the statements of a message about a change. Put them into the same `database.batch` as the change, so
 * that neither exists without the other. A change by staff waits until it can no longer be taken back.
 *
 * @param condition true if the batch makes the change
 * @returns the count of a visitor's messages, and the message
 */
export async function messageIf(
  command: Written,
  { kind, subject, version, day, minute }: NewMessage,
  condition: SQL,
) {
  const { actor, now, database } = command;
  const due = dueAt(now, { day, minute }, actor.kind === 'staff');
  const { count: perAddress, window } = visitorMessagesPerAddress;
  const limits = actor.kind === 'visitor' ? await addressLimits('message', actor, perAddress) : [];
  const { count, isAbove } = countInBatch(database, limits, window, now, condition);
  const ifAbove = (value: string | number, otherwise: string | null) =>
    actor.kind === 'visitor' ? sql`iif(${isAbove}, ${value}, ${otherwise})` : sql`${otherwise}`;
  const message = insertMessages(
    command,
    {
      id: crypto.randomUUID(),
      kind,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectVersion: version,
      day,
      minute,
      state: ifAbove('by-hand', 'waiting'),
      reason: ifAbove('cap', null),
      endedAt: ifAbove(now.getTime(), null),
      dedupeKey: `${kind}:${subject.id}:${version}`,
      dueAt: due,
      nextAt: due,
      expiresAt: expiresAt(kind, due, { day, minute }),
      madeBy: actor.kind === 'staff' ? actor.userId : actor.kind === 'visitor' ? 'visitor' : 'site',
    },
    sql`where ${condition}`,
  );
  return [count, message] as const;
}

/** States in which a message did not go out and may still do so. */
const recallable = ['waiting', 'by-hand'] as const satisfies readonly MessageState[];

const dropped = ({ now }: Pick<Written, 'now'>, reason: MessageReason) =>
  ({ state: 'dropped', reason, endedAt: now }) as const;

/**
 * Builds the statement that drops the messages of a subject that did not go out yet. Put it into the batch of
 * each change, before the new message.
 *
 * @param condition true if the batch makes the change
 */
export function dropWaiting(
  command: Pick<Command, 'database' | 'now'>,
  subject: MessageSubject,
  reason: MessageReason,
  condition: SQL,
) {
  return dropWaitingIn(command, sql`(${subject.id})`, reason, condition);
}

/**
 * Builds the statement that drops the waiting messages of several subjects.
 *
 * @param ids SQL list of identifiers, or a query in brackets
 */
export function dropWaitingIn(
  command: Pick<Command, 'database' | 'now'>,
  ids: SQL,
  reason: MessageReason,
  condition: SQL = sql`true`,
) {
  return command.database
    .update(messages)
    .set(dropped(command, reason))
    .where(and(sql`${messages.subjectId} in ${ids}`, inArray(messages.state, recallable), condition));
}

/** States in which the person has got the message, or may have got it. */
const goneOut = [
  'sending',
  'sent',
  'delivered',
  'read',
  'unclear',
  'sent-by-hand',
] as const satisfies readonly MessageState[];

/** Kinds that state the standing of a visit. Reminders repeat it only. */
const standingKinds = [
  'received',
  'confirmed',
  'moved',
  'cancelled',
] as const satisfies readonly MessageKind[];

/**
 * SQL condition: the last message that the person got says something else than this standing of the visit.
 * After Undo it decides whether the person must be told again.
 *
 * @param kinds kinds that state this standing
 * @param withoutMessage the answer for a person who got no message
 */
export function isToldOtherwise(
  { subject, day, minute }: Pick<NewMessage, 'subject' | 'day' | 'minute'>,
  kinds: readonly MessageKind[],
  withoutMessage: boolean,
): SQL {
  return sql`coalesce((select not (${inArray(messages.kind, [...kinds])} and ${messages.day} = ${day} and ${messages.minute} = ${minute})
    from ${messages} where ${messages.subjectId} = ${subject.id} and ${inArray(messages.state, goneOut)}
    and ${inArray(messages.kind, standingKinds)}
    order by ${messages.createdAt} desc, ${messages.subjectVersion} desc limit 1), ${withoutMessage ? 1 : 0})`;
}

/** Expressions of the store that knows the visits; `from` selects those that get the message. */
interface VisitSource {
  readonly id: SQL;
  readonly version: SQL;
  readonly minute: SQL;
  /** From `from` on, without the condition on earlier messages. */
  readonly from: SQL;
}

/** Messages of one kind that are worked out from the visits of a day. */
interface WorkedOut {
  readonly kind: MessageKind;
  readonly day: string;
  readonly expiresAt: SQL;
}

/**
 * Builds the insert of messages that are worked out from visits. It is run each minute: a message that exists is not
 * made again, and one whose visit moved is made for the new time.
 */
function insertWorkedOut(
  command: Pick<Command, 'database' | 'now'>,
  { kind, day, expiresAt: expires }: WorkedOut,
  { id, version, minute, from }: VisitSource,
) {
  const { now } = command;
  const key = sql`${`${kind}:`} || ${id} || ${`:${day}:`} || ${minute}`;
  const isMade = sql`exists (select 1 from ${messages} where ${messages.subjectId} = ${id} and ${messages.dedupeKey} = ${key}
    and (${messages.state} <> 'dropped' or ${inArray(messages.reason, finalReasons)}))`;
  return insertMessages(
    command,
    {
      id: sql`lower(hex(randomblob(16)))`,
      kind,
      subjectKind: 'appointment',
      subjectId: id,
      subjectVersion: version,
      day,
      minute,
      dedupeKey: key,
      dueAt: now,
      nextAt: now,
      expiresAt: expires,
      madeBy: 'site',
    },
    sql`${from} and not ${isMade}`,
  );
}

/** Builds the insert of the reminders that are due. */
export function insertReminders(
  command: Pick<Command, 'database' | 'now'>,
  { kind, day, endsAt }: ReminderWindow,
  source: VisitSource,
) {
  const latest = momentInIndia(day, 0).getTime() - reminderMargin;
  const expires = sql`min(${endsAt.getTime()}, ${latest} + ${source.minute} * 60000)`;
  return insertWorkedOut(command, { kind, day, expiresAt: expires }, source);
}

/** Builds the insert of the questions how a visit was. */
export const insertFeedback = (
  command: Pick<Command, 'database' | 'now'>,
  { day, endsAt }: NonNullable<ReturnType<typeof feedbackDue>>,
  source: VisitSource,
) => insertWorkedOut(command, { kind: 'feedback', day, expiresAt: sql`${endsAt.getTime()}` }, source);

/** Records that a person wants no more messages, on any channel. */
export async function recordStop(database: Database, phone: string, how: StopWay, at: Date): Promise<void> {
  await stopStatement(database, phone, how, at);
}

/** Builds the statement of {@link recordStop}. */
export const stopStatement = (database: Database, phone: string, how: StopWay, at: Date) =>
  database.insert(messageStops).values({ phone, at, how }).onConflictDoNothing();

/**
 * Builds the statement that forgets the stops of phones whose owners agreed again.
 *
 * @param phones SQL list of phones, or a query in brackets
 */
export const liftStops = (database: Database, phones: SQL) =>
  database.delete(messageStops).where(sql`${messageStops.phone} in ${phones}`);

/** States of a message that a member of the staff may send. */
const sendableByHand = ['by-hand', ...undeliveredStates] satisfies readonly MessageState[];

/**
 * Records that a member of the staff sent a message that waits for it, or that its gateway did not deliver.
 *
 * @returns whether it still waited; false too if somebody has recorded it before
 */
export async function markSentByHand(command: Command, id: string): Promise<boolean> {
  const { database, now } = command;
  const waits = and(eq(messages.id, id), inArray(messages.state, sendableByHand));
  const isWaiting = sql`exists (select 1 from ${messages} where ${waits})`;
  const [, changed] = await database.batch([
    auditEntryIf(command, messageActions.sentByHand, id, isWaiting),
    database
      .update(messages)
      .set({ state: 'sent-by-hand', channel: 'by-hand', sentAt: now, endedAt: now })
      .where(waits)
      .returning({ id: messages.id }),
  ]);
  return changed.length > 0;
}

/** Rows from before this moment are deleted. */
export const messageRetentionCutoff = (now: Date) =>
  new Date(now.getTime() - messageDays * 24 * 60 * 60 * 1000);

/** Deletes messages after 400 days. The nightly run calls it. Stops stay. */
export async function sweepMessages(database: Database, now: Date): Promise<void> {
  await database.delete(messages).where(lt(messages.createdAt, messageRetentionCutoff(now)));
}
