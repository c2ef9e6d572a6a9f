/** Opens the source of a backup or the target of a restore: local bindings, or the deployed database and pictures. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { openLocalBindings } from '../local-bindings.ts';

const root = join(import.meta.dirname, '../..');

export interface DataStores {
  /** Name shown in messages. */
  readonly name: string;
  readonly database: D1Database;
  readonly pictures: R2Bucket;
  readonly dispose: () => Promise<void>;
}

/** @param folder wrangler's local state folder (`--persist-to`), absolute or relative to the project */
export async function openLocal(folder = '.wrangler/state'): Promise<DataStores> {
  const name = resolve(root, folder);
  return { name, ...(await openLocalBindings(join(relative(root, name), 'v3'))) };
}

/**
 * Opens the deployed database and pictures through wrangler's remote bindings. Requires `npx wrangler login`.
 *
 * @throws Error when wrangler.toml has no id of a created database
 */
export async function openDeployed(): Promise<DataStores> {
  const { getPlatformProxy, unstable_readConfig } = await import('wrangler');
  const { compatibility_date, d1_databases, r2_buckets } = unstable_readConfig({
    config: join(root, 'wrangler.toml'),
  });
  if (d1_databases.some(({ database_id = '' }) => /^[0-]*$/.test(database_id))) {
    throw new Error(
      'wrangler.toml has no database_id yet, so no site is deployed (docs/operations.md, The first deployment).',
    );
  }
  // wrangler.toml binds to this machine, so a temporary configuration marks both bindings as remote.
  const folder = await mkdtemp(join(root, 'node_modules/.backup-'));
  const configPath = join(folder, 'wrangler.json');
  const remote = <Binding extends object>(bindings: readonly Binding[]) =>
    bindings.map((binding) => ({ ...binding, remote: true }));
  await writeFile(
    configPath,
    JSON.stringify({
      name: 'backup',
      compatibility_date,
      d1_databases: remote(d1_databases),
      r2_buckets: remote(r2_buckets),
    }),
  );
  try {
    const { env, dispose } = await getPlatformProxy<Pick<Env, 'DB' | 'PICTURES'>>({
      configPath,
      persist: false,
    });
    return {
      name: 'the deployed site',
      database: env.DB,
      pictures: env.PICTURES,
      dispose: async () => {
        await dispose();
        await rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}
