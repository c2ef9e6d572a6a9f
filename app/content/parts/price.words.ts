import type { InLanguages } from '#app/site/language.ts';
import { rupees } from '#app/site/rupees.ts';
import type { quotedPrice } from '../prices.ts';

type Quoted = NonNullable<ReturnType<typeof quotedPrice>>;

/** What the price lists call what information pages quote. A name that is not here is shown in English. */
const names: Readonly<Record<string, string>> = {
  psychotherapy: 'साइकोथेरेपी',
  cbt: 'सीबीटी (सोच और व्यवहार की थेरेपी)',
  dbt: 'डीबीटी (भावनाएँ सँभालने की थेरेपी)',
  met: 'मोटिवेशन थेरेपी',
  rpt: 'दोबारा नशे से बचाव की थेरेपी',
  'sex-therapy': 'सेक्स थेरेपी',
  hypnotherapy: 'हिप्नोथेरेपी',
  'family-couple-therapy': 'परिवार या जोड़े की थेरेपी',
  jpmr: 'जेपीएमआर (रिलैक्सेशन)',
  'play-therapy': 'प्ले थेरेपी',
  'group-therapy': 'ग्रुप थेरेपी',
  'iq-testing': 'आईक्यू टेस्ट',
  'rating-scales': 'रेटिंग स्केल',
  'private-room': 'प्राइवेट कमरा',
};

const units: Readonly<Record<string, string>> = {
  'a session': 'एक सेशन',
  'a test': 'एक टेस्ट',
  'a day': 'एक दिन',
};

interface PriceWords {
  readonly feeStands: string;
  readonly doctorsPage: string;
  readonly feeStandsEnd: string;
  readonly quoted: (price: Quoted) => string;
  readonly allPrices: string;
}

export const priceWords: InLanguages<PriceWords> = {
  en: {
    feeStands: 'Each doctor’s fee stands on ',
    doctorsPage: 'the doctors’ page',
    feeStandsEnd: '',
    quoted: ({ name, cost, unit }) => `${name}: ${rupees(cost)} ${unit}. `,
    allPrices: 'All prices',
  },
  hi: {
    feeStands: 'हर डॉक्टर की फ़ीस ',
    doctorsPage: 'डॉक्टरों के पेज',
    feeStandsEnd: ' पर लिखी है',
    quoted: ({ id, name, cost, unit }) => `${names[id] ?? name}: ${rupees(cost)} (${units[unit] ?? unit})। `,
    allPrices: 'सारे खर्च',
  },
};
