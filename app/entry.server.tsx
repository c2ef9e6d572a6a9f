import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext } from './server/context.server.ts';
import { makeScriptsIdle } from './server/idle-hydration.server.ts';
import { pageCacheControl } from './server/kept-pages/finished-page.server.ts';
import { logError } from './server/log.server.ts';
import { ProblemError } from './server/problems.server.ts';
import { RequestIdContext } from './ui/error-page/request-id.ts';
import { hydrationOf } from './ui/hydration/hydration.ts';
import { NonceContext } from './ui/nonce/inline-script.tsx';

export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, requestId, complete, outcome } = requestContext(loadContext);
  let responseStatus = status;
  let shellRendered = false;

  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <RequestIdContext value={requestId}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RequestIdContext>
    </NonceContext>,
    {
      nonce,
      // React would otherwise show the fallback of a large part although it is ready, and a reader without scripts
      // would never see the part.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError(error) {
        responseStatus = 500;
        outcome.hasFailed = true;
        // A failure before the shell is not logged here: it is thrown to the Worker, which logs it.
        if (shellRendered && !(error instanceof ProblemError) && !request.signal.aborted) {
          logError('rendering failed', requestId, error);
        }
      },
    },
  );
  shellRendered = true;

  // A reader without scripts is sent to this address (ui/deferred) and needs the whole page at once.
  if (complete) await body.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', pageCacheControl);
  const page = new Response(body, { headers, status: responseStatus });
  const hydration = hydrationOf(
    entry.staticHandlerContext.matches.map((match) => ({
      handle: entry.routeModules[match.route.id]?.handle,
    })),
  );
  return hydration === 'idle' ? makeScriptsIdle(page) : page;
}

/** Logs what loaders and actions throw by mistake. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // An answer that a route or the router throws on purpose (404, 405) is no fault.
  const isExpected = error instanceof ProblemError || (isRouteErrorResponse(error) && error.status < 500);
  if (request.signal.aborted || isExpected) return;
  logError('loader or action failed', requestContext(context).requestId, error);
}
