import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { identifier, isOneOf, moment, money } from '#app/platform/database/columns.server.ts';
import {
  audiences,
  messageChannels,
  messageKinds,
  messageReasons,
  messageStates,
  stopWays,
  subjectKinds,
} from './message.values.ts';

/** Raw SQL: SQLite uses a partial index only for a query that repeats its condition literally. */
export const waitingCondition = sql.raw(`state = 'waiting'`);
export const sendingCondition = sql.raw(`state = 'sending'`);
export const endedCondition = sql.raw('ended_at is not null');

/**
 * The outbox. A row holds no phone, name or text: these are read when the message is sent, so an erased person
 * is in no row.
 */
export const messages = sqliteTable(
  'messages',
  {
    id: identifier(),
    /** Checked by the code alone, because more kinds will come (decision 0118). */
    kind: text('kind', { enum: messageKinds }).notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** Version of the subject that the change made. */
    subjectVersion: integer('subject_version').notNull(),
    /** Day and minute of the visit, as the message states them; null for a call. */
    day: text('day'),
    minute: integer('minute'),
    /** Channel, language and template; null until the message is claimed. */
    channel: text('channel', { enum: messageChannels }),
    language: text('language'),
    template: text('template'),
    state: text('state', { enum: messageStates }).notNull(),
    reason: text('reason', { enum: messageReasons }),
    /** One live message per key: `kind:subject:version`, for reminders `kind:subject:day:minute`. */
    dedupeKey: text('dedupe_key').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Time of the next attempt. */
    nextAt: moment('next_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull(),
    /** Run that sends the message, and the end of its lease. */
    claim: text('claim'),
    claimedUntil: moment('claimed_until'),
    provider: text('provider'),
    providerId: text('provider_id'),
    /** Code of the gateway's error, never its text. */
    errorCode: text('error_code'),
    parts: integer('parts'),
    costPaise: money('cost_paise'),
    /** User id of the staff member; `visitor`, or `site` for a reminder. */
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    deliveredAt: moment('delivered_at'),
    readAt: moment('read_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('messages_dedupe').on(table.dedupeKey).where(sql.raw(`state <> 'dropped'`)),
    uniqueIndex('messages_provider')
      .on(table.provider, table.providerId)
      .where(sql.raw('provider_id is not null')),
    index('messages_waiting').on(table.nextAt).where(waitingCondition),
    index('messages_sending').on(table.claimedUntil).where(sendingCondition),
    index('messages_subject').on(table.subjectId, table.createdAt),
    // Without the condition SQLite would prefer this index for messages that wait, and sort them all.
    index('messages_ended').on(table.state, table.endedAt).where(endedCondition),
    index('messages_created').on(table.createdAt),
    check('messages_state', isOneOf(table.state, messageStates)),
  ],
);

/**
 * Phones whose owners want no messages. A row outlives the erasure of the person: without the number, the
 * hospital would write to it again.
 */
export const messageStops = sqliteTable(
  'message_stops',
  {
    /** Ten digits. */
    phone: text('phone').primaryKey(),
    at: moment('at').notNull(),
    how: text('how', { enum: stopWays }).notNull(),
  },
  (table) => [check('message_stops_how', isOneOf(table.how, stopWays))],
);

export type MessageRow = typeof messages.$inferSelect;
