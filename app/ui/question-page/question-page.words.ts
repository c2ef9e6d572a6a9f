import type { Around, InLanguages, Linked } from '#app/languages/language.ts';

const english = {
  waysToReach: 'Ways to reach somebody',
  ratherTalk: 'Rather talk? We book it with you on the phone.',
  step: (place: number, count: number) => `Step ${place} of ${count}`,
  errors: 'Please check these fields',
  /** Round the phone. */
  notTakenIn: [
    'Our records do not answer just now. What you entered is still here: press the button again in a minute, and it is done once, however often you press. Or call ',
    '.',
  ] satisfies Around,
  whatWeKeep: 'What we keep, and why',
  /** Round the phone and the mail address. */
  yourRights: ['You may see it, correct it, or take your consent back: call', 'or write to', '.'] satisfies [
    before: string,
    between: string,
    after: string,
  ],
  /** Round the link to the privacy policy. */
  complain: ['Whom to complain to stands in the', 'privacy policy', '.'] satisfies Linked,
  phone: 'Phone',
  bestTime: 'Best time to call',
  bestTimeHint: 'Such as: after 6 in the evening.',
  callAs: 'Whom may we say is calling?',
};

export const questionPageWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    waysToReach: 'किसी से बात करने के तरीके',
    ratherTalk: 'फ़ोन पर बात करना आसान लगता है? हम फ़ोन पर ही आपके साथ अपॉइंटमेंट तय कर देंगे।',
    step: (place, count) => `कदम ${place} (कुल ${count})`,
    errors: 'इन्हें एक बार फिर देखें',
    notTakenIn: [
      'अभी हमारा रिकॉर्ड खुल नहीं रहा। आपका लिखा हुआ यहीं है: एक मिनट बाद बटन फिर दबाएँ। कितनी भी बार दबाएँ, काम एक ही बार होगा। या ',
      ' पर फ़ोन करें।',
    ],
    whatWeKeep: 'हम क्या रखते हैं, और क्यों',
    yourRights: ['आप इसे देख सकते हैं, ठीक करा सकते हैं, या सहमति वापस ले सकते हैं:', 'पर फ़ोन करें या यहाँ लिखें:', '।'],
    complain: ['शिकायत किससे करें, यह हमारी', 'प्राइवेसी पॉलिसी', ' में लिखा है।'],
    phone: 'फ़ोन नंबर',
    bestTime: 'किस समय फ़ोन करें',
    bestTimeHint: 'जैसे: शाम 6 बजे के बाद।',
    callAs: 'फ़ोन पर हम क्या कहें कि कौन बोल रहा है?',
  },
};
