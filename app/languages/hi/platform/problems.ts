import type * as english from '#messages/platform/problems.ts';

const fieldIsWrong = 'यह सही नहीं है। एक बार फिर देखें।';

const notPossible = 'यह नहीं हो सका। फिर कोशिश करें, या हमें फ़ोन करें।';

export const inputProblems: typeof english.inputProblems = {
  checkFields: 'जिन पर निशान है, उन्हें एक बार फिर देखें।',
  missing: 'यह भरना ज़रूरी है।',
  wrongKind: () => fieldIsWrong,
  unreadable: 'यहाँ ऐसे अक्षर हैं जो पढ़े नहीं जा सकते।',
  unshown: 'यहाँ ऐसे अक्षर हैं जो दिखाए नहीं जा सकते।',
  oneLine: 'यहाँ एक ही लाइन लिखें।',
  tooLong: ({ max }) => `बहुत लंबा है: ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`,
  trueOrFalse: fieldIsWrong,
  phone: 'फ़ोन नंबर 10 अंकों का होना चाहिए।',
  phoneZero:
    'एक अंक छूट गया है। शुरू का 0 नहीं गिना जाता: उसके बाद 10 अंक होने चाहिए, जैसे 098765 43210 या 0172 256 0001।',
  messageChannel: 'नहीं, एसएमएस या व्हाट्सऐप में से एक चुनें।',
  language: () => fieldIsWrong,
};

export const requestProblems: typeof english.requestProblems = {
  unreadable: notPossible,
  tooLarge: notPossible,
  notAForm: notPossible,
  tooManyTries: () => 'बहुत बार कोशिश हुई है। थोड़ी देर बाद फिर करें, या हमें फ़ोन करें।',
  keyFormat: () => notPossible,
  keyUsed: () => notPossible,
  noPage: 'शायद वेब लिंक (पता) लिखने में गलती हुई, या पेज अब कहीं और है।',
};
