import type * as english from '#messages/callbacks/problems.ts';

export const callbackProblems: typeof english.callbackProblems = {
  name: 'नाम या नाम के पहले अक्षर लिखना ज़रूरी है।',
  safeToCall: 'बताएँ कि अस्पताल का नाम लेना सुरक्षित है या नहीं।',
  consent: 'आपकी लिखी जानकारी रखने के लिए हमें आपकी सहमति चाहिए।',
  status: () => 'यह स्थिति नहीं हो सकती।',
  gone: 'यह अनुरोध नहीं मिला।',
  doneAlready: 'यह फ़ोन पहले ही हो चुका है।',
  calledMeanwhile: 'इस बीच किसी और ने फ़ोन किया है।',
  stillOpen: 'इस फ़ोन नंबर से एक अनुरोध बाकी है।',
};
