import type { InLanguages } from '#app/languages/language.ts';

const english = {
  /** What the timer says, from before it starts until the fit has ended. */
  before: 'Start it when the fit begins. At 5 minutes it tells you to call 112.',
  running: 'Stay with them. Call 112 when 5 minutes are over.',
  late: '5 minutes. Call 112 now; busy or no answer, 108.',
  ended: 'It lasted ',
  afterwards: '. Write it down. Call 112 if another fit follows, or if they do not wake as usual.',
  timer: 'Timer',
  start: 'Start: the fit has begun',
  end: 'The fit has ended',
  withoutScripts: ['Look at a clock now, and write down the time.', ' At five minutes call 112.'] satisfies [
    look: string,
    call: string,
  ],
};

export type FitWords = typeof english;

export const fitWords: InLanguages<FitWords> = {
  en: english,
  hi: {
    before: 'दौरा शुरू होते ही घड़ी चलाएँ। 5 मिनट होने पर यह 112 पर फ़ोन करने को कहेगी।',
    running: 'उनके पास रहें। 5 मिनट पूरे हों तो 112 पर फ़ोन करें।',
    late: '5 मिनट हो गए। अभी 112 पर फ़ोन करें; न मिले तो 108 पर।',
    ended: 'दौरा इतनी देर चला: ',
    afterwards: '। इसे लिख लें। दूसरा दौरा आए, या वे हमेशा की तरह होश में न आएँ, तो 112 पर फ़ोन करें।',
    timer: 'घड़ी',
    start: 'शुरू करें: दौरा शुरू हो गया है',
    end: 'दौरा रुक गया है',
    withoutScripts: ['अभी घड़ी देखें और समय लिख लें।', ' पाँच मिनट होने पर 112 पर फ़ोन करें।'],
  },
};
