/**
 * Words that were settled for the Punjabi edition. A test refuses the others in every text of the site; what people type in the
 * search may contain them. No native clinician has read the edition yet.
 */

interface SettledWord {
  readonly use: string;
  readonly instead: readonly string[];
  /** Sentences in which the other word has another meaning. */
  readonly except?: readonly string[];
}

export const glossary: readonly SettledWord[] = [
  // Words that hurt, and the words for the illness instead.
  {
    use: 'ਮਾਨਸਿਕ ਬਿਮਾਰੀ',
    instead: ['ਪਾਗਲ', 'ਸਨਕੀ', 'ਮਨੋਰੋਗੀ'],
    // The list of words that no message may hold.
    except: ["'ਪਾਗਲ', 'ਕਾਊਂਸਲ'"],
  },
  { use: 'ਜਿਨ੍ਹਾਂ ਨੂੰ ਨਸ਼ੇ ਦੀ ਲਤ ਹੈ', instead: ['ਨਸ਼ੇੜੀ', 'ਸ਼ਰਾਬੀ', 'ਅਮਲੀ'] },
  { use: 'ਜਿਨ੍ਹਾਂ ਨੂੰ ਇਹ ਹੈ', instead: ['ਪੀੜਤ', 'ਸ਼ਿਕਾਰ', 'ਗ੍ਰਸਤ'] },
  { use: 'ਚਾਈਲਡ ਹੈਲਪਲਾਈਨ', instead: ['ਚਾਈਲਡਲਾਈਨ'] },
  // Hindi words in Gurmukhi letters.
  { use: 'ਅਤੇ', instead: ['ਔਰ'] },
  { use: 'ਟੀਕਾ', instead: ['ਇੰਜੈਕਸ਼ਨ'] },
  { use: 'ਗੁਰਦਾ', instead: ['ਕਿਡਨੀ'] },
  { use: 'ਘੁੱਟੀ ਜਾਵੇ', instead: ['ਜਕੜਨ'] },
  { use: 'ਤਰੀਕਾ', instead: ['ਉਪਾਅ'] },
  { use: 'ਲਗਪਗ', instead: ['ਲਗਭਗ'] },
  { use: 'ਪਿਆਓ, ਚੁੰਘਾਉਣਾ', instead: ['ਪਿਲਾਓ', 'ਪਿਲਾਉਂਦੇ', 'ਪਿਲਾਉਣਾ'] },
  { use: 'ਤਰਨਾ', instead: ['ਤੈਰਨਾ', 'ਤੈਰਨ', 'ਤੈਰੋ'] },
  // One spelling for each name.
  { use: 'ਲੈਮੋਟ੍ਰਿਜੀਨ', instead: ['ਲੈਮੋਟ੍ਰੀਜੀਨ', 'ਲੈਮੋਟਰਿਜੀਨ'] },
  { use: 'ਓਲਾਂਜ਼ਾਪੀਨ', instead: ['ਓਲੈਂਜ਼ਾਪੀਨ'] },
  { use: 'ਬੁਪ੍ਰੀਨੋਰਫ਼ੀਨ', instead: ['ਬਿਊਪ੍ਰੀਨੋਰਫ਼ਿਨ', 'ਬੁਪ੍ਰੇਨੋਰਫ਼ਿਨ'] },
  { use: 'ਡਾਈਸਲਫ਼ੀਰਾਮ', instead: ['ਡਾਇਸਲਫ਼ੀਰਾਮ', 'ਡਾਈਸਲਫ਼ਿਰਾਮ'] },
  { use: 'ਦਿਮਾਗ', instead: ['ਦਿਮਾਗ਼'] },
  { use: 'ਅਪਾਇੰਟਮੈਂਟ', instead: ['ਅਪੌਇੰਟਮੈਂਟ', 'ਅਪਾਇਨਟਮੈਂਟ'] },
  // Words that say something else to most readers.
  { use: 'ਸਰੀਰ', instead: ['ਗ੍ਰੰਥੀ', 'ਗ੍ਰੰਥੀਆਂ'] },
  // ਭੁੱਲ is a mistake, and ਪਿੱਛੇ ਪੈਣਾ is to pester.
  { use: 'ਵਧਦਾ ਜਾਂਦਾ ਭੁੱਲਣਾ', instead: ['ਵਧਦੀ ਭੁੱਲ'] },
  { use: 'ਪਿੱਛੇ ਰਹਿ ਜਾਂਦੇ ਹਨ', instead: ['ਪਿੱਛੇ ਪੈ ਜਾਂਦੇ ਹਨ'] },
  // A report to the police is called ਪਰਚਾ here.
  { use: 'ਸ਼ੀਟ, ਕਾਗ਼ਜ਼', instead: ['ਪਰਚਾ', 'ਪਰਚੇ', 'ਪਰਚਿਆਂ'] },
  // Alone it is a heart attack.
  { use: 'ਪੈਨਿਕ ਅਟੈਕ, ਮਾਈਗ੍ਰੇਨ ਦਾ ਦੌਰਾ', instead: ['ਅਟੈਕ'], except: ['ਪੈਨਿਕ ਅਟੈਕ', 'ਮਾਈਗ੍ਰੇਨ ਦੇ ਅਟੈਕ'] },
  {
    use: 'ਗਰਭ ਵੇਲੇ',
    instead: ['ਗਰਭ ਵਿੱਚ'],
    // The baby in the womb.
    except: ['ਗਰਭ ਵਿੱਚ ਇਹ ਬੱਚੇ ਦਾ', 'ਗਰਭ ਵਿੱਚ ਬੱਚੇ ਦਾ'],
  },
  { use: 'ਮਜਬੂਰੀ ਵਾਲਾ ਕੰਮ', instead: ['ਰਸਮ', 'ਰਸਮਾਂ'] },
  { use: 'ਇਕਾਂਤ ਵਿੱਚ', instead: ['ਇਕੱਲਿਆਂ ਵਿੱਚ'] },
  { use: 'ਖੇਤਾਂ ਵਾਲੀ ਜ਼ਹਿਰ (ਸਪਰੇਅ, ਕੀੜੇਮਾਰ ਦਵਾਈ)', instead: ['ਕੀਟਨਾਸ਼ਕ', 'ਖੇਤ ਦਾ ਜ਼ਹਿਰ', 'ਖੇਤੀ ਵਾਲੀ ਜ਼ਹਿਰ'] },
  {
    use: 'ਸਾਈਕੋਸਿਸ (ਸੱਚ ਅਤੇ ਵਹਿਮ ਵਿੱਚ ਫ਼ਰਕ ਨਾ ਰਹਿਣਾ)',
    instead: ['ਸਾਈਕੋਸਿਸ (ਆਵਾਜ਼ਾਂ', 'ਸਾਈਕੋਸਿਸ (ਅਸਲੀਅਤ', '(ਆਵਾਜ਼ਾਂ ਸੁਣਨੀਆਂ, ਝੂਠੇ ਯਕੀਨ)'],
  },
  { use: 'ਕੁੱਟਮਾਰ', instead: ['ਮਾਰ-ਕੁੱਟ'] },
  { use: 'ਦਿਵਿਆਂਗਤਾ', instead: ['ਅਪੰਗਤਾ'] },
  { use: 'ਨੀਂਦ ਨਾ ਆਉਣ ਦੀ ਤਕਲੀਫ਼', instead: ['ਇਨਸੌਮਨੀਆ'], except: ['ਨੀਂਦ ਨਾ ਆਉਣੀ (ਇਨਸੌਮਨੀਆ)'] },
  { use: 'ਸਮੀਖਿਆ ਬੋਰਡ', instead: ['ਰਿਵਿਊ ਬੋਰਡ'] },
  { use: 'ਜਿਨਸੀ ਸਿਹਤ', instead: ['ਸੈਕਸ ਸਿਹਤ'] },
  { use: 'ਬਿਜ਼ੀ', instead: ['ਰੁੱਝੀ', 'ਰੁੱਝਿਆ'] },
  { use: 'ਵੈੱਬ ਲਿੰਕ (ਪਤਾ)', instead: ['ਸ਼ਾਇਦ ਪਤਾ ਲਿਖਣ'] },
  // An infinitive agrees with its object: ਗੱਲ ਕਰਨੀ, ਹੱਥ ਚਲਾਉਣੇ.
  { use: 'ਮਾਰਨੀ, ਮਾਰਨੇ, ਮਾਰਨੀਆਂ', instead: ['ਸੱਟ ਮਾਰਨਾ', 'ਛਾਲ ਮਾਰਨਾ', 'ਹੱਥ-ਪੈਰ ਮਾਰਨਾ', 'ਲੱਤਾਂ ਮਾਰਨਾ'] },
  {
    use: 'ਆਉਣੀ, ਟੁੱਟਣੀ, ਖੁੱਲ੍ਹਣੀ',
    instead: ['ਨੀਂਦ ਨਾ ਆਉਣਾ', 'ਨੀਂਦ ਆਉਣਾ', 'ਨੀਂਦ ਟੁੱਟਣਾ', 'ਨੀਂਦ ਖੁੱਲ੍ਹਣਾ', 'ਜਾਗ ਖੁੱਲ੍ਹਣਾ', 'ਅੱਖ ਖੁੱਲ੍ਹਣਾ'],
  },
  { use: 'ਗੱਲ ਕਰਨੀ, ਗੱਲ ਸੁਣਨੀ', instead: ['ਗੱਲ ਕਰਨਾ', 'ਗੱਲ ਸੁਣਨਾ', 'ਆਵਾਜ਼ਾਂ ਸੁਣਨਾ', 'ਆਵਾਜ਼ ਸੁਣਨਾ'] },
  { use: 'ਗੱਡੀ ਚਲਾਉਣੀ, ਹੱਥ ਚਲਾਉਣੇ', instead: ['ਗੱਡੀ ਚਲਾਉਣਾ', 'ਹੱਥ ਚਲਾਉਣਾ'] },
  {
    use: 'ਦਵਾਈ ਲੈਣੀ, ਸ਼ਰਾਬ ਪੀਣੀ',
    instead: ['ਗੋਲੀ ਲੈਣਾ', 'ਗੋਲੀਆਂ ਲੈਣਾ', 'ਦਵਾਈ ਲੈਣਾ', 'ਦਵਾਈਆਂ ਲੈਣਾ', 'ਦਵਾਈ ਦੇਣਾ', 'ਸ਼ਰਾਬ ਪੀਣਾ', 'ਮਦਦ ਲੈਣਾ', 'ਛੁੱਟੀ ਲੈਣਾ'],
  },
  { use: 'ਦੰਦੀਆਂ ਵੱਢਣੀਆਂ, ਅੱਗਾਂ ਲਾਉਣੀਆਂ', instead: ['ਦੰਦੀਆਂ ਵੱਢਣਾ', 'ਅੱਗਾਂ ਲਾਉਣਾ', 'ਅੱਗ ਲਾਉਣਾ'] },
  // One spelling for each word.
  { use: 'ਤਾਰੀਖ਼', instead: ['ਤਰੀਕ', 'ਤਰੀਕਾਂ'] },
  { use: 'ਸਿਰਦਰਦ', instead: ['ਸਿਰ ਦਰਦ'] },
  { use: 'ਜੀਅ ਕੱਚਾ', instead: ['ਜੀ ਕੱਚਾ'] },
  { use: 'ਲੰਮਾ', instead: ['ਲੰਬਾ', 'ਲੰਬੀ', 'ਲੰਬੇ', 'ਲੰਬੀਆਂ'] },
  { use: 'ਧੁੰਦਲਾ', instead: ['ਧੁੰਧਲਾ', 'ਧੁੰਧਲੀ', 'ਧੁੰਧਲੇ'] },
  { use: 'ਡਰਿੰਕ', instead: ['ਡ੍ਰਿੰਕ', 'ਡ੍ਰਿੰਕਾਂ'] },
  { use: 'ਮੈਜਿਸਟ੍ਰੇਟ', instead: ['ਮੈਜਿਸਟਰੇਟ'] },
  { use: 'ਜੜੀ-ਬੂਟੀਆਂ', instead: ['ਜੜ੍ਹੀ-ਬੂਟੀਆਂ'] },
  { use: 'ਜ਼ਿਦ', instead: ['ਜ਼ਿੱਦ'] },
  { use: 'ਘੁੱਟਣੀ', instead: ['ਘੁਟਣੀ'] },
  { use: 'ਟਿਕਸ', instead: ['ਟਿੱਕ'] },
  { use: 'ਸਟੀਰੌਇਡ', instead: ['ਸਟੀਰਾਇਡ', 'ਸਟੀਰੋਇਡ'] },
  { use: 'ਆਖ਼ਰੀ', instead: ['ਅਖ਼ੀਰਲੀ', 'ਅਖ਼ੀਰਲਾ'] },
  { use: 'ਉਤਰ ਜਾਣਾ', instead: ['ਉੱਤਰ ਜਾਂਦੀ', 'ਉੱਤਰ ਜਾਵੇ'] },
  { use: 'ਮਾਈਂਡਫ਼ੁਲਨੈੱਸ', instead: ['ਮਾਈਂਡਫੁੱਲਨੈੱਸ'] },
  { use: 'ਨਿਕੋਟੀਨ ਦੀ ਗਮ ਜਾਂ ਪੈਚ', instead: ['ਨਿਕੋਟੀਨ ਦਾ ਬਦਲ'] },
  { use: 'ਟੇਬਲ', instead: ['ਸਾਰਣੀ'] },
];
