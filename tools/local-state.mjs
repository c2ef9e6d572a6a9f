import { runQuietly } from './installed.mjs';

/** Where wrangler and `react-router dev` keep the local database and pictures as well. */
export const stateFolder = '.wrangler/state';

/** Brings the local database to the newest migration, with wrangler's own bookkeeping (table d1_migrations). */
export function migrateLocally() {
  return runQuietly('Database migrated', 'wrangler', [
    ...['d1', 'migrations', 'apply', 'hospital', '--local', '--persist-to', stateFolder],
    // A build leaves .wrangler/deploy/config.json behind, which would point to the built configuration.
    ...['--config', 'wrangler.toml'],
  ]);
}
