import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { messageAnswers } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import { flag, identifier, isOneOf, moment } from '#app/platform/database/columns.server.ts';
import { callbackStatuses, callbackSubjects } from './callback.values.ts';

export const callbacks = sqliteTable(
  'callbacks',
  {
    id: identifier(),
    /** Name or initials. */
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    subject: text('subject', { enum: callbackSubjects }).notNull().default('call'),
    bestTime: text('best_time'),
    callAs: text('call_as'),
    safeToCall: flag('safe_to_call').notNull(),
    consentAt: moment('consent_at').notNull(),
    noticeEdition: integer('notice_edition').notNull(),
    status: text('status', { enum: callbackStatuses }).notNull(),
    tries: integer('tries').notNull(),
    lastTriedAt: moment('last_tried_at'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** Answer to the question whether messages may be sent to the phone. Null: not asked, or not answered. */
    messageChannel: text('message_channel', { enum: messageAnswers }),
    /** Locale of the page with the form. Null in rows from before this column. */
    language: text('language').$type<Locale>(),
  },
  (table) => [
    index('callbacks_listed').on(table.status, table.createdAt),
    index('callbacks_phone').on(table.phone),
    index('callbacks_created').on(table.createdAt),
    check('callbacks_status', isOneOf(table.status, callbackStatuses)),
    check('callbacks_ended', sql`(${table.status} = 'done') = (${table.endedAt} is not null)`),
  ],
);

/** Columns that the erasure of a person empties at once. All others go with the row after a year (decision 0118). */
export const callbackColumnsErasedAtOnce = [
  'bestTime',
  'callAs',
  'messageChannel',
  'language',
] as const satisfies readonly (keyof typeof callbacks.$inferSelect)[];
