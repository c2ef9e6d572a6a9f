/** Searches that people type in Devanagari and in Roman Hindi, with the page that must answer each. */
const searches: Readonly<Record<`/${string}`, readonly string[]>> = {
  '/insomnia': ['neend nahi aati', 'नींद नहीं आती', 'अनिद्रा'],
  '/disturbed-sleep': ['neend tutna', 'नींद टूटना'],
  '/non-refreshing-sleep': ['kharate', 'खर्राटे'],
  '/nightmares': ['bure sapne', 'डरावने सपने'],
  '/sleep-walking': ['neend mein chalna', 'नींद में चलना'],
  '/sleep-talking': ['neend mein bolna', 'नींद में बोलना'],
  '/depression': ['udaasi', 'man nahi lagta', 'उदासी', 'मन नहीं लगता', 'डिप्रेशन', 'अवसाद'],
  '/anxiety': ['ghabrahat', 'घबराहट', 'एंग्जाइटी', 'चिन्ता'],
  '/stress-management': ['tension', 'तनाव'],
  '/bipolar-disorder': ['baipolar', 'बाइपोलर'],
  '/schizophrenia': ['awaazein sunna', 'आवाजें सुनना'],
  '/ocd': ['baar baar haath dhona', 'वहम'],
  '/deaddiction': ['nasha', 'नशा', 'शराब छुड़ाना'],
  '/chitta-and-needles': ['चिट्टा'],
  '/detoxprogram': ['tod lagna', 'डिटॉक्स'],
  '/relapse-prevention': ['dobara nasha'],
  '/motivation-by-hypnosis': ['sammohan'],
  '/OstAddiction': ['ब्यूप्रेनोर्फिन'],
  '/AntidoteTherapy': ['naltrexon'],
  '/dhat-syndrome': ['dhat', 'धात', 'स्वप्नदोष'],
  '/premature-ejaculation': ['shighrapatan', 'शीघ्रपतन'],
  '/erectile-dysfunction': ['namardi', 'नामर्दी'],
  '/reduced-high-libido': ['सेक्स की इच्छा'],
  '/anorgasmia': ['charam sukh'],
  '/headache-clinic': ['sar dard', 'सिर दर्द'],
  '/migraine': ['adha sir dard', 'आधे सिर का दर्द'],
  '/tension-headache': ['टेंशन सिरदर्द'],
  '/epilepsy-clinic': ['mirgi', 'मिर्गी', 'मिरगी'],
  '/seizure': ['daura', 'दौरा'],
  '/adhd': ['chanchal bacha'],
  '/autism': ['bacha bolta nahi', 'ऑटिज्म'],
  '/incontinence': ['bistar geela', 'बिस्तर में पेशाब'],
  '/behaviour-issues': ['ziddi bacha', 'ज़िद्दी बच्चा'],
  '/conduct-disorder': ['bacha chori'],
  '/learning-disability': ['padhai mein kamzor'],
  '/cbt': ['सोच बदलना'],
  '/dbt': ['गुस्सा'],
  '/psychiatry': ['पागल'],
  '/doctors': ['daktar', 'डॉक्टर'],
  '/therapyCounselling': ['kharcha', 'फीस'],
  '/rights': ['haq', 'शिकायत'],
};

export const hindiSearches: readonly (readonly [query: string, path: `/${string}`])[] = Object.entries(
  searches,
).flatMap(([path, queries]) => queries.map((query) => [query, path as `/${string}`] as const));

/** Searches of people who may be in danger. */
export const hindiCrises: readonly string[] = [
  ...['marna chahta hun', 'मर जाना चाहती हूँ', 'जीने का मन नहीं', 'ज़हर', 'नस काटना'],
];
