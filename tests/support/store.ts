import { type Database, openDatabase } from '#app/server/database/database.server.ts';
import { openLocalBindings } from '#tools/local-bindings.ts';
import { applyMigrations } from './migrations.ts';

export interface TestStore {
  readonly database: Database;
  /** The D1 binding beneath `database`. */
  readonly binding: D1Database;
  readonly pictures: R2Bucket;
  readonly dispose: () => Promise<void>;
}

/** A new, empty, migrated D1 and R2 for the tests of a store; dispose of it in `afterAll`. Takes about half a second. */
export async function openTestStore(): Promise<TestStore> {
  const bindings = await openLocalBindings();
  await applyMigrations(bindings.database);
  return {
    database: openDatabase(bindings.database),
    binding: bindings.database,
    pictures: bindings.pictures,
    dispose: bindings.dispose,
  };
}
