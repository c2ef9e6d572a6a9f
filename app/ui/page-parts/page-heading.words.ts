import type { InLanguages } from '#app/site/language.ts';

export const pageHeadingWords: InLanguages<{
  readonly breadcrumb: string;
  readonly home: string;
}> = {
  en: {
    breadcrumb: 'Breadcrumb',
    home: 'Home',
  },
  hi: {
    breadcrumb: 'आप कहाँ हैं',
    home: 'होम',
  },
};
