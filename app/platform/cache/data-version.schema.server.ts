import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * A table of one row. Triggers raise its version with each write to data that public pages show
 * (migrations/0000), so no command can forget to.
 */
export const dataVersion = sqliteTable(
  'data_version',
  {
    id: integer('id').primaryKey(),
    /**
     * Milliseconds since 1970 of the last write, or the previous version plus one if that is higher. A
     * version never repeats, even after a restore.
     */
    version: integer('version').notNull(),
    /** Version of the last write to the hospital's facts (decision 0065). */
    factsVersion: integer('facts_version').notNull().default(0),
    /** Deployment and version for which Cloudflare's cache was purged last (edge-purge.server.ts). */
    purgedFor: text('purged_for').notNull().default(''),
  },
  (table) => [check('data_version_one', sql`${table.id} = 1`)],
);
