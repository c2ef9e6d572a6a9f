import type * as english from '#messages/doctors/information-page-doctors.ts';
import { doctorWords } from './doctor.tsx';

export const informationPageDoctorsWords: typeof english.informationPageDoctorsWords = {
  title: 'ਇਹ ਡਾਕਟਰ ਮਦਦ ਕਰ ਸਕਦੇ ਹਨ',
  loading: 'ਡਾਕਟਰਾਂ ਦੀ ਸੂਚੀ ਆ ਰਹੀ ਹੈ...',
  seeAll: 'ਸਾਡੇ ਸਾਰੇ ਡਾਕਟਰ ਦੇਖੋ',
  ask: ['', ' ’ਤੇ ਫ਼ੋਨ ਕਰੋ: ਅਸੀਂ ਦੱਸਾਂਗੇ ਕਿ ਕਿਹੜੇ ਡਾਕਟਰ ਦੇਖ ਸਕਦੇ ਹਨ, ਅਤੇ ਕਦੋਂ।'],
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
  callBack: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰ ਲਵਾਂਗੇ',
  newTab: ' (ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ)',
  fee: doctorWords.fee,
};
