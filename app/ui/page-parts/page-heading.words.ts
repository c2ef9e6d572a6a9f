import type { InLanguages } from '#app/site/language.ts';

export const pageHeadingWords: InLanguages<{
  readonly breadcrumb: string;
  readonly home: string;
  /** What stands beside the words of a page. */
  readonly beside: string;
}> = {
  en: {
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    beside: 'More',
  },
  hi: {
    breadcrumb: 'आप कहाँ हैं',
    home: 'होम',
    beside: 'और जानकारी',
  },
};
