import type * as english from '#messages/doctors/specialties.ts';

/** Names that people say at the counter: the doctor for the trouble, and the English word if it is usual. */
export const specialtyNames: typeof english.specialtyNames = {
  psychiatry: 'ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ (ਸਾਈਕੈਟ੍ਰਿਸਟ)',
  childPsychiatry: 'ਬੱਚਿਆਂ ਦੇ ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ',
  oldAgePsychiatry: 'ਬਜ਼ੁਰਗਾਂ ਦੇ ਮਨੋਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ',
  addiction: 'ਨਸ਼ਾ ਛੁਡਾਊ ਡਾਕਟਰ',
  clinicalPsychology: 'ਸਾਈਕੋਲੋਜਿਸਟ (ਮਨੋਵਿਗਿਆਨੀ)',
  counselling: 'ਕਾਊਂਸਲਰ',
  counsellingAndTherapy: 'ਕਾਊਂਸਲਰ ਅਤੇ ਥੈਰੇਪਿਸਟ',
  childGuidance: 'ਬੱਚਿਆਂ ਦੀ ਗਾਈਡੈਂਸ',
  socialWork: 'ਮਾਨਸਿਕ ਸਿਹਤ ਦੇ ਸੋਸ਼ਲ ਵਰਕਰ',
  sexualMedicine: 'ਜਿਨਸੀ ਸਿਹਤ ਦੇ ਡਾਕਟਰ (ਸੈਕਸੋਲੋਜਿਸਟ)',
  sexualWellness: 'ਜਿਨਸੀ ਸਿਹਤ ਦੇ ਡਾਕਟਰ',
  sleepMedicine: 'ਨੀਂਦ ਦੇ ਡਾਕਟਰ',
  neurology: 'ਦਿਮਾਗ ਅਤੇ ਨਸਾਂ ਦੇ ਡਾਕਟਰ (ਨਿਊਰੋਲੋਜਿਸਟ)',
  headache: 'ਸਿਰਦਰਦ ਦੇ ਡਾਕਟਰ (ਨਿਊਰੋਲੋਜਿਸਟ)',
  epilepsy: 'ਮਿਰਗੀ ਦੇ ਡਾਕਟਰ (ਨਿਊਰੋਲੋਜਿਸਟ)',
  generalMedicine: 'ਆਮ ਬਿਮਾਰੀਆਂ ਦੇ ਡਾਕਟਰ (ਫ਼ਿਜ਼ੀਸ਼ੀਅਨ)',
  paediatrics: 'ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ',
  gynaecology: 'ਔਰਤਾਂ ਦੇ ਰੋਗਾਂ ਦੇ ਮਾਹਰ ਡਾਕਟਰ',
};
