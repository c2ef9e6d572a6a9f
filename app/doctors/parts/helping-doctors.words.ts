import type { InLanguages } from '#app/site/language.ts';
import { doctorWords } from '../doctor.words.tsx';

interface HelpingDoctorsWords {
  readonly title: string;
  readonly loading: string;
  readonly seeAll: string;
  /** Before and after the phone. */
  readonly ask: readonly [before: string, after: string];
  readonly book: string;
  readonly callBack: string;
  readonly newTab: string;
  /** What a consultation costs. */
  readonly fee: (fees: number) => string;
}

export const helpingDoctorsWords: InLanguages<HelpingDoctorsWords> = {
  en: {
    title: 'Doctors who can help',
    loading: 'Loading doctors...',
    seeAll: 'See all our doctors',
    ask: ['Call ', ': we will tell you who can see you, and when.'],
    book: 'Book an appointment',
    callBack: 'Call me back',
    newTab: ' (opens in a new tab)',
    fee: doctorWords.en.fee,
  },
  hi: {
    title: 'ये डॉक्टर मदद कर सकते हैं',
    loading: 'डॉक्टरों की सूची आ रही है...',
    seeAll: 'हमारे सारे डॉक्टर देखें',
    ask: ['', ' पर फ़ोन करें: हम बताएँगे कि कौन से डॉक्टर कब मिल सकते हैं।'],
    book: 'अपॉइंटमेंट लें',
    callBack: 'मुझे फ़ोन करें',
    newTab: ' (नए टैब में खुलेगा)',
    fee: doctorWords.hi.fee,
  },
};
