import type * as english from '#messages/content/sheets/fit-timer-sheet.ts';

export const fitTimerWords: typeof english.fitTimerWords = {
  parts: {
    steps: { title: 'क्या करें' },
    dangers: { title: 'इनमें घड़ी का इंतज़ार न करें, तुरंत 112 पर फ़ोन करें' },
    when: { title: 'दौरा कब शुरू हुआ, और कितनी देर चला' },
    seen: {
      title: 'मैंने क्या देखा',
      hint: 'पहले कौन-सी तरफ़ हिली, आँखें किधर मुड़ीं, चेहरे का रंग, जीभ कटी या नहीं, पेशाब निकला या नहीं।',
    },
    after: { title: 'कितनी देर में ठीक से बात करने लगे' },
    before: { title: 'इससे पहले क्या हुआ था', hint: 'नींद कम, शराब, गोली छूट जाना, बुखार, उपवास।' },
  },
};
