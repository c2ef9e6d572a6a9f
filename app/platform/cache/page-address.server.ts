import { locales, otherLocales } from '#app/languages/locales.ts';
import { pathInEachLocale } from '#app/navigation/localized-pages.ts';
import { allPages, publicPages } from '#app/navigation/pages.ts';
import { canonicalPath, isLoopback, type Pattern } from '../http/canonical-url.server.ts';

/**
 * Prefix of all cookies of the site. Each cookie is about one person, so a request with one gets its own
 * response.
 */
const ownCookiePrefix = '__Host-';

/** Longest address of a page, in characters. */
const longestAddress = 200;

/** Query parameters that change a page. Parameters without a rule are ignored. */
export interface QueryRule {
  /** Returns the canonical query, such as `?photo=3`; empty if no parameter changes the page. */
  readonly query?: (search: URLSearchParams) => string;
  /** Parameters with which the page is not cached. */
  readonly uncacheable?: readonly string[];
}

export interface QueryRules {
  /** Parameters with which no page is cached. */
  readonly uncacheable: readonly string[];
  readonly pages: Readonly<Record<string, QueryRule>>;
}

/** Address of the cached page for a request. */
export interface CacheAddress {
  /** Canonical path, with the query parameters that change the page. */
  readonly address: string;
  /** Whether the address has the whole query of the request. */
  readonly hasFullQuery: boolean;
}

const prefixes = otherLocales.map((locale) => locales[locale].prefix).join('|');

/** Paths of the pages in the catalogue, in each locale. */
const catalogue = new Set<string>(allPages.flatMap(({ path }) => pathInEachLocale(path)));
const doctorPage = new RegExp(`^(?:${prefixes})?${publicPages.doctors.path}/[^/]+$`);

/** Prefixes of paths without public pages. */
const closed = new RegExp(
  `^(?:${prefixes})?/(?:dashboard|signin|signout|api|files|search|offline|appointment|callback)(?:/|$)`,
  'i',
);

/** Data requests of the client router. */
const routerData = /\.data$/;

/** Whether a path is that of a page of the catalogue or of a doctor's page. */
export const isPublicPage = (path: string): boolean => catalogue.has(path) || doctorPage.test(path);

/** Whether a request only reads. */
export const isReadRequest = ({ method }: Pick<Request, 'method'>) => method === 'GET' || method === 'HEAD';

/** Whether a request carries a cookie or a token of one person. */
export function isPersonal({ headers }: Pick<Request, 'headers'>): boolean {
  return (headers.get('Cookie')?.includes(ownCookiePrefix) ?? false) || headers.has('Authorization');
}

/**
 * Finds the cached page that may answer a request.
 *
 * @param patterns of all routes, from `routePatterns`
 * @returns undefined if the request must get its own response
 */
export function cacheAddress(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  patterns: readonly Pattern[],
  rules: QueryRules,
): CacheAddress | undefined {
  const { url, headers } = request;
  // The home page has no film under Save-Data.
  if (!isReadRequest(request) || isPersonal(request) || headers.get('Save-Data') === 'on') return undefined;
  // Over plain HTTP on a local network the Content-Security-Policy differs (security-headers.server.ts).
  if (!url.startsWith('https:') && !isLoopback(new URL(url))) return undefined;
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const queryAt = url.indexOf('?', pathAt);
  const path = queryAt === -1 ? url.slice(pathAt) : url.slice(pathAt, queryAt);
  if (!mayBeCached(path, patterns)) return undefined;
  if (queryAt === -1) return { address: path, hasFullQuery: true };

  const search = new URLSearchParams(url.slice(queryAt));
  const rule = rules.pages[path];
  if ([...rules.uncacheable, ...(rule?.uncacheable ?? [])].some((name) => search.has(name))) return undefined;
  const query = rule?.query?.(search) ?? '';
  return { address: `${path}${query}`, hasFullQuery: query === url.slice(queryAt) };
}

function mayBeCached(path: string, patterns: readonly Pattern[]): boolean {
  if (catalogue.has(path)) return true;
  if (path.length > longestAddress || closed.test(path) || routerData.test(path)) return false;
  const canonical = canonicalPath(patterns, path);
  // An unknown path gets the 404 page, which is the same for everybody.
  return canonical === undefined || (canonical === path && doctorPage.test(path));
}
