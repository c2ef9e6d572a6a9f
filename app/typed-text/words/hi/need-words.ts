import type { Need } from '#app/doctors/directory/directory-filter.ts';

/** Words that people type into the search of doctors for what they need. Names of doctors are in Latin letters. */
export const needWords: Readonly<Record<Need, string>> = {
  mood: 'उदासी डिप्रेशन घबराहट चिंता तनाव मन मानसिक मनोचिकित्सक साइकेट्रिस्ट मनोवैज्ञानिक काउंसलर काउंसलिंग',
  child: 'बच्चा बच्चे बच्चों बाल',
  addiction: 'नशा नशे नशा मुक्ति शराब चिट्टा',
  sex: 'सेक्स यौन गुप्त रोग मर्दाना',
  sleep: 'नींद अनिद्रा',
  headache: 'सिरदर्द सिर दर्द माइग्रेन',
  epilepsy: 'मिर्गी दौरा दौरे',
};
