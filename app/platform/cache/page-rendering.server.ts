import type { PageOutcome } from '../request/context.server.ts';
import type { LastGood } from '../stale-copy/last-good.server.ts';
import type { KnownVersion } from './data-version.server.ts';

/** State of the database when a request arrives. */
export type KnownDatabase = Pick<LastGood, 'database' | 'version'>;

/**
 * Data that a page is rendered from. `known` is the database at this version, and `copy` the fallback snapshot.
 * `away` is no data at all. With `late` the database did not report its version in time, and may still
 * answer.
 */
export type Source =
  | ({ readonly kind: 'known' } & KnownVersion)
  | { readonly kind: 'copy'; readonly takenAt: number }
  | { readonly kind: 'away' }
  | { readonly kind: 'late' };

/** A rendering that all visitors share. It must not depend on the request that caused it. */
export interface SharedRendering {
  readonly request: Request;
  readonly database: D1DatabaseSession;
  /** Whether the rendering waits for all data, however late, instead of streaming it. */
  readonly complete: boolean;
  readonly known: KnownDatabase;
}

/** Result of a rendering. `outcome` is final only after the body has been read. */
export interface Rendered {
  readonly response: Response;
  readonly nonce: string;
  readonly requestId: string;
  readonly outcome: PageOutcome;
}

export function knownDatabase(source: Source, isTroubled: boolean): KnownDatabase {
  if (source.kind === 'late') return { database: 'late' };
  if (source.kind !== 'known') return { database: 'away' };
  return { database: isTroubled ? 'away' : 'there', version: source.version };
}
