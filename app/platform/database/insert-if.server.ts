import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.server.ts';

/**
 * Builds a statement that inserts a row only if a condition holds. The database evaluates the condition at
 * that moment, so no earlier read can be out of date.
 *
 * @param row every column, because SQL defaults do not apply here; an SQL expression is evaluated when the
 *   row is written
 * @param source table whose rows make the new rows, and which the SQL expressions read. Without it there is one row.
 */
export function insertIf<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  row: { readonly [Name in keyof Table['$inferSelect']]: Table['$inferSelect'][Name] | SQL },
  condition: SQL | undefined,
  source?: SQLiteTable,
) {
  const given = row as Readonly<Record<string, unknown>>;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? null;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  const from = source ? sql`from ${source}` : sql.empty();
  return database
    .insert(table)
    .select(sql`select ${sql.join(values, sql`, `)} ${from} where ${condition ?? sql`true`}`);
}
