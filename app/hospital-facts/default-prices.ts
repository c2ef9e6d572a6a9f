/**
 * The prices in the code, which apply until the hospital enters its own in the staff area (requirement 60). They are provisional
 * until the hospital enters the day on which it confirmed them.
 */

import { type Locale, otherLocales } from '#app/languages/locales.ts';
import { fromRupees } from '#app/money/money.ts';
import { defaultPriceIncludes, defaultPriceNames } from '#messages/hospital-facts/default-prices.ts';
import { type KnownPriceId, knownPrices, type PriceListId } from './known-prices.ts';
import type { HospitalPrice, PriceFacts, PriceText } from './price-facts.ts';

/** In rupees: one session, one test or one day. */
const rupees: Readonly<Record<KnownPriceId, number>> = {
  psychotherapy: 1800,
  cbt: 1800,
  dbt: 1800,
  met: 1800,
  rpt: 1800,
  st: 1800,
  'sex-therapy': 1800,
  hypnotherapy: 2000,
  'family-couple-therapy': 2500,
  mbt: 1200,
  jpmr: 1200,
  'career-counselling': 1500,
  'family-counselling': 2500,
  'personality-development': 1500,
  'general-health': 1500,
  'play-therapy': 1500,
  'sexual-therapy': 1800,
  'aversion-therapy': 1500,
  'group-therapy': 2000,
  'supportive-psychotherapy': 1500,
  'cbt-dbt-counselling': 1800,
  'hypnotherapy-counselling': 2000,
  'mbt-relaxation': 1200,
  'jpmr-relaxation': 1200,
  'deep-breathing': 800,
  'guided-imagery': 1500,
  mindfulness: 1500,
  'neuro-biofeedback': 1500,
  meditation: 800,
  'rating-scales': 500,
  'personality-test': 1500,
  '16-pf': 2500,
  'rorschach-tat': 4000,
  'iq-testing': 3000,
  'pgi-memory-scale': 2000,
  'pgi-bbd': 3500,
  'private-room': 3500,
  'luxury-room': 5500,
};

type DefaultTexts = typeof import('#messages/hospital-facts/default-prices.ts');

/** The modules of all locales. Node has no `import.meta.glob`, so there the prices have no translations. */
const modules: Readonly<Record<string, DefaultTexts>> = import.meta.env?.SSR
  ? import.meta.glob<DefaultTexts>('../languages/*/hospital-facts/default-prices.ts', { eager: true })
  : {};

const translationsOf = (id: KnownPriceId): HospitalPrice['translations'] =>
  Object.fromEntries(
    otherLocales.flatMap((locale): [Locale, Record<PriceText, string | null>][] => {
      const texts = modules[`../languages/${locale}/hospital-facts/default-prices.ts`];
      return texts
        ? [[locale, { name: texts.defaultPriceNames[id], includes: texts.defaultPriceIncludes[id] ?? null }]]
        : [];
    }),
  );

const listOf = (list: PriceListId): readonly HospitalPrice[] =>
  knownPrices[list].map((id) => ({
    id,
    name: defaultPriceNames[id],
    includes: defaultPriceIncludes[id] ?? null,
    translations: translationsOf(id),
    cost: fromRupees(rupees[id]),
    next: null,
  }));

export const defaultPrices: PriceFacts = {
  prices: {
    therapy: listOf('therapy'),
    counselling: listOf('counselling'),
    relaxation: listOf('relaxation'),
    testing: listOf('testing'),
    rooms: listOf('rooms'),
  },
  packs: {
    six: { sessions: 6, percentOff: 10 },
    ten: { sessions: 10, percentOff: 15 },
  },
};

/** Prices in the browser, where no component shows any. */
export const noPrices: PriceFacts = {
  prices: { therapy: [], counselling: [], relaxation: [], testing: [], rooms: [] },
  packs: { six: { sessions: 0, percentOff: 0 }, ten: { sessions: 0, percentOff: 0 } },
};
