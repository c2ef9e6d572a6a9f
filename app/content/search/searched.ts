import { beyondReading, home, publicPages, type SitePage } from '#app/site/pages.ts';
import { rupees } from '#app/site/rupees.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import { packs, priceLists, type TherapyPrice } from '../prices.ts';
import type { Searched } from './site-search.ts';

/** The parts of an information page that the search looks through. */
export function searchedPageOf(
  { path, title, shortTitle, summary, lead, keywords, medical }: FrontMatter,
  headings: readonly string[],
  passages: readonly string[],
): Searched {
  return {
    id: path,
    path,
    title,
    summary,
    headings,
    keywords: [...keywords, medical.name, ...medical.otherNames, ...(shortTitle ? [shortTitle] : [])],
    passages: [lead, ...passages],
  };
}

const searchedAs = (page: SitePage, keywords: readonly string[]): Searched => ({
  id: page.path,
  path: page.path,
  title: page.title,
  summary: page.summary,
  keywords,
  headings: [],
  passages: [],
});

export const searchedPublicPages: readonly Searched[] = [
  ...[home, ...Object.values(publicPages)].map((page) => searchedAs(page, [])),
  ...beyondReading.map((page) => searchedAs(page, page.keywords)),
];

const packsText = (therapy: TherapyPrice) =>
  Object.values(packs)
    .map(
      ({ sessions, price }, place) =>
        `${place === 0 ? ';' : ','} ${sessions} sessions ${rupees(therapy[price])}`,
    )
    .join('');

export const searchedPrices: readonly Searched[] = priceLists.flatMap(({ kind, unit, prices }) =>
  prices.map(
    (price): Searched => ({
      id: price.id,
      path: publicPages.prices.path,
      title: price.name,
      summary: `${kind}: ${rupees(price.cost)} ${unit}${'sixSession' in price ? packsText(price) : ''}`,
      keywords: price.detail ? ['price', price.detail] : ['price'],
      headings: [],
      passages: [],
    }),
  ),
);
