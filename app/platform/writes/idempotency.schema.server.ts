import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/** Idempotency keys of requests that changed something (decision 0053). */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    /** Identifier of the row that the request wrote, or a random one for the request alone. */
    made: text('made').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('idempotency_keys_at').on(table.at)],
);
