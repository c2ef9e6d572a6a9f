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
import { readWorkerOptions } from './worker-options.ts';

const ownBuild = join(import.meta.dirname, '../build/server');

type MessageKeys = Record<
  | 'MSG91_AUTH_KEY'
  | 'MSG91_WEBHOOK_PATH'
  | 'WHATSAPP_TOKEN'
  | 'WHATSAPP_APP_SECRET'
  | 'WHATSAPP_VERIFY_TOKEN',
  string
>;

interface LocalWorkerOptions {
  /** 0 chooses any free port. */
  readonly port: number;
  readonly host?: string;
  /** Folder of a Worker's build with its `wrangler.json`. Default: the build of this project. */
  readonly buildFolder?: string;
  /** Opens the port on the Worker itself: no static files, and no Miniflare proxy in front. */
  readonly direct?: boolean;
  /** Persists the database and the pictures. Default: both exist as long as the Worker. */
  readonly stateFolder?: string;
  /** Binds `EMAIL` to Miniflare's mail service, which writes mails to files and sends none. */
  readonly sendsMail?: boolean;
  /** Variables that override those in wrangler.toml. */
  readonly variables?: Readonly<
    Partial<
      Record<'PUBLIC_ORIGIN' | 'DATA_VERSION_CHECKS' | 'DEMONSTRATION' | 'MESSAGES' | 'MAIL_FROM', string> &
        MessageKeys
    >
  >;
  /**
   * Source of a module between the network and the built Worker, which this module imports from './index.js'.
   * Tests use it to make the database slow or to let it fail.
   */
  readonly wrapper?: string;
  /** Sources of further modules that the wrapper imports, by file name. */
  readonly wrapperModules?: Readonly<Record<string, string>>;
  /** Port of the Chrome DevTools Protocol. 0 chooses any free port. */
  readonly inspectorPort?: number;
  /** Answers the Worker's requests to other sites. Default: these requests go to the network. */
  readonly outbound?: (request: OutboundRequest) => Promise<OutboundResponse>;
  /** Receives the Worker's console output. Default: the lines go to the output of this process. */
  readonly onLog?: (line: WorkerdStructuredLog) => void;
}

function builtFiles(folder: string): readonly string[] {
  const names = globSync('**/*.js', { cwd: folder });
  if (!names.includes('index.js')) throw new Error('There is no build: run npm run build first.');
  return names;
}

/** Miniflare options of the built Worker, from the `wrangler.json` that the build wrote. */
export const readBuiltWorkerOptions = (buildFolder = ownBuild) =>
  readWorkerOptions(join(buildFolder, 'wrangler.json'));

/**
 * Runs the production build in workerd on this machine with a local D1 and R2. Needs no account and no network.
 *
 * @returns the running Worker: `ready` resolves to its URL, `getD1Database` and similar methods return its bindings
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
  const {
    modulesRules: _rules,
    bindings: variables,
    ...bindings
  } = await readBuiltWorkerOptions(buildFolder);
  return new Miniflare(
    convertV4MiniflareOptions({
      host: options.host ?? '127.0.0.1',
      port: direct ? 0 : options.port,
      // Otherwise Miniflare fetches sample request data from Cloudflare, and logs an error on a machine without internet.
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
            ? {
                assets: undefined,
                // The Worker still reads the texts of its pages from the files of the build.
                serviceBindings: { ASSETS: { disk: { path: join(buildFolder, '../client') } } },
                unsafeDirectSockets: [{ host: '127.0.0.1', port: options.port }],
              }
            : {}),
          name: 'hospital',
          ...(options.sendsMail ? { email: { send_email: [{ name: 'EMAIL' }] } } : {}),
          ...(options.outbound ? { outboundService: options.outbound } : {}),
          bindings: {
            ...(variables as object),
            DEMONSTRATION: 'on',
            PUBLIC_ORIGIN: `http://localhost:${options.port}`,
            ...options.variables,
          },
          modulesRoot: buildFolder,
          modules: [
            moduleOf('delivery.js', readFileSync(join(import.meta.dirname, 'local-compression.mjs'), 'utf8')),
            moduleOf('application.js', options.wrapper ?? `export { default } from './index.js';`),
            ...Object.entries(options.wrapperModules ?? {}).map(([name, text]) => moduleOf(name, text)),
            ...modules,
          ],
        },
      ],
    }),
  );
}
