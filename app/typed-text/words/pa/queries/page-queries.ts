import type { PageQueries } from '../../../queries/query-language.ts';

export const pageQueries: PageQueries = {
  // Sleep
  sleep: 'ਨੀਂਦ ਦੀ ਸਮੱਸਿਆ, ਨੀਂਦ ਦੀ ਦਵਾਈ',
  'insomnia-sleep': 'neend nahi aundi, ਸੌਂ ਨਹੀਂ ਸਕਦਾ, saun nahi',
  'disturbed-sleep-waking': 'ਨੀਂਦ ਟੁੱਟਦੀ, neend tuttdi, ਅੱਖ ਖੁੱਲ੍ਹ',
  'snoring-sleep-tired': 'ਘੁਰਾੜੇ, ਥੱਕਿਆ ਰਹਿੰਦਾ, ਸਵੇਰੇ ਥਕਾਵਟ, ਸੁਸਤੀ',
  nightmares: 'dravne supne, maade supne, ਡਰਾਉਣੇ ਸੁਪਨੇ, ਰਾਤ ਨੂੰ ਡਰ, ਸੁਪਨੇ',
  'sleep-walking': 'ਨੀਂਦ ਵਿੱਚ ਤੁਰਨਾ, neend vich turna',
  'sleep-talking': 'ਨੀਂਦ ਵਿੱਚ ਬੋਲਣਾ, neend bolda',
  // Mood
  'mood-test': 'ਡਿਪਰੈਸ਼ਨ ਟੈਸਟ',
  'depression-sad': `
    ਉਦਾਸੀ, mann nahi karda, ਚੰਗਾ ਨਹੀਂ ਲੱਗਦਾ, changa nahi lagda, ronda, ਰੋਣਾ, ikalla, ਥਕਾਵਟ, ਡਿਪਰੈਸ਼ਨ, ਮਨ ਉਦਾਸ,
    ਦਿਲ ਉਦਾਸ, ਉਦਾਸ, ਰੋਂਦੀ ਰਹਿੰਦੀ, ਰੋਂਦਾ, ਇਕੱਲਾਪਣ, ਇਕੱਲਾ
  `,
  'depression-birth-baby': `
    ਡਿਲੀਵਰੀ ਤੋਂ ਬਾਅਦ, ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ, bacha hon ton baad, ਬੱਚਾ ਹੋਣ ਤੋਂ ਬਾਅਦ ਆਵਾਜ਼ਾਂ
  `,
  'pregnancy-medicine': 'ਗਰਭਵਤੀ',
  'bipolar-mania': 'ਬਾਈਪੋਲਰ, ਕਦੇ ਖੁਸ਼ ਕਦੇ ਉਦਾਸ, kade khush kade udas',
  'counselling-loss-breakup': 'ਦਿਲ ਟੁੱਟ',
  // Worry, fear and stress
  'worry-test': 'ਘਬਰਾਹਟ ਟੈਸਟ',
  'anxiety-panic': `
    ਘਬਰਾਹਟ, ਬੇਚੈਨੀ, ਸਾਹ, ਹੱਥ ਕੰਬਦੇ, kambna, hath kambde, ਘਬਰਾਉਂਦਾ, ਦਿਲ ਘਬਰਾਉਂਦਾ, dil ghabranda, ਧੜਕਣ, ਸਾਹ ਫੁੱਲਣਾ,
    saah fullna, ਹੱਥ ਕੰਬਣਾ, ਘੁਟਣ
  `,
  'anxiety-worry-fear': 'ਡਰ, ਚਿੰਤਾ, darr lagda, ਡਰ ਲੱਗਦਾ, ਫ਼ਿਕਰ',
  'negative-thoughts-overthinking': 'ਸੋਚਾਂ, ਸੋਚਦਾ ਰਹਿੰਦਾ, ਸੋਚ',
  stress: 'ਟੈਨਸ਼ਨ, ਤਣਾਅ, ਦਬਾਅ, ਕੰਮ ਦਾ ਬੋਝ',
  'farm-debt-abroad': `
    ਕਰਜ਼ਾ, ਕਿਸਾਨ, ਕਿਸਾਨ ਕਰਜ਼ਾ, ਫ਼ਸਲ ਖ਼ਰਾਬ, ਫ਼ਸਲ ਮਾਰੀ ਗਈ, ਗੜੇ ਪੈ ਗਏ, ਡਿਪੋਰਟ, ਕੈਨੇਡਾ ਵਿੱਚ ਮੁੰਡਾ, ਕੈਨੇਡਾ ਵਿੱਚ ਬੱਚਾ, ਏਜੰਟ ਨੇ ਠੱਗਿਆ, karja,
    fasal mari gayi, canada ch munda
  `,
  'carer-tired': 'ਸੰਭਾਲਦੇ ਥੱਕ ਗਈ, ਸੰਭਾਲਦੇ ਥੱਕ ਗਿਆ, ਅਪੰਗਤਾ ਪੈਨਸ਼ਨ, ਦਿਵਿਆਂਗ ਪੈਨਸ਼ਨ, ਸਾਡੇ ਬਾਅਦ ਕੌਣ, ਮੇਰੇ ਪਿੱਛੋਂ ਕੌਣ',
  'secret-under-18': 'ਡਾਕਟਰ ਘਰ ਦੱਸ ਦੇਵੇਗਾ, ਕੀ ਡਾਕਟਰ ਘਰ ਦੱਸੇਗਾ, ਮੰਮੀ ਨੂੰ ਪਤਾ ਲੱਗੇਗਾ, ਰਾਜ਼, ਨਾਬਾਲਗ, ghar dass denge',
  'exam-stress': 'ਪੇਪਰ, ਪੇਪਰਾਂ ਦੀ ਟੈਨਸ਼ਨ, ਪੇਪਰ ਤੋਂ ਡਰ, ਪੜ੍ਹਾਈ ਦੀ ਟੈਨਸ਼ਨ, ਇਮਤਿਹਾਨ',
  'relaxation-breathing': 'ਮਨ ਸ਼ਾਂਤ, ਯੋਗਾ',
  'social-shy': 'ਸ਼ਰਮ, ਆਤਮ ਵਿਸ਼ਵਾਸ, ਸ਼ਰਮਾਉਂਦਾ, ਸ਼ਰਮੀਲਾ, sangda',
  'speech-stammer': 'ਹਕਲਾਉਂਦਾ, ਥਥਲਾਉਣਾ, ਅਟਕ ਕੇ ਬੋਲਦਾ',
  // Thoughts, voices and suspicion
  'obsession-compulsion': 'ਵਹਿਮ, ਹੱਥ ਧੋਣਾ, ਓਸੀਡੀ, ਬਾਰ ਬਾਰ ਹੱਥ ਧੋਣਾ, vaar vaar hath dhonda, ਵਾਰ ਵਾਰ',
  'voices-suspicion-hallucination-delusion': `
    ਸ਼ੱਕ, ਆਵਾਜ਼ਾਂ, ਆਵਾਜ਼ਾਂ ਸੁਣਦੀਆਂ, ਆਪਣੇ ਆਪ ਗੱਲਾਂ, ਸਕਿਜ਼ੋਫਰੀਨੀਆ,
    ਕੰਨਾਂ ਵਿੱਚ ਆਵਾਜ਼, kanna vich awaz, ਆਪਣੇ ਆਪ ਹੱਸਣਾ, ਆਪਣੇ ਆਪ ਬੋਲਦਾ, aapne aap gallan,
    ਨਜ਼ਰ ਲੱਗ, ਜਾਦੂ ਟੂਣਾ, ਖ਼ਿਲਾਫ਼
  `,
  'possession-functional-attack': `
    ਭੂਤ, opri hawa, opri, ਓਪਰੀ, kasar, ਕਸਰ, ਓਪਰੀ ਕਸਰ, ਓਪਰੀ ਹਵਾ, ਭੂਤ ਚੜ੍ਹ, ਮਾਤਾ ਆਉਂਦੀ, ਮਾਤਾ ਆਉਣੀ, ਹਵਾ ਲੱਗ ਗਈ, ਜਿੰਨ, ਝਾੜਾ, ਬਾਬੇ ਕੋਲ,
    ਤਾਂਤਰਿਕ, ਹਿਸਟੀਰੀਆ
  `,
  'mind-changes-first-weeks': `
    ਪਹਿਲੀ ਵਾਰ ਆਵਾਜ਼ਾਂ, ਅਚਾਨਕ ਸ਼ੱਕ, ਸ਼ੱਕ ਕਰਨ ਲੱਗਾ, ਰੋਟੀ ਵਿੱਚ ਜ਼ਹਿਰ ਕਹਿੰਦਾ, ਮੁੰਡਾ ਬਦਲ ਗਿਆ, shakk karan lagga, pehli vaar awazan
  `,
  'mental-illness': `
    ਪਾਗਲ, ਦਿਮਾਗ, ਮਾਨਸਿਕ, ਰੋਟੀ ਨਹੀਂ ਖਾਂਦਾ, roti nahi khanda, ਦਿਮਾਗੀ ਬਿਮਾਰੀ, ਦਿਮਾਗ ਦਾ ਡਾਕਟਰ, ਮਨੋਰੋਗ, ਮਨੋਚਿਕਿਤਸਕ, manasik,
    ਖਾਣਾ ਨਹੀਂ ਖਾਂਦੀ, ਰੋਟੀ ਨਹੀਂ
  `,
  'memory-old-age': 'ਭੁੱਲ ਜਾਂਦਾ, ਭੁੱਲਣ ਦੀ ਬਿਮਾਰੀ, ਯਾਦ ਨਹੀਂ, ਯਾਦਦਾਸ਼ਤ, ਬਜ਼ੁਰਗ, ਯਾਦਦਾਸ਼ਤ ਕਮਜ਼ੋਰ',
  // Headache
  headache: `
    sir peed, sar pir, ਸਿਰ ਦਰਦ, ਸਿਰ ਪੀੜ, sir dukhda, sir fatda, ਸਿਰ ਭਾਰਾ, ਸਿਰ ਦੁਖਦਾ, sir vich dard, sir vich peed
  `,
  migraine: 'ਅੱਧੇ ਸਿਰ ਦਾ ਦਰਦ, adhe sir peed, ਮਾਈਗ੍ਰੇਨ, ਇੱਕ ਪਾਸੇ ਸਿਰ, ek paase sir',
  // Fits
  epilepsy: 'ਮਿਰਗੀ, ਨਸਾਂ ਦਾ ਡਾਕਟਰ',
  'seizure-fit': 'ਦੌਰਾ, ਦੌਰੇ, ਝਟਕੇ, ਬੇਹੋਸ਼, ਝੱਗ, ਦੌਰਾ ਪਵੇ',
  'first-aid': 'ਮੁੱਢਲੀ ਸਹਾਇਤਾ, ਮੁਢਲੀ ਸਹਾਇਤਾ, ਗਲ ਵਿੱਚ ਫਸ ਗਿਆ, ਸੜ ਗਿਆ, sarh gaya',
  // Alcohol, drugs and tobacco
  'substance-dependence': `
    ਨਸ਼ਾ, ਨਸ਼ੇ, nasha chhadna, nasha chhadauna, ਨਸ਼ਾ ਛੁਡਾਊ, ਨਸ਼ਾ ਛੱਡਣਾ, ਲਤ, ਚਿੱਟਾ, ਅਫ਼ੀਮ, ਭੁੱਕੀ, ਤੰਬਾਕੂ, ਬੀੜੀ, ਸਿਗਰਟ,
    nasha karda, ਨਸ਼ਾ ਕਰਦਾ, ਨਸ਼ਾ ਕਿਵੇਂ, tika lagda, nashe ton, ਨਸ਼ੇ ਤੋਂ, chhutkara, ਛੁਟਕਾਰਾ, छुटकारा
  `,
  'alcohol-drinking': 'ਸ਼ਰਾਬ, ਦਾਰੂ, ਪਤੀ ਦਾਰੂ, ਸ਼ਰਾਬੀ',
  'substance-dependence-alcohol': `
    sharab chhadna, daru chhadna, ਸ਼ਰਾਬ ਛੁਡਾਉਣੀ, ਸ਼ਰਾਬ ਛੱਡਣੀ, ਦਾਰੂ ਛੱਡਣੀ, ਸ਼ਰਾਬ ਕਿਵੇਂ, daru chhaddni
  `,
  'de-addiction-programme': 'ਨਸ਼ਾ ਮੁਕਤੀ, nasha chhudao kendar, ਨਸ਼ਾ ਛੁਡਾਊ ਕੇਂਦਰ, ਕੇਂਦਰ',
  'centre-lawful': `
    ਨਸ਼ਾ ਛੁਡਾਊ ਕੇਂਦਰ ਸ਼ਿਕਾਇਤ, ਸਰਕਾਰੀ ਨਸ਼ਾ ਛੁਡਾਊ ਕੇਂਦਰ, ਕੇਂਦਰ ਵਿੱਚ ਕੁੱਟਦੇ, ਕੇਂਦਰ ਬੰਦ ਰੱਖਿਆ, ਕੇਂਦਰ ਮਿਲਣ ਨਹੀਂ ਦਿੰਦੇ, ਕੇਂਦਰ ਲਾਇਸੈਂਸ,
    kendar vich kuttde, kendar milan nahi dinde
  `,
  'withdrawal-detox': 'tor, ਤੋਟ, ਤੋੜ, tot lagna, tott, ਸ਼ਰਾਬ ਛੱਡਣ ਤੋਂ ਬਾਅਦ, tot, tot lagdi, ਤੋਟ ਲੱਗਦੀ',
  relapse: 'ਦੁਬਾਰਾ ਨਸ਼ਾ, ਦੁਬਾਰਾ ਪੀਣ, fer peen lag, dubara nasha, ਮੁੜ ਨਸ਼ਾ, mud nasha',
  craving: 'ਤਲਬ, ਤਲਬ ਲੱਗਦੀ',
  'naltrexone-disulfiram': 'ਸ਼ਰਾਬ ਛੁਡਾਉਣ ਦੀ ਦਵਾਈ',
  // Screens and games
  'phone-gaming-child': `
    ਮੋਬਾਈਲ, ਫੋਨ ਨਹੀਂ ਛੱਡਦਾ, ਗੇਮ, ਗੇਮ ਖੇਡਦਾ, ਮੋਬਾਈਲ ਦੇਖਦਾ, ਮੋਬਾਈਲ ਦੀ ਆਦਤ, ਟੀਵੀ, ਗੇਮਾਂ
  `,
  'gambling-addiction': 'ਜੂਆ, ਸੱਟਾ, ਜੂਆ ਖੇਡਦਾ',
  // Children and teenagers
  'child-children': `
    munda, kudi, niyana, jawak, ਬੱਚਾ, ਮੁੰਡਾ, ਜਵਾਕ, ਬੱਚਿਆਂ ਦਾ ਡਾਕਟਰ, ਸਕੂਲ ਨਹੀਂ ਜਾਂਦਾ, ਸਕੂਲ ਤੋਂ ਡਰਦਾ,
    ਬੱਚਿਆਂ ਦੀ ਕਾਊਂਸਲਿੰਗ
  `,
  'stubborn-child-behaviour': `
    ਜ਼ਿੱਦੀ ਬੱਚਾ, ਜ਼ਿੱਦੀ, ਗੱਲ ਨਹੀਂ ਮੰਨਦਾ, gall nahi manda, kehna nahi manda, ਬੱਚਾ ਗੁੱਸਾ, ਸੁਣਦਾ ਨਹੀਂ, sunda nahi,
    ਜ਼ਿੱਦ ਕਰਦਾ, ਬੱਚਾ ਮਾਰਦਾ, ਬਦਤਮੀਜ਼, munda gussa, munda nahi manda
  `,
  'conduct-stealing': 'ਚੋਰੀ, ਝੂਠ, ਗਾਲ੍ਹਾਂ, munda vigad, ਵਿਗੜ, ਪੈਸੇ ਚੋਰੀ',
  'adhd-attention': `
    ਸ਼ਰਾਰਤੀ, ਇੱਕ ਥਾਂ ਨਹੀਂ ਬੈਠਦਾ, ik than nahi baithda, ਧਿਆਨ ਨਹੀਂ, ਏਡੀਐਚਡੀ, ਬੈਠਦਾ ਨਹੀਂ, bhagda rehnda, ਸ਼ਰਾਰਤਾਂ,
    ਟਿਕ ਕੇ ਨਹੀਂ
  `,
  'autism-speech-child': 'ਬੱਚਾ ਬੋਲਦਾ ਨਹੀਂ, ਨਹੀਂ ਬੋਲਦਾ, niyana bolda nahi, ਔਟਿਜ਼ਮ, ਬੋਲਦਾ ਨਹੀਂ, ਇਕੱਲਾ ਖੇਡਦਾ',
  'bed-wetting': 'ਬਿਸਤਰ ਗਿੱਲਾ, ਬਿਸਤਰੇ ਪਿਸ਼ਾਬ, ਪਿਸ਼ਾਬ, ਮੰਜਾ ਗਿੱਲਾ, ਸੂਸੂ',
  'learning-school': `
    ਪੜ੍ਹਾਈ, ਪੜ੍ਹਾਈ ਵਿੱਚ ਕਮਜ਼ੋਰ, padhda nahi, ਪੜ੍ਹਦਾ ਨਹੀਂ, parhda nahi, ਮੰਦਬੁੱਧੀ, ਗਣਿਤ, ਪੜ੍ਹਾਈ ਵਿੱਚ ਪਿੱਛੇ,
    ਪੜ੍ਹ ਨਹੀਂ ਸਕਦਾ
  `,
  // Anger, talking and living together
  anger: 'ਗੁੱਸਾ, ਗੁੱਸਾ ਆਉਂਦਾ, ਚਿੜਚਿੜਾ, ਗੁੱਸਾ ਬਹੁਤ, ਗੁੱਸੇ, gusse',
  counselling: `
    ਕਾਊਂਸਲਿੰਗ, ਸਲਾਹ, ਮਨੋਵਿਗਿਆਨੀ, koi nahi samajhda, ਕੋਈ ਨਹੀਂ ਸਮਝਦਾ, ਗੱਲ ਕਰਨੀ, ਕਾਊਂਸਲਰ, ਥੈਰੇਪੀ, ਘਰ ਵਿੱਚ ਲੜਾਈ,
    ghar vich ladai, gall baat karni, kise naal gall, dil di gall
  `,
  'marriage-couple-relationship': `
    viah, ਵਿਆਹ, ਰਿਸ਼ਤਾ, ਪਤੀ ਪਤਨੀ, ਤਲਾਕ, ਝਗੜਾ, ਪਤੀ ਕੁੱਟਦਾ, ਪਤੀ ਪਤਨੀ ਦੀ ਲੜਾਈ, ਵਿਆਹ ਤੋਂ ਬਾਅਦ
  `,
  cbt: 'ਸੀਬੀਟੀ, ਸੀ ਬੀ ਟੀ',
  'behaviour-therapy-habit': 'ਆਦਤ, ਨਹੁੰ, ਆਦਤ ਛੁਡਾਉਣੀ',
  // Refusing treatment
  'refuses-treatment-forced-admission': `
    ਡਾਕਟਰ ਕੋਲ ਨਹੀਂ ਜਾਂਦਾ, ਇਲਾਜ ਨਹੀਂ ਕਰਵਾਉਂਦਾ, ਦਵਾਈ ਨਹੀਂ ਖਾਂਦਾ, ਜ਼ਬਰਦਸਤੀ, ਹਸਪਤਾਲ ਨਹੀਂ ਜਾਂਦਾ, ਮੰਨਦਾ ਨਹੀਂ,
    manda nahi ilaj, ਦਵਾਈ ਨਹੀਂ ਲੈਂਦਾ, dawai nahi lainda, dawai nahi khanda
  `,
  // Sexual health
  'sexual-weakness-erection': 'ਮਰਦਾਨਾ ਕਮਜ਼ੋਰੀ, ਗੁਪਤ ਰੋਗ',
  erection: 'ਨਾਮਰਦੀ, ਲਿੰਗ',
  dhat: 'ਧਾਤ, ਸੁਪਨਦੋਸ਼, ਧਾਤ ਡਿੱਗਣੀ',
  'premature-ejaculation': 'ਸ਼ੀਘਰਪਤਨ',
  'sexual-desire': 'ਸੈਕਸ ਇੱਛਾ',
  'sexual-wellness': 'ਸੈਕਸ',
  // The hospital: appointments and doctors
  'doctor-appointment': `
    ਡਾਕਟਰ, ਅਪਾਇੰਟਮੈਂਟ, ਕਿਹੜਾ ਡਾਕਟਰ, ਲੇਡੀ ਡਾਕਟਰ, ਡਾਕਟਰ ਕਦੋਂ, ਓਪੀਡੀ, ਅਪਾਇੰਟਮੈਂਟ ਕਿਵੇਂ, ਅਪਾਇੰਟਮੈਂਟ ਲੈਣੀ, ਡਾਕਟਰ ਮਿਲਣਗੇ,
    ਡਾਕਟਰ ਬੈਠਦੇ, ਡਾਕਟਰ ਨੂੰ ਮਿਲਣਾ
  `,
  'doctor-fee': 'ਡਾਕਟਰ ਦੀ ਫੀਸ, ਡਾਕਟਰ ਦੀ ਫੀਸ ਕਿੰਨੀ, ਡਾਕਟਰ ਫੀਸ, ਪਰਚੀ ਫੀਸ',
  appointment: 'ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ, ਕੈਂਸਲ, ਮੇਰੀ ਅਪਾਇੰਟਮੈਂਟ, ਅਪਾਇੰਟਮੈਂਟ ਬਦਲਣੀ, ਅਪਾਇੰਟਮੈਂਟ ਕੈਂਸਲ',
  'call-back': 'ਫੋਨ ਕਰੋ, ਕਾਲ ਕਰੋ, ਮੈਨੂੰ ਫੋਨ, ਮੈਨੂੰ ਕਾਲ',
  'missing-person': `
    ਲਾਪਤਾ, ਗੁੰਮ, ਗੁੰਮ ਹੋ ਗਿਆ, ਗੁੰਮ ਹੋ ਗਈ, ਗੁਆਚ ਗਿਆ, ਗੁਆਚ ਗਈ, ਘਰੋਂ ਚਲਾ ਗਿਆ, ਘਰੋਂ ਚਲੀ ਗਈ, ਘਰ ਨਹੀਂ ਆਇਆ, ਘਰ ਨਹੀਂ ਮੁੜਿਆ
  `,
  'refer-patient': 'ਰੈਫ਼ਰ, ਰੈਫਰ, ਮਰੀਜ਼ ਰੈਫ਼ਰ, ਮਰੀਜ਼ ਭੇਜਣਾ',
  'hospital-phone-contact': 'ਫੋਨ ਨੰਬਰ, ਨੰਬਰ, ਐਂਬੂਲੈਂਸ, ਨੰਬਰ ਦਿਓ, ਨੰਬਰ ਕੀ',
  'first-visit': 'ਪਹਿਲੀ ਵਾਰ, ਕੀ ਲਿਆਉਣਾ, ਪਹਿਲੀ ਵਾਰ ਆਉਣਾ',
  'stay-bag': 'ਦਾਖ਼ਲੇ ਦਾ ਸਾਮਾਨ, ਕੀ ਸਾਮਾਨ ਲਿਆਉਣਾ, ਬੈਗ ਵਿੱਚ ਕੀ',
  // The hospital: money
  'price-package': `
    ਫੀਸ, ਖਰਚਾ, ਪੈਸੇ, ਕਿੰਨੇ ਪੈਸੇ, kinne paise, kinna kharcha, ਇਲਾਜ ਦਾ ਖਰਚਾ, ਮੁਫ਼ਤ ਇਲਾਜ, ਕਿੰਨਾ, ਕਿੰਨਾ ਖਰਚਾ, ਕਿੰਨੇ ਰੁਪਏ,
    ਖਰਚ, kinna, kinni fees, kinna lagda, ਫੀਸ ਕਿੰਨੀ
  `,
  'room-price-stay': 'ਕਮਰੇ ਦਾ ਕਿਰਾਇਆ, ਭਰਤੀ ਖਰਚਾ, ਕਮਰਾ ਕਿੰਨੇ, ਦਾਖਲੇ ਦਾ ਖਰਚਾ, dakhle da kharcha',
  'detox-price': 'ਨਸ਼ਾ ਛੁਡਾਉਣ ਦਾ ਖਰਚਾ, ਡੀਟੌਕਸ ਦਾ ਖਰਚਾ, nasha chhudaun da kharcha',
  'insurance-cashless': 'ਬੀਮਾ, ਕੈਸ਼ਲੈੱਸ, ਬੀਮਾ ਚੱਲਦਾ',
  // The hospital: staying here
  'admission-stay': `
    ਭਰਤੀ, ਦਾਖਲ, ਛੁੱਟੀ, ਨਾਲ ਰਹਿਣਾ, ਮਿਲਣ ਦਾ ਸਮਾਂ, ਦਾਖਲਾ, ਦਾਖਲ ਕਰਨਾ, ਦਾਖਲ ਕਰਵਾਉਣਾ, ਕਿੰਨੇ ਦਿਨ, kinne din,
    ਮਰੀਜ਼ ਨੂੰ ਮਿਲਣਾ, ਮਿਲਣ ਦਾ ਟਾਈਮ
  `,
  'certificate-records-disability': `
    ਅਪੰਗ, ਅਪੰਗਤਾ ਸਰਟੀਫਿਕੇਟ, ਸਰਟੀਫਿਕੇਟ, ਅਪਾਹਜ, ਅਪਾਹਜ ਸਰਟੀਫਿਕੇਟ, ਅੰਗਹੀਣ, ਅੰਗਹੀਣ ਸਰਟੀਫਿਕੇਟ, ਸਰਟੀਫਿਕੇਟ ਚਾਹੀਦਾ, ਰਿਪੋਰਟ
  `,
  rights: 'ਸ਼ਿਕਾਇਤ, ਹੱਕ, ਅਧਿਕਾਰ, ਮਰੀਜ਼ ਦੇ ਹੱਕ, ਸ਼ਿਕਾਇਤ ਕਿੱਥੇ',
  'privacy-data': 'ਡਾਟਾ, ਕਿਸੇ ਨੂੰ ਪਤਾ',
  'room-pictures': 'ਕਮਰਾ, ਫੋਟੋ, ਸਹੂਲਤ, ਕਮਰੇ ਕਿਹੋ, ਫੋਟੋਆਂ',
  'urgent-signs': `
    ਐਮਰਜੈਂਸੀ, ਐਂਬੂਲੈਂਸ, ਹੁਣੇ ਮਦਦ, hune madad, ਤੁਰੰਤ ਮਦਦ, ਖ਼ਤਰੇ ਦੇ ਲੱਛਣ, khatre de lachhan, ਮੁੱਢਲੀ ਸਹਾਇਤਾ
  `,
  'hospital-panchkula-address': `
    kithe, ਕਿੱਥੇ, ਪਤਾ, ਰਸਤਾ, ਕਿਵੇਂ ਪਹੁੰਚੀਏ, ਹਸਪਤਾਲ ਕਿੱਥੇ, ਐਡਰੈਸ, ਹਸਪਤਾਲ ਦਾ ਪਤਾ, ਕਿੱਥੇ ਹੈ, kithe hai, kithe aa,
    kitthe, ਸਮਾਂ, ਕਦੋਂ ਖੁੱਲ੍ਹਦਾ, ਕਿੰਨੇ ਵਜੇ, ਕਿੰਨੇ ਵਜੇ ਖੁੱਲ੍ਹਦਾ, ਪਾਰਕਿੰਗ
  `,
  'opening-hours': 'ਐਤਵਾਰ, ਐਤਵਾਰ ਖੁੱਲ੍ਹਾ, ਸ਼ਨਿੱਚਰਵਾਰ',
  'hospital-about': 'ਹਸਪਤਾਲ',
  management: 'ਮਾਲਕ, ਮਾਲਕ ਕੌਣ, ਹਸਪਤਾਲ ਕਿਸਦਾ',
  videos: 'ਵੀਡੀਓ',
  'sleep-diary': 'ਨੀਂਦ ਡਾਇਰੀ',
  // Pages beyond the menus
  'medicine-questions': 'ਸਾਰੀ ਉਮਰ ਦਵਾਈ',
  'medicine-stopping': 'ਦਵਾਈ ਛੱਡਣੀ, ਦਵਾਈ ਬੰਦ',
  // Words that say little by themselves
  'treatment-medicine': 'ਇਲਾਜ, ਦਵਾਈ, ਬਿਮਾਰੀ, ਪਰੇਸ਼ਾਨ, ਸਮੱਸਿਆ, ਮਦਦ, ਲੱਛਣ, ਮਰੀਜ਼',
  grief: 'ਮੌਤ ਤੋਂ ਬਾਅਦ, ਗੁਜ਼ਰ ਗਏ, ਚਲਾਣਾ ਕਰ ਗਏ, maut ton baad, guzar gaye',
  'eating-disorder': 'ਰੋਟੀ ਨਹੀਂ ਖਾਂਦੀ, ਰੋਟੀ ਨਹੀਂ ਖਾਂਦਾ, roti nahi khandi, roti nahi khanda',
};
