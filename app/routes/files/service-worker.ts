import { offered } from '#app/offline/kept-pages.ts';
import { serviceWorkerText } from '#app/offline/service-worker.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import { hashOf } from '#app/server/tokens.server.ts';
import { handedFacts } from '#app/site/handed-facts.ts';
import type { Route } from './+types/service-worker';

/** Copies say what the hospital said when they were made: other facts are another worker, which begins with none. */
async function editionOf(version: string): Promise<string> {
  const facts = handedFacts();
  if (Object.keys(facts).length === 0) return version;
  return `${version}-${(await hashOf(JSON.stringify(facts))).slice(0, 12)}`;
}

/** A route and not a file, since its text names the build and the facts, and its security policy lets it ask this site alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const edition = await editionOf(requestContext(context).version);
  return new Response(serviceWorkerText(edition, offered), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
}
