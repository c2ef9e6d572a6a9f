import { sql } from 'drizzle-orm';
import { check, customType, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { fromRupees, type Paise, toRupees } from '#app/money/money.ts';
import { flag, identifier, isOneOf, list, moment } from '#app/platform/database/columns.server.ts';
import type { Weekday } from '#app/time/calendar.ts';
import { availabilities } from './doctor.values.ts';
import { type Leave, usualWorkingDays } from './hours/doctor-hours.ts';
import { unplaced } from './staff-list/doctor-order.ts';

/** An amount in a column that holds whole rupees. */
const wholeRupees = customType<{ data: Paise; driverData: number }>({
  dataType: () => 'integer',
  fromDriver: fromRupees,
  toDriver: toRupees,
});

/** Written out and not bound: SQLite uses a partial index for a query that repeats its condition word for word. */
export const doctorBinned = sql.raw('deleted_at is not null');

export const doctors = sqliteTable(
  'doctors',
  {
    id: identifier(),
    /** The last part of the page's address; null until the daily run, for a row from before there were pages. */
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
    /** The picture's key in R2, or null for a drawn portrait. */
    pictureKey: text('picture_key'),
    /** Minutes of the day, in its order: app/time/slots.ts. */
    hospitalSlots: list<number>('hospital_slots').notNull(),
    videoSlots: list<number>('video_slots').notNull(),
    ekalink: text('ekalink'),
    /** The weekdays on which the doctor sees people: app/time/calendar.ts. */
    workingDays: list<Weekday>('working_days')
      .notNull()
      .default([...usualWorkingDays]),
    leave: list<Leave>('leave').notNull().default([]),
    /** Both or neither. */
    registrationCouncil: text('registration_council'),
    registrationNumber: text('registration_number'),
    /** Where the public finds the doctor in its lists, before the name: see doctor-order.ts. */
    place: integer('place').notNull().default(unplaced),
    isDeleted: flag('is_deleted').notNull().default(false),
    /** When the doctor was put into the bin; null once that was emptied, too. */
    deletedAt: moment('deleted_at'),
    isActive: flag('is_active').notNull().default(true),
    /** Raised by each change, so that two people editing at once are told. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('doctors_slug').on(table.slug),
    // The lists are sorted by name without regard to case: SQLite reads them from this index in that order.
    index('doctors_listed').on(table.isDeleted, sql`${table.name} collate nocase`, table.id),
    // One for each public list, so that a page reads what it shows and no more: the directory, the team, and who treats what.
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
    index('doctors_bin').on(table.deletedAt).where(doctorBinned),
    check('doctors_availability', isOneOf(table.availability, availabilities)),
  ],
);
