/** What everything costs, in rupees (section 9 of the specification): change it here and every page follows. */

export interface TherapyPrice {
  /** What an information page names to quote this price. */
  readonly id: string;
  readonly name: string;
  /** One session. */
  readonly cost: number;
  /** Six sessions together, 10% off. */
  readonly sixSession: number;
  /** Ten sessions together, 15% off. */
  readonly tenSession: number;
}

export interface Price {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
}

const oneToOne = { cost: 1800, sixSession: 9720, tenSession: 15300 } as const;
const forBodyAndMind = { cost: 1200, sixSession: 6480, tenSession: 10200 } as const;

export const therapyPrices = [
  { id: 'psychotherapy', name: 'Psychotherapy', ...oneToOne },
  { id: 'cbt', name: 'Cognitive behavioural therapy (CBT)', ...oneToOne },
  { id: 'dbt', name: 'Dialectical behaviour therapy (DBT)', ...oneToOne },
  { id: 'met', name: 'Motivational enhancement therapy (MET)', ...oneToOne },
  { id: 'rpt', name: 'Relapse prevention therapy (RPT)', ...oneToOne },
  { id: 'st', name: 'ST', ...oneToOne },
  { id: 'sex-therapy', name: 'Sex therapy', ...oneToOne },
  { id: 'hypnotherapy', name: 'Hypnotherapy', cost: 2000, sixSession: 10800, tenSession: 17000 },
  {
    id: 'family-couple-therapy',
    name: 'Family or couple therapy',
    cost: 2500,
    sixSession: 13500,
    tenSession: 21250,
  },
  { id: 'mbt', name: 'MBT', ...forBodyAndMind },
  { id: 'jpmr', name: 'JPMR', ...forBodyAndMind },
] as const satisfies readonly TherapyPrice[];

export const counsellingPrices = [
  { id: 'career-counselling', name: 'Career', cost: 1500 },
  { id: 'family-counselling', name: 'Family', cost: 2500 },
  { id: 'personality-development', name: 'Personality development', cost: 1500 },
  { id: 'general-health', name: 'General health', cost: 1500 },
  { id: 'play-therapy', name: 'Play therapy', cost: 1500 },
  { id: 'sexual-therapy', name: 'Sexual therapy', cost: 1800 },
  { id: 'aversion-therapy', name: 'Aversion therapy', cost: 1500 },
  { id: 'group-therapy', name: 'Group therapy', cost: 2000 },
  { id: 'supportive-psychotherapy', name: 'Supportive psychotherapy', cost: 1500 },
  { id: 'cbt-dbt-counselling', name: 'CBT and DBT', cost: 1800 },
  { id: 'hypnotherapy-counselling', name: 'Hypnotherapy', cost: 2000 },
] as const satisfies readonly Price[];

export const relaxationPrices = [
  { id: 'mbt-relaxation', name: 'MBT', cost: 1200 },
  { id: 'jpmr-relaxation', name: 'JPMR', cost: 1200 },
  { id: 'deep-breathing', name: 'Deep breathing', cost: 800 },
  { id: 'guided-imagery', name: 'Guided imagery', cost: 1500 },
  { id: 'mindfulness', name: 'Mindfulness', cost: 1500 },
  { id: 'neuro-biofeedback', name: 'Neuro-biofeedback', cost: 1500 },
  { id: 'meditation', name: 'Meditation', cost: 800 },
] as const satisfies readonly Price[];

export const testingPrices = [
  { id: 'rating-scales', name: 'Rating scales', cost: 500 },
  { id: 'personality-test', name: 'Personality test', cost: 1500 },
  { id: '16-pf', name: '16 PF', cost: 2500 },
  { id: 'rorschach-tat', name: 'Rorschach and TAT', cost: 4000 },
  { id: 'iq-testing', name: 'IQ testing', cost: 3000 },
  { id: 'pgi-memory-scale', name: 'PGI Memory Scale', cost: 2000 },
  { id: 'pgi-bbd', name: 'PGI BBD', cost: 3500 },
] as const satisfies readonly Price[];

/** By the day. GST of 5% comes on top where it applies. */
export const roomPrices = [
  { id: 'private-room', name: 'Private room', cost: 3500 },
  { id: 'luxury-room', name: 'Luxury room', cost: 5500 },
] as const satisfies readonly Price[];

const lists = [
  { unit: 'a session', prices: therapyPrices },
  { unit: 'a session', prices: counsellingPrices },
  { unit: 'a session', prices: relaxationPrices },
  { unit: 'a test', prices: testingPrices },
  { unit: 'a day', prices: roomPrices },
] as const;

/** Where a page quotes no price of a list, since each doctor sets the fee. */
export const consultation = 'consultation';

export type PriceId = typeof consultation | (typeof lists)[number]['prices'][number]['id'];

export const priceIds: readonly PriceId[] = [
  consultation,
  ...lists.flatMap(({ prices }) => prices.map(({ id }) => id)),
];

export interface QuotedPrice extends Price {
  /** Such as 'a session'. */
  readonly unit: string;
}

/** @returns undefined for a consultation */
export function quotedPrice(id: PriceId): QuotedPrice | undefined {
  for (const { unit, prices } of lists) {
    const found = prices.find((price) => price.id === id);
    if (found) return { id: found.id, name: found.name, cost: found.cost, unit };
  }
  return undefined;
}
