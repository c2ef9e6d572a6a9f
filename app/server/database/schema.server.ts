import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, identifier, moment, textList } from './columns.server.ts';

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
    /** Years, as digits: the specification keeps this field a string. */
    experience: text('experience').notNull(),
    /** Rupees. */
    fees: integer('fees').notNull(),
    availability: text('availability', { enum: ['available', 'unavailable'] }).notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** The picture's key in R2, or null for a drawn portrait. */
    pictureKey: text('picture_key'),
    hospitalSlots: textList('hospital_slots').notNull(),
    videoSlots: textList('video_slots').notNull(),
    ekalink: text('ekalink'),
    isDeleted: flag('is_deleted').notNull().default(false),
    isActive: flag('is_active').notNull().default(true),
    /** Raised by each change, so that two people editing at once are told. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('doctors_slug').on(table.slug),
    // As the lists are ordered, so that they are read in order.
    index('doctors_listed').on(table.isDeleted, sql`${table.name} collate nocase`),
    check('doctors_availability', sql`${table.availability} in ('available', 'unavailable')`),
  ],
);

export const socialLinks = sqliteTable(
  'social_links',
  {
    id: identifier(),
    category: text('category', {
      enum: ['homestories', 'homeyoutube', 'homeinsta', 'mediayoutube', 'mediayoutubelatest', 'mediainsta'],
    }).notNull(),
    /** The video's or the post's own id, in which all spellings of a link agree. */
    mediaId: text('media_id').notNull(),
    url: text('url').notNull(),
    title: text('title'),
    /** The kept thumbnail's key in R2, or null for a drawn one. */
    thumbnailKey: text('thumbnail_key'),
    createdAt: moment('created_at').notNull(),
    /** When the site was last asked, whatever came of it: the next to be asked is who waited longest. */
    triedAt: moment('tried_at'),
    /** When it last gave a clear answer. */
    checkedAt: moment('checked_at'),
    /** How often in a row it said that the video or post cannot be had. */
    refusals: integer('refusals').notNull().default(0),
    isDead: flag('is_dead').notNull().default(false),
    /** Who let the hospital publish a patient's story; null while nobody did. */
    consentBy: text('consent_by'),
    /** A date without a time, such as '2026-11-20'. */
    consentOn: text('consent_on'),
    consentNote: text('consent_note'),
  },
  (table) => [
    uniqueIndex('social_links_once').on(table.category, table.mediaId),
    index('social_links_listed').on(table.category, table.createdAt),
    index('social_links_tried').on(table.triedAt),
    check(
      'social_links_category',
      sql`${table.category} in ('homestories', 'homeyoutube', 'homeinsta', 'mediayoutube', 'mediayoutubelatest', 'mediainsta')`,
    ),
    check('social_links_consent', sql`(${table.consentBy} is null) = (${table.consentOn} is null)`),
  ],
);

/**
 * Pictures that no row refers to, or not yet: written in the same batch that drops the reference, and
 * before an upload. What is due is deleted from R2 by the daily sweep, so a fault half-way leaves no orphan.
 */
export const pictureRemovals = sqliteTable('picture_removals', {
  key: text('key').primaryKey(),
  removeAfter: moment('remove_after').notNull(),
});

export const users = sqliteTable('users', {
  id: identifier(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ['admin'] }).notNull(),
  /** PHC string, see accounts/password.server.ts. */
  passwordHash: text('password_hash').notNull(),
  /** A seeded account, which signs in only where DEMONSTRATION is on. */
  isDemonstration: flag('is_demonstration').notNull().default(false),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
  passwordChangedAt: moment('password_changed_at').notNull(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    id: identifier(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** SHA-256 of the secret in the cookie, hex. */
    cookieHash: text('cookie_hash').notNull(),
    /** SHA-256 of the secret in the bearer token, hex; never the cookie's. */
    bearerHash: text('bearer_hash').notNull(),
    remember: flag('remember').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    idleExpiresAt: moment('idle_expires_at').notNull(),
    absoluteExpiresAt: moment('absolute_expires_at').notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId, table.createdAt),
    index('sessions_expired').on(table.absoluteExpiresAt),
  ],
);

/** Failed sign-ins by window; keys are hashes, so no address or e-mail is stored. */
export const signInThrottle = sqliteTable(
  'sign_in_throttle',
  {
    key: text('key').notNull(),
    /** Number of the 15-minute window since 1970. */
    window: integer('window').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
);

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: identifier(),
    at: moment('at').notNull(),
    /** Null where nobody was signed in, such as a refused sign-in. */
    userId: text('user_id'),
    action: text('action').notNull(),
    target: text('target').notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at)],
);
