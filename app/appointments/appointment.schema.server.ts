import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { messageAnswers } from '#app/hospital-facts/message-facts.ts';
import type { Locale } from '#app/languages/locales.ts';
import { flag, identifier, isOneOf, moment, money } from '#app/platform/database/columns.server.ts';
import type { AgeGroup, Sex } from './about-person.ts';
import { bookedFor, changeKinds, statuses, visitKinds } from './appointment.values.ts';

/**
 * Raw SQL without parameters: SQLite uses a partial index only for a query that repeats its condition
 * literally.
 */
export const liveCondition = sql.raw(`status in ('requested', 'confirmed')`);

/** Appointments that count as booked, as `isBooked` says. */
export const bookedCondition = sql.raw(`status <> 'cancelled'`);

/** Appointments that hold a slot, for the unique index. Raw SQL for the reason of {@link liveCondition}. */
export const slotHoldingCondition = sql.raw(
  `status in ('requested', 'confirmed', 'completed') and in_between = 0`,
);

/** Booked by a visitor and not yet confirmed. Raw SQL for the reason of {@link liveCondition}. */
export const openRequestCondition = sql.raw(`status = 'requested' and created_by is null`);

/** Booked by a visitor and not yet opened by staff. */
export const unseenCondition = sql.raw('seen_at is null and created_by is null');

/** Appointments that still have personal data. */
export const personalCondition = sql.raw('anonymised_at is null');

export const appointments = sqliteTable(
  'appointments',
  {
    id: identifier(),
    /** Code that the person reads out on the phone; format in appointment.reference.ts. */
    reference: text('reference').notNull(),
    doctorId: text('doctor_id').notNull(),
    /**
     * Doctor's name and fee at booking. Later changes of the doctor do not affect the appointment. Handing it to another
     * doctor changes the name; the fee stays as it was agreed.
     */
    doctorName: text('doctor_name').notNull(),
    feePaise: money('fee_paise').notNull(),
    visit: text('visit', { enum: visitKinds }).notNull(),
    /** Day in India, such as '2026-11-20'. `minute` is the slot, in minutes after midnight of that day. */
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
    /** Time of consent, with the version of the notice. Null if staff entered the booking by phone. */
    consentAt: moment('consent_at'),
    noticeEdition: integer('notice_edition'),
    arrivedAt: moment('arrived_at'),
    cancelReason: text('cancel_reason'),
    /** User id of the staff member who booked; null for a visitor. */
    createdBy: text('created_by'),
    /** When staff first opened the visitor's booking, or null after a change by the visitor. */
    seenAt: moment('seen_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Optimistic lock: each change raises it, so that the second of two concurrent changes is refused. */
    version: integer('version').notNull(),
    /** Day on which the daily run anonymises the appointment, after an erasure request. */
    eraseOn: text('erase_on'),
    anonymisedAt: moment('anonymised_at'),
    /** Answer to the question whether messages may be sent to the phone. Null: not asked, or not answered. */
    messageChannel: text('message_channel', { enum: messageAnswers }),
    /** Locale of the page where the appointment was booked, or the one chosen at the desk. Null in rows from before this column. */
    language: text('language').$type<Locale>(),
    /** False if nobody asked whether it is safe to call. `safeToCall` is then false. */
    isCallAsked: flag('is_call_asked').notNull().default(true),
    /**
     * Code of the network from which a visitor booked (app/platform/throttle/network.server.ts). The daily run empties it
     * after seven days.
     */
    network: text('network'),
    /** Link that staff typed for this visit by video. It goes before the link of the doctor and before the room. */
    videoLink: text('video_link'),
    /** Name of a room that nobody can guess, for the video server that the hospital names (decision 0127). Null: at the hospital. */
    videoRoom: text('video_room'),
    /** When the person went in to the doctor. */
    withDoctorAt: moment('with_doctor_at'),
    /** Age group and sex of the patient, if the person agreed to say them. The input checks the values (decision 0118). */
    ageGroup: text('age_group').$type<AgeGroup>(),
    sex: text('sex').$type<Sex>(),
  },
  (table) => [
    // Prevents double bookings, across hospital and video visits (decision 0040).
    uniqueIndex('appointments_slot').on(table.doctorId, table.day, table.minute).where(slotHoldingCondition),
    uniqueIndex('appointments_reference').on(table.reference),
    index('appointments_day').on(table.day, table.minute, table.id),
    index('appointments_visit').on(table.visit, table.day, table.minute, table.id),
    index('appointments_doctor').on(table.doctorId, table.day, table.minute, table.id),
    index('appointments_phone').on(table.phone, table.day),
    index('appointments_unseen').on(table.createdAt).where(unseenCondition),
    index('appointments_requested').on(table.day, table.minute).where(sql.raw(`status = 'requested'`)),
    index('appointments_live').on(table.day, table.minute).where(liveCondition),
    index('appointments_personal').on(table.day).where(personalCondition),
    index('appointments_network').on(table.network).where(sql.raw('network is not null')),
    index('appointments_to_erase').on(table.eraseOn).where(sql.raw('erase_on is not null')),
    check('appointments_visit', isOneOf(table.visit, visitKinds)),
    check('appointments_status', isOneOf(table.status, statuses)),
    check('appointments_booked_for', isOneOf(table.bookedFor, bookedFor)),
    check('appointments_fee', sql`${table.feePaise} >= 0`),
  ],
);

/**
 * Columns that the erasure of a person empties: at once, and when the law no longer requires them. A column with words of
 * a person belongs to one of these lists (decision 0118).
 */
export const erasedAppointmentColumns = {
  atOnce: [
    'note',
    'cancelReason',
    'callAs',
    'bestTime',
    'messageChannel',
    'language',
    'network',
    'videoLink',
    'videoRoom',
    'ageGroup',
    'sex',
  ],
  afterAYear: ['patientName', 'phone', 'email', 'bookerName', 'adultName'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof appointments.$inferSelect)[]>>;

/**
 * History of appointments. Each row has the values before the change, so that the last change can be undone.
 */
export const appointmentChanges = sqliteTable(
  'appointment_changes',
  {
    id: identifier(),
    appointmentId: text('appointment_id').notNull(),
    /** The appointment's version after this change. Steps of one call share a version. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    /** User id of the staff member; null for the visitor or the site itself. */
    by: text('by'),
    // A list that grows, so it has no CHECK (decision 0118).
    what: text('what', { enum: changeKinds }).notNull(),
    fromDay: text('from_day'),
    fromMinute: integer('from_minute'),
    fromStatus: text('from_status', { enum: statuses }),
    fromArrivedAt: moment('from_arrived_at'),
    fromWithDoctorAt: moment('from_with_doctor_at'),
    reason: text('reason'),
    /** The doctor before a change that handed the visit to another one; null for every other change. */
    fromDoctorId: text('from_doctor_id'),
    fromDoctorName: text('from_doctor_name'),
  },
  (table) => [index('appointment_changes_of').on(table.appointmentId, table.version)],
);

/** Search index: terms of the names in an appointment and the end of its phone (appointment.search.ts), matched by prefix. */
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
