import type { LocaleDefinition } from '../locale-definition.ts';

export const en = {
  prefix: '',
  ownName: 'English',
  englishName: 'English',
  offer: 'This page is also in English',
  script: 'Latin',
  htmlTag: 'en-IN',
  openGraphTag: 'en_IN',
  fullStop: '.',
} as const satisfies LocaleDefinition;
