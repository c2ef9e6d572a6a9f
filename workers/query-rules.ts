import { planFields } from '#app/content/cost-plan.ts';
import { photoIn, withPhoto } from '#app/content/rooms/photo-address.ts';
import { copyParameter } from '#app/offline/kept-pages.ts';
import type { QueryRule, QueryRules } from '#app/server/kept-pages/page-address.server.ts';
import { home, publicPages } from '#app/site/pages.ts';

/** One page for each picture of the viewer. */
const gallery: QueryRule = { query: (search) => withPhoto(new URLSearchParams(), photoIn(search)) };

/** Every parameter that a kept page knows. A route that reads another one is named here, or its answer is not the reader's own. */
export const queryRules: QueryRules = {
  unkept: ['complete', copyParameter],
  pages: {
    [home.path]: gallery,
    [publicPages.pictures.path]: gallery,
    [publicPages.doctors.path]: { unkept: ['q'] },
    // More choices than could be kept, and the day stands on the estimate.
    [publicPages.prices.path]: { unkept: planFields },
  },
};
