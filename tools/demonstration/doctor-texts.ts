import { enteredTextName } from '#app/languages/entered-texts.ts';
import { defaultPlace as hindiPlace } from '#app/languages/hi/hospital-facts/default-facts.ts';
import { defaultPlace as punjabiPlace } from '#app/languages/pa/hospital-facts/default-facts.ts';

/** Texts of a sample doctor in a language. */
interface Texts {
  readonly name: string;
  readonly qualification: string;
  readonly about: string;
  /** Memberships. Without it there are none. */
  readonly awards?: string;
}

const languages = {
  hi: {
    hospital: hindiPlace.name,
    registrationCouncil: 'नमूना मेडिकल काउंसिल',
    noAwards: 'कोई नहीं (नमूना)',
    mark: '(नमूना)',
    isSample: 'यह परिचय नमूना है: नाम काल्पनिक है, और इस नाम से यहाँ कोई काम नहीं करते।',
  },
  pa: {
    hospital: punjabiPlace.name,
    registrationCouncil: 'ਨਮੂਨਾ ਮੈਡੀਕਲ ਕੌਂਸਲ',
    noAwards: 'ਕੋਈ ਨਹੀਂ (ਨਮੂਨਾ)',
    mark: '(ਨਮੂਨਾ)',
    isSample: 'ਇਹ ਜਾਣ-ਪਛਾਣ ਨਮੂਨਾ ਹੈ: ਨਾਂ ਮਨਘੜਤ ਹੈ, ਅਤੇ ਇਸ ਨਾਂ ਦਾ ਇੱਥੇ ਕੋਈ ਨਹੀਂ।',
  },
} as const;

type Language = keyof typeof languages;

