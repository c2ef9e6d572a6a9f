/** Ids of the prices that the code knows, in the order of requirement 60. Information pages quote a price by its id. */
export const knownPrices = {
  therapy: [
    'psychotherapy',
    'cbt',
    'dbt',
    'met',
    'rpt',
    'st',
    'sex-therapy',
    'hypnotherapy',
    'family-couple-therapy',
    'mbt',
    'jpmr',
  ],
  counselling: [
    'career-counselling',
    'family-counselling',
    'personality-development',
    'general-health',
    'play-therapy',
    'sexual-therapy',
    'aversion-therapy',
    'group-therapy',
    'supportive-psychotherapy',
    'cbt-dbt-counselling',
    'hypnotherapy-counselling',
  ],
  relaxation: [
    'mbt-relaxation',
    'jpmr-relaxation',
    'deep-breathing',
    'guided-imagery',
    'mindfulness',
    'neuro-biofeedback',
    'meditation',
  ],
  testing: [
    'rating-scales',
    'personality-test',
    '16-pf',
    'rorschach-tat',
    'iq-testing',
    'pgi-memory-scale',
    'pgi-bbd',
  ],
  rooms: ['private-room', 'luxury-room'],
} as const;

export type PriceListId = keyof typeof knownPrices;

export type KnownPriceId = (typeof knownPrices)[PriceListId][number];

/** The price lists in the order of the page. */
export const priceListIds = Object.keys(knownPrices) as readonly PriceListId[];

export const knownPriceIds: readonly KnownPriceId[] = Object.values(knownPrices).flat();
