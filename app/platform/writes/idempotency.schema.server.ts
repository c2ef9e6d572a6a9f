import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/** What was sent with a key and changed something, for whatever keeps no key in a row of its own (decision 0053). */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    /** The identifier of the row that was written then, or one drawn for this sending alone. */
    made: text('made').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('idempotency_keys_at').on(table.at)],
);
