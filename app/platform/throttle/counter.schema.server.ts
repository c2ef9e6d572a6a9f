import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/** How often something was done in a window of time; keys are hashes, so no address or e-mail is stored. */
export const windowCounts = sqliteTable(
  'window_counts',
  {
    key: text('key').notNull(),
    /** Names the window: those of one length follow each other without a gap. */
    endsAt: moment('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.endsAt] }),
    index('window_counts_ended').on(table.endsAt),
  ],
);
