import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { readWorkerOptions } from './worker-options.ts';

const root = join(import.meta.dirname, '..');

export interface LocalBindings {
  readonly database: D1Database;
  readonly pictures: R2Bucket;
  readonly dispose: () => Promise<void>;
}

/**
 * Opens a local D1 database and a local R2 bucket without the application, for tools and for test setup. This
 * function cannot reach a deployed database.
 *
 * @param stateFolder persists both, relative to the project; without it they exist until `dispose()`
 */
export async function openLocalBindings(stateFolder?: string): Promise<LocalBindings> {
  const miniflare = await startLocalBindings('export default {}', stateFolder);
  return {
    database: (await miniflare.getD1Database('DB')) as unknown as D1Database,
    pictures: (await miniflare.getR2Bucket('PICTURES')) as unknown as R2Bucket,
    dispose: () => miniflare.dispose(),
  };
}

/**
 * Starts a Worker that has a local D1 database and a local R2 bucket, without the application.
 *
 * @param script source of the Worker's module
 * @param stateFolder as for {@link openLocalBindings}
 */
export async function startLocalBindings(script: string, stateFolder?: string): Promise<Miniflare> {
  const { d1Databases, r2Buckets, compatibilityDate } = await readWorkerOptions(join(root, 'wrangler.toml'));
  return new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      ...(stateFolder ? { resourcePersistencePath: resolve(root, stateFolder) } : {}),
      workers: [
        {
          name: 'bindings',
          modules: [{ type: 'ESModule', path: 'bindings.js', contents: script }],
          ...{ compatibilityDate, d1Databases, r2Buckets },
        },
      ],
    }),
  );
}
