import { createContext, type RouterContextProvider } from 'react-router';
import type { HospitalFacts } from '#app/hospital-facts/fact-shapes.ts';
import type { Database } from '../database/database.server.ts';
import type { LastGood } from '../stale-copy/last-good.server.ts';

/** What a rendering tells of itself to whoever may keep the page. */
export interface PageOutcome {
  /** Something of the database was not in time and is streamed behind the page. */
  isLate: boolean;
  /** A part of the page is missing. */
  hasFailed: boolean;
  /** A part of the page is from a copy that may be old. */
  isStale: boolean;
}

/** What every request needs, made by the Worker before the router runs. */
export interface RequestContext {
  readonly database: Database;
  readonly pictures: R2Bucket;
  /** The files of `public/` and the build's own. */
  readonly assets: Fetcher;
  /** The first gate of sign-in; counts per Cloudflare location. */
  readonly signInGate: RateLimit;
  /** The first gate of what visitors write. */
  readonly visitorGate: RateLimit;
  /** True only under the local tools: the seeded demonstration account may sign in. */
  readonly demonstration: boolean;
  /** Under which the site is known, such as `https://www.hospital.example`: whole addresses begin with it. */
  readonly origin: string;
  /** Of the build: another one whenever a script or a style sheet is another. */
  readonly version: string;
  /** Facts of the hospital, one value for the whole request. */
  readonly facts: HospitalFacts;
  /** Of what public pages show, where this isolate knows it just now. */
  readonly dataVersion: number | undefined;
  /** Whether the page waits for all its data, however late, as for a reader without scripts (ui/deferred). */
  readonly complete: boolean;
  readonly outcome: PageOutcome;
  /** What public pages show where the database does not answer. */
  readonly lastGood: LastGood;
  /** When the request came: the one clock of everything that answers it. */
  readonly now: Date;
  /** For the inline scripts of this rendering and no other. */
  readonly nonce: string;
  /** Shown on error pages and written to the log, to find one in the other. */
  readonly requestId: string;
  /** The caller's IP address as Cloudflare saw it, no longer than one can be; 'local' where there is none. */
  readonly address: string;
  readonly userAgent: string;
  /** Keeps the Worker alive for work that the answer does not wait for. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const context = createContext<RequestContext>();

export function setRequestContext(provider: RouterContextProvider, value: RequestContext): void {
  provider.set(context, value);
}

/** @throws Error where the Worker's entry did not set it, which is a programming error. */
export function requestContext(provider: Readonly<RouterContextProvider>): RequestContext {
  return provider.get(context);
}
