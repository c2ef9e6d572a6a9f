import type { Around, InLanguages } from '#app/languages/language.ts';
import { hindiLongDate } from '#app/time/hindi-time.ts';
import { longDate } from '#app/time/long-date.ts';

const roles: Readonly<Record<string, string>> = {
  Psychiatrist: 'मनोचिकित्सक',
  Neurologist: 'न्यूरोलॉजिस्ट',
};

const english = {
  sources: 'Sources',
  linksOpen: 'Links open in a new tab.',
  /** Before and after the day on which a source was read. */
  read: [', read ', ''] satisfies Around,
  informs: 'This page informs. It does not replace a talk with a doctor who knows you.',
  day: longDate,
  /** By whom, in the words of a page's `reviewerRole`. */
  pending: [
    (role) =>
      `Written from these sources. Review by the hospital’s ${role.toLowerCase()} is pending. It is to be checked again by `,
    '.',
  ] satisfies [before: (role: string) => string, after: string],
  reviewed: (name: string, role: string): readonly [before: string, between: string, after: string] => [
    `Reviewed by ${name}, ${role.toLowerCase()}, on `,
    '. Next review by ',
    '.',
  ],
};

export const sourcesWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    sources: 'जानकारी कहाँ से ली',
    linksOpen: 'लिंक नए टैब में खुलते हैं और अंग्रेज़ी में हैं।',
    read: [', ', ' को पढ़ा'],
    informs: 'यह पेज जानकारी देता है। जो डॉक्टर आपको जानते हैं, उनसे बात करना फिर भी ज़रूरी है।',
    day: hindiLongDate,
    pending: [
      (role) =>
        `अंग्रेज़ी पेज इन्हीं जगहों से लिखा गया, और उसी से यह हिंदी पेज। अस्पताल के ${roles[role] ?? role} की और हिंदी के जानकार की जाँच अभी बाकी है। इसे `,
      ' तक फिर परखा जाएगा।',
    ],
    reviewed: (name, role) => [`${name}, ${roles[role] ?? role}, ने इसे `, ' को परखा। अगली जाँच ', ' तक।'],
  },
};
