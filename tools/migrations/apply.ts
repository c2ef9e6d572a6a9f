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

/** The last of the 35 migrations that were joined into the first one before anything was deployed. */
const lastJoined = '0034_edge_purge.sql';

async function appliedMigrations(database: D1Database): Promise<ReadonlySet<string>> {
  const { results } = await database.prepare('select name from d1_migrations').all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

/**
 * Records the first migration in a local database that has the joined ones instead: the tables are the same.
 *
 * @throws Error if the database has only some of them, and nobody can apply the others any more
 */
async function adoptJoined(database: D1Database): Promise<void> {
  const [first = ''] = migrationNames;
  const applied = await appliedMigrations(database);
  if (applied.size === 0 || applied.has(first)) return;
  if (!applied.has(lastJoined)) {
    throw new Error(
      'The data in .wrangler/state is older than the first migration. Delete that folder; the next start creates the demonstration data anew.',
    );
  }
  await database.batch([
    database.prepare('delete from d1_migrations'),
    database.prepare('insert into d1_migrations (name) values (?)').bind(first),
  ]);
}

/**
 * Applies the migrations that a local database does not have yet. Wrangler takes half a second for each.
 *
 * @param names migrations to apply; all by default
 * @returns the names of the applied migrations
 * @throws Error of the database, if a migration fails: it leaves no trace then. Error if the data is older than the first migration
 */
export async function migrate(database: D1Database, names = migrationNames): Promise<readonly string[]> {
  await database.prepare(record).run();
  await adoptJoined(database);
  const applied = await appliedMigrations(database);
  const missing = names.filter((name) => !applied.has(name));
  for (const name of missing) {
    await database.batch([
      ...statementsOf(name).map((statement) => database.prepare(statement)),
      database.prepare('insert into d1_migrations (name) values (?)').bind(name),
    ]);
  }
  return missing;
}
