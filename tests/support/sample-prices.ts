import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import type { HospitalPrice, PriceFacts } from '#app/hospital-facts/price-facts.ts';
import { fromRupees } from '#app/money/money.ts';

/** Amounts in rupees that the hospital does not charge, so that no test repeats a real price. */
const rupees: Readonly<Record<string, number>> = {
  cbt: 1000,
  dbt: 1000,
  hypnotherapy: 3000,
  'career-counselling': 700,
  'family-counselling': 900,
  'deep-breathing': 400,
  '16-pf': 250,
  'iq-testing': 600,
  'pgi-bbd': 1100,
  'private-room': 4000,
  'luxury-room': 6000,
};

const sampled = (prices: readonly HospitalPrice[]): readonly HospitalPrice[] =>
  prices.flatMap((price) => {
    const cost = rupees[price.id];
    return cost === undefined ? [] : [{ ...price, cost: fromRupees(cost) }];
  });

const { therapy, counselling, relaxation, testing, rooms } = defaultFacts.prices;

/** Some prices of each list, with their names in every locale. */
export const samplePrices: PriceFacts = {
  prices: {
    therapy: sampled(therapy),
    counselling: sampled(counselling),
    relaxation: sampled(relaxation),
    testing: sampled(testing),
    rooms: sampled(rooms),
  },
  packs: { six: { sessions: 6, percentOff: 10 }, ten: { sessions: 10, percentOff: 15 } },
};
