import { planFields } from '#app/content/prices/cost-plan.ts';
import { photoIn, withPhoto } from '#app/content/rooms/photo-address.ts';
import { directoryPath } from '#app/doctors/doctor.view.ts';
import { localeTags } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { pageNumberOf } from '#app/navigation/list-address.ts';
import { home, publicPages } from '#app/navigation/pages.ts';
import type { QueryRule, QueryRules } from '#app/platform/cache/page-address.server.ts';

/** One page for each picture of the viewer. */
const gallery: QueryRule = { query: (search) => withPhoto(new URLSearchParams(), photoIn(search)) };

/** One page for each of the directory's. */
const directory: QueryRule = {
  query: (search) => directoryPath({ page: pageNumberOf(search) }).slice(publicPages.doctors.path.length),
  unkept: ['q'],
};

const rules: Readonly<Record<string, QueryRule>> = {
  [home.path]: gallery,
  [publicPages.pictures.path]: gallery,
  [publicPages.doctors.path]: directory,
  // More choices than a cache could hold, and the estimate shows the day.
  [publicPages.prices.path]: { unkept: planFields },
};

/** Every parameter that a kept page knows. A route that reads another one is named here, or its answer is not the reader's own. */
export const queryRules: QueryRules = {
  unkept: ['complete'],
  pages: Object.fromEntries(
    localeTags.flatMap((locale) => Object.entries(rules).map(([path, rule]) => [pathIn(locale, path), rule])),
  ),
};
