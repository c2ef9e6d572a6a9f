import { planFields } from '#app/content/prices/cost-plan.ts';
import { photoIn, withPhoto } from '#app/content/rooms/photo-address.ts';
import { filterFields } from '#app/doctors/directory/directory-filter.ts';
import { directoryPath } from '#app/doctors/doctor.view.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { pageNumberOf } from '#app/navigation/list-address.ts';
import { home, publicPages } from '#app/navigation/pages.ts';
import type { QueryRule, QueryRules } from '#app/platform/cache/page-address.server.ts';

/** Caches one page for each picture that the picture viewer shows. */
const gallery: QueryRule = { query: (search) => withPhoto(new URLSearchParams(), photoIn(search)) };

/** Caches each page of the doctors' directory, but none with a search or a filter: there are too many combinations. */
const directory: QueryRule = {
  query: (search) => directoryPath({ page: pageNumberOf(search) }).slice(publicPages.doctors.path.length),
  uncacheable: ['q', ...filterFields],
};

const rules: Readonly<Record<string, QueryRule>> = {
  [home.path]: gallery,
  [publicPages.pictures.path]: gallery,
  [publicPages.doctors.path]: directory,
  // People type words of their own into the filter.
  [publicPages.urgent.path]: { uncacheable: ['q'] },
  // The combinations of choices are too many for the cache, and the estimate shows the current day.
  [publicPages.prices.path]: { uncacheable: planFields },
};

/**
 * Query parameters that change a public page. Each parameter that a public route reads must be listed: the cache ignores
 * others, so visitors would get the page of another query. A page with an `uncacheable` parameter is not cached.
 */
export const queryRules: QueryRules = {
  // With ?complete the Worker waits for all data of a page.
  uncacheable: ['complete'],
  pages: Object.fromEntries(
    localeTags.flatMap((locale) => Object.entries(rules).map(([path, rule]) => [pathIn(locale, path), rule])),
  ),
};
