import type { InLanguages } from '#app/languages/language.ts';
import type { ServicePath, TreatmentId } from './fields.ts';

const english = {
  ourTreatments: 'Our Treatments',
  ourServices: 'Our Services',
  /** The one line of each card. */
  treatments: {
    psychiatry: 'Low mood, fear, voices, mood that swings, thoughts that will not stop.',
    counselling: 'Talking treatments such as CBT and DBT, and ways to handle stress.',
    children: 'Attention, learning, autism, bedwetting, behaviour and feelings.',
    'de-addiction': 'Alcohol, tobacco, tablets and other drugs: stopping safely, and what comes after.',
    'sexual-wellness': 'Worries about desire, erection, orgasm or pain, for women, men and couples.',
    sleep: 'Lying awake, broken nights, nightmares, walking or talking in your sleep.',
    headache: 'Migraine, tension headache, and when a headache is an emergency.',
    epilepsy: 'What a seizure is, the tests, the treatment, and daily life with epilepsy.',
  } satisfies Record<TreatmentId, string>,
  services: {
    '/psychiatric-care': 'Outpatient visits, a short stay in hospital, and follow-up.',
    '/deaddiction': 'An honest first talk, safe withdrawal, and a plan for afterwards.',
    '/sexual-wellness': 'Private, respectful help for women, men and couples of any age.',
  } satisfies Record<ServicePath, string>,
};

export const fieldWords: InLanguages<typeof english> = {
  en: english,
  hi: {
    ourTreatments: 'हमारे इलाज',
    ourServices: 'हमारी सेवाएँ',
    treatments: {
      psychiatry: 'उदासी, डर, आवाज़ें सुनाई देना, मूड का बार-बार बदलना, विचार जो रुकते नहीं।',
      counselling: 'बातचीत से इलाज, जैसे सीबीटी और डीबीटी, और तनाव सँभालने के तरीके।',
      children: 'ध्यान, पढ़ाई, ऑटिज़्म, बिस्तर गीला होना, व्यवहार और मन की बातें।',
      'de-addiction': 'शराब, तंबाकू, गोलियाँ और दूसरे नशे: सुरक्षित ढंग से छोड़ना, और उसके बाद क्या।',
      'sexual-wellness': 'इच्छा, इरेक्शन, ऑर्गैज़्म या दर्द की चिंता: औरतों, मर्दों और जोड़ों के लिए।',
      sleep: 'नींद न आना, बार-बार टूटना, डरावने सपने, नींद में चलना या बोलना।',
      headache: 'माइग्रेन, टेंशन वाला सिरदर्द, और सिरदर्द कब इमरजेंसी है।',
      epilepsy: 'दौरा क्या है, जाँचें, इलाज, और मिर्गी के साथ रोज़ की ज़िंदगी।',
    },
    services: {
      '/psychiatric-care': 'ओपीडी में दिखाना, कम दिनों की भर्ती, और दोबारा दिखाना।',
      '/deaddiction': 'पहली खुली बातचीत, सुरक्षित ढंग से नशा छोड़ना, और आगे की योजना।',
      '/sexual-wellness': 'हर उम्र की औरतों, मर्दों और जोड़ों के लिए मदद: बात गोपनीय, बर्ताव इज़्ज़त का।',
    },
  },
};
