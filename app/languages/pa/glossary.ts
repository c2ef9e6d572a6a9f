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
];
