import type * as english from '#messages/doctors/information-page-doctors.ts';
import { doctorWords } from './doctor.tsx';

export const informationPageDoctorsWords: typeof english.informationPageDoctorsWords = {
  title: 'ये डॉक्टर मदद कर सकते हैं',
  loading: 'डॉक्टरों की सूची आ रही है...',
  seeAll: 'हमारे सारे डॉक्टर देखें',
  ask: ['', ' पर फ़ोन करें: हम बताएँगे कि कौन से डॉक्टर कब मिल सकते हैं।'],
  book: 'अपॉइंटमेंट लें',
  callBack: 'हम आपको फ़ोन कर लेंगे',
  newTab: ' (नए टैब में खुलेगा)',
  fee: doctorWords.fee,
};
