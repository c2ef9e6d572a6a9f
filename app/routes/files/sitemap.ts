import { allPages, type InformationPage } from '#app/site/pages.ts';
import type { Route } from './+types/sitemap';

const entry = (origin: string, { path, changedOn }: Pick<InformationPage, 'path' | 'changedOn'>) =>
  `<url><loc>${origin}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`;

/** Every public page, for search engines. A path has nothing that XML would read as its own. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...allPages.map((page) => entry(origin, page)),
    '</urlset>',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
