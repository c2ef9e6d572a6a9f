import type { InLanguages, Language } from '#app/languages/language.ts';

/** Words before a phone number, between it and a link, the link, and after it. */
type WithNumberAndLink = readonly [before: string, between: string, link: string, after: string];

interface EmergencyWords {
  readonly heading: string;
  /** @param day in words */
  readonly calledOn: (day: string) => string;
  readonly notCalled: string;
  /** Below a list of which nobody has called any. */
  readonly noneCalled: string;
  /** Where the hospital treats no emergencies: the number 112 and a way to the departments are among the words. */
  readonly none: WithNumberAndLink;
  /** Where it does day and night, with the number 112 among the words. */
  readonly always: readonly [before: string, after: string];
  /** Where it does at some hours. */
  readonly some: (hours: string) => string;
  readonly otherwise: string;
  /** Chosen by the browser, as is the one for all other times. */
  readonly now: (closing: string) => string;
  readonly notNow: string;
}

export const emergencyWords: InLanguages<EmergencyWords> = {
  en: {
    heading: 'Emergency departments, nearest first',
    calledOn: (day) => `Called by us on ${day}.`,
    notCalled: 'Not yet confirmed by a call.',
    noneCalled: 'Not yet confirmed by a call: if it can wait, ring before you go.',
    none: ['We do not take emergencies: call ', ', or go to an ', 'emergency department', '.'],
    always: ['We take emergencies day and night. In danger, call ', ' first.'],
    some: (hours) => `We take emergencies ${hours}.`,
    otherwise: 'At any other time call 112, or go to an emergency department.',
    now: (closing) => `We take them now, until ${closing}. In danger, call 112 first.`,
    notNow: 'Not now: call 112, or go to an emergency department.',
  },
  hi: {
    heading: 'इमरजेंसी वाले अस्पताल, सबसे पास वाला पहले',
    calledOn: (day) => `हमने ${day} को फ़ोन किया था।`,
    notCalled: 'हमने अभी फ़ोन करके पक्का नहीं किया है।',
    noneCalled: 'हमने अभी फ़ोन करके पक्का नहीं किया है। रुक सकते हों, तो जाने से पहले फ़ोन कर लें।',
    none: ['हमारे यहाँ इमरजेंसी नहीं है: ', ' पर फ़ोन करें, या किसी ', 'अस्पताल की इमरजेंसी', ' में जाएँ।'],
    always: ['हमारे यहाँ इमरजेंसी दिन-रात है। जान का खतरा हो, तो पहले ', ' पर फ़ोन करें।'],
    some: (hours) => `हमारे यहाँ इमरजेंसी का समय: ${hours}।`,
    otherwise: 'बाकी समय 112 पर फ़ोन करें, या किसी अस्पताल की इमरजेंसी में जाएँ।',
    now: (closing) => `अभी आ सकते हैं, ${closing} तक। जान का खतरा हो, तो पहले 112।`,
    notNow: 'अभी नहीं: 112 पर फ़ोन करें, या अस्पताल की इमरजेंसी में जाएँ।',
  },
};

/** After hours that do not hold on the hospital's holidays. */
export const exceptHolidays: Readonly<Record<Language, string>> = {
  en: ', except holidays',
  hi: ', छुट्टियों में बंद',
};
