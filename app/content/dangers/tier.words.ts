import type { InLanguages } from '#app/languages/language.ts';
import type { DangerKind, Tier } from './danger.ts';

interface TierWords {
  /** Heading of the box. */
  readonly title: string;
  /** First sign of every box, for the rows `attempt` and `plan`. */
  readonly firstLine: string;
  readonly allSigns: string;
  readonly tiers: Readonly<Record<Tier, string>>;
  /** What a caller says, and what nobody ever does. */
  readonly ambulanceHow: string;
  readonly never: string;
  readonly emergencyHow: string;
  /** Stands before the signs of each kind, where a tier has more than one kind. */
  readonly kinds: Readonly<Record<DangerKind, string>>;
  /** The rule for when we are closed, in the order in which it is read. */
  readonly closed: readonly [closed: string, body: string, mind: string, worse: string];
  readonly soonHow: string;
  readonly chooseDoctor: string;
}

export const tierWords: InLanguages<TierWords> = {
  en: {
    title: 'Call 112 now if',
    firstLine: 'They have tried to end their life, or say how they will.',
    allSigns: 'All urgent signs, and whom to call',
    tiers: {
      ambulance: 'Ambulance or police now',
      emergency: 'Go to an emergency department now',
      today: 'Today',
      soon: 'Book soon',
    },
    ambulanceHow:
      'Call 112; busy or no answer: 108. Say: where, what happened, awake? breathing? Phone on speaker.',
    never: 'Never make them vomit, tie them, lock them in, or leave an ill person alone.',
    emergencyHow:
      'Set off now, somebody else drives, bring all tablets. Do not wait for us to answer. Worse, or no car at once: call 112.',
    kinds: {
      body: 'Signs of the body, a medicine or withdrawal',
      mind: 'Thoughts, fear, sleep',
      people: 'Harm by others',
    },
    closed: [
      'Closed, or no answer to two calls in 15 minutes? Do not wait for us.',
      'A sign in the body, or from a medicine or withdrawal: go to an emergency department.',
      'Thoughts, fear or no sleep: call Tele-MANAS 14416, day and night; somebody stays with you.',
      'Worse, or alone and afraid: emergency department.',
    ],
    soonHow: 'Days are safe: phone us or book.',
    chooseDoctor: 'Choose a doctor and a time',
  },
  hi: {
    title: 'अभी 112 पर फ़ोन करें, अगर',
    firstLine: 'जान देने की कोशिश की हो, या वे कहें कि जान कैसे देंगे।',
    allSigns: 'तुरंत मदद वाले सभी लक्षण, और किसे फ़ोन करें',
    tiers: {
      ambulance: 'एम्बुलेंस या पुलिस अभी',
      emergency: 'अभी इमरजेंसी में जाएँ',
      today: 'आज ही',
      soon: 'कुछ दिनों में दिखाएँ',
    },
    ambulanceHow:
      '112 पर फ़ोन करें; न मिले या जवाब न आए: 108। बताएँ: कहाँ, क्या हुआ, होश में हैं? साँस चल रही है? फ़ोन स्पीकर पर।',
    never: 'कभी न उल्टी कराएँ, न बाँधें, न ताले में बंद करें, न बीमार को अकेला छोड़ें।',
    emergencyHow:
      'अभी निकलें, गाड़ी कोई और चलाए, सारी गोलियाँ साथ लाएँ। हमारे जवाब का इंतज़ार न करें। हालत बिगड़े, या तुरंत गाड़ी न मिले: 112 पर फ़ोन करें।',
    kinds: { body: 'शरीर, दवा या नशा छोड़ने के लक्षण', mind: 'खयाल, डर, नींद', people: 'दूसरों के हाथों नुकसान' },
    closed: [
      'हम बंद हैं, या 15 मिनट में दो बार फ़ोन करने पर जवाब नहीं मिला? हमारा इंतज़ार न करें।',
      'शरीर का लक्षण, या दवा या नशा छोड़ने से हुआ लक्षण: इमरजेंसी में जाएँ।',
      'मरने के खयाल, डर या नींद न आना: टेली-मानस 14416 पर फ़ोन करें, दिन-रात; कोई आपके साथ रहे।',
      'हालत बिगड़े, या अकेले हों और डर लगे: इमरजेंसी में जाएँ।',
    ],
    soonHow: 'कुछ दिन रुकने में खतरा नहीं: हमें फ़ोन करें या अपॉइंटमेंट लें।',
    chooseDoctor: 'डॉक्टर और समय चुनें',
  },
};
