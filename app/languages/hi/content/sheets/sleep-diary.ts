import type * as english from '#messages/content/sheets/sleep-diary.ts';

const columns = {
  lay: 'सोने के लिए लेटने का समय',
  asleep: 'करीब कितनी देर में नींद आई',
  woke: 'कितनी बार नींद टूटी',
  awake: 'रात में जागना, कुल मिलाकर',
  last: 'सुबह आखिरी बार जागने का समय',
  up: 'बिस्तर से उठने का समय',
  naps: 'दिन में सोना (कब, कितनी देर)',
  tea: 'आखिरी चाय, कॉफ़ी या कोला',
  taken: 'शराब, तंबाकू, गोलियाँ',
  rested: 'कितना आराम मिला, 1 से 5',
};

export const sleepDiaryWords: typeof english.sleepDiaryWords = {
  parts: {
    week: {
      title: 'मेरा पहला हफ़्ता',
      hint: 'हर सुबह अंदाज़े से भरें। इसके लिए रात में घड़ी न देखें।',
      columns,
    },
    secondWeek: {
      title: 'मेरा दूसरा हफ़्ता',
      hint: 'उसके बाद का हफ़्ता। दोनों साथ लाएँ।',
      columns,
    },
    notes: { title: 'और क्या ध्यान में आया' },
  },
};
