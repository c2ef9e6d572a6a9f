import type { InLanguages, Linked } from '#app/languages/language.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';
import { hindiLongDate } from '#app/time/hindi-time.ts';
import { longDate } from '#app/time/long-date.ts';
import { planLimits } from './plan-limits.ts';
import { priceWords } from './price.words.ts';
import { packSizes, packs } from './prices.ts';

const { sessions: mostSessions, days: mostDays } = planLimits;

/** Such as '1 session', '4 days'. */
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const onList = (what: string) => `Choose one ${what} on the list, or none.`;
const whole = (what: string, most: number) => `Type the ${what} as a whole number from 1 to ${most}.`;

const onListInHindi = (what: string) => `सूची में से ${what} चुनें, या कुछ न चुनें।`;
const wholeInHindi = (what: string, most: number) => `${what} 1 से ${most} के बीच पूरी संख्या में लिखें।`;

const english = {
  errors: {
    therapy: onList('therapy'),
    counselling: onList('kind of counselling'),
    relaxation: onList('kind of relaxation'),
    room: onList('room'),
    pack: `Choose single sessions or a pack of ${packSizes}.`,
    tests: 'Choose tests on the list only.',
    sessions: whole('sessions of therapy', mostSessions),
    counsellingSessions: whole('sessions of counselling', mostSessions),
    relaxationSessions: whole('sessions of relaxation', mostSessions),
    days: whole('days in the room', mostDays),
    'no therapy': 'Choose the therapy that these sessions are for.',
    'no counselling': 'Choose the counselling for these sessions, or leave their number empty.',
    'no relaxation': 'Choose the relaxation for these sessions, or leave their number empty.',
    'no room': 'Choose the room for these days, or leave the days empty.',
  },
  refused: 'We could not work this out yet',
  estimate: {
    nameOf: priceWords.en.nameOf,
    sessionsAt: (count: number, cost: Paise) => `${counted(count, 'session')} at ${formatMoney(cost)}`,
    daysAt: (count: number, cost: Paise) => `${counted(count, 'day')} at ${formatMoney(cost)}`,
    pack: (sessions: number, saving: Paise) =>
      `Pack of ${sessions} sessions. You save ${formatMoney(saving)}.`,
    tip: (sessions: number, saving: Paise) =>
      `A pack of ${sessions} costs ${formatMoney(saving)} less than ${sessions} single sessions.`,
    counselling: (name: string) => `Counselling: ${name}`,
    relaxation: (name: string) => `Relaxation: ${name}`,
    test: 'Test',
    gst: (percent: number) => `${percent}% GST on the room`,
    gstADay: (amount: Paise) => `${formatMoney(amount)} a day, where it applies`,
  },
  form: {
    none: 'None',
    single: 'Single sessions',
    pack: (sessions: number, percentOff: number) => `Pack of ${sessions}, ${percentOff}% less`,
    therapy: 'Therapy',
    howMany: 'How many sessions of therapy',
    sessions: 'Sessions of therapy',
    counselling: 'Counselling',
    counsellingSessions: 'Sessions of counselling',
    relaxation: 'Relaxation',
    relaxationSessions: 'Sessions of relaxation',
    tests: 'Tests',
    room: 'Room',
    noStay: 'No stay',
    aDay: ' a day',
    days: 'Days in the room',
    workOut: 'Work out the cost',
    again: 'Start again',
  },
  invitation: {
    nothing: [
      'Nothing is chosen yet',
      'Choose at least one thing in the form, then press “Work out the cost”. Or start from one of these.',
    ] satisfies [title: string, words: string],
    first: [
      'Your estimate comes here',
      'Choose what you want to know about and press “Work out the cost”. Or start from one of these.',
    ] satisfies [title: string, words: string],
    examples: [
      'Four sessions of CBT, one a week for a month',
      'A pack of ten sessions of family or couple therapy',
      'A week in the private room',
    ] satisfies [cbt: string, family: string, room: string],
  },
  sheet: {
    title: 'Your estimate',
    day: longDate,
    estimate: ['This is an estimate, not a bill.', ' It adds up our listed prices.'] satisfies [
      strong: string,
      words: string,
    ],
    notIn: 'What is not in this',
    fee: [
      'The consultation fee: each doctor sets it, and it stands on ',
      'the doctors’ page',
      '.',
    ] satisfies Linked,
    medicines: 'Medicines.',
    other: 'Anything else that is not on our price lists.',
    insurance: [
      'Ask us what your insurance covers',
      'Policies differ, and many leave out visits like these.',
      'Call ',
    ] satisfies [title: string, words: string, call: string],
    print: 'Print this estimate',
    link: 'Link to this estimate, to keep or send',
    change: 'Change your choices',
    what: 'What',
    cost: 'Cost',
    total: 'Total',
  },
};

/** What can be wrong with the cost planner's form. */
export type PlanError = keyof (typeof english)['errors'];

/** How the lines of an estimate are written. */
export type EstimateWords = (typeof english)['estimate'];

export const planWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    errors: {
      therapy: onListInHindi('एक थेरेपी'),
      counselling: onListInHindi('एक काउंसलिंग'),
      relaxation: onListInHindi('एक रिलैक्सेशन'),
      room: onListInHindi('एक कमरा'),
      pack: `अलग-अलग सेशन चुनें, या ${packsInHindi()} का पैक।`,
      tests: 'सिर्फ़ सूची के टेस्ट चुनें।',
      sessions: wholeInHindi('थेरेपी के सेशन', mostSessions),
      counsellingSessions: wholeInHindi('काउंसलिंग के सेशन', mostSessions),
      relaxationSessions: wholeInHindi('रिलैक्सेशन के सेशन', mostSessions),
      days: wholeInHindi('कमरे के दिन', mostDays),
      'no therapy': 'चुनें कि ये सेशन किस थेरेपी के हैं।',
      'no counselling': 'चुनें कि ये सेशन किस काउंसलिंग के हैं, या इनकी संख्या खाली छोड़ें।',
      'no relaxation': 'चुनें कि ये सेशन किस रिलैक्सेशन के हैं, या इनकी संख्या खाली छोड़ें।',
      'no room': 'चुनें कि ये दिन किस कमरे के हैं, या दिन खाली छोड़ें।',
    },
    refused: 'हिसाब अभी नहीं लग पाया',
    estimate: {
      nameOf: priceWords.hi.nameOf,
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
      room: 'कमरा',
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
      examples: [
        'सीबीटी के चार सेशन, एक महीने तक हर हफ़्ते एक',
        'परिवार या जोड़े की थेरेपी के दस सेशन का पैक',
        'प्राइवेट कमरे में एक हफ़्ता',
      ],
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
  },
};

function packsInHindi() {
  return Object.values(packs)
    .map(({ sessions }) => sessions)
    .join(' या ');
}
