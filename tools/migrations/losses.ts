import { DatabaseSync } from 'node:sqlite';

/** Names of what a schema has: tables with their columns, triggers and indexes. */
function partsOf(database: DatabaseSync): ReadonlySet<string> {
  const rows = database
    .prepare("select type, name from sqlite_master where name not like 'sqlite\\_%' escape '\\'")
    .all() as { type: string; name: string }[];
  const columns = rows
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) => {
      const fields = database.prepare('select name from pragma_table_info(?)').all(name) as {
        name: string;
      }[];
      return fields.map((field) => `column ${name}.${field.name}`);
    });
  return new Set([...rows.map(({ type, name }) => `${type} ${name}`), ...columns]);
}

/**
 * Applies migrations to an empty database in memory, and returns the tables, columns, triggers and indexes that the last
 * ones drop. drizzle-kit changes a check by rebuilding its table, which silently drops the triggers of the table.
 */
export function lossesOf(earlier: readonly string[], added: readonly string[]): readonly string[] {
  const database = new DatabaseSync(':memory:');
  try {
    for (const sql of earlier) database.exec(sql);
    const before = partsOf(database);
    for (const sql of added) database.exec(sql);
    const after = partsOf(database);
    return [...before].filter((part) => !after.has(part)).sort();
  } finally {
    database.close();
  }
}
