import type { Around, InLanguages } from '#app/languages/language.ts';
import { doctorWords } from '../doctor.words.tsx';

const english = {
  title: 'Doctors who can help',
  loading: 'Loading doctors...',
  seeAll: 'See all our doctors',
  /** Before and after the phone. */
  ask: ['Call ', ': we will tell you who can see you, and when.'] satisfies Around,
  book: 'Book an appointment',
  callBack: 'Call me back',
  newTab: ' (opens in a new tab)',
  /** What a consultation costs. */
  fee: doctorWords.en.fee,
};

export const helpingDoctorsWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    title: 'ये डॉक्टर मदद कर सकते हैं',
    loading: 'डॉक्टरों की सूची आ रही है...',
    seeAll: 'हमारे सारे डॉक्टर देखें',
    ask: ['', ' पर फ़ोन करें: हम बताएँगे कि कौन से डॉक्टर कब मिल सकते हैं।'],
    book: 'अपॉइंटमेंट लें',
    callBack: 'हम आपको फ़ोन कर लेंगे',
    newTab: ' (नए टैब में खुलेगा)',
    fee: doctorWords.hi.fee,
  },
};
