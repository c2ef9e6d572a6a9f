import type { LocaleDefinition } from '../locale-definition.ts';

export const hi: LocaleDefinition = {
  prefix: '/hi',
  ownName: 'हिंदी',
  englishName: 'Hindi',
  script: 'Devanagari',
  htmlTag: 'hi',
  openGraphTag: 'hi_IN',
  fullStop: '।',
  hasSharePictures: true,
};
