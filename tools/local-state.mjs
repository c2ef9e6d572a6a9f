import { runQuietly } from './installed.mjs';

/** Folder of the local database and pictures. wrangler and `react-router dev` use it too. */
export const stateFolder = '.wrangler/state';

/** Applies new migrations to the local database. wrangler records them in the table d1_migrations. */
export function migrateLocally() {
  return runQuietly(
    'Database migrated',
    'wrangler',
    [
      ...['d1', 'migrations', 'apply', 'hospital', '--local', '--persist-to', stateFolder],
      // Named explicitly, because a build leaves .wrangler/deploy/config.json, which points to the built configuration.
      ...['--config', 'wrangler.toml'],
    ],
    { beginning: 'Migrating the database' },
  );
}

/** Inserts the demonstration data if the local database is empty. */
export function seedLocally() {
  return runQuietly('Demonstration data checked', 'node', ['tools/seed.ts'], {
    beginning: 'Checking the demonstration data',
  });
}
