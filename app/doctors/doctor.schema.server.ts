import { sql } from 'drizzle-orm';
import { check, customType, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { fromRupees, type Paise, toRupees } from '#app/money/money.ts';
import {
  enteredTexts,
  flag,
  identifier,
  isOneOf,
  list,
  moment,
  rowInBin,
} from '#app/platform/database/columns.server.ts';
import type { Weekday } from '#app/time/calendar.ts';
import type { Leave, WeekdayHours } from './doctor.values.ts';
import { availabilities, type ConsultingLanguage, type DoctorText, genders } from './doctor.values.ts';
import { usualWorkingDays } from './hours/doctor-hours.ts';
import { paymentsBefore } from './payment-before.ts';
import { defaultPlace } from './staff-list/doctor-order.ts';

/** Column that stores an amount in whole rupees. */
const wholeRupees = customType<{ data: Paise; driverData: number }>({
  dataType: () => 'integer',
  fromDriver: fromRupees,
  toDriver: toRupees,
});

/** Doctors who are not available until further notice, for the partial index. Raw SQL for the reason of {@link rowInBin}. */
export const isUnavailable = sql.raw("availability = 'unavailable'");

/** Doctors with any leave, for the partial index. Raw SQL for the reason of {@link rowInBin}. */
export const hasLeave = sql.raw("leave <> '[]'");

export const doctors = sqliteTable(
  'doctors',
  {
    id: identifier(),
    /** Last part of the page's address. Null only in rows older than this column, until the daily run fills it. */
    slug: text('slug'),
    name: text('name').notNull(),
    specialization: text('specialization').notNull(),
    hospital: text('hospital').notNull(),
    about: text('about').notNull(),
    qualification: text('qualification').notNull(),
    awards: text('awards').notNull(),
    /** Years, as a string of digits (requirement 45). */
    experience: text('experience').notNull(),
    feePaise: wholeRupees('fees').notNull(),
    availability: text('availability', { enum: availabilities }).notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** Key of the picture in R2. Null means a drawn portrait. */
    pictureKey: text('picture_key'),
    ekalink: text('ekalink'),
    /** Minutes of the day in ascending order (app/time/slots.ts). */
    hospitalSlots: list<number>('hospital_slots').notNull(),
    videoSlots: list<number>('video_slots').notNull(),
    /** Weekdays with appointments (app/time/calendar.ts). */
    workingDays: list<Weekday>('working_days')
      .notNull()
      .default([...usualWorkingDays]),
    /** Hours of single weekdays in minutes of the day, as a JSON object. */
    weekdayHours: text('weekday_hours', { mode: 'json' }).$type<WeekdayHours>().notNull().default({}),
    leave: list<Leave>('leave').notNull().default([]),
    /** Council and number of the registration: both set or both null. */
    registrationCouncil: text('registration_council'),
    registrationNumber: text('registration_number'),
    // The input schema checks the values of the next three. A check constraint would rebuild the table.
    gender: text('gender', { enum: genders }),
    languages: list<ConsultingLanguage>('languages').notNull().default([]),
    paymentBefore: text('payment_before', { enum: paymentsBefore }),
    /** Texts in other locales than the default one, as a JSON object. */
    texts: enteredTexts<DoctorText>('texts').notNull().default({}),
    /** Sort key of public lists, before the name (doctor-order.ts). */
    place: integer('place').notNull().default(defaultPlace),
    isActive: flag('is_active').notNull().default(true),
    isDeleted: flag('is_deleted').notNull().default(false),
    /** Time of deletion while the doctor is in the bin. Null for doctors in use, and again once the bin is emptied. */
    deletedAt: moment('deleted_at'),
    /** Incremented by each change, to detect concurrent edits. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Room in which the doctor holds every video visit. For staff, and for a patient at the time of the visit (decision 0127). */
    videoLink: text('video_link'),
  },
  (table) => [
    uniqueIndex('doctors_slug').on(table.slug),
    // Staff lists sort by name and ignore case; SQLite reads the rows from this index in that order.
    index('doctors_listed').on(table.isDeleted, sql`${table.name} collate nocase`, table.id),
    // One index for each public list (directory, team, similar doctors), so a query reads only the rows it returns.
    index('doctors_directory').on(
      table.isDeleted,
      table.isActive,
      table.place,
      sql`${table.name} collate nocase`,
      table.id,
    ),
    index('doctors_available').on(
      table.isDeleted,
      table.isActive,
      table.availability,
      table.place,
      sql`${table.name} collate nocase`,
    ),
    index('doctors_alike').on(
      table.isDeleted,
      table.isActive,
      sql`${table.specialization} collate nocase`,
      table.availability,
      table.place,
      sql`${table.name} collate nocase`,
    ),
    index('doctors_with_leave').on(table.id).where(hasLeave),
    index('doctors_unavailable').on(table.id).where(isUnavailable),
    index('doctors_bin').on(table.deletedAt).where(rowInBin),
    check('doctors_availability', isOneOf(table.availability, availabilities)),
  ],
);
