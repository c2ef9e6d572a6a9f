import { home, publicPages } from '../../site/pages.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import { counsellingPrices, relaxationPrices, roomPrices, testingPrices, therapyPrices } from '../prices.ts';
import type { Searched } from './site-search.ts';

/** What is looked through of an information page. */
export function searchedPageOf(
  { path, title, shortTitle, summary, lead, keywords, medical }: FrontMatter,
  headings: readonly string[],
  passages: readonly string[],
): Searched {
  return {
    ...{ id: path, path, title, summary, headings },
    keywords: [...keywords, medical.name, ...medical.otherNames, ...(shortTitle ? [shortTitle] : [])],
    passages: [lead, ...passages],
  };
}

export const searchedPublicPages: readonly Searched[] = [home, ...Object.values(publicPages)].map((page) => ({
  ...{ id: page.path, path: page.path, title: page.title, summary: page.summary },
  ...{ keywords: [], headings: [], passages: [] },
}));

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const priceLists = [
  { kind: 'Therapy', unit: 'a session', prices: therapyPrices },
  { kind: 'Counselling', unit: 'a session', prices: counsellingPrices },
  { kind: 'Relaxation', unit: 'a session', prices: relaxationPrices },
  { kind: 'Test', unit: 'a test', prices: testingPrices },
  { kind: 'Room', unit: 'a day', prices: roomPrices },
] as const;

export const searchedPrices: readonly Searched[] = priceLists.flatMap(({ kind, unit, prices }) =>
  prices.map((price): Searched => {
    const packs =
      'sixSession' in price
        ? `; 6 sessions ${rupees.format(price.sixSession)}, 10 sessions ${rupees.format(price.tenSession)}`
        : '';
    return {
      id: price.id,
      path: publicPages.prices.path,
      title: price.name,
      summary: `${kind}: ${rupees.format(price.cost)} ${unit}${packs}`,
      ...{ keywords: ['price'], headings: [], passages: [] },
    };
  }),
);
