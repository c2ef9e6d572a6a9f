import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { identifier, moment } from '../database/columns.server.ts';

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: identifier(),
    at: moment('at').notNull(),
    /** Null if nobody was signed in, such as for a refused sign-in. */
    userId: text('user_id'),
    action: text('action').notNull(),
    target: text('target').notNull(),
    /**
     * The changed row before and after the change, as a JSON object; null if the log stores no snapshot of
     * it.
     */
    before: text('before'),
    after: text('after'),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_of_user').on(table.userId, table.at)],
);
