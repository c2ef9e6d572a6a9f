import type { Need } from '#app/doctors/directory/directory-filter.ts';

/** Words that people type into the search of doctors for what they need. Names of doctors are in Latin letters. */
export const needWords: Readonly<Record<Need, string>> = {
  mood: 'ਉਦਾਸੀ ਡਿਪਰੈਸ਼ਨ ਘਬਰਾਹਟ ਚਿੰਤਾ ਤਣਾਅ ਮਨ ਮਾਨਸਿਕ ਮਨੋਰੋਗ ਕਾਉਂਸਲਰ',
  child: 'ਬੱਚਾ ਬੱਚੇ ਬੱਚਿਆਂ ਬਾਲ',
  addiction: 'ਨਸ਼ਾ ਨਸ਼ੇ ਸ਼ਰਾਬ ਚਿੱਟਾ',
  sex: 'ਸੈਕਸ ਗੁਪਤ ਰੋਗ',
  sleep: 'ਨੀਂਦ',
  headache: 'ਸਿਰਦਰਦ ਸਿਰ ਦਰਦ ਮਾਈਗ੍ਰੇਨ',
  epilepsy: 'ਮਿਰਗੀ ਦੌਰਾ ਦੌਰੇ',
};
