/** One route as React Router's server build describes it; only what paths need. */
export interface RouteRecord {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
}

/** The segments of one full route path; a dynamic segment starts with a colon. */
export type Pattern = readonly string[];

function fullPath(routes: Readonly<Record<string, RouteRecord | undefined>>, route: RouteRecord): string {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return [parent ? fullPath(routes, parent) : '', route.path ?? ''].filter(Boolean).join('/');
}

/** The paths a request may have, from the routes themselves; catch-alls are left out. */
export function routePatterns(routes: Readonly<Record<string, RouteRecord | undefined>>): Pattern[] {
  const paths = new Set<string>();
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue;
    const path = fullPath(routes, route);
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
 * What stands in the place of a dynamic segment: as asked for, since identifiers keep their case. A slug has small
 * letters only, so another casing of one is another spelling of its path.
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
            (segment, place) =>
              segment.startsWith(':') || segment.toLowerCase() === decoded(asked[place] ?? '').toLowerCase(),
          ),
      )
      // A fixed segment is more particular than a dynamic one: 'doctor/new' before 'doctor/:doctorId'.
      .sort((one, other) => dynamicCount(one) - dynamicCount(other))[0]
  );
}

/**
 * The route that a path is for, as a pattern such as `/doctors/:slug`: what is counted and written down of a request, since the path itself may
 * hold anything.
 *
 * @param pathname a request's, that of a route's data too
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
 * The right spelling of a known path: the routes' own casing, one slash between segments and none at the end,
 * nothing needlessly encoded.
 *
 * @param patterns from {@link routePatterns}
 * @param pathname a request's
 * @returns the path as it should have been asked for, or undefined where no route has it, so that an
 *   unknown path is never redirected (and `//elsewhere.example/` never becomes an address of another site)
 */
export function canonicalPath(patterns: readonly Pattern[], pathname: string): string | undefined {
  const asked = pathname.split('/').filter(Boolean);
  const found = patternOf(patterns, asked);
  if (!found) return undefined;
  const spelt = found.map((segment, place) =>
    segment.startsWith(':') ? dynamicSegment(segment, asked[place] ?? '') : segment,
  );
  return `/${spelt.join('/')}`;
}

const dynamicCount = (pattern: Pattern) => pattern.filter((segment) => segment.startsWith(':')).length;

/** True on the machine itself, where plain http counts as a secure context. */
export function isLoopback(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