const texts: Readonly<Record<string, Readonly<Record<Language, Texts>>>> = {
  'Dr. Asha Verma': {
    hi: {
      name: 'डॉ. आशा वर्मा',
      qualification: 'एमबीबीएस, एमडी (साइकियाट्री)',
      about: 'डिप्रेशन, घबराहट, बाइपोलर और सिज़ोफ्रेनिया। पहली बार में बात सुनने का पूरा समय।',
      awards: 'इंडियन साइकियाट्रिक सोसाइटी (नमूना)',
    },
    pa: {
      name: 'ਡਾ. ਆਸ਼ਾ ਵਰਮਾ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਐੱਮਡੀ (ਸਾਈਕੈਟ੍ਰੀ)',
      about: 'ਡਿਪਰੈਸ਼ਨ, ਘਬਰਾਹਟ, ਬਾਈਪੋਲਰ ਅਤੇ ਸਕਿਜ਼ੋਫ਼ਰੇਨੀਆ। ਪਹਿਲੀ ਵਾਰ ਗੱਲ ਸੁਣਨ ਦਾ ਪੂਰਾ ਸਮਾਂ।',
      awards: 'ਇੰਡੀਅਨ ਸਾਈਕੈਟ੍ਰਿਕ ਸੁਸਾਇਟੀ (ਨਮੂਨਾ)',
    },
  },
  'Ms Meera Nair': {
    hi: {
      name: 'सुश्री मीरा नायर',
      qualification: 'एमफ़िल (क्लिनिकल साइकोलॉजी)',
      about: 'चिंता, उदासी और तेज़ भावनाओं के लिए सीबीटी और डीबीटी।',
      awards: 'इंडियन एसोसिएशन ऑफ़ क्लिनिकल साइकोलॉजिस्ट्स (नमूना)',
    },
    pa: {
      name: 'ਮਿਸ ਮੀਰਾ ਨਾਇਰ',
      qualification: 'ਐੱਮਫ਼ਿਲ (ਕਲੀਨਿਕਲ ਸਾਈਕੋਲੋਜੀ)',
      about: 'ਚਿੰਤਾ, ਉਦਾਸੀ ਅਤੇ ਤੇਜ਼ ਜਜ਼ਬਾਤਾਂ ਲਈ ਸੀਬੀਟੀ ਅਤੇ ਡੀਬੀਟੀ।',
      awards: 'ਇੰਡੀਅਨ ਐਸੋਸੀਏਸ਼ਨ ਆਫ਼ ਕਲੀਨਿਕਲ ਸਾਈਕੋਲੋਜਿਸਟਸ (ਨਮੂਨਾ)',
    },
  },
  'Dr. Gurpreet Sandhu': {
    hi: {
      name: 'डॉ. गुरप्रीत संधू',
      qualification: 'एमबीबीएस, डीपीएम, नशे के इलाज में फ़ेलोशिप',
      about: 'शराब, अफ़ीम जैसे नशे और तंबाकू की लत: डिटॉक्स, ब्यूप्रेनोर्फिन और नाल्ट्रेक्सोन, और बाद में नशे से बचाव।',
      awards: 'इंडियन सोसाइटी फ़ॉर एडिक्शन मेडिसिन (नमूना)',
    },
    pa: {
      name: 'ਡਾ. ਗੁਰਪ੍ਰੀਤ ਸੰਧੂ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਡੀਪੀਐੱਮ, ਨਸ਼ੇ ਦੇ ਇਲਾਜ ਵਿੱਚ ਫ਼ੈਲੋਸ਼ਿਪ',
      about: 'ਸ਼ਰਾਬ, ਅਫ਼ੀਮ ਵਰਗੇ ਨਸ਼ੇ ਅਤੇ ਤੰਬਾਕੂ ਦੀ ਲਤ: ਡੀਟੌਕਸ, ਬੁਪ੍ਰੀਨੋਰਫ਼ੀਨ ਅਤੇ ਨੈਲਟ੍ਰੈਕਸੋਨ, ਅਤੇ ਮਗਰੋਂ ਨਸ਼ੇ ਤੋਂ ਬਚਾਅ।',
      awards: 'ਇੰਡੀਅਨ ਸੁਸਾਇਟੀ ਫ਼ਾਰ ਐਡਿਕਸ਼ਨ ਮੈਡੀਸਨ (ਨਮੂਨਾ)',
    },
  },
  'Dr. Kavita Rao': {
    hi: {
      name: 'डॉ. कविता राव',
      qualification: 'एमबीबीएस, एमडी (साइकियाट्री), बच्चों की साइकियाट्री में फ़ेलोशिप',
      about: 'एडीएचडी, ऑटिज़्म, पढ़ने और व्यवहार की दिक्कतें। माता-पिता और स्कूल के साथ मिलकर।',
    },
    pa: {
      name: 'ਡਾ. ਕਵਿਤਾ ਰਾਓ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਐੱਮਡੀ (ਸਾਈਕੈਟ੍ਰੀ), ਬੱਚਿਆਂ ਦੀ ਸਾਈਕੈਟ੍ਰੀ ਵਿੱਚ ਫ਼ੈਲੋਸ਼ਿਪ',
      about: 'ਏਡੀਐਚਡੀ, ਔਟਿਜ਼ਮ, ਪੜ੍ਹਾਈ ਅਤੇ ਵਤੀਰੇ ਦੀਆਂ ਤਕਲੀਫ਼ਾਂ। ਮਾਪਿਆਂ ਅਤੇ ਸਕੂਲ ਨਾਲ ਮਿਲ ਕੇ।',
    },
  },
  'Dr. Imran Qureshi': {
    hi: {
      name: 'डॉ. इमरान क़ुरैशी',
      qualification: 'एमबीबीएस, एमडी (साइकियाट्री), यौन स्वास्थ्य में सर्टिफ़िकेट',
      about: 'शीघ्रपतन, इरेक्शन की दिक्कत, इच्छा की कमी और धात। अकेले में बात, बिना शर्म के।',
    },
    pa: {
      name: 'ਡਾ. ਇਮਰਾਨ ਕੁਰੈਸ਼ੀ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਐੱਮਡੀ (ਸਾਈਕੈਟ੍ਰੀ), ਜਿਨਸੀ ਸਿਹਤ ਵਿੱਚ ਸਰਟੀਫ਼ਿਕੇਟ',
      about: 'ਵੀਰਜ ਛੇਤੀ ਨਿਕਲਣਾ, ਇਰੈਕਸ਼ਨ ਦੀ ਤਕਲੀਫ਼, ਇੱਛਾ ਦੀ ਘਾਟ ਅਤੇ ਧਾਤ। ਗੱਲ ਇਕਾਂਤ ਵਿੱਚ, ਬਿਨਾਂ ਸ਼ਰਮ ਦੇ।',
    },
  },
  'Dr. Leela Thapa': {
    hi: {
      name: 'डॉ. लीला थापा',
      qualification: 'एमबीबीएस, एमडी (मेडिसिन), नींद की बीमारियों में फ़ेलोशिप',
      about: 'नींद न आना, सोकर भी थकान, नींद में चलना और डरावने सपने। ज़रूरत हो तो नींद की जाँच।',
    },
    pa: {
      name: 'ਡਾ. ਲੀਲਾ ਥਾਪਾ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਐੱਮਡੀ (ਮੈਡੀਸਨ), ਨੀਂਦ ਦੀਆਂ ਬਿਮਾਰੀਆਂ ਵਿੱਚ ਫ਼ੈਲੋਸ਼ਿਪ',
      about: 'ਨੀਂਦ ਨਾ ਆਉਣੀ, ਸੌਂ ਕੇ ਵੀ ਥਕਾਵਟ, ਨੀਂਦ ਵਿੱਚ ਤੁਰਨਾ ਅਤੇ ਡਰਾਉਣੇ ਸੁਪਨੇ। ਲੋੜ ਹੋਵੇ ਤਾਂ ਨੀਂਦ ਦੀ ਜਾਂਚ।',
    },
  },
  'Dr. Rohan Bhatt': {
    hi: {
      name: 'डॉ. रोहन भट्ट',
      qualification: 'एमबीबीएस, एमडी (मेडिसिन), डीएम (न्यूरोलॉजी)',
      about: 'माइग्रेन, टेंशन वाला सिरदर्द, और वे सिरदर्द जिनमें स्कैन चाहिए।',
      awards: 'इंडियन एकेडमी ऑफ़ न्यूरोलॉजी (नमूना)',
    },
    pa: {
      name: 'ਡਾ. ਰੋਹਨ ਭੱਟ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਐੱਮਡੀ (ਮੈਡੀਸਨ), ਡੀਐੱਮ (ਨਿਊਰੋਲੋਜੀ)',
      about: 'ਮਾਈਗ੍ਰੇਨ, ਟੈਨਸ਼ਨ ਵਾਲਾ ਸਿਰਦਰਦ, ਅਤੇ ਉਹ ਸਿਰਦਰਦ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਸਕੈਨ ਚਾਹੀਦਾ ਹੈ।',
      awards: 'ਇੰਡੀਅਨ ਅਕੈਡਮੀ ਆਫ਼ ਨਿਊਰੋਲੋਜੀ (ਨਮੂਨਾ)',
    },
  },
  'Dr. Sunita Pillai': {
    hi: {
      name: 'डॉ. सुनीता पिल्लई',
      qualification: 'एमबीबीएस, एमडी (बच्चों की बीमारियाँ), डीएम (न्यूरोलॉजी)',
      about: 'बच्चों और बड़ों में मिर्गी के दौरे, ईईजी, और परिवार के लिए फ़र्स्ट एड।',
    },
    pa: {
      name: 'ਡਾ. ਸੁਨੀਤਾ ਪਿੱਲਈ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਐੱਮਡੀ (ਬੱਚਿਆਂ ਦੀਆਂ ਬਿਮਾਰੀਆਂ), ਡੀਐੱਮ (ਨਿਊਰੋਲੋਜੀ)',
      about: 'ਬੱਚਿਆਂ ਅਤੇ ਵੱਡਿਆਂ ਵਿੱਚ ਮਿਰਗੀ ਦੇ ਦੌਰੇ, ਈਈਜੀ, ਅਤੇ ਪਰਿਵਾਰ ਲਈ ਮੁੱਢਲੀ ਮਦਦ।',
    },
  },
  'Mr Arjun Mehta': {
    hi: {
      name: 'श्री अर्जुन मेहता',
      qualification: 'एमए (साइकोलॉजी), काउंसलिंग में पीजी डिप्लोमा',
      about: 'अकेले, जोड़े में और परिवार के साथ काउंसलिंग, तनाव सँभालना और रिलैक्सेशन थेरेपी।',
    },
    pa: {
      name: 'ਸ਼੍ਰੀ ਅਰਜੁਨ ਮਹਿਤਾ',
      qualification: 'ਐੱਮਏ (ਸਾਈਕੋਲੋਜੀ), ਕਾਊਂਸਲਿੰਗ ਵਿੱਚ ਪੀਜੀ ਡਿਪਲੋਮਾ',
      about: 'ਇਕੱਲਿਆਂ, ਜੋੜੇ ਨਾਲ ਅਤੇ ਪਰਿਵਾਰ ਨਾਲ ਕਾਊਂਸਲਿੰਗ, ਤਣਾਅ ਸਾਂਭਣਾ ਅਤੇ ਰਿਲੈਕਸੇਸ਼ਨ ਥੈਰੇਪੀ।',
    },
  },
  'Dr. Vikram Joshi': {
    hi: {
      name: 'डॉ. विक्रम जोशी',
      qualification: 'एमबीबीएस, एमडी (मेडिसिन)',
      about: 'अस्पताल में भर्ती लोगों की आम बीमारियों का इलाज।',
    },
    pa: {
      name: 'ਡਾ. ਵਿਕਰਮ ਜੋਸ਼ੀ',
      qualification: 'ਐੱਮਬੀਬੀਐੱਸ, ਐੱਮਡੀ (ਮੈਡੀਸਨ)',
      about: 'ਹਸਪਤਾਲ ਵਿੱਚ ਦਾਖ਼ਲ ਲੋਕਾਂ ਦੀਆਂ ਆਮ ਬਿਮਾਰੀਆਂ ਦਾ ਇਲਾਜ।',
    },
  },
};

/**
 * Returns the texts of a sample doctor in the other languages, by the fields of the staff form.
 *
 * @param name in English, without the mark of a sample
 */
export function sampleTextsOf(name: string, isRegistered: boolean): Readonly<Record<string, string>> {
  const own = texts[name];
  if (!own) throw new Error(`${name} has no texts in other languages.`);
  return Object.fromEntries(
    (Object.keys(languages) as Language[]).flatMap((language) => {
      const { hospital, registrationCouncil, noAwards, mark, isSample } = languages[language];
      const { name: ownName, about, awards = noAwards, qualification } = own[language];
      return Object.entries({
        name: `${ownName} ${mark}`,
        hospital,
        qualification,
        awards,
        about: `${about} ${isSample}`,
        ...(isRegistered && { registrationCouncil }),
      }).map(([field, text]) => [enteredTextName(field, language), text] as const);
    }),
  );
}
