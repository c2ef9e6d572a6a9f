import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/**
 * Pictures that no row refers to, or not yet. A row is inserted before an upload, and in the batch that drops
 * a reference. The nightly sweep deletes due pictures from R2, so a failure half-way leaves no orphan.
 */
export const pictureRemovals = sqliteTable('picture_removals', {
  key: text('key').primaryKey(),
  removeAfter: moment('remove_after').notNull(),
});
