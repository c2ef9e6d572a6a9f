/** Prices among the hospital's facts. */

import type { Translations } from '#app/languages/entered-texts.ts';
import type { Paise } from '#app/money/money.ts';
import { type PriceListId, priceListIds } from './known-prices.ts';

/** Price of one session, one test or one day. */
export interface HospitalPrice {
  /** Unique in its list. Links to a plan and information pages name a price by its id. */
  readonly id: string;
  readonly name: string;
  /** Contents of the session, the test or the room, in a few words; null if the name says it. */
  readonly includes: string | null;
  readonly translations: Translations<PriceText>;
  /** Amount without GST. */
  readonly cost: Paise;
  /** Amount from a later day on; null if no change is planned. */
  readonly next: { readonly cost: Paise; readonly from: string } | null;
}

/** Texts of a price that have a text in each locale. */
export type PriceText = 'name' | 'includes';

/** Pack of therapy sessions, with the discount on single sessions. */
export interface SessionPack {
  readonly sessions: number;
  readonly percentOff: number;
}

/** Ids of the packs, which links to a plan contain. The sizes are facts, so a pack can have another size than its id says. */
export const packIds = ['six', 'ten'] as const;

export type PackId = (typeof packIds)[number];

export type PriceLists = Readonly<Record<PriceListId, readonly HospitalPrice[]>>;

export interface PriceFacts {
  /** Prices by list, in the order of the page. */
  readonly prices: PriceLists;
  /** The larger pack is the last. */
  readonly packs: Readonly<Record<PackId, SessionPack>>;
}

const listsWith = (change: (list: PriceListId) => readonly HospitalPrice[]): PriceLists =>
  Object.fromEntries(priceListIds.map((list) => [list, change(list)])) as unknown as PriceLists;

/**
 * Latest day, up to today, on which a price changed; empty if no planned change is due.
 *
 * @param today today in India
 */
export const latestDueDay = ({ prices }: Pick<PriceFacts, 'prices'>, today: string): string =>
  Object.values(prices)
    .flat()
    .reduce(
      (latest, { next }) => (next && next.from <= today && next.from > latest ? next.from : latest),
      '',
    );

/**
 * Replaces each amount by the next one, if the day of the change has come.
 *
 * @param today today in India
 */
export function withDuePrices<Facts extends Pick<PriceFacts, 'prices'>>(facts: Facts, today: string): Facts {
  if (latestDueDay(facts, today) === '') return facts;
  const due = (price: HospitalPrice): HospitalPrice =>
    price.next && price.next.from <= today ? { ...price, cost: price.next.cost, next: null } : price;
  return { ...facts, prices: listsWith((list) => facts.prices[list].map(due)) };
}
