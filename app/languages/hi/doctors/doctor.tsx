import { formatMoney, type Paise } from '#app/money/money.ts';
import type * as english from '#messages/doctors/doctor.tsx';
import { languageNames } from './languages.ts';

const hindiFee = (fee: Paise) => (fee === 0 ? 'फ़ीस नहीं लगती' : `एक बार दिखाने की फ़ीस ${formatMoney(fee)}`);

const hindiPractice = (experience: string) =>
  Number(experience) === 0 ? 'एक साल से कम का अनुभव' : `${Number(experience)} साल का अनुभव`;

export const doctorWords: typeof english.doctorWords = {
  fee: hindiFee,
  practice: hindiPractice,
  registration: ({ registrationCouncil: council, registrationNumber: number }) =>
    council === null || number === null ? null : `रजि. नं. ${number}, ${council}`,
  line: ({ specialization, qualification, experience, feePaise }) =>
    `${specialization}, ${qualification}। ${hindiPractice(experience)}। ${hindiFee(feePaise)}।`,
  atHospital: 'अस्पताल में दिखा सकते हैं',
  byVideo: 'वीडियो पर बात हो सकती है',
  speaks: (languages) => `भाषा: ${languages.map((language) => languageNames[language]).join(', ')}`,
  notNow: 'अभी उपलब्ध नहीं',
  profile: 'पूरी जानकारी देखें',
  book: 'अपॉइंटमेंट लें',
  callBack: 'हम आपको फ़ोन कर लेंगे',
  seeAll: 'हमारे सारे डॉक्टर देखें',
  newTab: ' (नए टैब में खुलेगा)',
  loading: 'डॉक्टरों की सूची आ रही है...',
  none: 'अभी यहाँ कोई डॉक्टर नहीं दिख रहे। हमें फ़ोन करें, हम आपके साथ सही डॉक्टर ढूँढेंगे।',
  failed: () => 'डॉक्टरों की सूची नहीं आ सकी',
  tryAgain: ['एक मिनट बाद फिर कोशिश करें, या ', ' पर फ़ोन करें।'],
};
