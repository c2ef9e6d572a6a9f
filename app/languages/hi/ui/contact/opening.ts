import type * as english from '#messages/ui/contact/opening.ts';

export const openingNowWords: typeof english.openingNowWords = {
  open: (hours) => `समय: ${hours}।`,
  dayAndNight: 'हम दिन-रात खुले हैं।',
  call: 'फ़ोन करें: ',
  noHours: {
    alone: 'बंद है, या जवाब नहीं मिला? हमारा इंतज़ार न करें।',
    withRule: 'बंद है, या जवाब नहीं मिला? हमारा इंतज़ार न करें, नीचे लिखे तरीके से चलें।',
  },
  ifClosed: {
    alone: 'हम बंद हों, या 15 मिनट में दो बार फ़ोन करने पर जवाब न मिले, तो हमारा इंतज़ार न करें।',
    withRule: 'हम बंद हों, या 15 मिनट में दो बार फ़ोन करने पर जवाब न मिले, तो हमारा इंतज़ार न करें, नीचे लिखे तरीके से चलें।',
  },
  openNow: (closing) => `हम अभी खुले हैं, ${closing} तक। फ़ोन करें: `,
  closedNow: {
    alone: 'हम अभी बंद हैं: हमारा इंतज़ार न करें।',
    withRule: 'हम अभी बंद हैं: हमारा इंतज़ार न करें, नीचे लिखे तरीके से चलें।',
  },
};
