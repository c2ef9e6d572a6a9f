/** Ids of the boxes of the first-aid sheet, in order. They are also the anchors of the boxes, so links depend on them. */
export const firstAidBoxIds = [
  'no-breath',
  'choking',
  'fit',
  'overdose',
  'farm-poison',
  'burn',
  'bleeding',
  'fainted',
  'heat',
] as const;

export type FirstAidBoxId = (typeof firstAidBoxIds)[number];
