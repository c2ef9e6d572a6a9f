import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { workerOptionsOf } from './worker-options.ts';

const root = join(import.meta.dirname, '..');

export interface LocalBindings {
  /** Where the script listens. */
  readonly address: URL;
  readonly database: D1Database;
  readonly pictures: R2Bucket;
  readonly dispose: () => Promise<void>;
}

/**
 * Opens a database and a picture store of this machine, without the application: for tools and for tests of stores.
 * There is no way from here to a deployed one.
 *
 * @param stateFolder where they are kept, relative to the project; without it they live until they are disposed of
 * @param script the module of the Worker that has the bindings; without it, one that answers nothing
 */
export async function openLocalBindings(
  stateFolder?: string,
  script = 'export default {}',
): Promise<LocalBindings> {
  const { d1Databases, r2Buckets, compatibilityDate } = await workerOptionsOf(join(root, 'wrangler.toml'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      ...(stateFolder ? { resourcePersistencePath: join(root, stateFolder) } : {}),
      workers: [
        {
          name: 'bindings',
          modules: [{ type: 'ESModule', path: 'bindings.js', contents: script }],
          ...{ compatibilityDate, d1Databases, r2Buckets },
        },
      ],
    }),
  );
  return {
    address: await miniflare.ready,
    database: (await miniflare.getD1Database('DB')) as unknown as D1Database,
    pictures: (await miniflare.getR2Bucket('PICTURES')) as unknown as R2Bucket,
    dispose: () => miniflare.dispose(),
  };
}
