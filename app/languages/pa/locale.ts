import type { LocaleDefinition } from '../locale-definition.ts';

export const pa = {
  prefix: '/pa',
  ownName: 'ਪੰਜਾਬੀ',
  englishName: 'Punjabi',
  offer: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੀ ਹੈ',
  script: 'Gurmukhi',
  htmlTag: 'pa-IN',
  openGraphTag: 'pa_IN',
  fullStop: '।',
  // Most readers of Punjabi around Chandigarh follow Hindi better than English.
  secondLocale: 'hi',
  hasSharePictures: true,
} as const satisfies LocaleDefinition;
