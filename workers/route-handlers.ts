import * as lazyBuild from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { matchRoutes, type RouteObject, type RouterContextProvider, type ServerBuild } from 'react-router';
import { localeTags } from '#app/languages/locales.ts';
import { localeOf, pathIn, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { hasPage } from '#app/navigation/localized-pages.ts';
import { findInformationPage, informationGroups } from '#app/navigation/pages.ts';
import {
  fullPath,
  type RouteRecord,
  routeOf,
  routePatterns,
} from '#app/platform/http/canonical-url.server.ts';

type ServerRoutes = ServerBuild['routes'];
type ServerRoute = NonNullable<ServerRoutes[string]>;

/** A route whose module is loaded on demand (tools/lazy-routes.ts). */
interface LazyRoute extends Omit<ServerRoute, 'module'> {
  readonly module: () => Promise<ServerRoute['module']>;
}

const routes = lazyBuild.routes as unknown as Readonly<Record<string, LazyRoute>>;
const byParent = Map.groupBy(Object.values(routes), ({ parentId }) => parentId || undefined);

/** The routes below a parent, as React Router's matcher reads them. */
const childrenOf = (parentId: string | undefined, isLeft: (route: LazyRoute) => boolean): RouteObject[] =>
  (byParent.get(parentId) ?? [])
    .filter(isLeft)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index } : { id, path, caseSensitive, children: childrenOf(id, isLeft) },
    );

/** The route of all information pages of a locale. */
const isInformationRoute = ({ path }: Pick<RouteRecord, 'path'>) => /(?:^|\/):page$/.test(path ?? '');

/** Version of the build. It changes with every script and style sheet. */
export const { version } = lazyBuild.assets;

/** Path patterns of all pages. An information page is a pattern of its own, because only those of the catalogue exist. */
export const patterns = [
  ...routePatterns(
    Object.fromEntries(Object.entries(routes).filter(([, route]) => !isInformationRoute(route))),
  ),
  ...localeTags.flatMap((locale) =>
    informationGroups
      .flatMap(({ pages }) => pages)
      .filter(({ path }) => hasPage(locale, path))
      .map(({ path }) => pathIn(locale, path).split('/').filter(Boolean)),
  ),
];

/** Path of the page whose data a path requests, as React Router's server derives it. */
const pageOf = (pathname: string) => pathname.replace(/(?<=\/)_\.data$|\.data$/, '');

const branches = new Map<string, readonly string[]>();

/**
 * Ids of the routes from the root to the one that a path has. A path without a page has the route of the 404 page. All paths of a pattern
 * have the same routes, so React Router matches each pattern once: that takes a millisecond.
 */
function branchOf(pathname: string): readonly string[] {
  const pattern = routeOf(patterns, pathname);
  const branch = branches.get(pattern) ?? matchedRoutes(pageOf(pathname));
  // A pattern with an asterisk stands for unknown paths of several routes.
  if (!pattern.endsWith('*')) branches.set(pattern, branch);
  return branch;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Whether a route may have a path with a number of segments. A parent may, because of its children. */
function mayHave({ id, path = '' }: LazyRoute, segments: number): boolean {
  return byParent.has(id) || path.includes('*') || segmentsOf(fullPath(routes, id)).length === segments;
}

/**
 * Lets React Router choose among the routes that may have the path. Among all of them it takes 10 ms in a new isolate, because it creates a regular
 * expression for each route that it tries.
 */
function matchedRoutes(page: string): readonly string[] {
  const path = pathWithoutLocale(page);
  const isInformation = findInformationPage(path) && hasPage(localeOf(page), path);
  const segments = segmentsOf(page).length;
  const tree = childrenOf(
    undefined,
    (route) => (isInformation || !isInformationRoute(route)) && mayHave(route, segments),
  );
  return (matchRoutes(tree, page) ?? []).flatMap(({ route }) => route.id ?? []);
}

type Handler = ReturnType<typeof createRequestHandler<Env>>;

const handlers = new Map<string, Handler>();

/** Loads the modules of a branch of routes, and creates React Router's handler for requests to it. */
async function createHandler(ids: readonly string[]): Promise<Handler> {
  const modules = await Promise.all(ids.map((id) => routes[id]?.module()));
  const { assets } = lazyBuild;
  return createRequestHandler<Env>({
    build: {
      ...lazyBuild,
      routes: Object.fromEntries(
        ids.map((id, index) => [id, { ...routes[id], module: modules[index] }]),
      ) as ServerRoutes,
      // The renderer expects a module for each route of the manifest.
      assets: { ...assets, routes: Object.fromEntries(ids.map((id) => [id, assets.routes[id]])) },
    } as ServerBuild,
    mode: import.meta.env.MODE,
    getLoadContext: ({ context }) => context.cloudflare.data.loadContext as RouterContextProvider,
  });
}

/**
 * Returns React Router's handler for a path. It knows only the routes from the root to the one of the path, so a public page does not load
 * the staff area.
 *
 * @param pathname of the request, also for the data of a page
 */
export async function routeHandler(pathname: string): Promise<Handler> {
  const ids = branchOf(pathname);
  const key = ids.at(-1) ?? '';
  const known = handlers.get(key);
  if (known) return known;
  const handler = await createHandler(ids);
  handlers.set(key, handler);
  return handler;
}
