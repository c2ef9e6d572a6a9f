import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import type { DatabaseFallback } from '#app/platform/fallback-snapshot/snapshot-read.server.ts';
import { routeOf } from '#app/platform/http/canonical-url.server.ts';
import type { Observation } from '#app/platform/log/observation.server.ts';
import type { RenderOutcome } from '#app/platform/request/context.server.ts';
import { patterns } from './route-handlers.ts';

/** A request with everything that its answer needs. */
export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly env: Env;
  readonly execution: ExecutionContext;
  readonly database: D1DatabaseSession;
  readonly complete: boolean;
  readonly outcome: RenderOutcome;
  readonly databaseFallback: DatabaseFallback;
  readonly facts: HospitalFacts;
  readonly nonce: string;
  readonly requestId: string;
  readonly observation: Observation;
}

export const isApi = (url: URL) => url.pathname.startsWith('/api/');

export const pageMethods = ['GET', 'HEAD', 'POST'];

function observationOf({ method }: Request, url: URL, requestId: string): Observation {
  return {
    requestId,
    // A client may send any word as a method, so others are logged as 'other'.
    method: [...pageMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other',
    route: routeOf(patterns, url.pathname),
    startedAt: Date.now(),
    databaseMilliseconds: 0,
    statements: 0,
    status: undefined,
    waiting: [],
  };
}

/** Begins the answer to a request. */
export function newExchange(
  given: Pick<
    Exchange,
    'request' | 'env' | 'execution' | 'database' | 'complete' | 'databaseFallback' | 'facts'
  >,
): Exchange {
  const url = new URL(given.request.url);
  const requestId = crypto.randomUUID().slice(0, 8);
  return {
    ...given,
    url,
    outcome: { isLate: false, hasFailed: false, isStale: false },
    nonce: crypto.randomUUID().replaceAll('-', ''),
    requestId,
    observation: observationOf(given.request, url, requestId),
  };
}
