import type { PriceList, quotedPrice } from '#app/content/prices/prices.ts';
import type { Linked } from '#app/languages/messages.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';
import { longDate } from '#app/time/long-date.ts';

type Quoted = Pick<NonNullable<ReturnType<typeof quotedPrice>>, 'name' | 'cost' | 'unit'>;

const lists: Readonly<Record<PriceList['id'], { readonly title: string; readonly kind: string }>> = {
  therapy: { title: 'Therapy', kind: 'Therapy' },
  counselling: { title: 'Counselling', kind: 'Counselling' },
  relaxation: { title: 'Relaxation', kind: 'Relaxation' },
  testing: { title: 'Testing', kind: 'Test' },
  rooms: { title: 'Admission rooms', kind: 'Room' },
};

const units: Readonly<Record<PriceList['unit'], string>> = {
  session: 'a session',
  test: 'a test',
  day: 'a day',
};

export const priceWords = {
  /** Search words for a price. */
  searchedBy: ['price'] as readonly string[],
  feeStands: ['Each doctor’s fee is on ', 'the doctors’ page', ''] satisfies Linked,
  quoted: ({ name, cost, unit }: Quoted) => `${name}: ${formatMoney(cost)} ${units[unit]}. `,
  allPrices: 'All prices',
  /** Title of a list, the kind of its prices, and the unit that one price is for. */
  listed: ({ id, unit }: Pick<PriceList, 'id' | 'unit'>) => ({ ...lists[id], unit: units[unit] }),
  inRupees: (list: string) => `${list}: prices in rupees`,
  oneSession: '1 session',
  sessions: (count: number) => `${count} sessions`,
  less: (percent: number) => `${percent}% less`,
  /** A change of a price that is planned for a later day. */
  fromDay: (cost: Paise, day: string) => `${formatMoney(cost)} from ${longDate(day)}`,
  saves: (amount: Paise) => `saves ${formatMoney(amount)}`,
};
