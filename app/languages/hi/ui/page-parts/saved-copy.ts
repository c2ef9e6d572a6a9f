import type * as english from '#messages/ui/page-parts/saved-copy.ts';

export const savedCopyWords: typeof english.savedCopyWords = {
  label: 'रखी हुई कॉपी',
  offline: 'इंटरनेट नहीं चल रहा।',
  saved: ['यह इस पेज की पहले से रखी कॉपी है, तारीख: ', '। तब से क्या बदला है, हमसे पूछें: '],
};
