import type { InLanguages } from '#app/languages/language.ts';

const english = {
  heading: 'You are offline',
  summary: 'This page could not be loaded. The numbers below work without the internet.',
  whenConnected: 'When you are connected again, ',
  tryAgain: 'try this page again',
  readBefore: '. Pages about conditions and treatments that you have read before may open now too.',
  whereWeAre: 'Where we are',
};

export const offlineWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    heading: 'इंटरनेट नहीं चल रहा',
    summary: 'यह पेज नहीं खुल पाया। नीचे के फ़ोन नंबर बिना इंटरनेट के भी चलते हैं।',
    whenConnected: 'इंटरनेट आने पर ',
    tryAgain: 'यह पेज फिर खोलें',
    readBefore: '। बीमारियों और इलाज के जो पेज आपने पहले पढ़े हैं, वे अभी भी खुल सकते हैं।',
    whereWeAre: 'हम कहाँ हैं',
  },
};
