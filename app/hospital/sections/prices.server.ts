import type { PriceListId } from '#app/hospital-facts/known-prices.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { filledTogether, numberField, pastDayField, textOrNull } from '../fact-fields.server.ts';
import { factSection } from '../fact-section.ts';
import { missingQuotedPrice, pricesField, pricesOf, pricesText } from '../price-fields.server.ts';

const stay = ['stayFrom', 'stayTo'] as const;

/** The lists, with the label of each field. */
const lists = {
  therapy: 'Therapy, a session',
  counselling: 'Counselling, a session',
  relaxation: 'Relaxation, a session',
  testing: 'Tests',
  rooms: 'Rooms, a day without GST',
} as const satisfies Record<PriceListId, string>;

const listIds = Object.keys(lists) as (keyof typeof lists)[];

const packSize = { least: 2, most: 60 } as const;
const discount = { least: 0, most: 90 } as const;

export const prices = factSection({
  id: 'prices',
  purpose:
    'Every price, the packs of sessions, the day on which the hospital confirmed them, and how long most people stay.',
  shows:
    'On the page with all prices and its planner, on the information pages that quote a price, on About us and in the search. The day: on no page; the launch check asks for it once a year.',
  previews: publicPages.prices,
  fields: [
    ...listIds.map((list) => pricesField(list, lists[list], 'Prices')),
    numberField({
      name: 'smallPackSessions',
      heading: 'Packs of therapy sessions',
      label: 'Sessions in the small pack',
      isHalf: true,
      ...packSize,
    }),
    numberField({
      name: 'smallPackOff',
      label: 'Discount on the small pack, in percent',
      isHalf: true,
      ...discount,
    }),
    numberField({
      name: 'largePackSessions',
      label: 'Sessions in the large pack',
      isHalf: true,
      ...packSize,
    }),
    numberField({
      name: 'largePackOff',
      label: 'Discount on the large pack, in percent',
      isHalf: true,
      ...discount,
    }),
    pastDayField({
      name: 'confirmedOn',
      heading: 'Confirmed, and the usual stay',
      label: 'Prices confirmed on',
      hint: 'The day on which somebody compared every price above with what the hospital charges. Once a year',
      later: 'This day is still to come: enter the one on which the prices were confirmed.',
    }),
    numberField({
      name: 'stayFrom',
      label: 'Most people stay from, in days',
      hint: 'From your own records. Empty: the page shows no range',
      isHalf: true,
      required: false,
      least: 1,
      most: 365,
    }),
    numberField({
      name: 'stayTo',
      label: 'Most people stay up to, in days',
      hint: 'The same number again if all stay equally long',
      isHalf: true,
      required: false,
      least: 1,
      most: 365,
    }),
  ],
  faults: (texts, { quotedPrices }) => ({
    ...Object.fromEntries(
      listIds.flatMap((list) => {
        const problem = missingQuotedPrice(list, texts[list], quotedPrices);
        return problem === undefined ? [] : [[list, problem]];
      }),
    ),
    ...(Number(texts.largePackSessions) <= Number(texts.smallPackSessions) && {
      largePackSessions: 'Enter more sessions than in the small pack.',
    }),
    ...(texts.stayFrom !== '' && texts.stayTo !== '' && Number(texts.stayFrom) > Number(texts.stayTo)
      ? { stayTo: 'Enter at least as many days as in the field before.' }
      : filledTogether(texts, stay, 'The two numbers of days belong together: enter both or neither.')),
  }),
  confirms: ['usualStay'],
  textsOf({ prices: lists, packs, pricesConfirmedOn, usualStay, provisional }) {
    // The form leaves the sample out, so that saving the section never confirms it.
    const entered = provisional.includes('usualStay') ? null : usualStay;
    return {
      therapy: pricesText(lists.therapy),
      counselling: pricesText(lists.counselling),
      relaxation: pricesText(lists.relaxation),
      testing: pricesText(lists.testing),
      rooms: pricesText(lists.rooms),
      smallPackSessions: String(packs.six.sessions),
      smallPackOff: String(packs.six.percentOff),
      largePackSessions: String(packs.ten.sessions),
      largePackOff: String(packs.ten.percentOff),
      confirmedOn: pricesConfirmedOn ?? '',
      stayFrom: entered ? String(entered.fromDays) : '',
      stayTo: entered ? String(entered.toDays) : '',
    };
  },
  applied: (facts, texts) => ({
    ...facts,
    prices: {
      therapy: pricesOf('therapy', texts.therapy),
      counselling: pricesOf('counselling', texts.counselling),
      relaxation: pricesOf('relaxation', texts.relaxation),
      testing: pricesOf('testing', texts.testing),
      rooms: pricesOf('rooms', texts.rooms),
    },
    packs: {
      six: { sessions: Number(texts.smallPackSessions), percentOff: Number(texts.smallPackOff) },
      ten: { sessions: Number(texts.largePackSessions), percentOff: Number(texts.largePackOff) },
    },
    pricesConfirmedOn: textOrNull(texts.confirmedOn),
    usualStay:
      texts.stayFrom && texts.stayTo
        ? { fromDays: Number(texts.stayFrom), toDays: Number(texts.stayTo) }
        : null,
  }),
});
