import { runQuietly } from './installed.mjs';

/** Migrates the local database, and inserts the demonstration data if it is empty. Wrangler and `react-router dev` use the same files. */
export function prepareData() {
  return runQuietly('Database ready', 'node', ['tools/local-data.ts'], {
    beginning: 'Migrating the database, and checking the demonstration data',
  });
}
