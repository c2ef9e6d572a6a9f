import { createContext, type RouterContextProvider } from 'react-router';
import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { Database } from '../database/database.server.ts';
import type { DatabaseFallback } from '../fallback-snapshot/snapshot-read.server.ts';
import type { Mailer } from '../mail/mail.server.ts';
import type { Network } from '../throttle/network.server.ts';

/** State of a rendering, from which the page cache decides whether it may store the page. */
export interface RenderOutcome {
  /** Some data was not loaded before the page began and is streamed behind it. */
  isLate: boolean;
  /** A part of the page is missing. */
  hasFailed: boolean;
  /** A part of the page is from the fallback snapshot. */
  isStale: boolean;
}

/** Secrets of the Worker (`wrangler secret put`). A gateway without its secrets is off. */
export interface MessageSecrets {
  readonly msg91AuthKey?: string;
  /** Random last part of the address that MSG91 calls: it signs nothing. */
  readonly msg91WebhookPath?: string;
  readonly whatsappToken?: string;
  readonly whatsappAppSecret?: string;
  readonly whatsappVerifyToken?: string;
}

/** Typed context of every request. The Worker creates it before React Router runs. */
export interface RequestContext {
  readonly database: Database;
  readonly pictures: R2Bucket;
  /** Static files: `public/` and the files of the build. */
  readonly assets: Fetcher;
  /** Rate limit before sign-in; Cloudflare counts it per location. */
  readonly signInRateLimit: RateLimit;
  /** Rate limit before visitors' submissions. */
  readonly visitorRateLimit: RateLimit;
  readonly messageSecrets: MessageSecrets;
  /** Whether this deployment may reach the gateways of messages: `MESSAGES = "live"`. */
  readonly areMessagesLive: boolean;
  /** Sends mail to staff; null if mail is not set up. */
  readonly mailer: Mailer | null;
  /** Whether the seeded demonstration account may sign in; true under the local tools only. */
  readonly isDemonstration: boolean;
  /** Public origin of the site, such as `https://www.hospital.example`. Absolute URLs begin with it. */
  readonly origin: string;
  /** Version of the build. It changes with every script and style sheet. */
  readonly version: string;
  /** Facts of the hospital, one value for the whole request. */
  readonly facts: HospitalFacts;
  /** Data version of public pages, if this isolate knows it at the moment. */
  readonly dataVersion: number | undefined;
  /** Whether the page waits for all its data, however late, as for a reader without scripts (ui/deferred). */
  readonly waitForAllData: boolean;
  readonly outcome: RenderOutcome;
  /** The fallback snapshot, which public pages show while the database does not answer. */
  readonly databaseFallback: DatabaseFallback;
  /** Time of the request: the only clock that its handlers use. */
  readonly now: Date;
  /** Nonce of the inline scripts in this rendering. */
  readonly nonce: string;
  /** Id that error pages show and the log has, so that a report can be found in the log. */
  readonly requestId: string;
  /** IP address of the client, as Cloudflare reports it, cut to 45 characters; 'local' without Cloudflare. */
  readonly address: string;
  /** Data about the client's network besides its address. */
  readonly network: Network;
  readonly userAgent: string;
  /** Renders a public page as visitors would see it with these facts, which need not be saved. */
  readonly renderPage: (path: string, facts: HospitalFacts) => Promise<Response>;
  /** Keeps the Worker alive for work that the response does not wait for. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const context = createContext<RequestContext>();

export function setRequestContext(provider: RouterContextProvider, value: RequestContext): void {
  provider.set(context, value);
}

/**
 * Returns the context of the request.
 *
 * @throws Error if the Worker's entry did not set it, which is a programming error
 */
export function requestContext(provider: Readonly<RouterContextProvider>): RequestContext {
  return provider.get(context);
}
