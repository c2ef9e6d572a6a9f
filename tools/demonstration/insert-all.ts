import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '#app/platform/database/database.server.ts';

/** Returns one statement that inserts any number of rows. One statement is fast; each start and many tests wait for it. */
export function insertAll<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferSelect'][],
) {
  const columns = Object.entries(getTableColumns(table));
  const stored = rows.map((row) =>
    columns.map(([name, column]) => {
      const value = (row as Record<string, unknown>)[name] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const values = columns.map((_, index) => sql.raw(`json_extract(value, '$[${index}]')`));
  return database
    .insert(table)
    .select(sql`select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(stored)})`);
}
