import type { InLanguages } from '#app/site/language.ts';

const english = {
  callNow: 'Call now',
  now: 'Ambulance or police now',
  today: 'Today',
  soon: 'Book soon',
  dyingNow: 'An attempt, a plan or means to end life',
  dyingToday: 'Thoughts of dying, but no plan',
  chooseDoctor: 'Choose a doctor and a time',
};

export const urgentWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    callNow: 'अभी फ़ोन करें',
    now: 'एम्बुलेंस या पुलिस अभी',
    today: 'आज ही',
    soon: 'जल्दी दिखाएँ',
    dyingNow: 'जान देने की कोशिश, योजना, या उसका सामान पास होना',
    dyingToday: 'जान देने के खयाल, पर कोई योजना नहीं',
    chooseDoctor: 'डॉक्टर और समय चुनें',
  },
};
