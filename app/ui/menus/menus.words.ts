import type { InLanguages } from '#app/site/language.ts';

export const menuWords: InLanguages<{
  readonly treatments: string;
  readonly services: string;
  readonly more: string;
  readonly hospital: string;
  readonly menu: string;
  readonly close: string;
  readonly allPages: string;
  readonly thisSite: string;
  readonly searchThisSite: string;
  readonly search: string;
  readonly callUs: string;
}> = {
  en: {
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
  },
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
