import type { Price, PriceList, quotedPrice } from '#app/content/prices/prices.ts';
import type { Linked } from '#app/languages/messages.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';

type Quoted = NonNullable<ReturnType<typeof quotedPrice>>;

export const priceWords = {
  /** Names for a price in a search. */
  searchedBy: ['price'] as readonly string[],
  feeStands: ['Each doctor’s fee stands on ', 'the doctors’ page', ''] satisfies Linked,
  quoted: ({ name, cost, unit }: Quoted) => `${name}: ${formatMoney(cost)} ${unit}. `,
  allPrices: 'All prices',
  nameOf: ({ name }: Pick<Price, 'id' | 'name'>) => name,
  detailOf: ({ detail }: Price): string | undefined => detail,
  listed: (list: PriceList): Pick<PriceList, 'title' | 'kind' | 'unit'> => list,
  inRupees: (list: string) => `${list}: prices in rupees`,
  oneSession: '1 session',
  sessions: (count: number) => `${count} sessions`,
  less: (percent: number) => `${percent}% less`,
  saves: (amount: Paise) => `saves ${formatMoney(amount)}`,
};
