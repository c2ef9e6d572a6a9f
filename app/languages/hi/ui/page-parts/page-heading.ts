import type * as english from '#messages/ui/page-parts/page-heading.ts';

export const pageHeadingWords: typeof english.pageHeadingWords = {
  breadcrumb: 'आप कहाँ हैं',
  home: 'होम',
};
