import type * as english from '#messages/ui/menus/menus.ts';

export const menuWords: typeof english.menuWords = {
  treatments: 'ਇਲਾਜ',
  services: 'ਸੇਵਾਵਾਂ',
  more: 'ਲੱਭੋ, ਹੋਰ ਵੀ',
  thisSite: 'ਇਸ ਵੈੱਬਸਾਈਟ ’ਤੇ',
  searchThisSite: 'ਇਸ ਵੈੱਬਸਾਈਟ ’ਤੇ ਲੱਭੋ',
  search: 'ਲੱਭੋ',
};
