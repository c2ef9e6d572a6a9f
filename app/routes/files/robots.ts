import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { appointmentPath } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { Route } from './+types/robots';

/** Paths with a page for every query, and pages about one person, in every locale. */
const closedToAll = ['/search', `${appointmentPath}/`, `${publicPages.doctors.path}/*/book`] as const;

const closed = [
  '/dashboard',
  '/signin',
  '/signout',
  '/api',
  ...localeTags.flatMap((locale) => closedToAll.map((path) => pathIn(locale, path))),
];

/** Route, not a static file, because the sitemap's address must be absolute. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = requestContext(context);
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
