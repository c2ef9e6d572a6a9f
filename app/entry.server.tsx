import assets from 'virtual:page-assets';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { defaultLocale } from './languages/locales.ts';
import { localeOf } from './languages/localized-path.ts';
import { hiddenParts, pageStyles } from './page-styles.ts';
import { pageCacheControl } from './platform/cache/edge-cache.server.ts';
import { ProblemError } from './platform/http/problems.server.ts';
import { logError } from './platform/log/log.server.ts';
import { requestContext } from './platform/request/context.server.ts';
import { DataUnavailableError } from './platform/request/loader-deadline.server.ts';
import { RequestIdContext } from './ui/error-page/request-id.ts';
import { HospitalFactsContext } from './ui/facts-context/hospital-facts.ts';
import { cachedHeader } from './ui/header/cached-header.server.tsx';
import { markCurrentPage } from './ui/header/mark-current-page.ts';
import { hydrationOf, isTaskPage } from './ui/hydration/hydration.ts';
import { DrawnIcons } from './ui/icon/drawn-icons.ts';
import { PageLocaleContext } from './ui/locale/page-locale.ts';
import { pageLocaleFor } from './ui/locale/page-locale-for.ts';
import { NonceContext } from './ui/nonce/inline-script.tsx';
import { type PageHead, PageHeadContext } from './ui/page-head/page-head.ts';

export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, requestId, waitForAllData: complete, outcome, facts } = requestContext(loadContext);
  let responseStatus = status;
  let shellRendered = false;
  const pageLocale = pageLocaleFor(localeOf(new URL(request.url).pathname));
  const header = isHydrated(entry) ? undefined : await cachedHeader(pageLocale, facts);
  const head = header && pageHead(entry, header.markup);

  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <RequestIdContext value={requestId}>
        <HospitalFactsContext value={facts}>
          <PageLocaleContext value={pageLocale}>
            <PageHeadContext value={head}>
              <DrawnIcons value={header && new Set(header.icons)}>
                <ServerRouter context={entry} url={request.url} nonce={nonce} />
              </DrawnIcons>
            </PageHeadContext>
          </PageLocaleContext>
        </HospitalFactsContext>
      </RequestIdContext>
    </NonceContext>,
    {
      nonce,
      // Without this React shows the fallback of a large part even if the part is ready, and a reader without
      // scripts would never see the part.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
      onError(error) {
        responseStatus = 500;
        outcome.hasFailed = true;
        // Failures before the shell is rendered are thrown to the Worker, which logs them.
        if (shellRendered && !(error instanceof ProblemError) && !hasLeft(request, error)) {
          logError('rendering failed', requestId, error);
        }
      },
    },
  );
  shellRendered = true;

  // A reader without scripts is redirected to this address (ui/deferred) and needs the whole page at once.
  if (complete) await body.allReady;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', pageCacheControl);
  return new Response(body, { headers, status: responseStatus });
}

/**
 * Whether the error occurred because the client disconnected. workerd may report this before the request's
 * own signal does.
 */
const hasLeft = ({ signal }: Request, error: unknown) =>
  signal.aborted || (error instanceof Error && error.message === 'Network connection lost.');

const routeIds = ({ staticHandlerContext }: EntryContext) =>
  staticHandlerContext.matches.map(({ route }) => route.id);

const handlesOf = (entry: EntryContext) =>
  routeIds(entry).map((id) => ({ handle: entry.routeModules[id]?.handle }));

/** Whether the browser loads React Router for the page, as in the staff area and at the sign-in. Such a page has no public header and links its styles. */
const isHydrated = (entry: EntryContext) => hydrationOf(handlesOf(entry)) === 'eager';

/**
 * Builds the head of a public page: scripts, header and inlined styles. In development its styles are linked.
 *
 * @param markup of the header, without a current page
 */
function pageHead(entry: EntryContext, markup: string): PageHead {
  const { manifest, staticHandlerContext } = entry;
  const ids = routeIds(entry);
  const handles = handlesOf(entry);
  const { islands, listen, viewer } = assets;
  const header = markCurrentPage(markup, staticHandlerContext.location.pathname);
  const shown = { islands, listen, viewer, header };
  if (import.meta.env.DEV) return shown;
  const routes = ids.map((id) => manifest.routes[id]?.module ?? '');
  const { loaderData, actionData, errors } = staticHandlerContext;
  const hidden = hiddenParts({
    data: [loaderData, actionData ?? {}].flatMap((byRoute) => Object.values(byRoute)),
    hasError: errors !== null,
    isTask: isTaskPage(handles),
  });
  const isLocalized = localeOf(staticHandlerContext.location.pathname) !== defaultLocale;
  return { ...shown, styles: pageStyles(assets, routes, { isLocalized, hidden }) };
}

/** Logs unexpected errors of loaders and actions. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A response that a route or the router throws on purpose (404, 405) is not an error.
  const isExpected =
    error instanceof ProblemError ||
    error instanceof DataUnavailableError ||
    (isRouteErrorResponse(error) && error.status < 500);
  if (isExpected || hasLeft(request, error)) return;
  logError('loader or action failed', requestContext(context).requestId, error);
}
