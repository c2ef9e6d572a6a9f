import type { Route } from './+types/robots';

/** What staff use, and the search, which has a page for every question. */
const closed = ['/dashboard', '/signin', '/signout', '/api', '/search'];

/** A route and not a file, since the address of the sitemap has to be whole. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
