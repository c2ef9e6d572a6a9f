import type { Around, InLanguages, Linked } from '#app/languages/language.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';
import { priceWords } from './price.words.ts';
import { type Price, packSizes, packs, roomGst } from './prices.ts';

/** A room that carries GST, with what a day of it then comes to. */
type RoomWithGst = Pick<Price, 'id' | 'name'> & { readonly aDay: Paise };

const english = {
  intro: [
    'Here is what each session, test and room costs, so that you can plan before you come. The fee for a consultation is set by each doctor and stands on ',
    'the doctors’ page',
    '.',
  ] satisfies Linked,
  planTitle: 'Work out your cost',
  planWords:
    'Choose what you have been advised, or what you are thinking about. You give no name, and nothing is booked.',
  insurance: 'Insurance',
  packsCostLess: [packSizes, ' sessions taken together cost less.'] satisfies [sizes: string, words: string],
  readCounselling: ['Read about ', 'counselling and therapy', '.'] satisfies Linked,
  readRelaxation: ['Read what each one is like: ', 'relaxation therapy', '.'] satisfies Linked,
  tests: 'Not everybody needs a test. Ask what it would tell you.',
  rooms: (rooms: readonly RoomWithGst[]) => {
    const withGst = rooms.map(
      ({ name, aDay }) => `the ${name.toLowerCase()} then comes to ${formatMoney(aDay)} a day`,
    );
    return `${roomGst.percent}% GST extra where it applies: on a room above ${formatMoney(roomGst.aboveADay)} a day (${withGst.join(', ')}).`;
  },
  insuranceTitle: 'Insurance: check your policy first',
  insuranceWords: [
    'Outpatient visits can be cashless through a TPA, the company that settles claims for an insurer. That works only for what your policy covers.',
    'Many policies leave mental health visits out. In a study of 268 policies, 23 covered outpatient care, and 267 left out treatment for alcohol or drug use. Yours may be different: read it, or ask your insurer or TPA before you count on it.',
  ],
  ask: ['Have your policy at hand, call us on ', ', and ask.'] satisfies Around,
};

export const pricePageWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    intro: [
      'हर सेशन, टेस्ट और कमरे का खर्च यहाँ लिखा है, ताकि आने से पहले हिसाब लग सके। डॉक्टर को दिखाने की फ़ीस हर डॉक्टर खुद तय करते हैं। वह ',
      'डॉक्टरों के पेज',
      ' पर लिखी है।',
    ],
    planTitle: 'अपने खर्च का हिसाब लगाएँ',
    planWords: 'जो आपको बताया गया है, या जिसके बारे में आप सोच रहे हैं, उसे चुनें। नाम नहीं देना है, और इससे कुछ बुक नहीं होता।',
    insurance: 'बीमा',
    packsCostLess: [
      Object.values(packs)
        .map(({ sessions }) => sessions)
        .join(' या '),
      ' सेशन एक साथ लें, तो खर्च कम आता है।',
    ],
    readCounselling: ['इसके बारे में पढ़ें: ', 'काउंसलिंग और थेरेपी', '।'],
    readRelaxation: ['हर एक में क्या होता है, यहाँ पढ़ें: ', 'रिलैक्सेशन थेरेपी', '।'],
    tests: 'टेस्ट हर किसी को नहीं चाहिए होता। पूछें कि उससे आपके बारे में क्या पता चलेगा।',
    rooms: (rooms) => {
      const withGst = rooms.map(
        (room) => `${priceWords.hi.nameOf(room)} तब हर दिन ${formatMoney(room.aDay)} का पड़ता है`,
      );
      return `जहाँ जीएसटी लगता है, वहाँ ${roomGst.percent}% अलग से: हर दिन ${formatMoney(roomGst.aboveADay)} से ऊपर के कमरे पर (${withGst.join(', ')})।`;
    },
    insuranceTitle: 'बीमा: पहले अपनी पॉलिसी देखें',
    insuranceWords: [
      'ओपीडी में दिखाना टीपीए से कैशलेस हो सकता है। टीपीए वह कंपनी है जो बीमा का बिल देखती है। यह सिर्फ़ उन चीज़ों पर चलता है जो आपकी पॉलिसी में शामिल हैं।',
      'बहुत-सी पॉलिसियाँ मानसिक स्वास्थ्य के लिए दिखाने का खर्च नहीं देतीं। 268 पॉलिसियों की एक स्टडी में 23 ओपीडी का खर्च देती थीं, और 267 में शराब या नशे का इलाज शामिल नहीं था। आपकी पॉलिसी अलग हो सकती है: उसे पढ़ें, या उसके भरोसे रहने से पहले बीमा कंपनी या टीपीए से पूछें।',
    ],
    ask: ['पॉलिसी हाथ में रखें, ', ' पर हमें फ़ोन करें और पूछें।'],
  },
};
