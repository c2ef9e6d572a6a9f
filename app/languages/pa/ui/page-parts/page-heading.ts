import type * as english from '#messages/ui/page-parts/page-heading.ts';

export const pageHeadingWords: typeof english.pageHeadingWords = {
  breadcrumb: 'ਤੁਸੀਂ ਕਿੱਥੇ ਹੋ',
  home: 'ਮੁੱਖ ਪੰਨਾ',
};
