import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.server.ts';

/**
 * A statement that inserts a row where a condition holds at that moment, and nothing where it does not: the database decides, and
 * not a read before it.
 *
 * @param row every column: what is left to a default elsewhere has to be said here; an expression is worked out as the row is written
 */
export function insertIf<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  row: { readonly [Name in keyof Table['$inferSelect']]: Table['$inferSelect'][Name] | SQL },
  condition: SQL,
) {
  const given = row as Readonly<Record<string, unknown>>;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? null;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return database.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`);
}
