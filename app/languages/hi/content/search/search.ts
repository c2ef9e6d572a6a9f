import { plural } from '#app/languages/plural.ts';
import type * as english from '#messages/content/search/search.ts';

export const searchWords: typeof english.searchWords = {
  title: 'खोजें',
  titleOf: (text) => `“${text}”: खोजें`,
  description: 'अस्पताल के पेज, डॉक्टर और खर्च खोजें।',
  summary: 'पेज, डॉक्टर और खर्च। जैसे बोलते हैं वैसे ही लिखें: हिंदी, पंजाबी या अंग्रेज़ी का शब्द, हिंदी या अंग्रेज़ी अक्षरों में।',
  what: 'पेज, डॉक्टर और खर्च',
  label: 'आपको क्या चाहिए?',
  placeholder: 'नींद नहीं आती, घबराहट, फ़ीस …',
  submit: 'खोजें',
  nothing: (text) => `“${text}” के लिए कुछ नहीं मिला।`,
  results: (count, text) =>
    `“${text}” के लिए ${count} ${plural('hi', count, { one: 'नतीजा', other: 'नतीजे' })}।`,
  doctorsMissing: ' अभी डॉक्टरों में नहीं खोज पाए: ',
  seeAllDoctors: 'सारे डॉक्टर देखें',
  doctorsMissingEnd: '।',
  doctorsAsOf: (time) => `डॉक्टर: ${time} तक की जानकारी`,
  pages: 'पेज',
  doctors: 'डॉक्टर',
  prices: 'खर्च',
  alsoCalled: 'लोग यह भी कहते हैं: ',
  whatWeDo: [
    'इस बारे में यहाँ कोई पेज नहीं है। हम मन की तकलीफ़ों का इलाज करते हैं: उदासी, घबराहट, नींद, सिरदर्द, दौरे, नशा, बच्चे और परिवार। ',
    ' पर फ़ोन करके पूछें, या दूसरे शब्द लिखें।',
  ],
  work: [
    'इस साइट पर नौकरी या वैकेंसी का कोई पेज नहीं है, इसलिए यहाँ नहीं बता सकते कि जगह खाली है या नहीं। अस्पताल में काम के लिए ',
    ' पर फ़ोन करके पूछें।',
  ],
  placesToStart: 'यहाँ से शुरू करें',
};
