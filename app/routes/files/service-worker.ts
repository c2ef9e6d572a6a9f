import { offered } from '#app/offline/kept-pages.ts';
import { serviceWorkerText } from '#app/offline/service-worker.server.ts';
import { requestContext } from '#app/server/context.server.ts';
import type { Route } from './+types/service-worker';

/** A route and not a file, since its text names the build and its security policy lets it ask this site alone. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(serviceWorkerText(requestContext(context).version, offered), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
}
