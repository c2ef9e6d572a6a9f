import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  enteredTexts,
  flag,
  identifier,
  moment,
  rowInBin,
  rowNotInBin,
} from '#app/platform/database/columns.server.ts';
import type { LinkCategory, LinkText } from './link.values.ts';

export const socialLinks = sqliteTable(
  'social_links',
  {
    id: identifier(),
    /** One of `linkCategories`, which the code checks: a CHECK would rebuild the table for each new category (decision 0118). */
    category: text('category').$type<LinkCategory>().notNull(),
    /** Id of the video or post at its site. All spellings of a link have the same id. */
    mediaId: text('media_id').notNull(),
    url: text('url').notNull(),
    title: text('title'),
    /** Titles in other locales than the default one, as a JSON object. */
    texts: enteredTexts<LinkText>('texts').notNull().default({}),
    /** Key of the thumbnail in R2. Null means a placeholder drawing. */
    thumbnailKey: text('thumbnail_key'),
    createdAt: moment('created_at').notNull(),
    /** Time of the last check, whatever its result. The next run checks the oldest first. */
    triedAt: moment('tried_at'),
    /** Time of the last clear answer from the site. */
    checkedAt: moment('checked_at'),
    /** Number of consecutive answers that the video or post is not available. */
    refusals: integer('refusals').notNull().default(0),
    isDead: flag('is_dead').notNull().default(false),
    /** Person who consented to the publication of a patient's story. Null means no consent. */
    consentBy: text('consent_by'),
    /** A date without a time, such as '2026-11-20'. */
    consentOn: text('consent_on'),
    consentNote: text('consent_note'),
    /** Time of deletion while the link is in the bin. Only staff see it there. */
    deletedAt: moment('deleted_at'),
    /** Incremented by each change of staff, to detect concurrent edits. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('social_links_once').on(table.category, table.mediaId),
    index('social_links_newest').on(table.createdAt).where(rowNotInBin),
    index('social_links_bin').on(table.deletedAt).where(rowInBin),
    index('social_links_listed').on(table.category, table.createdAt),
    index('social_links_tried').on(table.triedAt),
    check('social_links_consent', sql`(${table.consentBy} is null) = (${table.consentOn} is null)`),
  ],
);

/** History of consents, to prove the right to show a story. Rows outlive their links by three years (decision 0062). */
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
    /** Account that recorded the consent. Null for consents older than this table. */
    recordedBy: text('recorded_by'),
    /** Time when the consent was withdrawn or replaced, or its link was deleted for good. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('link_consents_of').on(table.linkId, table.recordedAt),
    index('link_consents_ended').on(table.endedAt),
  ],
);
