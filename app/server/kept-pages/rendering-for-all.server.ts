import type { PageOutcome } from '../context.server.ts';
import type { KnownDatabase } from './page-source.server.ts';

/** A rendering for all: with nothing in it of the request that caused it. */
export interface RenderingForAll {
  readonly request: Request;
  readonly database: D1DatabaseSession;
  /** Waits for all data, however late. */
  readonly complete: boolean;
  readonly known: KnownDatabase;
}

/** What came of it; the outcome is known once the body has been read. */
export interface Rendered {
  readonly response: Response;
  readonly nonce: string;
  readonly requestId: string;
  readonly outcome: PageOutcome;
}
