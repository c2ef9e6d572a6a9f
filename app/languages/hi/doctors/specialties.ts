import type * as english from '#messages/doctors/specialties.ts';

/** Names that people say at the counter: the doctor for the trouble, and the English word if it is usual. */
export const specialtyNames: typeof english.specialtyNames = {
  psychiatry: 'मनोचिकित्सक (साइकियाट्रिस्ट)',
  childPsychiatry: 'बच्चों के मनोचिकित्सक',
  oldAgePsychiatry: 'बुज़ुर्गों के मनोचिकित्सक',
  addiction: 'नशा मुक्ति के डॉक्टर',
  clinicalPsychology: 'मनोवैज्ञानिक (साइकोलॉजिस्ट)',
  counselling: 'काउंसलर',
  counsellingAndTherapy: 'काउंसलर और थेरेपिस्ट',
  childGuidance: 'बच्चों की गाइडेंस',
  socialWork: 'मानसिक स्वास्थ्य के सोशल वर्कर',
  sexualMedicine: 'यौन स्वास्थ्य के डॉक्टर (सेक्सोलॉजिस्ट)',
  sexualWellness: 'यौन स्वास्थ्य के डॉक्टर',
  sleepMedicine: 'नींद के डॉक्टर',
  neurology: 'दिमाग और नसों के डॉक्टर (न्यूरोलॉजिस्ट)',
  headache: 'सिरदर्द के डॉक्टर (न्यूरोलॉजिस्ट)',
  epilepsy: 'मिर्गी के डॉक्टर (न्यूरोलॉजिस्ट)',
  generalMedicine: 'आम बीमारियों के डॉक्टर (फ़िज़िशियन)',
  paediatrics: 'बच्चों के डॉक्टर',
  gynaecology: 'स्त्री रोग विशेषज्ञ',
};
