import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/** Counts of tries per window of time. Keys are hashes, so no IP address or mail address is stored. */
export const windowCounts = sqliteTable(
  'window_counts',
  {
    key: text('key').notNull(),
    /** End of the window, which identifies it: windows of one length follow each other without a gap. */
    endsAt: moment('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.endsAt] }),
    index('window_counts_ended').on(table.endsAt),
  ],
);
