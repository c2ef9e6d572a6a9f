import type { InLanguages } from '#app/site/language.ts';

interface SearchWords {
  readonly title: string;
  /** In the browser's tab, with what was asked. */
  readonly titleOf: (text: string) => string;
  readonly description: string;
  readonly summary: string;
  readonly what: string;
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly nothing: (text: string) => string;
  readonly results: (count: number, text: string) => string;
  readonly doctorsMissing: string;
  readonly seeAllDoctors: string;
  readonly doctorsMissingEnd: string;
  readonly doctorsAsOf: (time: string) => string;
  readonly pages: string;
  readonly doctors: string;
  readonly prices: string;
  readonly alsoCalled: string;
  /** Before and after the hospital's phone. */
  readonly fewerWords: readonly [before: string, after: string];
  readonly didYouMean: string;
  readonly placesToStart: string;
}

export const searchWords: InLanguages<SearchWords> = {
  en: {
    title: 'Search',
    titleOf: (text) => `“${text}”: search`,
    description: 'Search the pages, doctors and prices of the hospital.',
    summary: 'Pages, doctors and prices. Type a word in English, Hindi or Punjabi, as you would say it.',
    what: 'Pages, doctors and prices',
    label: 'What are you looking for?',
    placeholder: 'neend nahi aati, anxiety, fees …',
    submit: 'Search',
    nothing: (text) => `Nothing found for “${text}”.`,
    results: (count, text) => `${count} ${count === 1 ? 'result' : 'results'} for “${text}”.`,
    doctorsMissing: ' Our doctors could not be searched just now: ',
    seeAllDoctors: 'see all doctors',
    doctorsMissingEnd: '.',
    doctorsAsOf: (time) => `Doctors as of ${time}`,
    pages: 'Pages',
    doctors: 'Doctors',
    prices: 'Prices',
    alsoCalled: 'People also say: ',
    fewerWords: ['Try fewer words or another spelling, or call us on ', ' and tell us what is happening.'],
    didYouMean: 'Did you mean one of these?',
    placesToStart: 'Good places to start',
  },
  hi: {
    title: 'खोजें',
    titleOf: (text) => `“${text}”: खोजें`,
    description: 'अस्पताल के पेज, डॉक्टर और खर्च खोजें।',
    summary: 'पेज, डॉक्टर और खर्च। जैसे बोलते हैं वैसे ही लिखें: हिंदी, पंजाबी या अंग्रेज़ी का शब्द, हिंदी या अंग्रेज़ी अक्षरों में।',
    what: 'पेज, डॉक्टर और खर्च',
    label: 'आपको क्या चाहिए?',
    placeholder: 'नींद नहीं आती, घबराहट, फ़ीस …',
    submit: 'खोजें',
    nothing: (text) => `“${text}” के लिए कुछ नहीं मिला।`,
    results: (count, text) => `“${text}” के लिए ${count} ${count === 1 ? 'नतीजा' : 'नतीजे'}।`,
    doctorsMissing: ' अभी डॉक्टरों में नहीं खोज पाए: ',
    seeAllDoctors: 'सारे डॉक्टर देखें',
    doctorsMissingEnd: '।',
    doctorsAsOf: (time) => `डॉक्टर: ${time} तक की जानकारी`,
    pages: 'पेज',
    doctors: 'डॉक्टर',
    prices: 'खर्च',
    alsoCalled: 'लोग यह भी कहते हैं: ',
    fewerWords: ['कम शब्द लिखें या दूसरी तरह से लिखें। या ', ' पर फ़ोन करके बताएँ कि क्या हो रहा है।'],
    didYouMean: 'क्या आपको इनमें से कोई पेज चाहिए था?',
    placesToStart: 'यहाँ से शुरू करें',
  },
};
