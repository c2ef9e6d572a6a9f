import type { LocaleDefinition } from '../locale-definition.ts';

export const hi = {
  prefix: '/hi',
  ownName: 'हिंदी',
  englishName: 'Hindi',
  offer: 'यह पेज हिंदी में भी है',
  script: 'Devanagari',
  htmlTag: 'hi',
  openGraphTag: 'hi_IN',
  fullStop: '।',
  hasSharePictures: true,
} as const satisfies LocaleDefinition;
