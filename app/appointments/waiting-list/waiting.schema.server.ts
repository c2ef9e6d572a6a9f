import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, identifier, isOneOf, list, moment } from '#app/platform/database/columns.server.ts';
import { visitKinds } from '../appointment.values.ts';
import { waitingStatuses } from './waiting.values.ts';

/** People who wait for a time of a doctor. Entered by staff only. */
export const waitingList = sqliteTable(
  'waiting_list',
  {
    id: identifier(),
    doctorId: text('doctor_id').notNull(),
    /** Doctor's name when the entry was made. */
    doctorName: text('doctor_name').notNull(),
    visit: text('visit', { enum: visitKinds }).notNull(),
    /** Days in India, both included. */
    fromDay: text('from_day').notNull(),
    untilDay: text('until_day').notNull(),
    patientName: text('patient_name').notNull(),
    phone: text('phone').notNull(),
    safeToCall: flag('safe_to_call').notNull(),
    status: text('status', { enum: waitingStatuses }).notNull(),
    tries: integer('tries').notNull(),
    lastTriedAt: moment('last_tried_at'),
    /** Times that the person did not want, such as '2026-11-24 600'. */
    declined: list<string>('declined').notNull(),
    /** User id of the staff member. The person agreed on the phone to be called. */
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** Day on which the daily run deletes the entry, after an erasure request. */
    eraseOn: text('erase_on'),
    /** False if nobody asked whether it is safe to call. `safeToCall` is then false. */
    isCallAsked: flag('is_call_asked').notNull().default(true),
  },
  (table) => [
    index('waiting_list_open').on(table.status, table.createdAt),
    index('waiting_list_phone').on(table.phone),
    index('waiting_list_until').on(table.untilDay),
    index('waiting_list_to_erase').on(table.eraseOn).where(sql.raw('erase_on is not null')),
    check('waiting_list_visit', isOneOf(table.visit, visitKinds)),
    check('waiting_list_status', isOneOf(table.status, waitingStatuses)),
    check('waiting_list_ended', sql`(${table.status} = 'waiting') = (${table.endedAt} is null)`),
    check('waiting_list_days', sql`${table.fromDay} <= ${table.untilDay}`),
  ],
);
