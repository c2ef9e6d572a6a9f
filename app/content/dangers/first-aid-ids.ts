/** First aid that a page may show before its urgent signs. */
export const firstAidIds = ['tonight', 'overdose', 'alcohol', 'fit'] as const;

export type FirstAidId = (typeof firstAidIds)[number];
