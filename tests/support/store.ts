import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#app/server/database/database.server.ts';
import { startLocalBindings } from '#tools/local-bindings.ts';
import { bucketWhenUsed } from './bucket-when-used.ts';
import { applyMigrations } from './migrations.ts';
import { remoteDatabase } from './remote-database.ts';

const door = join(import.meta.dirname, 'database-door.mjs');

export interface TestStore {
  readonly database: Database;
  /** The D1 binding beneath `database`. */
  readonly binding: D1Database;
  readonly pictures: R2Bucket;
  readonly dispose: () => Promise<void>;
}

/** A new, empty, migrated D1 and R2 for the tests of a store; dispose of it in `afterAll`. Takes about half a second. */
export async function openTestStore(): Promise<TestStore> {
  const miniflare = await startLocalBindings(readFileSync(door, 'utf8'));
  const address = await miniflare.ready;
  const binding = remoteDatabase((body) => fetch(address, { method: 'POST', body }));
  await applyMigrations(binding);
  return {
    database: openDatabase(binding),
    binding,
    pictures: bucketWhenUsed(() => miniflare.getR2Bucket('PICTURES')),
    dispose: () => miniflare.dispose(),
  };
}
