import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

const root = resolve(import.meta.dirname, '..');
const buildFolder = join(root, 'build/server');

interface LocalWorkerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Where the database and the pictures are kept; without it they live as long as the Worker. */
  readonly stateFolder?: string;
  /** A module put before the built Worker, for tests that make the database slow or let it fail. */
  readonly wrapper?: string;
}

/**
 * Runs the production build in workerd on this machine, with a local D1 and R2: no account, no network.
 *
 * @returns the running Worker; `ready` gives its address, `getD1Database` and the like its bindings
 */
export function startLocalWorker(options: LocalWorkerOptions): Miniflare {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(buildFolder, 'wrangler.json'));
  const { modulesRules: _rules, bindings: variables, ...bindings } = workerOptions;
  const built = globSync('**/*.js', { cwd: buildFolder }).map((path) => ({
    type: 'ESModule' as const,
    path: join(buildFolder, path),
    contents: readFileSync(join(buildFolder, path), 'utf8'),
  }));
  const entry = built.find((module) => module.path === join(buildFolder, 'index.js'));
  if (!entry) throw new Error('There is no build: run npm run build first.');
  const others = built.filter((module) => module !== entry);
  const wrapper = options.wrapper && {
    type: 'ESModule' as const,
    path: join(buildFolder, 'wrapper.js'),
    contents: options.wrapper,
  };
  return new Miniflare(
    convertV4MiniflareOptions({
      host: options.host ?? '127.0.0.1',
      port: options.port,
      // Off the internet Miniflare would try to fetch a sample of Cloudflare's request data, and log that it failed.
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      unsafeTriggerHandlers: true,
      ...(options.stateFolder ? { resourcePersistencePath: options.stateFolder } : {}),
      workers: [
        {
          ...bindings,
          name: 'hospital',
          bindings: { ...(variables as object), DEMONSTRATION: 'on' },
          modulesRoot: buildFolder,
          modules: wrapper ? [wrapper, entry, ...others] : [entry, ...others],
        },
      ],
    }),
  );
}
