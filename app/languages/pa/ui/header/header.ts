import type * as english from '#messages/ui/header/header.ts';

export const headerWords: typeof english.headerWords = {
  main: 'ਮੁੱਖ ਮੀਨੂ',
  menu: 'ਮੀਨੂ',
  homePage: ', ਮੁੱਖ ਪੰਨਾ',
  skip: 'ਸਿੱਧਾ ਜਾਣਕਾਰੀ ’ਤੇ ਜਾਓ',
};
