import type { PriceList } from '#app/content/prices/prices.ts';
import { formatMoney } from '#app/money/money.ts';
import type * as english from '#messages/content/prices/price.ts';
import { hindiLongDate } from '../../time/dates.ts';

const lists: Readonly<Record<PriceList['id'], { readonly title: string; readonly kind: string }>> = {
  therapy: { title: 'थेरेपी', kind: 'थेरेपी' },
  counselling: { title: 'काउंसलिंग', kind: 'काउंसलिंग' },
  relaxation: { title: 'रिलैक्सेशन', kind: 'रिलैक्सेशन' },
  testing: { title: 'टेस्ट', kind: 'टेस्ट' },
  rooms: { title: 'भर्ती के कमरे', kind: 'कमरा' },
};

const units: Readonly<Record<PriceList['unit'], string>> = {
  session: 'एक सेशन',
  test: 'एक टेस्ट',
  day: 'एक दिन',
};

export const priceWords: typeof english.priceWords = {
  searchedBy: ['खर्च', 'फ़ीस'],
  feeStands: ['हर डॉक्टर की फ़ीस ', 'डॉक्टरों के पेज', ' पर लिखी है'],
  quoted: ({ name, cost, unit }) => `${name}: ${formatMoney(cost)} (${units[unit]})। `,
  allPrices: 'सारे खर्च',
  listed: ({ id, unit }) => ({ ...lists[id], unit: units[unit] }),
  inRupees: (list) => `${list}: खर्च रुपयों में`,
  oneSession: '1 सेशन',
  sessions: (count) => `${count} सेशन`,
  less: (percent) => `${percent}% कम`,
  fromDay: (cost, day) => `${hindiLongDate(day)} से ${formatMoney(cost)}`,
  saves: (amount) => `${formatMoney(amount)} की बचत`,
};
