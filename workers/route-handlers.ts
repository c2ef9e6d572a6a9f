import * as lazyBuild from 'virtual:react-router/server-build';
import { createRequestHandler } from '@react-router/cloudflare';
import { matchRoutes, type RouteObject, type RouterContextProvider, type ServerBuild } from 'react-router';
import { defaultLocale, type Locale, locales, localeTags, otherLocales } from '#app/languages/locales.ts';
import { localeOf, pathIn, pathWithoutLocale } from '#app/languages/localized-path.ts';
import { catalogueOf, hasPage } from '#app/navigation/localized-pages.ts';
import { frameRouteId, isLocalizedRoute, localizedRouteId } from '#app/navigation/route-ids.ts';
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

const root = 'root';

/** The routes below a parent, as React Router's matcher reads them. */
const childrenOf = (parentId: string | undefined, isLeft: (route: LazyRoute) => boolean): RouteObject[] =>
  (byParent.get(parentId) ?? [])
    .filter(isLeft)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index } : { id, path, caseSensitive, children: childrenOf(id, isLeft) },
    );

/** Whether a route has several pages, and only those of the catalogue: `:page` is then the end of its path. */
const isCatalogueRoute = ({ path }: Pick<RouteRecord, 'path'>) => /(?:^|\/):page$/.test(path ?? '');

/** Version of the build. It changes with every script and style sheet. */
export const { version } = lazyBuild.assets;

/** Paths of the chosen routes, without those that end with `:page`. */
const pathsOf = (isChosen: (route: LazyRoute) => boolean): string[] =>
  routePatterns(
    Object.fromEntries(
      Object.entries(routes).filter(([, route]) => isChosen(route) && !isCatalogueRoute(route)),
    ),
  ).map((pattern) => `/${pattern.join('/')}`);

const localizedPaths = pathsOf(({ id }) => isLocalizedRoute(id));

/** Path patterns of all pages. A page of the catalogue is a pattern of its own, because a locale may not have it. */
export const patterns = [
  ...new Set([
    ...pathsOf(() => true),
    ...otherLocales.flatMap((locale) => localizedPaths.map((path) => pathIn(locale, path))),
    ...localeTags.flatMap((locale) => catalogueOf(locale).map((path) => pathIn(locale, path))),
  ]),
].map((path) => path.split('/').filter(Boolean));

/** Path of the page whose data a path requests, as React Router's server derives it. */
const pageOf = (pathname: string) => pathname.replace(/(?<=\/)_\.data$|\.data$/, '');

/** The routes from the root to the one of a path. */
interface Branch {
  readonly locale: Locale;
  readonly ids: readonly string[];
}

const branches = new Map<string, Branch>();

/**
 * Finds the routes of a path. A path without a page has the route of the 404 page. All paths of a pattern have the same
 * routes, so React Router matches each pattern once: that takes a millisecond.
 */
function branchOf(pathname: string): Branch {
  const pattern = routeOf(patterns, pathname);
  // The pattern is matched, not the path: paths in other spellings share it, and one of them must not decide for all.
  const branch = branches.get(pattern) ?? matchBranch(pattern.endsWith('*') ? pageOf(pathname) : pattern);
  // A pattern with an asterisk stands for unknown paths of several routes.
  if (!pattern.endsWith('*')) branches.set(pattern, branch);
  return branch;
}

const notFound: readonly string[] = [root, frameRouteId, localizedRouteId('not-found')];

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Whether a route may have a path with a number of segments. A parent may, because of its children. */
function mayHave({ id, path = '' }: LazyRoute, segments: number): boolean {
  return byParent.has(id) || path.includes('*') || segmentsOf(fullPath(routes, id)).length === segments;
}

/**
 * Matches a path to the route table, which has the paths of the default locale. React Router chooses among the routes with as many
 * segments. Among all of them it takes 10 ms in a new isolate, because it creates a regular expression for each route that it tries.
 */
function matchBranch(page: string): Branch {
  const locale = localeOf(page);
  const path = pathWithoutLocale(page);
  const segments = segmentsOf(path).length;
  const tree = childrenOf(undefined, (route) => mayHave(route, segments));
  const matched = (matchRoutes(tree, path) ?? []).map(({ route }) => route);
  const leaf = matched.at(-1);
  const isFound =
    leaf && (isCatalogueRoute(leaf) ? hasPage(locale, path) : isInLocale(leaf.id ?? '', locale));
  return { locale, ids: isFound ? matched.flatMap(({ id }) => id ?? []) : notFound };
}

const isInLocale = (id: string, locale: Locale) => locale === defaultLocale || isLocalizedRoute(id);

/** Adds the prefix of a locale to a route below the root. The paths of the routes below it are relative. */
function withPrefix<Route extends Pick<RouteRecord, 'path' | 'parentId'>>(
  route: Route | undefined,
  locale: Locale,
): Route | undefined {
  if (route?.parentId !== root || locale === defaultLocale) return route;
  const { prefix } = locales[locale];
  return { ...route, path: [prefix.slice(1), route.path].filter(Boolean).join('/') };
}

type Handler = ReturnType<typeof createRequestHandler<Env>>;

const handlers = new Map<string, Handler>();

/** Loads the modules of a branch of routes, and creates React Router's handler for requests to it in a locale. */
async function createHandler({ locale, ids }: Branch): Promise<Handler> {
  const modules = await Promise.all(ids.map((id) => routes[id]?.module()));
  const { assets } = lazyBuild;
  return createRequestHandler<Env>({
    build: {
      ...lazyBuild,
      routes: Object.fromEntries(
        ids.map((id, index) => [id, { ...withPrefix(routes[id], locale), module: modules[index] }]),
      ) as ServerRoutes,
      // The renderer expects a module for each route of the manifest.
      assets: {
        ...assets,
        routes: Object.fromEntries(ids.map((id) => [id, withPrefix(assets.routes[id], locale)])),
      },
      // The development server matches the path to the route table, which has the paths of the default locale.
      ...(import.meta.env.DEV && {
        unstable_getCriticalCss: ({ pathname }: { readonly pathname: string }) =>
          lazyBuild.unstable_getCriticalCss?.({ pathname: pathWithoutLocale(pathname) }),
      }),
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
  const branch = branchOf(pathname);
  const key = `${branch.locale} ${branch.ids.at(-1)}`;
  const known = handlers.get(key);
  if (known) return known;
  const handler = await createHandler(branch);
  handlers.set(key, handler);
  return handler;
}
