import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../migrations');

/** The migrations' file names, oldest first. */
export const migrationNames: readonly string[] = globSync('*.sql', { cwd: folder }).sort();

export const readMigration = (name: string) => readFileSync(join(folder, name), 'utf8');

/**
 * Brings an empty database to the newest migration. Quicker than wrangler, and of one use: it keeps no record.
 *
 * @param names of the migrations, where it is not to be all of them
 */
export async function applyMigrations(database: D1Database, names = migrationNames): Promise<void> {
  const statements = names
    .flatMap((name) => readMigration(name).split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  await database.batch(statements.map((statement) => database.prepare(statement)));
}
