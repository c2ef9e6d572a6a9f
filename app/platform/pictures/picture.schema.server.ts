import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/**
 * Pictures that no row refers to, or not yet: written in the same batch that drops the reference, and
 * before an upload. What is due is deleted from R2 by the daily sweep, so a fault half-way leaves no orphan.
 */
export const pictureRemovals = sqliteTable('picture_removals', {
  key: text('key').primaryKey(),
  removeAfter: moment('remove_after').notNull(),
});
