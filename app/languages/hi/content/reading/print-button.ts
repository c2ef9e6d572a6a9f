import type * as english from '#messages/content/reading/print-button.ts';

export const printWords: typeof english.printWords = { withoutScripts: 'छापने के लिए ब्राउज़र के मेन्यू से प्रिंट चुनें।' };
