import { locales, otherLocales } from '#app/languages/locales.ts';
import { inEachLocale } from '#app/navigation/localized-pages.ts';
import { allPages, publicPages } from '#app/navigation/pages.ts';
import { canonicalPath, isLoopback, type Pattern } from '../http/canonical-url.server.ts';

/** Prefix of all cookies of the site. Each is about one person, so a request with one gets its own answer. */
const ownCookiePrefix = '__Host-';

/** Characters. No page has a longer address. */
const longestAddress = 200;

/** Parameters that change a page. Parameters without a rule are ignored. */
export interface QueryRule {
  /** The query in its one spelling, such as `?photo=3`; empty where it asks for nothing. */
  readonly query?: (search: URLSearchParams) => string;
  /** With one of these parameters the page is not cached. */
  readonly unkept?: readonly string[];
}

export interface QueryRules {
  /** On every page. */
  readonly unkept: readonly string[];
  readonly pages: Readonly<Record<string, QueryRule>>;
}

/** The cached page that a request is for. */
export interface PageAddress {
  /** Canonical path, and query where it counts. */
  readonly address: string;
  /** Whether the address has the whole query of the request. */
  readonly isWhole: boolean;
}

const prefixes = otherLocales.map((locale) => locales[locale].prefix).join('|');

/** Paths of the pages in the catalogue, in each locale. */
const catalogue = new Set<string>(allPages.flatMap((page) => inEachLocale(page).map(({ path }) => path)));
const doctorPage = new RegExp(`^(?:${prefixes})?${publicPages.doctors.path}/[^/]+$`);

/** Prefixes of paths that are no public page. */
const closed = new RegExp(
  `^(?:${prefixes})?/(?:dashboard|signin|signout|api|files|search|offline|appointment|callback)(?:/|$)`,
  'i',
);

/** Requests of the client router. */
const routerData = /\.data$/;

/** Whether a request only reads. */
export const isReading = ({ method }: Pick<Request, 'method'>) => method === 'GET' || method === 'HEAD';

/** Whether a request brings something of one person. */
export function isPersonal({ headers }: Pick<Request, 'headers'>): boolean {
  return (headers.get('Cookie')?.includes(ownCookiePrefix) ?? false) || headers.has('Authorization');
}

/**
 * Finds the cached page that may answer a request.
 *
 * @param patterns of all routes, see `routePatterns`
 * @returns undefined where the request must be rendered by itself
 */
export function pageAddress(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  patterns: readonly Pattern[],
  rules: QueryRules,
): PageAddress | undefined {
  const { url, headers } = request;
  // Home leaves its film out under Save-Data.
  if (!isReading(request) || isPersonal(request) || headers.get('Save-Data') === 'on') return undefined;
  // Over plain http on a local network the policy is another one (security-headers.server.ts).
  if (!url.startsWith('https:') && !isLoopback(new URL(url))) return undefined;
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const queryAt = url.indexOf('?', pathAt);
  const path = queryAt === -1 ? url.slice(pathAt) : url.slice(pathAt, queryAt);
  if (!mayBeCached(path, patterns)) return undefined;
  if (queryAt === -1) return { address: path, isWhole: true };

  const search = new URLSearchParams(url.slice(queryAt));
  const rule = rules.pages[path];
  if ([...rules.unkept, ...(rule?.unkept ?? [])].some((name) => search.has(name))) return undefined;
  const query = rule?.query?.(search) ?? '';
  return { address: `${path}${query}`, isWhole: query === url.slice(queryAt) };
}

function mayBeCached(path: string, patterns: readonly Pattern[]): boolean {
  if (catalogue.has(path)) return true;
  if (path.length > longestAddress || closed.test(path) || routerData.test(path)) return false;
  const canonical = canonicalPath(patterns, path);
  // A path of no route has a 404 page, which is the same for everybody.
  return canonical === undefined || (canonical === path && doctorPage.test(path));
}
