import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../migrations');

/** The migrations' file names, oldest first. */
export const migrationNames: readonly string[] = globSync('*.sql', { cwd: folder }).sort();

export const readMigration = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Brings an empty database to the newest migration. Quicker than wrangler, and of one use: it keeps no record. */
export async function applyMigrations(database: D1Database): Promise<void> {
  const statements = migrationNames
    .flatMap((name) => readMigration(name).split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  await database.batch(statements.map((statement) => database.prepare(statement)));
}
