import { planFields } from '#app/content/prices/cost-plan.ts';
import { photoIn, withPhoto } from '#app/content/rooms/photo-address.ts';
import { directoryPath } from '#app/doctors/doctor.view.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { pageNumberOf } from '#app/navigation/list-address.ts';
import { home, publicPages } from '#app/navigation/pages.ts';
import type { QueryRule, QueryRules } from '#app/platform/cache/page-address.server.ts';

/** Cached page per picture of the viewer. */
const gallery: QueryRule = { query: (search) => withPhoto(new URLSearchParams(), photoIn(search)) };

/** Cached page per page of the directory. Searches and combinations of filters are too many for the cache. */
const directory: QueryRule = {
  query: (search) => directoryPath({ page: pageNumberOf(search) }).slice(publicPages.doctors.path.length),
  uncacheable: ['q', 'for', 'day', 'video', 'language', 'gender'],
};

const rules: Readonly<Record<string, QueryRule>> = {
  [home.path]: gallery,
  [publicPages.pictures.path]: gallery,
  [publicPages.doctors.path]: directory,
  // The combinations of choices are too many for the cache, and the estimate shows the current day.
  [publicPages.prices.path]: { uncacheable: planFields },
};

/**
 * Query parameters that change a cached page. A route that reads another parameter must be listed here;
 * otherwise visitors get the page of another query.
 */
export const queryRules: QueryRules = {
  uncacheable: ['complete'],
  pages: Object.fromEntries(
    localeTags.flatMap((locale) => Object.entries(rules).map(([path, rule]) => [pathIn(locale, path), rule])),
  ),
};
