import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetch as fetchForWorker, type Miniflare, Response as ResponseForWorker } from 'miniflare';
import { openSession } from '#app/accounts/session/session.commands.server.ts';
import { sessionCookieName } from '#app/accounts/session/session-credential.server.ts';
import type { Role } from '#app/accounts/staff/account.values.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { startLocalWorker } from '#tools/local-worker.ts';
import { seedDemonstrationData } from '#tools/seed.ts';
import { addStaff, type StaffAccount } from './accounts.ts';
import { commandFor } from './command.ts';
import { copyInitialState } from './initial-states.ts';
import { lazyBucket } from './lazy-bucket.ts';
import { forbiddenLines, textsSentIn } from './log-lines.ts';
import { mailSender } from './mail-service.ts';
import type { FakeMediaSites } from './media-sites.ts';
import type { FakeGateways } from './message-gateways.ts';
import { applyMigrations } from './migrations.ts';
import { remoteDatabase } from './remote-database.ts';

export interface SiteRequest extends RequestInit {
  /** Adds the headers that a browser sends from the site's own pages. */
  readonly sameOrigin?: boolean;
  /** Adds the session cookie. */
  readonly as?: SignedIn;
}

export interface SignedIn extends StaffAccount {
  /** Value of the header `Cookie`: name and value. */
  readonly cookie: string;
  /** Token for the header `Authorization`, without the scheme. */
  readonly bearer: string;
}

export interface Site {
  /** Origin such as `http://localhost:51234`. */
  readonly origin: string;
  readonly worker: Miniflare;
  readonly binding: D1Database;
  readonly pictures: R2Bucket;
  /** Lines that the Worker wrote to its console since it started or since the last `checkLog`. */
  readonly logs: readonly string[];
  /** Does not follow redirects. Headers of `database-faults.mjs` make the database slow or unavailable. */
  readonly fetch: (path: string, request?: SiteRequest) => Promise<Response>;
  /** Number of statements that were delayed or failed since the site started. */
  readonly statementsHeldUp: () => Promise<number>;
  /** Whether a request with `x-test-database-hold` waits now. */
  readonly isHolding: () => Promise<boolean>;
  /** Lets that request go on. */
  readonly release: () => Promise<void>;
  /** Adds a staff account and opens a session directly, without the sign-in: a password check takes 0.2 s. */
  readonly signIn: (role?: Role, doctorId?: string) => Promise<SignedIn>;
  /**
   * Checks the log and clears it.
   *
   * @throws Error if the Worker wrote a line that breaks the rules
   */
  readonly checkLog: () => void;
  /** Stops the Worker, and throws as `checkLog` does. */
  readonly dispose: () => Promise<void>;
}

/** User agent of a mid-range phone. */
const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-M146B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * Starts the built Worker in workerd with a fresh, migrated database. Call it once per test file, in
 * `beforeAll`.
 *
 * @param seeded whether the site contains the demonstration's account, doctors and links
 * @param mediaSites server that answers for YouTube and Instagram. All other requests of the Worker get 503
 * @param messageGateways server that answers for the gateways of messages
 * @param secrets secrets of the Worker, such as keys of gateways
 * @param sendsMail whether mail is set up, with the stand-in of tests/support/mail-service.ts
 * @param demonstration 'off' as in production: the demonstration's account cannot sign in, and facts that are
 * missing are not shown
 * @param stateFolder folder for database and pictures. A later start with the same folder finds them again,
 * in a new isolate
 * @param isInspected whether bench/attack/worker-heap.ts can read the heap
 * @param hasEdgeCache whether a stand-in for Cloudflare's cache is in front of the Worker (workers-cache.mjs)
 * @param versionChecks when the Worker compares a cached page with the database. `always`: before each answer, since tests
 *   write without the Worker. `timed`: as in production
 */
