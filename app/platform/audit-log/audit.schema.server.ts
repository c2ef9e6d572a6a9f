import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { identifier, moment } from '../database/columns.server.ts';

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: identifier(),
    at: moment('at').notNull(),
    /** Null where nobody was signed in, such as a refused sign-in. */
    userId: text('user_id'),
    action: text('action').notNull(),
    target: text('target').notNull(),
    /** What the row said before and after the change, as a JSON object; null where nothing is kept of it. */
    before: text('before'),
    after: text('after'),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_of_user').on(table.userId, table.at)],
);
