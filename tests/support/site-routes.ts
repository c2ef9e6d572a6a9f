import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type Locale, localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { hasPage } from '#app/navigation/localized-pages.ts';
import { interactivePages } from '#app/navigation/pages.ts';
import { isLocalizedRoute } from '#app/navigation/route-ids.ts';
import routes from '#app/routes.ts';

/** A route that answers at an address of its own. */
export interface SiteRoute {
  /** Its path with parameters, such as `/hi/doctors/:slug`. */
  readonly pattern: string;
  /** Its file in app/. */
  readonly module: string;
  readonly locale: Locale | undefined;
}

interface TableRoute {
  readonly id: string | undefined;
  readonly pattern: string;
  readonly module: string;
}

function tableOf(entries: readonly RouteConfigEntry[], above = ''): TableRoute[] {
  return entries.flatMap(({ id, path, index, file, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    const isLayout = path === undefined && !index;
    return [
      ...(isLayout ? [] : [{ id, pattern: pattern || '/', module: file }]),
      ...tableOf(children, pattern),
    ];
  });
}

/** The self-checks and tools of a route such as `/tools/:page`. Of the information pages, `/:page`, there are too many. */
const pagesOf = (pattern: string) =>
  interactivePages
    .map(({ path }) => path)
    .filter((path) => pattern === `${path.slice(0, path.lastIndexOf('/'))}/:page`);

/** Every route of the site, also the addresses in other locales that the Worker adds (workers/route-handlers.ts). */
export const siteRoutes: readonly SiteRoute[] = tableOf(routes as RouteConfigEntry[]).flatMap(
  ({ id = '', pattern, module }): readonly SiteRoute[] => {
    if (!isLocalizedRoute(id)) return [{ pattern, module, locale: undefined }];
    const pages = pattern === '/:page' ? [] : pagesOf(pattern);
    return localeTags.flatMap((locale) =>
      (pages.length > 0 ? pages.filter((path) => hasPage(locale, path)) : [pattern]).map((path) => ({
        pattern: pathIn(locale, path),
        module,
        locale,
      })),
    );
  },
);
