import type { HospitalFacts } from '#app/hospital-facts/fact-types.ts';
import { serializeFacts } from '#app/hospital-facts/serialized-facts.ts';
import { serviceWorkerSource } from '#app/offline/service-worker.server.ts';
import { isOfflineEnabled } from '#app/offline/service-worker-switch.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { sha256Hex } from '#app/platform/tokens/tokens.server.ts';
import type { Route } from './+types/service-worker';

/**
 * Returns the version of the service worker. Changed facts create a new version, which starts without cached
 * pages that show the old facts.
 */
async function workerVersion(version: string, facts: HospitalFacts): Promise<string> {
  const serialized = serializeFacts(facts);
  if (Object.keys(serialized).length === 0) return version;
  return `${version}-${(await sha256Hex(JSON.stringify(serialized))).slice(0, 12)}`;
}

/**
 * Route, not a static file: its text contains the build version and a hash of the facts, and its security
 * policy allows requests to this site only.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { version, facts } = requestContext(context);
  const serviceWorkerVersion = await workerVersion(version, facts);
  return new Response(serviceWorkerSource(serviceWorkerVersion, isOfflineEnabled), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
}
