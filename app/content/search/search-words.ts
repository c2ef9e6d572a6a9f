/** Words that people type, which are not the words of our pages: change them here. */

export interface SpokenWords {
  /** As they are said in Hindi or Punjabi, in Latin letters; other spellings of a vowel need no entry. */
  readonly spoken: readonly string[];
  /** The same in the words of our pages. */
  readonly means: string;
  /** What answers them first. */
  readonly pages: readonly `/${string}`[];
}

export const spokenWords: readonly SpokenWords[] = [
  { spoken: ['neend', 'nind', 'नींद'], means: 'sleep', pages: ['/sleep-clinic', '/insomnia'] },
  {
    spoken: ['neend nahi', 'neend na', 'nind nahi', 'anidra'],
    means: 'insomnia sleep',
    pages: ['/insomnia'],
  },
  { spoken: ['kharate', 'kharrate', 'ghurade'], means: 'snoring sleep', pages: ['/non-refreshing-sleep'] },
  { spoken: ['bura sapna', 'bure sapne', 'darawne sapne'], means: 'nightmares', pages: ['/nightmares'] },
  { spoken: ['udasi test', 'udaasi test', 'udasi ka test'], means: 'mood test', pages: ['/check/mood'] },
  {
    spoken: ['ghabrahat test', 'gabrahat test', 'chinta test'],
    means: 'worry test',
    pages: ['/check/worry'],
  },
  { spoken: ['udasi', 'udas', 'dukhi', 'उदासी'], means: 'depression sad', pages: ['/depression'] },
  {
    spoken: ['nasha', 'nashe', 'nashamukti', 'नशा'],
    means: 'substance dependence',
    pages: ['/deaddiction', '/De-addictionProgramme'],
  },
  {
    spoken: ['sharab', 'daru', 'sharabi', 'शराब'],
    means: 'alcohol drinking',
    pages: ['/deaddiction', '/De-addictionProgramme', '/detoxprogram'],
  },
  {
    spoken: ['chitta', 'afeem', 'bhukki', 'ganja', 'charas'],
    means: 'opioid cannabis',
    pages: ['/deaddiction'],
  },
  {
    spoken: ['sar dard', 'sir dard', 'sardard', 'sirdard', 'sir peed', 'सिरदर्द'],
    means: 'headache',
    pages: ['/headache-clinic'],
  },
  { spoken: ['adha sir dard', 'adhasisi', 'adhkapari'], means: 'migraine', pages: ['/migraine'] },
  { spoken: ['mirgi', 'मिर्गी'], means: 'epilepsy', pages: ['/epilepsy-clinic'] },
  { spoken: ['daura', 'daure', 'jhatke'], means: 'seizure fit', pages: ['/seizure', '/epilepsy-clinic'] },
  {
    spoken: ['ghabrahat', 'gabrahat', 'ghabrat', 'gabrat', 'bechaini', 'घबराहट'],
    means: 'anxiety panic',
    pages: ['/anxiety'],
  },
  { spoken: ['chinta', 'fikar', 'dar', 'चिंता'], means: 'anxiety worry fear', pages: ['/anxiety'] },
  { spoken: ['tension', 'tanav', 'तनाव'], means: 'stress', pages: ['/stress-management'] },
  {
    spoken: ['bachcha', 'bacha', 'bachche', 'baccha', 'munda', 'kudi', 'बच्चा'],
    means: 'child children',
    pages: ['/mental-health-children'],
  },
  {
    spoken: ['shadi', 'vivah', 'viah', 'pati', 'patni', 'rishta', 'शादी'],
    means: 'marriage couple relationship',
    pages: ['/individual-counselling', '/counselling-and-therapy'],
  },
  {
    spoken: ['kamzori', 'kamjori', 'mardana', 'namardi', 'napunsakta'],
    means: 'sexual weakness erection',
    pages: ['/erectile-dysfunction', '/sexual-wellness-program'],
  },
  { spoken: ['dhat', 'dhatu', 'swapandosh', 'swapnadosh'], means: 'dhat', pages: ['/dhat-syndrome'] },
  {
    spoken: ['shighrapatan', 'jaldi nikalna'],
    means: 'premature ejaculation',
    pages: ['/premature-ejaculation'],
  },
  {
    spoken: ['gussa', 'krodh', 'anger', 'angry', 'गुस्सा'],
    means: 'anger',
    pages: ['/dbt', '/behaviour-issues'],
  },
  { spoken: ['vehem', 'wehem', 'shak'], means: 'obsession suspicion', pages: ['/ocd', '/schizophrenia'] },
  { spoken: ['pagal', 'pagalpan', 'dimag'], means: 'mental illness', pages: ['/psychiatry'] },
  { spoken: ['padhai', 'parhai'], means: 'learning school', pages: ['/learning-disability'] },
  {
    spoken: ['salah', 'baat karna', 'gall karni', 'counselling', 'counseling', 'counsellor'],
    means: 'counselling',
    pages: ['/counselling-and-therapy'],
  },
  { spoken: ['ilaj', 'dawai', 'dawa'], means: 'treatment medicine', pages: [] },
  {
    spoken: ['fees', 'fee', 'cost', 'rate', 'kharcha', 'paisa', 'kitna', 'keemat', 'charges'],
    means: 'price package',
    pages: ['/therapyCounselling'],
  },
  {
    spoken: [
      ...['appointment', 'booking', 'book', 'book appointment', 'book an appointment', 'appointment booking'],
      ...['make an appointment', 'get an appointment', 'daktar', 'doctor', 'milna'],
    ],
    means: 'doctor appointment',
    pages: ['/doctors'],
  },
  {
    spoken: [
      ...['cancel', 'cancel appointment', 'cancel booking', 'reschedule', 'postpone'],
      ...['my appointment', 'your appointment'],
      ...['move appointment', 'change appointment', 'appointment badalna', 'appointment radd'],
    ],
    means: 'appointment',
    pages: ['/appointment'],
  },
  {
    spoken: ['call back', 'callback', 'call me', 'phone me', 'ring me', 'phone karo', 'call karo'],
    means: 'call back',
    pages: ['/callback'],
  },
  { spoken: ['pata', 'address', 'kahan'], means: 'hospital Panchkula', pages: ['/about'] },
  {
    spoken: ['adhikar', 'haq', 'shikayat', 'complaint', 'complain', 'legal aid', 'अधिकार'],
    means: 'rights',
    pages: ['/rights'],
  },
  { spoken: ['kamra', 'rooms', 'photo', 'photos'], means: 'room pictures', pages: ['/pictures'] },
];

/** Words that tell nothing about what is looked for. */
export const fillers: ReadonlySet<string> = new Set(
  `a an and are as at be by can do does for from get has have he her his how i if in is it me my no not of on or our she
  so that the their there they this to was we what when where which who why will with you your
  aa aata aati aate ate ati ata bahut bhi da de di do hai hain ho hoga hota hoti hu hua hun ja jata jati ka kar karna
  karta karti ke ki ko koi kya kyon kyun lag lagta lagti main me mein mera mere meri mujhe na nahi nahin nu par se tha
  wala wali`.split(/\s+/),
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
];
