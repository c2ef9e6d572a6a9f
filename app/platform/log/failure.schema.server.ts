import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/** Counts of failures and refusals per day, for the owner's page. It stores no data about a person. */
export const failures = sqliteTable(
  'failures',
  {
    /** Day in India, such as `2026-11-22`. */
    day: text('day').notNull(),
    /** Pattern of the route; empty for an event outside a request. */
    route: text('route').notNull(),
    /** Name of the event, as in the log. */
    event: text('event').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
    /** Id of the last such request, to find its line in the log. */
    lastRequestId: text('last_request_id').notNull(),
    /** Log line of the last failure. The log lacks it if the address held typed text. Empty for refusals. */
    lastLine: text('last_line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route, table.event] })],
);
