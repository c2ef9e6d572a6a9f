import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../migrations');

/** File names of the migrations, oldest first. */
export const migrationNames: readonly string[] = globSync('*.sql', { cwd: folder }).sort();

export const readMigration = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The statements of a migration, which drizzle-kit separates by a comment. */
export const statementsOf = (name: string): readonly string[] =>
  readMigration(name)
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** Wrangler's table of applied migrations, so that `wrangler d1 migrations apply` continues where this ended, and the other way round. */
const record = `create table if not exists d1_migrations(
  id integer primary key autoincrement,
  name text unique,
  applied_at timestamp default current_timestamp not null
)`;

/**
 * Applies the migrations that a local database does not have yet. Wrangler takes 18 s for all of them, half a second for each.
 *
 * @returns the names of the applied migrations
 * @throws Error of the database, if a migration fails: it leaves no trace then
 */
export async function migrate(database: D1Database): Promise<readonly string[]> {
  await database.prepare(record).run();
  const { results } = await database.prepare('select name from d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const missing = migrationNames.filter((name) => !applied.has(name));
  for (const name of missing) {
    await database.batch([
      ...statementsOf(name).map((statement) => database.prepare(statement)),
      database.prepare('insert into d1_migrations (name) values (?)').bind(name),
    ]);
  }
  return missing;
}
