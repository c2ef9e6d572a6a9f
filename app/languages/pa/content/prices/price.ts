import type { PriceList } from '#app/content/prices/prices.ts';
import { formatMoney } from '#app/money/money.ts';
import type * as english from '#messages/content/prices/price.ts';
import { punjabiLongDate } from '../../time/dates.ts';

const lists: Readonly<Record<PriceList['id'], { readonly title: string; readonly kind: string }>> = {
  therapy: { title: 'ਥੈਰੇਪੀ', kind: 'ਥੈਰੇਪੀ' },
  counselling: { title: 'ਕਾਊਂਸਲਿੰਗ', kind: 'ਕਾਊਂਸਲਿੰਗ' },
  relaxation: { title: 'ਰਿਲੈਕਸੇਸ਼ਨ', kind: 'ਰਿਲੈਕਸੇਸ਼ਨ' },
  testing: { title: 'ਟੈਸਟ', kind: 'ਟੈਸਟ' },
  rooms: { title: 'ਦਾਖ਼ਲ ਹੋਣ ਲਈ ਕਮਰੇ', kind: 'ਕਮਰਾ' },
};

const units: Readonly<Record<PriceList['unit'], string>> = {
  session: 'ਇੱਕ ਸੈਸ਼ਨ',
  test: 'ਇੱਕ ਟੈਸਟ',
  day: 'ਇੱਕ ਦਿਨ',
};

export const priceWords: typeof english.priceWords = {
  searchedBy: ['ਖ਼ਰਚਾ', 'ਫ਼ੀਸ', 'ਰੇਟ'],
  feeStands: ['ਹਰ ਡਾਕਟਰ ਦੀ ਫ਼ੀਸ ', 'ਡਾਕਟਰਾਂ ਦੇ ਪੰਨੇ', ' ’ਤੇ ਲਿਖੀ ਹੈ'],
  quoted: ({ name, cost, unit }) => `${name}: ${formatMoney(cost)} (${units[unit]})। `,
  allPrices: 'ਸਾਰੇ ਖ਼ਰਚੇ',
  listed: ({ id, unit }) => ({ ...lists[id], unit: units[unit] }),
  inRupees: (list) => `${list}: ਖ਼ਰਚਾ ਰੁਪਈਆਂ ਵਿੱਚ`,
  oneSession: '1 ਸੈਸ਼ਨ',
  sessions: (count) => `${count} ਸੈਸ਼ਨ`,
  less: (percent) => `${percent}% ਘੱਟ`,
  fromDay: (cost, day) => `${punjabiLongDate(day)} ਤੋਂ ${formatMoney(cost)}`,
  saves: (amount) => `${formatMoney(amount)} ਦੀ ਬੱਚਤ`,
};
