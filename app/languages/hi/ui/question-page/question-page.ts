import type * as english from '#messages/ui/question-page/question-page.ts';

export const questionPageWords: typeof english.questionPageWords = {
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
};
