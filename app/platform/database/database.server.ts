import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';

/**
 * Opens a Drizzle database over a D1 binding, or over a D1 session, which decides how old the replica may be.
 *
 * Writes that belong together go through `database.batch([...])`: D1 has no transactions, and a batch is
 * atomic.
 */
export function openDatabase(binding: D1Database | D1DatabaseSession) {
  // Drizzle only calls `prepare` and `batch`, which a session has too. Its types do not accept a session yet
  // (drizzle-orm#4776).
  return drizzle(binding as D1Database);
}

export type Database = ReturnType<typeof openDatabase>;

/**
 * Checks that the database answers.
 *
 * @throws the error of the driver if the database is away
 */
export async function pingDatabase(database: Database): Promise<void> {
  await database.run(sql`select 1`);
}
