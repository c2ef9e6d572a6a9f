import type { InLanguages } from '#app/languages/language.ts';
import { answers, type CheckId, checks } from './check.ts';

/** A check in the words of one language, as its instrument is published in it: a word of ours in it would be another question. */
interface AskedCheck {
  readonly intro: string;
  readonly questions: readonly string[];
  readonly answers: readonly string[];
  /** What a hard word of a question means, by the number of the question. It stands beside the question, not in it. */
  readonly glosses: Readonly<Record<number, string>>;
  /** What a score of each range usually points to, in the order of the ranges. */
  readonly means: readonly string[];
}

const inEnglish = (id: CheckId): AskedCheck => ({
  intro: checks[id].intro,
  questions: checks[id].questions,
  answers,
  glosses: {},
  means: checks[id].ranges.map(({ means }) => means),
});

export const askedChecks: InLanguages<Readonly<Record<CheckId, AskedCheck>>> = {
  en: { mood: inEnglish('mood'), worry: inEnglish('worry') },
  hi: {
    mood: {
      intro: 'पिछले 2 सप्ताहों में, आप इन समस्याओं में से किसी से भी कितनी बार परेशान रहे/रही हैं?',
      questions: [
        'कुछ करने में बहुत कम दिलचस्पी या मज़ा आना',
        'उदास, अवसादग्रस्त या निराश महसूस करना',
        'नींद आने या सोये रहने में परेशानी, या फिर बहुत अधिक सोना',
        'थकान महसूस करना या बहुत कम ऊर्जा होना',
        'भूख कम लगना या ज़्यादा खाना',
        'अपने बारे में बुरा महसूस करना - या ऐसा महसूस करना कि आप नाकाम इंसान हैं और आपने खुद को और अपने परिवार को नीचा दिखाया है',
        'अखबार पढ़ने या टेलीविज़न देखने जैसी चीज़ों पर ध्यान देने में परेशानी',
        'इतना धीमे चलना-फिरना या बोलना कि लोगों का ध्यान जाये? या इसका उल्टा - इतना अस्थिर या बेचैन होना कि आप सामान्य से काफ़ी ज़्यादा हिलते-डुलते और चलते-फिरते रहे हैं',
        'ऐसे विचार कि आप मर जाते तो अच्छा होता या किसी ढंग से ख़ुद को नुक्सान पहुंचाना',
      ],
      answers: ['बिल्कुल नहीं', 'कई दिन', 'आधे से अधिक दिन', 'लगभग हर दिन'],
      glosses: {
        1: 'दिलचस्पी: मन लगना',
        2: 'अवसादग्रस्त: बहुत उदास, मन बैठा हुआ',
        4: 'ऊर्जा: ताकत',
        6: 'नाकाम: जिससे कोई काम ठीक न हुआ हो',
        8: 'अस्थिर: जो एक जगह टिक न पाए',
      },
      means: [
        'डिप्रेशन के बहुत कम लक्षणों',
        'डिप्रेशन के हल्के लक्षणों',
        'डिप्रेशन के मध्यम लक्षणों',
        'डिप्रेशन के मध्यम से गंभीर लक्षणों',
        'डिप्रेशन के गंभीर लक्षणों',
      ],
    },
    worry: {
      intro: 'पिछले 2 सप्ताहों के दौरान, आप निम्नलिखित समस्याओं से कितनी बार परेशान हुए?',
      questions: [
        'बेचैनी, चिंता या तनाव महसूस करना',
        'चिंता रोकने या नियंत्रित कर सकने में असफल रहना',
        'विभिन्न चीज़ों के लिए बहुत ज्यादा चिंता करना',
        'आराम करने में परेशानी',
        'इतनी ज्यादा बेचैनी, कि स्थिर बैठना मुश्किल हो जाता है',
        'आसानी से चिढ़ना या खिजना',
        'डर महसूस होना कि शायद कुछ बहुत बुरा हो सकता है',
      ],
      answers: ['बिल्कुल नहीं', 'कई दिनों तक', 'आधे से ज्यादा दिनों तक', 'लगभग रोज़ाना'],
      glosses: {
        2: 'नियंत्रित: काबू में',
        3: 'विभिन्न: अलग-अलग',
      },
      means: [
        'घबराहट की दिक्कत के बहुत कम लक्षणों',
        'घबराहट की दिक्कत के हल्के लक्षणों',
        'घबराहट की दिक्कत के मध्यम लक्षणों',
        'घबराहट की दिक्कत के गंभीर लक्षणों',
      ],
    },
  },
};
