import { callOutcomes } from './callback.values.ts';

/** Messages of refusals. Only the server imports them. */
export const callbackMessages = {
  name: { en: 'A name or initials are required.', hi: 'नाम या नाम के पहले अक्षर लिखना ज़रूरी है।' },
  safeToCall: {
    en: 'Say whether it is safe that we tell who is calling.',
    hi: 'बताएँ कि अस्पताल का नाम लेना सुरक्षित है या नहीं।',
  },
  consent: {
    en: 'We need your consent to keep what you entered.',
    hi: 'आपकी लिखी जानकारी रखने के लिए हमें आपकी सहमति चाहिए।',
  },
  status: { en: `Status must be '${callOutcomes.join("' or '")}'.`, hi: 'यह स्थिति नहीं हो सकती।' },
  gone: { en: 'There is no such request for a call.', hi: 'यह अनुरोध नहीं मिला।' },
  doneAlready: { en: 'This call has been made already.', hi: 'यह फ़ोन पहले ही हो चुका है।' },
  calledMeanwhile: {
    en: 'Somebody else has tried this call in the meantime.',
    hi: 'इस बीच किसी और ने फ़ोन किया है।',
  },
  stillOpen: {
    en: 'Somebody with this phone still waits for a call. Make it or end it first.',
    hi: 'इस फ़ोन नंबर से एक अनुरोध बाकी है।',
  },
} as const;
