import type { InLanguages } from '#app/languages/language.ts';
import type { PageLinksWords } from '#app/ui/page-links/page-links.tsx';

const english = {
  search: {
    label: 'Search our doctors by name, hospital or specialization',
    placeholder: 'Name, Specialist',
    submit: 'Search',
    none: 'No doctors',
    one: '# doctor',
    many: '# doctors',
    found: '# found for “?”',
    seeAll: 'See all our doctors',
    /** Round the phone. */
    orCall: ', or call ',
    tellUs: ' and tell us what is happening: we will tell you whom to see.',
  },
  noPage: (page: number, pages: number) => `No page ${page}: there are ${pages}`,
  moreThan: (counted: string) => `More than ${counted}`,
  place: (page: number, pages: number) => `, page ${page} of ${pages}`,
  narrow: '. Add a letter or a word to find fewer.',
  pages: 'Pages of the directory',
  links: {
    previous: 'Previous page',
    next: 'Next page',
    place: (page, pages) => `Page ${page} of ${pages}`,
  } satisfies PageLinksWords,
};

/** Of the search. Texts only, as the browser gets them with the page: '#' stands for a number or what was counted, '?' for what was typed. */
export type DirectorySearchWords = (typeof english)['search'];

export const directoryWords: InLanguages<typeof english> = {
  en: english,
  hi: {
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
  },
};
