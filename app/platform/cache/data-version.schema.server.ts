import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/**
 * One row, which another number stands in after each write to what public pages show. Triggers raise it
 * (migrations/0006), so no command has to think of it and none can forget it.
 */
export const dataVersion = sqliteTable(
  'data_version',
  {
    id: integer('id').primaryKey(),
    /** Milliseconds of the last write, or one more than before: no number comes back, even after a restore. */
    version: integer('version').notNull(),
    /** The version that the last change of the hospital's facts made (migrations/0012, decision 0065). */
    factsVersion: integer('facts_version').notNull().default(0),
  },
  (table) => [check('data_version_one', sql`${table.id} = 1`)],
);
