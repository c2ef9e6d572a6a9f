import type { InLanguages, Linked } from '#app/languages/language.ts';
import { hindiLongDate } from '#app/time/hindi-time.ts';
import { longDate } from '#app/time/long-date.ts';

const english = {
  unansweredHeading: 'Some questions have no answer yet',
  unanswered: (number: number) => `Choose one answer to question ${number}.`,
  /** Why a form could not be read at all, by the status of the answer; in English the problem's own words. */
  unread: {} as Readonly<Record<number, string>>,
  send: 'See what it may mean',
  about: 'About these questions',
  /** By the name under which clinicians know the questions. */
  instrument: (name: string) =>
    `They are the ${name}, which clinicians all over the world use. It is not a diagnosis: only a talk with a clinician can give one.`,
  forAdults: [
    'It is for adults. For anybody under 18, see ',
    'mental health of children and teenagers',
    '.',
  ] satisfies Linked,
  keepNothing:
    'We keep nothing. Your answers go to our server over a protected line, are added up and forgotten: nothing is stored, nobody here reads them, and we do not know who you are.',
  /** Who made the questions, and before where it stands what scores mean. */
  madeBy: (name: string) =>
    `The ${name} was developed by Drs Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke and colleagues with an educational grant from Pfizer Inc. No permission is needed to reproduce, translate, display or distribute it. What scores mean: `,
  /** What the explanations of hard words are; nothing where there are none. */
  glosses: '',
  sourceEnd: '.',
  result: 'Your result',
  score: (score: number, most: number) => `${score} of ${most}`,
  pointsTo: (means: string) => `. A score like this usually points to ${means}.`,
  noDiagnosis: (otherReasons: string) =>
    `It is not a diagnosis. ${otherReasons} A clinician finds out which with you.`,
  next: 'What to do next',
  /** Round the hospital's phone and the line that talks. */
  dying: {
    before: (emergency: string) =>
      `Thoughts of dying, at any score: if you know how you would end your life, or have what you need for it, call ${emergency}; busy or no answer, 108. If not, call `,
    or: (line: string) => ` or ${line} `,
    after: ' today.',
  },
  callMeBack: 'Call me back',
  given: 'Your answers',
  bring: (name: string, askedAt: string) =>
    `${name}, ${longDate(askedAt)}. Bring it to your visit if you like.`,
  print: 'Print this result',
  clear: 'Clear it and start again',
  shared: 'Others use this device? Clear the result and close this page when you are done.',
  goTo: 'Go to somebody, or ask them to come. Put what could hurt you out of reach.',
  dyingToday:
    'You answered that thoughts of dying or of hurting yourself come to you. Many people have them at some time, and they pass with help. Call today and say it in these words. You can also give this page to somebody you trust.',
};

export type CheckWords = typeof english;

export const checkWords: InLanguages<CheckWords> = {
  en: english,
  hi: {
    unansweredHeading: 'कुछ सवालों के जवाब अभी बाकी हैं',
    unanswered: (number) => `सवाल ${number} का एक जवाब चुनें।`,
    unread: {
      400: 'जो भेजा गया वह पढ़ा नहीं जा सका। यहीं जवाब चुनकर फिर भेजें।',
      413: 'जो भेजा गया वह बहुत बड़ा है। यहीं जवाब चुनकर फिर भेजें।',
      415: 'जवाब इसी फ़ॉर्म से भेजें।',
    },
    send: 'देखें इसका क्या मतलब हो सकता है',
    about: 'इन सवालों के बारे में',
    instrument: (name) =>
      `ये ${name} के सवाल हैं। दुनिया भर में डॉक्टर और साइकोलॉजिस्ट (मनोवैज्ञानिक) इन्हें पूछते हैं। यह बीमारी की पहचान नहीं है: वह डॉक्टर या साइकोलॉजिस्ट से बात करके ही हो सकती है।`,
    forAdults: ['यह बड़ों के लिए है। 18 साल से कम उम्र हो तो देखें: ', 'बच्चों का मानसिक स्वास्थ्य', '।'],
    keepNothing:
      'हम कुछ नहीं रखते। आपके जवाब सुरक्षित लाइन से हमारे सर्वर तक आते हैं, जोड़े जाते हैं और मिटा दिए जाते हैं। कुछ जमा नहीं होता, यहाँ कोई इन्हें नहीं पढ़ता, और हम नहीं जानते कि आप कौन हैं।',
    madeBy: (name) =>
      `${name} को Drs Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke और उनके साथियों ने Pfizer Inc. से मिले पैसे से बनाया। इसे छापने, इसका अनुवाद करने, इसे दिखाने या बाँटने के लिए किसी की इजाज़त नहीं चाहिए। अंकों का मतलब यहाँ से लिया है: `,
    glosses: 'कुछ मुश्किल शब्दों का मतलब हमने सवाल के नीचे लिखा है। वह सवाल का हिस्सा नहीं है।',
    sourceEnd: '।',
    result: 'आपका नतीजा',
    score: (score, most) => `${most} में से ${score} अंक`,
    pointsTo: (means) => `। इतने अंक आमतौर पर ${means} की ओर इशारा करते हैं।`,
    noDiagnosis: (otherReasons) =>
      `यह बीमारी की पहचान नहीं है। ${otherReasons} आपके साथ वजह क्या है, यह डॉक्टर या साइकोलॉजिस्ट (मनोवैज्ञानिक) आपसे बात करके पता करते हैं।`,
    next: 'अब क्या करें',
    dying: {
      before: (emergency) =>
        `अंक कुछ भी हों, मरने के खयाल आएँ तो फ़ोन करें। ऐसा करने का सोच लिया हो, या इसके लिए कोई चीज़ पास में रखी हो, तो ${emergency} पर; न मिले तो 108 पर। नहीं तो आज ही `,
      or: (line) => ` या ${line} `,
      after: ' पर।',
    },
    callMeBack: 'हम आपको फ़ोन कर लेंगे',
    given: 'आपके जवाब',
    bring: (name, askedAt) => `${name}, ${hindiLongDate(askedAt)}। चाहें तो डॉक्टर को दिखाने आएँ, तब इसे साथ लाएँ।`,
    print: 'यह नतीजा छापें',
    clear: 'इसे मिटाएँ और फिर से शुरू करें',
    shared: 'यह फ़ोन या कंप्यूटर और लोग भी चलाते हैं? काम हो जाए तो नतीजा मिटाएँ और यह पेज बंद करें।',
    goTo: 'किसी के पास जाएँ, या उन्हें अपने पास बुलाएँ। जिससे आपको चोट पहुँच सकती है, उसे पहुँच से दूर रखें।',
    dyingToday:
      'आपने बताया कि आपको मरने के या खुद को चोट पहुँचाने के खयाल आते हैं। बहुत लोगों को कभी न कभी ऐसे खयाल आते हैं, और मदद मिलने पर चले जाते हैं। आज ही फ़ोन करें और इन्हीं शब्दों में कहें। चाहें तो यह पेज उन्हें दें, जिन पर आपको भरोसा है।',
  },
};
