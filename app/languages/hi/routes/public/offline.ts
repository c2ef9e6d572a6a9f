import type * as english from '#messages/routes/public/offline.ts';

export const offlineWords: typeof english.offlineWords = {
  heading: 'इंटरनेट नहीं चल रहा',
  summary: 'यह पेज नहीं खुल पाया। नीचे के फ़ोन नंबर बिना इंटरनेट के भी चलते हैं।',
  whenConnected: 'इंटरनेट आने पर ',
  tryAgain: 'यह पेज फिर खोलें',
  readBefore: '। बीमारियों और इलाज के जो पेज आपने पहले पढ़े हैं, वे अभी भी खुल सकते हैं।',
  whereWeAre: 'हम कहाँ हैं',
};
