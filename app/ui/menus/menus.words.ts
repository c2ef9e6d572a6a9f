import type { InLanguages } from '#app/languages/language.ts';

const english = {
  treatments: 'Treatments',
  services: 'Services',
  more: 'More',
  hospital: 'The hospital',
  menu: 'Menu',
  close: 'Close',
  allPages: 'All pages',
  thisSite: 'This site',
  searchThisSite: 'Search this site',
  search: 'Search',
  callUs: 'Call us',
};

export const menuWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    treatments: 'इलाज',
    services: 'सेवाएँ',
    more: 'और',
    hospital: 'अस्पताल',
    menu: 'मेन्यू',
    close: 'बंद करें',
    allPages: 'सारे पेज',
    thisSite: 'इस वेबसाइट पर',
    searchThisSite: 'इस वेबसाइट पर खोजें',
    search: 'खोजें',
    callUs: 'फ़ोन करें',
  },
};
