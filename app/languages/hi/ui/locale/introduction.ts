import type * as english from '#messages/ui/locale/introduction.ts';

export const introductionWords: typeof english.introductionWords = {
  short: { en: 'बाकी अंग्रेज़ी में' },
  sentence: { en: 'शुरुआत हिंदी में, बाकी अंग्रेज़ी में' },
};
