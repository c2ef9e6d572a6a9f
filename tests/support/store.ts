import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#app/platform/database/database.server.ts';
import { startLocalBindings } from '#tools/local-bindings.ts';
import { lazyBucket } from './lazy-bucket.ts';
import { applyMigrations } from './migrations.ts';
import { remoteDatabase } from './remote-database.ts';
import { saveState } from './saved-state.ts';

const door = join(import.meta.dirname, 'statement-endpoint.mjs');

export interface TestStore {
  readonly database: Database;
  /** The D1 binding beneath `database`. */
  readonly binding: D1Database;
  readonly pictures: R2Bucket;
  readonly dispose: () => Promise<void>;
}

const isClosedConnection = (error: unknown): boolean =>
  error instanceof TypeError &&
  (error.cause as { readonly code?: string } | undefined)?.code === 'UND_ERR_SOCKET';

interface OwnedStore {
  readonly store: TestStore;
  readonly restore: () => Promise<void>;
}

/** Idle stores of this process. `dispose` returns a store to this list for the next test file. */
const free: OwnedStore[] = [];

/**
 * An empty, migrated D1 and R2 for the tests of a store. Creating them takes 0.5 s, so the test files of a
 * process share stores, emptied in between.
 *
 * @returns a store that `afterAll` must dispose of
 */
export async function openTestStore(): Promise<TestStore> {
  const owned = free.pop() ?? (await newStore());
  return {
    ...owned.store,
    async dispose() {
      await owned.restore();
      free.push(owned);
    },
  };
}

async function newStore(): Promise<OwnedStore> {
  const miniflare = await startLocalBindings(readFileSync(door, 'utf8'));
  const address = await miniflare.ready;
  const send = (body: string) => fetch(address, { method: 'POST', body });
  // workerd closes an idle connection. A busy process notices that only when it sends the next statement.
  const binding = remoteDatabase((body) =>
    send(body).catch((error: unknown) => {
      if (isClosedConnection(error)) return send(body);
      throw error;
    }),
  );
  await applyMigrations(binding);
  const store: TestStore = {
    database: openDatabase(binding),
    binding,
    pictures: lazyBucket(() => miniflare.getR2Bucket('PICTURES')),
    dispose: () => miniflare.dispose(),
  };
  return { store, restore: await saveState(store) };
}
