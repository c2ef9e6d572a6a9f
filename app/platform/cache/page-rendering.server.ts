import type { DatabaseFallback } from '../fallback-snapshot/snapshot-read.server.ts';
import type { RenderOutcome } from '../request/context.server.ts';
import type { KnownVersion } from './data-version.server.ts';

/** State of the database when a request arrives. */
export type DatabaseStatus = Pick<DatabaseFallback, 'database' | 'version'>;

/**
 * Data that a page is rendered from. `known` is the database at this version, and `copy` the fallback snapshot.
 * `away` is no data at all. With `late` the database did not report its version in time, and may still
 * answer.
 */
export type PageSource =
  | ({ readonly kind: 'known' } & KnownVersion)
  | { readonly kind: 'copy' | 'away' | 'late' };

/** A rendering that all visitors share. It must not depend on the request that caused it. */
export interface SharedRendering {
  readonly request: Request;
  readonly database: D1DatabaseSession;
  /** Whether the rendering waits for all data, however late, instead of streaming it. */
  readonly complete: boolean;
  readonly known: DatabaseStatus;
}

/** Result of a rendering. `outcome` is final only after the body has been read. */
export interface RenderResult {
  readonly response: Response;
  readonly nonce: string;
  readonly requestId: string;
  readonly outcome: RenderOutcome;
}

export function databaseStatus(source: PageSource, isTroubled: boolean): DatabaseStatus {
  if (source.kind === 'late') return { database: 'late' };
  if (source.kind !== 'known') return { database: 'away' };
  return { database: isTroubled ? 'away' : 'there', version: source.version };
}
