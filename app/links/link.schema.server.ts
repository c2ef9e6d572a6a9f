import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, identifier, isOneOf, moment } from '#app/platform/database/columns.server.ts';
import { type LinkCategory, linkCategoryNames } from './link.values.ts';

/** Written out and not bound: SQLite uses a partial index for a query that repeats its condition word for word. */
export const linkKept = sql.raw('deleted_at is null');
export const linkBinned = sql.raw('deleted_at is not null');

export const socialLinks = sqliteTable(
  'social_links',
  {
    id: identifier(),
    category: text('category').$type<LinkCategory>().notNull(),
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
    /** When it was put into the bin: nobody but staff sees it there. */
    deletedAt: moment('deleted_at'),
    /** Raised by each change that staff make, so that two people editing at once are told. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('social_links_once').on(table.category, table.mediaId),
    index('social_links_newest').on(table.createdAt).where(linkKept),
    index('social_links_bin').on(table.deletedAt).where(linkBinned),
    index('social_links_listed').on(table.category, table.createdAt),
    index('social_links_tried').on(table.triedAt),
    check('social_links_category', isOneOf(table.category, linkCategoryNames)),
    check('social_links_consent', sql`(${table.consentBy} is null) = (${table.consentOn} is null)`),
  ],
);

/** Every consent that was ever recorded, also when its link is long gone: with which right a story was shown (decision 0062). */
export const linkConsents = sqliteTable(
  'link_consents',
  {
    id: identifier(),
    linkId: text('link_id').notNull(),
    category: text('category').$type<LinkCategory>().notNull(),
    url: text('url').notNull(),
    consentBy: text('consent_by').notNull(),
    /** A date without a time, such as '2026-11-20'. */
    consentOn: text('consent_on').notNull(),
    consentNote: text('consent_note').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    /** The account that recorded it; null for what was there before there was this record. */
    recordedBy: text('recorded_by'),
    /** When it was withdrawn or replaced, or its link deleted for good. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('link_consents_of').on(table.linkId, table.recordedAt),
    index('link_consents_ended').on(table.endedAt),
  ],
);
