/** Words that people type, which are not the words of our pages: change them here. */

export interface SpokenWords {
  /** As they are said in Hindi or Punjabi, in Latin letters and in Devanagari; what `foldedSpoken` makes one needs one entry. */
  readonly spoken: readonly string[];
  /** The same in the words of our pages. */
  readonly means: string;
  /** What answers them first. */
  readonly pages: readonly `/${string}`[];
}

export const spokenWords: readonly SpokenWords[] = [
  { spoken: ['neend', 'nind', 'नींद'], means: 'sleep', pages: ['/sleep-clinic', '/insomnia'] },
  {
    spoken: ['neend nahi', 'neend na', 'nind nahi', 'anidra', 'नींद नहीं', 'नींद न', 'नींद ना', 'अनिद्रा'],
    means: 'insomnia sleep',
    pages: ['/insomnia'],
  },
  {
    spoken: ['neend tutna', 'neend tutti', 'neend tut', 'नींद टूटना', 'नींद टूटती', 'नींद टूट', 'नींद खुल'],
    means: 'disturbed sleep waking',
    pages: ['/disturbed-sleep'],
  },
  {
    spoken: ['kharate', 'kharrate', 'ghurade', 'खर्राटे'],
    means: 'snoring sleep',
    pages: ['/non-refreshing-sleep'],
  },
  {
    spoken: ['bura sapna', 'bure sapne', 'darawne sapne', 'बुरे सपने', 'डरावने सपने'],
    means: 'nightmares',
    pages: ['/nightmares'],
  },
  {
    spoken: ['udasi test', 'udaasi test', 'udasi ka test', 'उदासी टेस्ट', 'उदासी की जाँच'],
    means: 'mood test',
    pages: ['/check/mood'],
  },
  {
    spoken: ['ghabrahat test', 'gabrahat test', 'chinta test', 'घबराहट टेस्ट', 'घबराहट की जाँच'],
    means: 'worry test',
    pages: ['/check/worry'],
  },
  {
    spoken: [
      ...['udasi', 'udas', 'dukhi', 'man nahi lagta', 'dil nahi lagta'],
      ...['उदासी', 'उदास', 'दुखी', 'मन नहीं लगता', 'मन नहीं लग', 'दिल नहीं लगता'],
    ],
    means: 'depression sad',
    pages: ['/depression'],
  },
  {
    spoken: ['nasha', 'nashe', 'nashamukti', 'नशा'],
    means: 'substance dependence',
    pages: ['/deaddiction', '/De-addictionProgramme'],
  },
  {
    spoken: ['dobara nasha', 'phir se nasha', 'phir nasha', 'दोबारा नशा', 'फिर से नशा', 'फिर नशा'],
    means: 'relapse',
    pages: ['/relapse-prevention'],
  },
  {
    spoken: ['sharab', 'daru', 'sharabi', 'शराब', 'दारू'],
    means: 'alcohol drinking',
    pages: ['/deaddiction', '/De-addictionProgramme', '/detoxprogram'],
  },
  {
    spoken: [
      ...['nasha chudana', 'nasha chhodna', 'sharab chudana', 'sharab chhodna', 'daru chudana'],
      ...['नशा छुड़ाना', 'नशा छोड़ना', 'शराब छुड़ाना', 'शराब छोड़ना', 'दारू छुड़ाना', 'दारू छोड़ना'],
    ],
    means: 'substance dependence alcohol',
    pages: ['/deaddiction'],
  },
  { spoken: ['tod lagna', 'tod', 'तोड़ लगना', 'तोड़'], means: 'withdrawal detox', pages: ['/detoxprogram'] },
  {
    spoken: [
      ...['chitta', 'afeem', 'bhukki', 'ganja', 'charas'],
      ...['चिट्टा', 'अफ़ीम', 'भुक्की', 'गाँजा', 'चरस'],
    ],
    means: 'opioid cannabis',
    pages: ['/deaddiction'],
  },
  {
    spoken: [
      ...['sar dard', 'sir dard', 'sardard', 'sirdard', 'sir peed'],
      ...['सिरदर्द', 'सिर दर्द', 'सर दर्द', 'सिर में दर्द'],
    ],
    means: 'headache',
    pages: ['/headache-clinic'],
  },
  {
    spoken: [
      ...['adha sir dard', 'adha sar dard', 'adhasisi', 'adhkapari'],
      ...['आधे सिर का दर्द', 'आधे सिर में दर्द', 'आधा सिर दर्द', 'आधासीसी'],
    ],
    means: 'migraine',
    pages: ['/migraine'],
  },
  {
    spoken: ['tension sar dard', 'tension sir dard', 'टेंशन सिरदर्द', 'टेंशन सिर दर्द'],
    means: 'tension headache',
    pages: ['/tension-headache'],
  },
  { spoken: ['mirgi', 'मिर्गी', 'मिरगी'], means: 'epilepsy', pages: ['/epilepsy-clinic'] },
  {
    spoken: ['daura', 'daure', 'jhatke', 'दौरा', 'दौरे', 'झटके'],
    means: 'seizure fit',
    pages: ['/seizure', '/epilepsy-clinic'],
  },
  {
    spoken: ['ghabrahat', 'gabrahat', 'ghabrat', 'gabrat', 'bechaini', 'घबराहट', 'बेचैनी'],
    means: 'anxiety panic',
    pages: ['/anxiety'],
  },
  {
    spoken: ['chinta', 'fikar', 'dar', 'चिंता', 'फ़िक्र', 'डर'],
    means: 'anxiety worry fear',
    pages: ['/anxiety'],
  },
  { spoken: ['tension', 'tanav', 'तनाव', 'टेंशन'], means: 'stress', pages: ['/stress-management'] },
  {
    spoken: ['bachcha', 'bacha', 'bachche', 'baccha', 'munda', 'kudi', 'बच्चा', 'बच्चे', 'बच्ची'],
    means: 'child children',
    pages: ['/mental-health-children'],
  },
  {
    spoken: ['ziddi bacha', 'ziddi bachcha', 'ziddi', 'ज़िद्दी बच्चा', 'ज़िद्दी'],
    means: 'stubborn child behaviour',
    pages: ['/behaviour-issues'],
  },
  {
    spoken: ['bacha chori', 'bachcha chori', 'chori', 'बच्चा चोरी', 'चोरी'],
    means: 'conduct stealing',
    pages: ['/conduct-disorder'],
  },
  {
    spoken: ['shadi', 'vivah', 'viah', 'pati', 'patni', 'rishta', 'शादी'],
    means: 'marriage couple relationship',
    pages: ['/individual-counselling', '/counselling-and-therapy'],
  },
  {
    spoken: ['kamzori', 'kamjori', 'mardana', 'कमज़ोरी', 'मर्दाना'],
    means: 'sexual weakness erection',
    pages: ['/erectile-dysfunction', '/sexual-wellness-program'],
  },
  {
    spoken: ['namardi', 'napunsakta', 'नामर्दी', 'नपुंसकता'],
    means: 'sexual weakness erection',
    pages: ['/erectile-dysfunction'],
  },
  {
    spoken: ['dhat', 'dhatu', 'swapandosh', 'swapnadosh', 'धात', 'धातु', 'स्वप्नदोष'],
    means: 'dhat',
    pages: ['/dhat-syndrome'],
  },
  {
    spoken: ['shighrapatan', 'jaldi nikalna', 'शीघ्रपतन', 'जल्दी निकलना'],
    means: 'premature ejaculation',
    pages: ['/premature-ejaculation'],
  },
  {
    spoken: ['gussa', 'krodh', 'anger', 'angry', 'गुस्सा'],
    means: 'anger',
    pages: ['/dbt', '/behaviour-issues'],
  },
  {
    spoken: ['vehem', 'wehem', 'shak', 'शक'],
    means: 'obsession suspicion',
    pages: ['/ocd', '/schizophrenia'],
  },
  {
    spoken: ['pagal', 'pagalpan', 'dimag', 'पागल', 'पागलपन', 'दिमाग'],
    means: 'mental illness',
    pages: ['/psychiatry'],
  },
  { spoken: ['padhai', 'parhai', 'पढ़ाई'], means: 'learning school', pages: ['/learning-disability'] },
  {
    spoken: [
      ...['salah', 'baat karna', 'gall karni', 'counselling', 'counseling', 'counsellor'],
      ...['सलाह', 'बात करना', 'काउंसलिंग'],
    ],
    means: 'counselling',
    pages: ['/counselling-and-therapy'],
  },
  { spoken: ['ilaj', 'dawai', 'dawa', 'इलाज', 'दवाई', 'दवा'], means: 'treatment medicine', pages: [] },
  {
    spoken: [
      ...['fees', 'fee', 'cost', 'rate', 'kharcha', 'paisa', 'kitna', 'keemat', 'charges'],
      ...['फ़ीस', 'खर्च', 'खर्चा', 'पैसा', 'पैसे', 'कितना', 'कीमत', 'रेट'],
    ],
    means: 'price package',
    pages: ['/therapyCounselling'],
  },
  {
    spoken: [
      ...['appointment', 'booking', 'book', 'book appointment', 'book an appointment', 'appointment booking'],
      ...['make an appointment', 'get an appointment', 'daktar', 'doctor', 'milna'],
      ...['डॉक्टर', 'डाक्टर', 'अपॉइंटमेंट लेना', 'अपॉइंटमेंट लें', 'बुकिंग', 'मिलना', 'दिखाना'],
    ],
    means: 'doctor appointment',
    pages: ['/doctors'],
  },
  { spoken: ['अपॉइंटमेंट'], means: 'doctor appointment', pages: ['/doctors', '/appointment'] },
  {
    spoken: [
      ...['cancel', 'cancel appointment', 'cancel booking', 'reschedule', 'postpone'],
      ...['my appointment', 'your appointment'],
      ...['move appointment', 'change appointment', 'appointment badalna', 'appointment radd'],
      ...['मेरा अपॉइंटमेंट', 'आपका अपॉइंटमेंट', 'अपॉइंटमेंट रद्द', 'अपॉइंटमेंट बदलना', 'अपॉइंटमेंट कैंसल', 'रद्द', 'कैंसल'],
    ],
    means: 'appointment',
    pages: ['/appointment'],
  },
  {
    spoken: [
      ...['call back', 'callback', 'call me', 'phone me', 'ring me', 'phone karo', 'call karo'],
      ...['phone karen', 'फ़ोन करें', 'फ़ोन करो', 'फ़ोन करना', 'कॉल करें', 'कॉल करो', 'कॉल बैक'],
    ],
    means: 'call back',
    pages: ['/callback'],
  },
  { spoken: ['pata', 'address', 'kahan', 'पता', 'कहाँ'], means: 'hospital Panchkula', pages: ['/about'] },
  {
    spoken: [
      ...['adhikar', 'haq', 'shikayat', 'complaint', 'complain', 'legal aid'],
      ...['अधिकार', 'हक', 'शिकायत', 'कानूनी मदद'],
    ],
    means: 'rights',
    pages: ['/rights'],
  },
  {
    spoken: ['kamra', 'rooms', 'photo', 'photos', 'कमरा', 'कमरे', 'फ़ोटो'],
    means: 'room pictures',
    pages: ['/pictures'],
  },
];

