import { doctorPagesInSnapshot, doctorsSnapshot } from '#app/doctors/directory/doctors-snapshot.server.ts';
import { listDoctorPages } from '#app/doctors/doctor.queries.server.ts';
import { doctorPath } from '#app/doctors/doctor.view.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { inEachLocale } from '#app/navigation/localized-pages.ts';
import { type InformationPage, indexedPages } from '#app/navigation/pages.ts';
import { isDatabaseFailure } from '#app/platform/database/failure.server.ts';
import { logError } from '#app/platform/log/log.server.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { loadCritical } from '#app/platform/request/loader-deadline.server.ts';
import type { Route } from './+types/sitemap';

type Entry = Pick<InformationPage, 'path' | 'changedOn'>;

const line = (origin: string, { path, changedOn }: Entry) =>
  `<url><loc>${origin}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`;

/** Sitemap of all public pages and doctors. Paths contain no characters that XML would need escaped. */
export async function loader(call: Route.LoaderArgs) {
  const { origin, outcome, requestId } = requestContext(call.context);
  const doctors = await loadCritical(call, listDoctorPages, {
    part: doctorsSnapshot,
    read: doctorPagesInSnapshot,
  })
    .then(({ value }) => value)
    .catch((error: unknown) => {
      if (!isDatabaseFailure(error)) throw error;
      logError('the sitemap goes without the doctors', requestId, error);
      return null;
    });
  const entries: readonly Entry[] = [
    ...indexedPages.flatMap(inEachLocale),
    ...(doctors ?? []).flatMap((page) =>
      localeTags.map((locale) => ({
        path: pathIn(locale, doctorPath(page)),
        changedOn: page.updatedAt.toISOString().slice(0, 10),
      })),
    ),
  ];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => line(origin, entry)),
    '</urlset>',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      // `no-store` for a sitemap without the doctors or from a stale copy, because either is incomplete or
      // old.
      'Cache-Control': doctors && !outcome.isStale ? 'public, max-age=86400' : 'no-store',
    },
  });
}
