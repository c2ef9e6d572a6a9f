import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../migrations');

/** File names of the migrations, oldest first. */
export const migrationNames: readonly string[] = globSync('*.sql', { cwd: folder }).sort();

export const readMigration = (name: string) => readFileSync(join(folder, name), 'utf8');

/**
 * Migrates an empty database. Faster than wrangler, but it keeps no record of applied migrations, so a
 * database can be migrated only once.
 *
 * @param names migrations to apply; all by default
 */
export async function applyMigrations(database: D1Database, names = migrationNames): Promise<void> {
  const statements = names
    .flatMap((name) => readMigration(name).split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  await database.batch(statements.map((statement) => database.prepare(statement)));
}
