/** The price lists of a page: the hospital's price facts in one locale. */
import {
  type KnownPriceId,
  knownPriceIds,
  type PriceListId,
  priceListIds,
} from '#app/hospital-facts/known-prices.ts';
import {
  type HospitalPrice,
  type PackId,
  type PriceFacts,
  packIds,
  type SessionPack,
} from '#app/hospital-facts/price-facts.ts';
import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import { fromRupees, type Paise, paise, zeroPaise } from '#app/money/money.ts';

/** A price with its texts in the locale of the page. */
export interface Price extends Pick<HospitalPrice, 'id' | 'cost' | 'next'> {
  readonly name: string;
  readonly includes: string | undefined;
  /** Information page about it. */
  readonly path: `/${string}` | undefined;
}

export interface Pack extends SessionPack {
  readonly id: PackId;
}

/** Unit that a price is for. */
export type PriceUnit = 'session' | 'test' | 'day';

export interface PriceList {
  readonly id: PriceListId;
  readonly unit: PriceUnit;
  readonly prices: readonly Price[];
  /** Packs of sessions; empty for a list without packs. */
  readonly packs: readonly Pack[];
}

/** Price lists by id, in the order of the page. */
export type PriceListsInLocale = Readonly<Record<PriceListId, PriceList>>;

const units: Readonly<Record<PriceListId, PriceUnit>> = {
  therapy: 'session',
  counselling: 'session',
  relaxation: 'session',
  testing: 'test',
  rooms: 'day',
};

/** Information pages about what a price pays for. */
export const pricePaths: Readonly<Partial<Record<KnownPriceId, `/${string}`>>> = {
  psychotherapy: '/counselling-and-therapy',
  cbt: '/cbt',
  dbt: '/dbt',
  met: '/motivation-enhancement',
  rpt: '/relapse-prevention',
  'sex-therapy': '/sexual-wellness-program',
  hypnotherapy: '/motivation-by-hypnosis',
  jpmr: '/relaxation-therapy',
};

/** Returns a price with its texts in a locale. Without a translation the texts are in the default locale. */
function priceIn(locale: Locale, { id, name, includes, translations, cost, next }: HospitalPrice): Price {
  const translated = locale === defaultLocale ? undefined : translations[locale];
  return {
    id,
    name: translated?.name ?? name,
    includes: translated?.includes ?? includes ?? undefined,
    path: pricePaths[id as KnownPriceId],
    cost,
    next,
  };
}

export const packsOf = ({ packs }: Pick<PriceFacts, 'packs'>): readonly Pack[] =>
  packIds.map((id) => ({ id, ...packs[id] }));

/** Returns the price lists in a locale. */
export const priceListsIn = (facts: PriceFacts, locale: Locale): PriceListsInLocale =>
  Object.fromEntries(
    priceListIds.map((id): [PriceListId, PriceList] => [
      id,
      {
        id,
        unit: units[id],
        prices: facts.prices[id].map((price) => priceIn(locale, price)),
        packs: id === 'therapy' ? packsOf(facts) : [],
      },
    ]),
  ) as Record<PriceListId, PriceList>;

/** Returns a percentage of an amount, rounded to whole rupees. */
const percentOf = (amount: number, percent: number): Paise =>
  fromRupees(Math.round((amount * percent) / 100_00));

export const packCost = ({ cost }: Pick<Price, 'cost'>, { sessions, percentOff }: SessionPack): Paise =>
  percentOf(cost * sessions, 100 - percentOff);

/** Difference between a pack and as many single sessions. */
export const packSaving = (price: Pick<Price, 'cost'>, pack: SessionPack): Paise =>
  paise(price.cost * pack.sessions - packCost(price, pack));

/** Tax on a room outside intensive care. Above this price a day, it applies to the whole rent. */
export const roomGst = { percent: 5, aboveADay: fromRupees(5000) } as const;

/** GST on a number of days in a room. */
export const gstOn = (room: Pick<Price, 'cost'>, days: number): Paise =>
  room.cost > roomGst.aboveADay ? percentOf(room.cost * days, roomGst.percent) : zeroPaise;

/** Days of the stay for which families ask the price first: two weeks of detox. */
export const detoxDays = 14;

/** Rent of a room for a number of days, including GST. */
export const rentOf = (room: Pick<Price, 'cost'>, days: number): Paise =>
  paise(room.cost * days + gstOn(room, days));

/** Used by information pages instead of a listed price, because each doctor sets the fee of a consultation. */
export const consultation = 'consultation';

export type PriceId = typeof consultation | KnownPriceId;

export const priceIds: readonly PriceId[] = [consultation, ...knownPriceIds];

interface QuotedPrice extends Price {
  readonly unit: PriceUnit;
}

/**
 * Finds a price that a page quotes.
 *
 * @returns undefined for a consultation, and for a price that the hospital has removed
 */
export function quotedPrice(id: PriceId, facts: PriceFacts, locale: Locale): QuotedPrice | undefined {
  for (const { unit, prices } of Object.values(priceListsIn(facts, locale))) {
    const found = prices.find((price) => price.id === id);
    if (found) return { ...found, unit };
  }
  return undefined;
}
