import type { InLanguages } from '#app/languages/language.ts';

export const printWords: InLanguages<{ readonly withoutScripts: string }> = {
  en: { withoutScripts: 'To print it, use your browser’s menu.' },
  hi: { withoutScripts: 'छापने के लिए ब्राउज़र के मेन्यू से प्रिंट चुनें।' },
};
