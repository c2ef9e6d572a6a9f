import type { InLanguages } from '#app/languages/language.ts';

/** First aid that a page may show before its urgent signs. */
export const firstAidIds = ['overdose', 'alcohol', 'fit'] as const;

export type FirstAidId = (typeof firstAidIds)[number];

export interface FirstAid {
  readonly title: string;
  /** How it is recognised. */
  readonly signs?: string;
  readonly steps: readonly string[];
  readonly never: string;
}

/**
 * One text of each on every page, sheet and form. Sources: overdose RCUK 2025 summaries and BMJ 2012;345:e6122, UNODC and WHO;
 * alcohol NICE CG100 1.1.1 and the guidelines of gov.uk of November 2025; a fit NHS 2020. A clinician confirms the alcohol text.
 */
export const firstAidWords: InLanguages<Readonly<Record<FirstAidId, FirstAid>>> = {
  en: {
    overdose: {
      title: 'Overdose: save a life',
      signs: 'Cannot be woken; slow, snoring or no breath; blue or grey lips. Not sure? Act as if it is one.',
      steps: [
        'Call 112 at once, speaker on.',
        'Shout, and rub the breastbone hard.',
        'Head back, chin up.',
        'Breath slow: 1 breath every 5 seconds.',
        'Not breathing normally: 30 presses on the chest, then 2 breaths, again and again. Untrained: presses only, 100 to 120 a minute. The operator leads you.',
        'Naloxone if at hand. It fades in 20 to 30 minutes; methadone and long tablets last a day or more: always hospital.',
        'Breathing again: on the side. Stay and watch.',
      ],
      never: 'No bath, ice, walking about, salt or milk.',
    },
    alcohol: {
      title: 'Alcohol, until the call is answered',
      steps: [
        'Do not stop suddenly.',
        'Keep to your usual drink in small, even amounts, never more, until a doctor gives a plan.',
        'A sober adult stays.',
        'Eat, sip water.',
        'Do not drive, bathe alone or take others’ tablets.',
      ],
      never: 'Vomiting, drowsy, confused, a fit, seeing things: no more alcohol, ambulance.',
    },
    fit: {
      title: 'Somebody has a fit now',
      steps: [
        'Look at the clock, or start the timer. Five minutes: ambulance.',
        'Move what is hot, hard or sharp away. Move the person only out of danger, such as a road, a stove or water.',
        'Something soft under the head: a folded shawl, a school bag, your hands. Loosen what is tight at the neck.',
        'When the jerking stops: on the side, and check the breathing. No breath: call 112 (busy or no answer: 108), phone on speaker, and press hard on the middle of the chest, 100 to 120 times a minute. The operator leads.',
        'Stay until fully awake, and watch the breathing for 15 to 20 minutes.',
        'A doctor gave a rescue medicine and showed you how to use it: follow that plan.',
      ],
      never:
        'Do not hold them down. Nothing in the mouth: no spoon, cloth, finger, water or tablet. No shoe, onion, keys or iron: they stop no fit.',
    },
  },
  hi: {
    overdose: {
      title: 'ओवरडोज़: जान बचाएँ',
      signs: 'जगाने पर न जागें; साँस धीमी, खर्राटों वाली या बंद; होंठ नीले या सलेटी। पक्का न हो? ओवरडोज़ मानकर चलें।',
      steps: [
        'तुरंत 112 पर फ़ोन करें, स्पीकर पर।',
        'ज़ोर से आवाज़ दें, और छाती की बीच की हड्डी ज़ोर से रगड़ें।',
        'सिर पीछे, ठुड्डी ऊपर।',
        'साँस धीमी हो: हर 5 सेकंड में मुँह से 1 साँस दें।',
        'साँस ठीक से न चले: छाती 30 बार दबाएँ, फिर 2 साँसें दें, बार-बार। सीखा न हो: सिर्फ़ दबाएँ, मिनट में 100 से 120 बार। फ़ोन पर जो बताया जाए, वही करें।',
        'नालोक्सोन पास हो तो दें। असर 20 से 30 मिनट में घट जाता है; मेथाडोन और लंबे असर की गोलियाँ एक दिन या ज़्यादा चलती हैं: हमेशा अस्पताल जाएँ।',
        'साँस लौट आए: करवट पर लिटाएँ। पास रहें और देखते रहें।',
      ],
      never: 'न नहलाएँ, न बर्फ़ लगाएँ, न चलाएँ-फिराएँ, न नमक दें, न दूध।',
    },
    alcohol: {
      title: 'शराब: फ़ोन पर जवाब मिलने तक',
      steps: [
        'अचानक बंद न करें।',
        'जब तक डॉक्टर योजना न दें, रोज़ वाली शराब ही थोड़ी-थोड़ी और बराबर लें, उससे ज़्यादा कभी नहीं।',
        'कोई बड़ा साथ रहे, जो नशे में न हो।',
        'खाना खाएँ, पानी घूँट-घूँट पिएँ।',
        'गाड़ी न चलाएँ, अकेले न नहाएँ, किसी और की गोली न लें।',
      ],
      never: 'उल्टी, ऊँघ, होश में गड़बड़, मिर्गी जैसा दौरा, या जो नहीं है वह दिखना: और शराब नहीं, एम्बुलेंस बुलाएँ।',
    },
    fit: {
      title: 'दौरा पड़ रहा है: अभी क्या करें',
      steps: [
        'घड़ी देखें, या टाइमर चलाएँ। पाँच मिनट हो जाएँ: एम्बुलेंस।',
        'जो गरम, सख्त या नुकीला हो, उसे हटा दें। इंसान को तभी हटाएँ, जब वहाँ खतरा हो, जैसे सड़क, चूल्हा या पानी।',
        'सिर के नीचे कुछ नरम रखें: तह की हुई शॉल, स्कूल का बैग या अपने हाथ। गले पर जो कसा हो, उसे ढीला करें।',
        'झटके रुकें, तो करवट पर लिटाएँ और देखें कि साँस चल रही है। न चले, तो 112 पर फ़ोन करें (न मिले तो 108), फ़ोन स्पीकर पर रखें। छाती के बीच ज़ोर से दबाएँ, मिनट में 100 से 120 बार। फ़ोन पर जो बताएँ, वही करें।',
        'पूरा होश आने तक पास रहें, और 15 से 20 मिनट साँस देखते रहें।',
        'डॉक्टर ने दौरा रोकने की दवा दी हो और देना सिखाया हो: वैसे ही करें।',
      ],
      never:
        'दबाकर न पकड़ें। मुँह में कुछ न डालें: न चम्मच, न कपड़ा, न उँगली, न पानी, न गोली। जूता, प्याज़, चाबी या लोहा भी नहीं: इनसे दौरा नहीं रुकता।',
    },
  },
};
