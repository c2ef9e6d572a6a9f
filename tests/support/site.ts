import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetch as fetchForWorker, type Miniflare, Response as ResponseForWorker } from 'miniflare';
import { openSession } from '#app/accounts/session/session.commands.server.ts';
import { sessionCookieName } from '#app/accounts/session/session-credential.server.ts';
import type { Role } from '#app/accounts/staff/account.values.ts';
import { openDatabase } from '#app/platform/database/database.server.ts';
import { startLocalWorker } from '#tools/local-worker.ts';
import { seedDemonstration } from '#tools/seed.ts';
import { addStaff, type StaffAccount } from './accounts.ts';
import { bucketWhenUsed } from './bucket-when-used.ts';
import { commandOver } from './command.ts';
import { copyOfFirstState } from './first-states.ts';
import { typedIn, wrongLines } from './log-lines.ts';
import type { FakeMediaSites } from './media-sites.ts';
import { applyMigrations } from './migrations.ts';
import { remoteDatabase } from './remote-database.ts';

export interface SiteRequest extends RequestInit {
  /** Sends what a browser on one of the site's own pages would. */
  readonly sameOrigin?: boolean;
  /** Sends the session's cookie. */
  readonly as?: SignedIn;
}

export interface SignedIn extends StaffAccount {
  /** For the header `Cookie`: name and value. */
  readonly cookie: string;
  /** For the header `Authorization`, without the scheme. */
  readonly bearer: string;
}

export interface Site {
  /** Such as `http://localhost:51234`. */
  readonly origin: string;
  readonly worker: Miniflare;
  readonly binding: D1Database;
  readonly pictures: R2Bucket;
  /** What the Worker wrote to its console since it started, or since its log was checked. */
  readonly logs: readonly string[];
  /** Redirects are not followed; a header of `database-faults.mjs` makes the database slow or away. */
  readonly fetch: (path: string, request?: SiteRequest) => Promise<Response>;
  /** How many statements were made slow or to fail since the site started. */
  readonly statementsHeldUp: () => Promise<number>;
  /** Makes a staff account and opens a session of it, past the sign-in: checking a password takes a fifth of a second. */
  readonly signIn: (role?: Role) => Promise<SignedIn>;
  /**
   * Ends a log, and begins another.
   *
   * @throws Error where the Worker wrote a line that it must not have written
   */
  readonly checkLog: () => void;
  /** Ends the Worker, and throws as `checkLog` does. */
  readonly dispose: () => Promise<void>;
}

/** A mid-range phone's. */
const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-M146B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * Starts the built Worker in workerd with a fresh, migrated database: once in a test file, in `beforeAll`.
 *
 * @param seeded whether the demonstration's account, doctors and links are in it
 * @param mediaSites who answers for YouTube and Instagram; without it, and for every other site, nobody does
 * @param demonstration off as where it is deployed: the demonstration's account does not sign in, and nothing is shown that the facts lack
 * @param stateFolder where the database and the pictures are kept for a later start, which finds them as they were left: a new isolate
 * @param isInspected whether its heap can be looked at (bench/attack/worker-heap.ts)
 * @param versionChecks when a kept page is compared with the database: before each answer, since tests write past the Worker,
 *   or as it is deployed
 */
export async function startSite({
  seeded = false,
  mediaSites,
  demonstration = 'on',
  versionChecks = 'always',
  stateFolder,
  isInspected = false,
}: {
  seeded?: boolean;
  mediaSites?: FakeMediaSites;
  demonstration?: 'on' | 'off';
  versionChecks?: 'always' | 'timed';
  stateFolder?: string;
  isInspected?: boolean;
} = {}): Promise<Site> {
  const logs: string[] = [];
  const typed = new Set<string>();
  const folder = stateFolder ?? copyOfFirstState(seeded ? 'seeded' : 'migrated');
  const worker = await startLocalWorker({
    port: 0,
    ...(folder ? { stateFolder: folder } : {}),
    ...(isInspected ? { inspectorPort: 0 } : {}),
    variables: { DATA_VERSION_CHECKS: versionChecks, DEMONSTRATION: demonstration },
    wrapper: textOf('database-faults.mjs'),
    wrapperModules: { 'database-door.js': textOf('database-door.mjs') },
    onLog: (line) => logs.push(line.message),
    async outbound(request) {
      const standIn = mediaSites?.standInFor(request.url);
      return standIn
        ? fetchForWorker(standIn, { redirect: 'manual' })
        : new ResponseForWorker('This machine is off the internet.', { status: 503 });
    },
  });
  const { port } = await worker.ready;
  // Not 127.0.0.1: browsers keep a Secure cookie over plain http for localhost only.
  const origin = `http://localhost:${port}`;
  const binding = remoteDatabase((body) =>
    fetch(origin, { method: 'POST', headers: { 'x-test-statements': '1' }, body }),
  );
  const pictures = bucketWhenUsed(() => worker.getR2Bucket('PICTURES'));
  const isFilled = await binding.prepare("select 1 from sqlite_master where name = 'data_version'").first();
  if (!isFilled) await applyMigrations(binding);
  if (!isFilled && seeded) await seedDemonstration({ database: binding, pictures });

  const site: Site = {
    origin,
    worker,
    binding,
    pictures,
    logs,
    fetch(path, { sameOrigin, as, ...init } = {}) {
      for (const text of typedIn(path, init.body)) typed.add(text);
      const headers = new Headers(init.headers);
      if (!headers.has('User-Agent')) headers.set('User-Agent', phone);
      // An answer that did not wait for the whole body ends its connection: the next request must not be on it.
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
    async signIn(role = 'admin') {
      const account = await addStaff(binding, { role });
      const database = openDatabase(binding);
      const { statements, cookieToken, bearerToken } = await openSession(
        commandOver({ database, pictures }, { now: new Date() }),
        { userId: account.id, remember: false, userAgent: phone, address: 'local' },
      );
      await database.batch(statements as never);
      return { ...account, cookie: `${sessionCookieName}=${cookieToken}`, bearer: bearerToken };
    },
    checkLog() {
      const wrong = wrongLines(logs.splice(0), typed, stateFolder !== undefined);
      typed.clear();
      if (wrong.length > 0)
        throw new Error(`The Worker wrote what it must not (decision 0082):\n${wrong.join('\n')}`);
    },
    async dispose() {
      await worker.dispose();
      site.checkLog();
    },
  };
  return site;
}