/** Words that tell nothing about what is looked for. */
export const fillers: ReadonlySet<string> = new Set(
  `a an and are as at be by can do does for from get has have he her his how i if in is it me my no not of on or our she
  so that the their there they this to was we what when where which who why will with you your
  aa aata aati aate ate ati ata bahut bhi da de di do hai hain ho hoga hota hoti hu hua hun ja jata jati ka kar karna
  karta karti ke ki ko koi kya kyon kyun lag lagta lagti main me mein mera mere meri mujhe na nahi nahin nu par se tha
  wala wali
  आ आता आती आते आप आपका इस उस एक और का की के को कि कर करना करता करती करते करें कब कुछ कैसे कोई क्या क्यों गया गई जब जा जाता जाती जाते जो
  तक तो था थी थे दे न ना नहीं ने पर बहुत भी मुझे में मेरा मेरी मेरे मैं यह या ये रहा रही रहे लग लगता लगती लगते वह वाला वाली वे से ही हुआ हुई हूँ है हैं हो होता
  होती होते होना`.split(/\s+/),
);

/**
 * What somebody may type who is about to do themselves harm. A line counts when all its words were typed, in any order.
 * All it does is to put telephone numbers first, so a line too many does no harm and a missing one may.
 */
export const crisisPhrases: readonly string[] = [
  'suicide',
  'suicidal',
  'suside',
  'khudkushi',
  'khudkhushi',
  'khudkashi',
  'atmahatya',
  'atamhatya',
  'aatamhatya',
  'apghat',
  'आत्महत्या',
  'खुदकुशी',
  'marna chahta',
  'marna chahti',
  'marna chahunda',
  'marne man',
  'mar jana chahta',
  'mar jana chahti',
  'mar jaun',
  'mar jaunga',
  'mar jaungi',
  'मरना',
  'मर जाना',
  'मर जाऊँ',
  'मर जाऊं',
  'मरने मन',
  'मरने खयाल',
  'जीना नहीं',
  'जीने मन नहीं',
  'जीने इच्छा नहीं',
  'ज़िंदगी खत्म',
  'जिंदगी खत्म',
  'जान देने',
  'जान देना',
  'जान दे दूँ',
  'जान दे दूं',
  'ख़ुदकुशी',
  'खुद चोट',
  'खुद मार',
  'खुद खत्म',
  'ज़हर',
  'जहर',
  'नस काटना',
  'नस काट',
  'फाँसी',
  'फांसी',
  'jeena nahi',
  'jina nahi',
  'jeene man nahi',
  'jeena nahin',
  'zindagi khatam',
  'jaan dena',
  'jaan de dunga',
  'jaan de dungi',
  'self harm',
  'selfharm',
  'hurt myself',
  'harm myself',
  'cut myself',
  'cutting myself',
  'kill myself',
  'kill himself',
  'kill herself',
  'killing myself',
  'end my life',
  'ending my life',
  'end it all',
  'want die',
  'wants die',
  'wanna die',
  'better dead',
  'no reason live',
  'not live anymore',
  'overdose',
  'hath kaatna',
  'haath kaat',
  'nas kaatna',
  'nas kaat',
  'khud nuksan',
  'zeher',
  'zahar',
  'phansi',
  'faansi',
  'hang myself',
  'सुसाइड',
  'मरने मन',
  'मर जाना',
  'मर जाऊँ',
  'मर जाऊँगा',
  'मर जाऊँगी',
  'जीना नहीं',
  'जीने मन नहीं',
  'जीने इच्छा नहीं',
  'ज़िंदगी खत्म',
  'जान देना',
  'जान दे दूँ',
  'जान दे दूँगा',
  'जान दे दूँगी',
  'ज़हर',
  'फाँसी',
  'नस काटना',
  'नस काट',
  'हाथ काटना',
  'हाथ काट',
  'खुद चोट',
  'खुद नुकसान',
  'ओवरडोज़',
];
