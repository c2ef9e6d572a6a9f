import { planLimits } from '#app/content/prices/plan-limits.ts';
import { formatMoney } from '#app/money/money.ts';
import type * as english from '#messages/content/prices/cost-plan.ts';
import { hindiLongDate } from '../../time/dates.ts';

const { sessions: mostSessions, days: mostDays } = planLimits;

const onListInHindi = (what: string) => `सूची में से ${what} चुनें, या कुछ न चुनें।`;

const wholeInHindi = (what: string, most: number) => `${what} 1 से ${most} के बीच पूरी संख्या में लिखें।`;

export const planProblems: typeof english.planProblems = {
  therapy: onListInHindi('एक थेरेपी'),
  counselling: onListInHindi('एक काउंसलिंग'),
  relaxation: onListInHindi('एक रिलैक्सेशन'),
  room: onListInHindi('एक कमरा'),
  pack: ({ sizes }) => `अलग-अलग सेशन चुनें, या ${sizes.join(' या ')} का पैक।`,
  tests: 'सिर्फ़ सूची के टेस्ट चुनें।',
  sessions: wholeInHindi('थेरेपी के सेशन', mostSessions),
  counsellingSessions: wholeInHindi('काउंसलिंग के सेशन', mostSessions),
  relaxationSessions: wholeInHindi('रिलैक्सेशन के सेशन', mostSessions),
  days: wholeInHindi('कमरे के दिन', mostDays),
  noTherapy: 'चुनें कि ये सेशन किस थेरेपी के हैं।',
  noCounselling: 'चुनें कि ये सेशन किस काउंसलिंग के हैं, या इनकी संख्या खाली छोड़ें।',
  noRelaxation: 'चुनें कि ये सेशन किस रिलैक्सेशन के हैं, या इनकी संख्या खाली छोड़ें।',
  noRoom: 'चुनें कि ये दिन किस कमरे के हैं, या दिन खाली छोड़ें।',
};

export const planWords: typeof english.planWords = {
  refused: 'हिसाब अभी नहीं लग पाया',
  estimate: {
    sessionsAt: (count, cost) => `${count} सेशन, हर एक ${formatMoney(cost)}`,
    daysAt: (count, cost) => `${count} दिन, हर दिन ${formatMoney(cost)}`,
    pack: (sessions, saving) => `${sessions} सेशन का पैक। ${formatMoney(saving)} की बचत।`,
    tip: (sessions, saving) =>
      `${sessions} सेशन का पैक, ${sessions} अलग-अलग सेशन से ${formatMoney(saving)} सस्ता है।`,
    counselling: (name) => `काउंसलिंग: ${name}`,
    relaxation: (name) => `रिलैक्सेशन: ${name}`,
    test: 'टेस्ट',
    gst: (percent) => `कमरे पर ${percent}% जीएसटी`,
    gstADay: (amount) => `हर दिन ${formatMoney(amount)}, जहाँ लगता है`,
  },
  form: {
    none: 'कोई नहीं',
    single: 'अलग-अलग सेशन',
    pack: (sessions, percentOff) => `${sessions} का पैक, ${percentOff}% कम`,
    therapy: 'थेरेपी',
    howMany: 'थेरेपी के कितने सेशन',
    sessions: 'थेरेपी के सेशन',
    counselling: 'काउंसलिंग',
    counsellingSessions: 'काउंसलिंग के सेशन',
    relaxation: 'रिलैक्सेशन',
    relaxationSessions: 'रिलैक्सेशन के सेशन',
    tests: 'टेस्ट',
    room: 'कमरा, डिटॉक्स (नशा छुड़ाना) या और किसी भर्ती के लिए',
    noStay: 'भर्ती नहीं',
    aDay: ' हर दिन',
    days: 'कमरे में कितने दिन',
    workOut: 'खर्च का हिसाब लगाएँ',
    again: 'फिर से शुरू करें',
  },
  invitation: {
    nothing: [
      'अभी कुछ नहीं चुना गया',
      'फ़ॉर्म में कम से कम एक चीज़ चुनें, फिर “खर्च का हिसाब लगाएँ” दबाएँ। या इनमें से किसी एक से शुरू करें।',
    ],
    first: [
      'आपका अनुमान यहाँ आएगा',
      'जिसका खर्च जानना हो उसे चुनें और “खर्च का हिसाब लगाएँ” दबाएँ। या इनमें से किसी एक से शुरू करें।',
    ],
    examples: {
      month: (name) => `${name}: चार सेशन, एक महीने तक हर हफ़्ते एक`,
      pack: (name, sessions) => `${name}: ${sessions} सेशन का पैक`,
      detox: (name, days) => `डिटॉक्स (नशा छुड़ाना): ${name}, ${days} दिन`,
    },
  },
  sheet: {
    title: 'आपके खर्च का अनुमान',
    day: hindiLongDate,
    estimate: ['यह अनुमान है, बिल नहीं।', ' इसमें हमारी सूची के खर्च जोड़े गए हैं।'],
    notIn: 'इसमें क्या शामिल नहीं है',
    fee: ['डॉक्टर की फ़ीस: हर डॉक्टर अपनी फ़ीस खुद तय करते हैं। वह ', 'डॉक्टरों के पेज', ' पर लिखी है।'],
    medicines: 'दवाएँ।',
    other: 'और जो कुछ हमारी खर्च की सूचियों में नहीं है।',
    insurance: [
      'हमसे पूछें कि आपका बीमा क्या देगा',
      'हर पॉलिसी अलग होती है, और बहुत-सी पॉलिसियाँ इस तरह दिखाने का खर्च नहीं देतीं।',
      'फ़ोन करें: ',
    ],
    print: 'यह अनुमान छापें',
    link: 'इस अनुमान का लिंक, रखने या भेजने के लिए',
    change: 'अपनी पसंद बदलें',
    what: 'क्या',
    cost: 'खर्च',
    total: 'कुल',
  },
};
