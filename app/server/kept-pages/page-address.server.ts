import { hindiPageAt } from '#app/site/hindi-pages.ts';
import { hindiPrefix } from '#app/site/language.ts';
import { allPages, publicPages } from '#app/site/pages.ts';
import { canonicalPath, isLoopback, type Pattern } from '../canonical-url.server.ts';

/** All cookies of ours begin so: each is about one person, so a request that brings one gets its own answer. */
const ownCookiePrefix = '__Host-';

/** Longer ones are no addresses of pages. */
const longestAddress = 200;

/** What of a page's query makes another page; whatever no rule names is ignored and makes none. */
export interface QueryRule {
  /** The query in its one spelling, such as `?photo=3`; empty where it asks for nothing. */
  readonly query?: (search: URLSearchParams) => string;
  /** With one of these the page is rendered for the one who asks. */
  readonly unkept?: readonly string[];
}

export interface QueryRules {
  /** On every page. */
  readonly unkept: readonly string[];
  readonly pages: Readonly<Record<string, QueryRule>>;
}

/** Where a page is kept, so that one kind does not push out another. */
export type ShelfName = 'catalogue' | 'others' | 'missing';

/** Which kept page a request is for. */
export interface PageAddress {
  /** Canonical path, and query where it counts. */
  readonly address: string;
  readonly shelf: ShelfName;
  /** Whether nothing of what was asked for was left out. */
  readonly isWhole: boolean;
}

/** In each language that there is a page in. What visitors do, in whatever language, is not among them. */
const catalogue = new Set<string>(allPages.flatMap(({ path }) => [path, hindiPageAt(path)?.path ?? path]));
const doctorPage = new RegExp(`^(?:${hindiPrefix})?${publicPages.doctors.path}/[^/]+$`);

/** Prefixes of what is no page of the public, whatever the rest of the path. */
const closed =
  /^(?:\/hi)?\/(?:dashboard|signin|signout|api|files|search|offline|appointment|callback)(?:\/|$)/i;

/** What the client router asks for is no page. */
const routerData = /\.data$/;

/** Whether a request only reads. */
export const isReading = ({ method }: Pick<Request, 'method'>) => method === 'GET' || method === 'HEAD';

/** Whether a request brings something of one person. */
export function isPersonal({ headers }: Pick<Request, 'headers'>): boolean {
  return (headers.get('Cookie')?.includes(ownCookiePrefix) ?? false) || headers.has('Authorization');
}

/**
 * The kept page that a request may be answered with.
 *
 * @param patterns of all routes, see `routePatterns`
 * @returns undefined where the request is rendered by itself
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
  const shelf = shelfOf(path, patterns);
  if (!shelf) return undefined;
  if (queryAt === -1) return { address: path, shelf, isWhole: true };

  const search = new URLSearchParams(url.slice(queryAt));
  const rule = rules.pages[path];
  if ([...rules.unkept, ...(rule?.unkept ?? [])].some((name) => search.has(name))) return undefined;
  const query = rule?.query?.(search) ?? '';
  return {
    address: `${path}${query}`,
    shelf: query === '' || shelf === 'missing' ? shelf : 'others',
    isWhole: query === url.slice(queryAt),
  };
}

function shelfOf(path: string, patterns: readonly Pattern[]): ShelfName | undefined {
  if (catalogue.has(path)) return 'catalogue';
  if (path.length > longestAddress || closed.test(path) || routerData.test(path)) return undefined;
  const canonical = canonicalPath(patterns, path);
  if (canonical === undefined) return 'missing';
  return canonical === path && doctorPage.test(path) ? 'others' : undefined;
}
