/** The prices and packs of today that the desk can charge. Safe for the browser. */
import { packCost, packsOf } from '#app/content/prices/prices.ts';
import { type PriceListId, priceListIds } from '#app/hospital-facts/known-prices.ts';
import type { HospitalPrice, PriceFacts } from '#app/hospital-facts/price-facts.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';
import { type AddedLineKind, type BillLine, translationsOf } from './bill-line.values.ts';

/** A price that a line copies. */
export interface PriceOffer extends Pick<BillLine, 'kind' | 'label' | 'translations' | 'sessions'> {
  /** Unique text in the list of the form, with the amount. */
  readonly text: string;
  readonly unitPaise: Paise;
}

const units: Readonly<Record<PriceListId, { readonly kind: AddedLineKind; readonly words: string }>> = {
  therapy: { kind: 'session', words: 'one session' },
  counselling: { kind: 'session', words: 'one session of counselling' },
  relaxation: { kind: 'session', words: 'one session of relaxation' },
  testing: { kind: 'test', words: 'test' },
  rooms: { kind: 'room', words: 'room, one day' },
};

const copied = ({ name, translations }: HospitalPrice) => ({
  label: name,
  translations: translationsOf((locale) => translations[locale]?.name),
});

/** Lists the prices of the page Prices, with the packs of each therapy after its single session. */
export const priceOffers = (facts: PriceFacts): readonly PriceOffer[] =>
  priceListIds.flatMap((list) =>
    facts.prices[list].flatMap((price): readonly PriceOffer[] => {
      const { kind, words } = units[list];
      const single = {
        ...{ ...copied(price), kind, sessions: null, unitPaise: price.cost },
        text: `${price.name}, ${words}: ${formatMoney(price.cost)}`,
      };
      if (list !== 'therapy') return [single];
      const packs = packsOf(facts).map((pack): PriceOffer => {
        const unitPaise = packCost(price, pack);
        const text = `${price.name}, pack of ${pack.sessions}: ${formatMoney(unitPaise)}`;
        return { ...copied(price), kind: 'pack', sessions: pack.sessions, unitPaise, text };
      });
      return [single, ...packs];
    }),
  );

/** Text of a deposit in the list. Its amount is typed. */
export const depositOffer = 'Deposit for a stay';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,.:/]+/g, ' ')
    .trim();

/** Finds the texts of a list that a typed text means: the one that is equal, or those that contain all its words. */
export function offersMeant<Offer extends { readonly text: string }>(
  offers: readonly Offer[],
  typed: string,
): readonly Offer[] {
  const asked = plain(typed);
  if (asked === '') return [];
  const equal = offers.filter(({ text }) => plain(text) === asked);
  if (equal.length > 0) return equal;
  const words = asked.split(' ');
  return offers.filter(({ text }) => words.every((word) => plain(text).includes(word)));
}
