import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, identifier, isOneOf, moment, money } from '#app/platform/database/columns.server.ts';
import { bookedFor, changeKinds, statuses, visits } from './appointment.values.ts';

/** Written out and not bound: SQLite uses a partial index for a query that repeats its condition word for word. */
export const liveCondition = sql.raw(`status in ('requested', 'confirmed')`);

/** The appointments of which a doctor can have one in a slot; see {@link liveCondition}. */
export const slotHolding = sql.raw(`status in ('requested', 'confirmed') and in_between = 0`);

/** Booked by a visitor and not looked at yet. */
export const unseenCondition = sql.raw('seen_at is null and created_by is null');

/** What still says who a person is. */
export const personalCondition = sql.raw('anonymised_at is null');

export const appointments = sqliteTable(
  'appointments',
  {
    id: identifier(),
    /** What a person reads out on the phone: appointment.reference.ts. */
    reference: text('reference').notNull(),
    doctorId: text('doctor_id').notNull(),
    /** The doctor's name and fee are those of the booking: a later change of them changes no appointment. */
    doctorName: text('doctor_name').notNull(),
    feePaise: money('fee_paise').notNull(),
    visit: text('visit', { enum: visits }).notNull(),
    /** A day of the hospital's calendar, such as '2026-11-20', and the slot in minutes of that day. */
    day: text('day').notNull(),
    minute: integer('minute').notNull(),
    status: text('status', { enum: statuses }).notNull(),
    inBetween: flag('in_between').notNull(),
    patientName: text('patient_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    note: text('note'),
    bookedFor: text('booked_for', { enum: bookedFor }).notNull(),
    bookerName: text('booker_name'),
    adultName: text('adult_name'),
    safeToCall: flag('safe_to_call').notNull(),
    callAs: text('call_as'),
    bestTime: text('best_time'),
    /** When the person agreed to the notice, and to which edition; null where staff wrote down what they were told. */
    consentAt: moment('consent_at'),
    noticeEdition: integer('notice_edition'),
    arrivedAt: moment('arrived_at'),
    cancelReason: text('cancel_reason'),
    /** Who of the staff entered it; null for a visitor. */
    createdBy: text('created_by'),
    /** When staff first looked at what a visitor booked. */
    seenAt: moment('seen_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Raised by each change, so that of two at once one is told. */
    version: integer('version').notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    /** The day on which a person's wish to be forgotten may be followed. */
    eraseOn: text('erase_on'),
    anonymisedAt: moment('anonymised_at'),
  },
  (table) => [
    // The one rule against double bookings, hospital and video together.
    uniqueIndex('appointments_slot').on(table.doctorId, table.day, table.minute).where(slotHolding),
    uniqueIndex('appointments_reference').on(table.reference),
    uniqueIndex('appointments_idempotency').on(table.idempotencyKey),
    index('appointments_day').on(table.day, table.minute, table.id),
    index('appointments_visit').on(table.visit, table.day, table.minute, table.id),
    index('appointments_doctor').on(table.doctorId, table.day, table.minute, table.id),
    index('appointments_phone').on(table.phone, table.day),
    index('appointments_unseen').on(table.createdAt).where(unseenCondition),
    index('appointments_requested').on(table.day, table.minute).where(sql.raw(`status = 'requested'`)),
    index('appointments_personal').on(table.day).where(personalCondition),
    index('appointments_to_erase').on(table.eraseOn).where(sql.raw('erase_on is not null')),
    check('appointments_visit', isOneOf(table.visit, visits)),
    check('appointments_status', isOneOf(table.status, statuses)),
    check('appointments_booked_for', isOneOf(table.bookedFor, bookedFor)),
    check('appointments_fee', sql`${table.feePaise} >= 0`),
  ],
);

/** What happened to an appointment, and where it stood before, so that the last step can be taken back. */
export const appointmentChanges = sqliteTable(
  'appointment_changes',
  {
    id: identifier(),
    appointmentId: text('appointment_id').notNull(),
    /** The appointment's version that this made: what one call changed has one. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    /** Who of the staff; null for the visitor, or the site itself. */
    by: text('by'),
    what: text('what', { enum: changeKinds }).notNull(),
    fromDay: text('from_day'),
    fromMinute: integer('from_minute'),
    fromStatus: text('from_status', { enum: statuses }),
    fromArrivedAt: moment('from_arrived_at'),
    reason: text('reason'),
  },
  (table) => [
    index('appointment_changes_of').on(table.appointmentId, table.version),
    check('appointment_changes_what', isOneOf(table.what, changeKinds)),
  ],
);

/** The words of the names in an appointment, in small letters, by whose beginnings it is found. */
export const appointmentWords = sqliteTable(
  'appointment_words',
  {
    word: text('word').notNull(),
    appointmentId: text('appointment_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.appointmentId] }),
    index('appointment_words_of').on(table.appointmentId),
  ],
);
