import type * as english from '#messages/doctors/directory.ts';

export const directoryWords: typeof english.directoryWords = {
  search: {
    label: 'डॉक्टर खोजें: नाम, अस्पताल या किस बीमारी के डॉक्टर, अंग्रेज़ी अक्षरों में',
    placeholder: 'नाम या विशेषज्ञ, अंग्रेज़ी में',
    submit: 'खोजें',
    none: 'कोई डॉक्टर नहीं',
    one: '# डॉक्टर',
    many: '# डॉक्टर',
    found: '“?” खोजने पर: #',
    seeAll: 'हमारे सारे डॉक्टर देखें',
    orCall: ', या ',
    tellUs: ' पर फ़ोन करके बताएँ कि क्या हो रहा है। हम बताएँगे कि किससे मिलें।',
  },
  noPage: (page, pages) => `पेज ${page} नहीं है: कुल ${pages} पेज हैं`,
  moreThan: (counted) => `${counted} से ज़्यादा`,
  place: (page, pages) => `, पेज ${page} (कुल ${pages})`,
  narrow: '। कम डॉक्टर देखने के लिए एक अक्षर या शब्द और लिखें।',
  pages: 'डॉक्टरों की सूची के पेज',
  links: {
    previous: 'पिछला पेज',
    next: 'अगला पेज',
    place: (page, pages) => `पेज ${page} (कुल ${pages})`,
  },
};
