import type { InLanguages } from '#app/languages/language.ts';

const english = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
};

export const pageHeadingWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    breadcrumb: 'आप कहाँ हैं',
    home: 'होम',
  },
};