export async function startSite({
  seeded = false,
  mediaSites,
  messageGateways,
  secrets = {},
  sendsMail = false,
  demonstration = 'on',
  versionChecks = 'always',
  stateFolder,
  isInspected = false,
  hasEdgeCache = false,
}: {
  seeded?: boolean;
  mediaSites?: FakeMediaSites;
  messageGateways?: FakeGateways;
  secrets?: Readonly<Record<string, string>>;
  sendsMail?: boolean;
  demonstration?: 'on' | 'off';
  versionChecks?: 'always' | 'timed';
  stateFolder?: string;
  isInspected?: boolean;
  hasEdgeCache?: boolean;
} = {}): Promise<Site> {
  const logs: string[] = [];
  const typed = new Set<string>();
  const folder = stateFolder ?? copyInitialState(seeded ? 'seeded' : 'migrated');
  const worker = await startLocalWorker({
    port: 0,
    ...(folder ? { stateFolder: folder } : {}),
    ...(isInspected ? { inspectorPort: 0 } : {}),
    variables: {
      DATA_VERSION_CHECKS: versionChecks,
      DEMONSTRATION: demonstration,
      ...(sendsMail && { MAIL_FROM: mailSender }),
      ...secrets,
    },
    wrapper: textOf(hasEdgeCache ? 'workers-cache.mjs' : 'database-faults.mjs'),
    wrapperModules: {
      ...(hasEdgeCache && {
        'origin.js': textOf('database-faults.mjs'),
        'workers-cache-rules.js': textOf('workers-cache-rules.mjs'),
      }),
      'statement-endpoint.js': textOf('statement-endpoint.mjs'),
      'mail-endpoint.js': textOf('mail-endpoint.mjs'),
    },
    sendsMail,
    onLog: (line) => logs.push(line.message),
    async outbound(request) {
      const gateway = messageGateways?.fakeUrlOf(request.url);
      if (gateway) {
        const { method, headers } = request;
        return fetchForWorker(gateway, { method, headers, body: await request.text(), redirect: 'manual' });
      }
      const standIn = mediaSites?.fakeUrlOf(request.url);
      return standIn
        ? fetchForWorker(standIn, { redirect: 'manual' })
        : new ResponseForWorker('This machine is off the internet.', { status: 503 });
    },
  });
  const { port } = await worker.ready;
  // Must be localhost, not 127.0.0.1: browsers store a Secure cookie over plain HTTP for localhost only.
  const origin = `http://localhost:${port}`;
  const binding = remoteDatabase((body) =>
    fetch(origin, { method: 'POST', headers: { 'x-test-statements': '1' }, body }),
  );
  const pictures = lazyBucket(() => worker.getR2Bucket('PICTURES'));
  const isFilled = await binding.prepare("select 1 from sqlite_master where name = 'data_version'").first();
  if (!isFilled) await applyMigrations(binding);
  if (!isFilled && seeded) await seedDemonstrationData({ database: binding, pictures });

  const site: Site = {
    origin,
    worker,
    binding,
    pictures,
    logs,
    fetch(path, { sameOrigin, as, ...init } = {}) {
      for (const text of textsSentIn(path, init.body)) typed.add(text);
      const headers = new Headers(init.headers);
      if (!headers.has('User-Agent')) headers.set('User-Agent', phone);
      // The server closes the connection when it answers before it has read the whole body, so the next
      // request must not reuse it.
      headers.set('Connection', 'close');
      if (sameOrigin) {
        headers.set('Origin', origin);
        headers.set('Sec-Fetch-Site', 'same-origin');
      }
      if (as) headers.set('Cookie', as.cookie);
      return fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers });
    },
    async statementsHeldUp() {
      return (await (await fetch(origin, { headers: { 'x-test-held-up': '1' } })).json()) as number;
    },
    async isHolding() {
      return (await (await fetch(origin, { headers: { 'x-test-release': 'ask' } })).json()) as boolean;
    },
    async release() {
      await fetch(origin, { headers: { 'x-test-release': 'go' } });
    },
    async signIn(role = 'admin', doctorId) {
      const account = await addStaff(binding, { role, doctorId: doctorId ?? null });
      const database = openDatabase(binding);
      const { statements, cookieToken, bearerToken } = await openSession(
        commandFor({ database, pictures }, { now: new Date() }),
        { userId: account.id, remember: false, userAgent: phone, address: 'local' },
      );
      await database.batch(statements as never);
      return { ...account, cookie: `${sessionCookieName}=${cookieToken}`, bearer: bearerToken };
    },
    checkLog() {
      const wrong = forbiddenLines(logs.splice(0), typed, stateFolder !== undefined);
      typed.clear();
      if (wrong.length > 0)
        throw new Error(
          `The Worker wrote log lines that are not allowed (decision 0082):\n${wrong.join('\n')}`,
        );
    },
    async dispose() {
      await worker.dispose();
      site.checkLog();
    },
  };
  return site;
}
