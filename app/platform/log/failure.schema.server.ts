import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from '../database/columns.server.ts';

/** How often what failed, or was refused, on which day: for the owner's page. Nothing in it is about a person. */
export const failures = sqliteTable(
  'failures',
  {
    /** In India, such as `2026-11-22`. */
    day: text('day').notNull(),
    /** The pattern of the route; empty for what belongs to no request. */
    route: text('route').notNull(),
    /** What happened, in the fixed words of the log. */
    event: text('event').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
    /** To find the line in the log. */
    lastRequestId: text('last_request_id').notNull(),
    /** The last line itself, which the log does not have where the address held what somebody typed; empty for what was refused. */
    lastLine: text('last_line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route, table.event] })],
);
