import type { RequestContext } from '#app/server/context.server.ts';
import { newAddress } from './site.ts';
import type { TestStore } from './store.ts';

/** What the Worker gives each request, over a test's store: for commands that are called without one. */
export function requestContextOver(
  store: TestStore,
  overrides: Partial<RequestContext> = {},
): RequestContext {
  return {
    database: store.database,
    pictures: store.pictures,
    assets: { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher,
    signInGate: { limit: async () => ({ success: true }) } as RateLimit,
    demonstration: false,
    version: 'version',
    nonce: 'nonce',
    requestId: 'request',
    address: newAddress(),
    userAgent: 'Test',
    waitUntil: () => {},
    ...overrides,
  };
}
