import type * as english from '#messages/ui/locale/phrases.ts';

export const phrases: typeof english.phrases = {
  optional: ' (ਜ਼ਰੂਰੀ ਨਹੀਂ)',
  opensInNewTab: ' (ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ)',
  asOf: (time) => `${time} ਤੱਕ ਦੀ ਜਾਣਕਾਰੀ`,
  portrait: (name) => `${name} ਦੀ ਫ਼ੋਟੋ`,
};
