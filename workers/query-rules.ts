import { planFields } from '#app/content/prices/cost-plan.ts';
import { photoIn, withPhoto } from '#app/content/rooms/photo-address.ts';
import { directoryPath } from '#app/doctors/doctor.view.ts';
import { inHindi } from '#app/languages/language.ts';
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

/** Every parameter that a kept page knows. A route that reads another one is named here, or its answer is not the reader's own. */
export const queryRules: QueryRules = {
  unkept: ['complete'],
  pages: {
    [home.path]: gallery,
    [inHindi(home.path)]: gallery,
    [publicPages.pictures.path]: gallery,
    [inHindi(publicPages.pictures.path)]: gallery,
    [publicPages.doctors.path]: directory,
    [inHindi(publicPages.doctors.path)]: directory,
    // More choices than could be kept, and the day stands on the estimate.
    [publicPages.prices.path]: { unkept: planFields },
    [inHindi(publicPages.prices.path)]: { unkept: planFields },
  },
};
