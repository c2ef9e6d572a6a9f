/** The fields of a route in React Router's server build that paths need. */
export interface RouteRecord {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
}

/** Segments of a full route path; a dynamic segment starts with a colon. */
export type Pattern = readonly string[];

type Routes = Readonly<Record<string, RouteRecord | undefined>>;

/** Path of a route with those of its parents, without a slash at the beginning. */
export function fullPath(routes: Routes, id: string): string {
  const { parentId, path = '' } = routes[id] ?? {};
  return [parentId ? fullPath(routes, parentId) : '', path].filter(Boolean).join('/');
}

/** Collects the paths of all routes, except catch-alls. */
export function routePatterns(routes: Routes): Pattern[] {
  const paths = new Set<string>();
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue;
    const path = fullPath(routes, route.id);
    if (!path.includes('*')) paths.add(path);
  }
  return [...paths].map((path) => path.split('/').filter(Boolean));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Spells a dynamic segment. Identifiers keep their case. A slug has small letters only, so a slug in another
 * case is another spelling of the same path.
 */
function dynamicSegment(name: string, asked: string): string {
  if (name !== ':slug') return asked;
  const slug = decoded(asked).toLowerCase();
  return /^[a-z0-9-]+$/.test(slug) ? slug : asked;
}

function patternOf(patterns: readonly Pattern[], asked: readonly string[]): Pattern | undefined {
  return (
    patterns
      .filter(
        (pattern) =>
          pattern.length === asked.length &&
          pattern.every(
            (segment, index) =>
              segment.startsWith(':') || segment.toLowerCase() === decoded(asked[index] ?? '').toLowerCase(),
          ),
      )
      // Prefer fixed segments to dynamic ones: 'doctor/new' before 'doctor/:doctorId'.
      .sort((one, other) => dynamicCount(one) - dynamicCount(other))[0]
  );
}

/**
 * Finds the route of a path as a pattern, such as `/doctors/:slug`. Logs and counts use the pattern, because
 * the path itself may hold any text.
 *
 * @param pathname path of a request, for a page or for its `.data`
 */
export function routeOf(patterns: readonly Pattern[], pathname: string): string {
  const asked = pathname
    .replace(/(?:^\/_root|\/_)?\.data$/, '')
    .split('/')
    .filter(Boolean);
  const found = patternOf(patterns, asked);
  if (found) return `/${found.join('/')}`;
  const [first = ''] = asked;
  if (first === 'api') return '/api/v1/*';
  return first === 'dashboard' ? '/dashboard/*' : '/*';
}

/**
 * Spells a known path canonically: the case of the route, single slashes, no slash at the end, no needless
 * encoding.
 *
 * @param patterns from {@link routePatterns}
 * @param pathname path of a request
 * @returns undefined if no route has the path. An unknown path is then never redirected, and
 *   `//elsewhere.example/` never becomes an address of another site.
 */
export function canonicalPath(patterns: readonly Pattern[], pathname: string): string | undefined {
  const asked = pathname.split('/').filter(Boolean);
  const found = patternOf(patterns, asked);
  if (!found) return undefined;
  const spelt = found.map((segment, index) =>
    segment.startsWith(':') ? dynamicSegment(segment, asked[index] ?? '') : segment,
  );
  return `/${spelt.join('/')}`;
}

const dynamicCount = (pattern: Pattern) => pattern.filter((segment) => segment.startsWith(':')).length;

/** Whether the address is a loopback address, where plain HTTP counts as a secure context. */
export function isLoopback(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
