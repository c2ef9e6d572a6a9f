import { formatMoney, type Paise } from '#app/money/money.ts';
import type * as english from '#messages/doctors/doctor.tsx';
import { languageNames } from './languages.ts';

const punjabiFee = (fee: Paise) => (fee === 0 ? 'ਕੋਈ ਫ਼ੀਸ ਨਹੀਂ' : `ਇੱਕ ਵਾਰ ਦਿਖਾਉਣ ਦੀ ਫ਼ੀਸ ${formatMoney(fee)}`);

const punjabiPractice = (experience: string) =>
  Number(experience) === 0 ? 'ਇੱਕ ਸਾਲ ਤੋਂ ਘੱਟ ਦਾ ਤਜਰਬਾ' : `${Number(experience)} ਸਾਲ ਦਾ ਤਜਰਬਾ`;

export const doctorWords: typeof english.doctorWords = {
  fee: punjabiFee,
  practice: punjabiPractice,
  registration: ({ registrationCouncil: council, registrationNumber: number }) =>
    council === null || number === null ? null : `ਰਜਿ. ਨੰ. ${number}, ${council}`,
  line: ({ specialization, qualification, experience, feePaise }) =>
    `${specialization}, ${qualification}। ${punjabiPractice(experience)}। ${punjabiFee(feePaise)}।`,
  atHospital: 'ਹਸਪਤਾਲ ਵਿੱਚ ਦੇਖਦੇ ਹਨ',
  byVideo: 'ਵੀਡੀਓ ’ਤੇ ਦੇਖਦੇ ਹਨ',
  speaks: (languages) => `ਭਾਸ਼ਾ: ${languages.map((language) => languageNames[language]).join(', ')}`,
  notNow: 'ਹੁਣ ਨਹੀਂ ਮਿਲਦੇ',
  profile: 'ਪੂਰੀ ਜਾਣਕਾਰੀ ਦੇਖੋ',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
  callBack: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਲਵਾਂਗੇ',
  seeAll: 'ਸਾਡੇ ਸਾਰੇ ਡਾਕਟਰ ਦੇਖੋ',
  newTab: ' (ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ)',
  loading: 'ਡਾਕਟਰਾਂ ਦੀ ਸੂਚੀ ਆ ਰਹੀ ਹੈ...',
  none: 'ਹੁਣ ਇੱਥੇ ਕੋਈ ਡਾਕਟਰ ਨਹੀਂ ਦਿਸਦੇ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਅਸੀਂ ਤੁਹਾਡੇ ਨਾਲ ਮਿਲ ਕੇ ਸਹੀ ਡਾਕਟਰ ਲੱਭਾਂਗੇ।',
  failed: () => 'ਡਾਕਟਰਾਂ ਦੀ ਸੂਚੀ ਨਹੀਂ ਆ ਸਕੀ',
  tryAgain: ['ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ', ' ’ਤੇ ਫ਼ੋਨ ਕਰੋ।'],
};
