import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type Request as OutboundRequest,
  type Response as OutboundResponse,
  type WorkerdStructuredLog,
} from 'miniflare';
import { workerOptionsOf } from './worker-options.ts';

const ownBuild = join(import.meta.dirname, '../build/server');

interface LocalWorkerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Where another Worker's build with its `wrangler.json` is; without it this project's. */
  readonly buildFolder?: string;
  /** Puts the port on the Worker itself: no static files, and nothing of Miniflare's in front. */
  readonly direct?: boolean;
  /** Where the database and the pictures are kept; without it they live as long as the Worker. */
  readonly stateFolder?: string;
  /** Values in place of those in wrangler.toml. */
  readonly variables?: Readonly<
    Partial<Record<'PUBLIC_ORIGIN' | 'DATA_VERSION_CHECKS' | 'DEMONSTRATION', string>>
  >;
  /**
   * The text of a module between the network and the built Worker, which it imports from './index.js':
   * for tests that make the database slow or let it fail.
   */
  readonly wrapper?: string;
  /** What the wrapper imports beside it: the texts of further modules by name. */
  readonly wrapperModules?: Readonly<Record<string, string>>;
  /** Where the Worker can be inspected over the Chrome DevTools Protocol; 0 takes any free port. */
  readonly inspectorPort?: number;
  /** Answers what the Worker asks of other sites; without it those sites are asked. */
  readonly outbound?: (request: OutboundRequest) => Promise<OutboundResponse>;
  /** Takes what the Worker writes to its console; without it the lines go to this process's output. */
  readonly onLog?: (line: WorkerdStructuredLog) => void;
}

function builtFiles(folder: string): readonly string[] {
  const names = globSync('**/*.js', { cwd: folder });
  if (!names.includes('index.js')) throw new Error('There is no build: run npm run build first.');
  return names;
}

/** What the build says of the Worker that it has made. */
export const builtWorkerOptions = (buildFolder = ownBuild) =>
  workerOptionsOf(join(buildFolder, 'wrangler.json'));

/**
 * Runs the production build in workerd on this machine, with a local D1 and R2: no account, no network.
 *
 * @returns the running Worker; `ready` gives its address, `getD1Database` and the like its bindings
 */
export async function startLocalWorker(options: LocalWorkerOptions): Promise<Miniflare> {
  const { buildFolder = ownBuild, direct = false } = options;
  const moduleOf = (name: string, contents: string) => ({
    type: 'ESModule' as const,
    path: join(buildFolder, name),
    contents,
  });
  const modules = builtFiles(buildFolder).map((name) =>
    moduleOf(name, readFileSync(join(buildFolder, name), 'utf8')),
  );
  const { modulesRules: _rules, bindings: variables, ...bindings } = await builtWorkerOptions(buildFolder);
  return new Miniflare(
    convertV4MiniflareOptions({
      host: options.host ?? '127.0.0.1',
      port: direct ? 0 : options.port,
      // Off the internet Miniflare would try to fetch a sample of Cloudflare's request data, and log that it failed.
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      unsafeTriggerHandlers: true,
      ...(options.inspectorPort === undefined ? {} : { inspectorPort: options.inspectorPort }),
      ...(options.onLog ? { handleStructuredLogs: options.onLog } : {}),
      ...(options.stateFolder ? { resourcePersistencePath: options.stateFolder } : {}),
      workers: [
        {
          ...bindings,
          ...(direct
            ? { assets: undefined, unsafeDirectSockets: [{ host: '127.0.0.1', port: options.port }] }
            : {}),
          name: 'hospital',
          ...(options.outbound ? { outboundService: options.outbound } : {}),
          bindings: {
            ...(variables as object),
            DEMONSTRATION: 'on',
            PUBLIC_ORIGIN: `http://localhost:${options.port}`,
            ...options.variables,
          },
          modulesRoot: buildFolder,
          modules: [
            moduleOf('delivery.js', readFileSync(join(import.meta.dirname, 'local-delivery.mjs'), 'utf8')),
            moduleOf('application.js', options.wrapper ?? `export { default } from './index.js';`),
            ...Object.entries(options.wrapperModules ?? {}).map(([name, text]) => moduleOf(name, text)),
            ...modules,
          ],
        },
      ],
    }),
  );
}
