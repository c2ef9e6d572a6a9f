import type { HeardWords } from './heard-words.ts';

/** Words that make others harmless: "killing time", "food poisoning", "good touch workshop". */
export const harmlessWords = {
  KMS: {
    en: 'kms',
  },
  WORKLOAD: {
    en: `
      work financial school bag study studies office loan tax job workload household
    `,
    hi: 'kaam kam kamm school padhai kharcha karz basta bag daftar paise office',
  },
  SUBSTANCE: {
    en: `
      language words substance drug drugs alcohol medication laxative painkiller recovery survivor
    `,
  },
  CARE: {
    en: `
      admit admission admitted hospital rehab treatment medicine eat eating study school food
    `,
    hi: `
      bharti dakhil dakhla hospital aspatal dawai dawa ilaj khana khilana padhai centre kendra khilate
      khilati padhne
    `,
  },
  KILLSAFE: {
    en: `knee knees feet shoes stairs toothache traffic email mail headache heat migraine text 
      time pain mood lice germs bacteria craving cravings appetite bugs mosquitoes mosquito
      boredom smile cockroach rats virus feelings emotions
    `,
  },
  PEST: {
    en: 'rat mosquito toilet pest floor',
    hi: `
      kapde kheti kheto kheton chuhe chuha keede kide kire keere makhi machhar mitti khet khetan fasal
      khatmal deemak dimak chue machchar
    `,
  },
  POISONING: {
    en: 'poisoning poisonning',
  },
  FOOD: {
    en: ' food ivy',
  },
  OVERDOSE: {
    en: 'overdose~ overdosed~ overdosing overdoses ovrdose oded',
    hi: 'ovardoj ovardos overdoj',
  },
  ROUTINE: {
    en: `
      daily prescribed night morning every habit timing missed forgot after before food pain headache
      fever regularly
    `,
    hi: `
      roz roj rozana dard bukhar subah shaam aadat khane daily sham bp sugar khana hu hun hoon
    `,
  },
  MORNING: {
    en: 'early morning school alarm job college late time',
    hi: 'subah school savere padhai bachcha kaam alarm sver',
  },
  HABIT: {
    en: 'mind treatment assembly sometimes ect fear',
    hi: `
      ilaj bimari bimaari kabhi jata jati jate hota hoti jaata jaati janda jandi karke baar hojata
    `,
  },
  ANXIOUS: {
    en: `polish 
      anxiety panic exercise exercises nose asthma apnea apnoea sleep difficulty heavy practice technique
      deep test hold
    `,
    hi: 'ghabrahat gabrahat dikkat takleef neend dama phool ful naak',
  },
  FEAR: {
    en: 'panic anxiety ghabrahat attack certificate anniversary grief insurance',
    hi: 'dar darr ghabrahat bima certificate barsi',
    only: 'darta darti dar darr',
  },
  IDIOMDIE: {
    en: `
      tired battery hard line gorgeous skin hair laptop laughing hunger hungry heat sea weight plant pet
      curious drop rinse
    `,
    hi: 'hansi hasi bhookh bhukh thand garmi sharm pyas hasdi',
  },
  LIVEWITH: {
    en: `
      with together alone hostel abroad separately canada near rent joint city delhi chandigarh panchkula
      house streaming video phone mobile alcohol medicine
    `,
    hi: 'hostel alag akele mobile phone dawai sharab',
  },
  IDIOMHIT: {
    only: 'line diwar deewar diwaar',
    en: 'ਗੱਪਾਂ gym weight weights time rice heart stress smoking legs bag habit wall rope',
    hi: `jua jue shampoo chakke chauke chhakke gap gappan gappaan gappe 
      taane tane thokar chakkar baal makhi makkhi machhar machar seeti gappein kharate kharrate
      ghurade jhapki aankh chhakka daka taana pocha jhadu phone call message photo chaabi takkar
      cheekh wall sirke keede kide joon khatmal cockroach
    `,
  },
  TODDLER: {
    en: 'toddler other classmates classmate wall sleep sleeping head ear',
  },
  SHOW: {
    en: `novel novels mystery book books club crime seed oil act essay article 
      movies films effect effects movie film tv game song squad series noise course shop license licence
       serial netflix ivy machine training workshop seminar college
    `,
    hi: 'film gana serial',
  },
  DREAM: {
    en: 'dream dreams nightmare nightmares',
    hi: 'sapna sapne supne',
  },
  /** English names the fear first: "scared of dying". */
  FEAREN: {
    en: 'fear afraid phobia scared scares worried fears',
  },
  HOSTEL: {
    en: 'hostel city abroad joint inlaws village',
    hi: 'hostel sasural',
  },
  PARTY: {
    en: 'anxiety app exam exams tension party smoking cigarettes alcohol lunch gift speech drinking sugar stress',
  },
  /** Whose death it was: "death of my mother". */
  GRIEF: {
    en: `
      mother father family husband wife dog pet cancer loved grief covid grandmother grandfather friend
      relative cope deal parent
    `,
  },
  ZAHRILA: {
    hi: `
      jahrila jahrili jehrila jehrili zahreela zahreeli zehreela zehreeli jehreele zahreele jahreeli
    `,
  },
  /** With its long vowel "maarta" says to hit, and nothing else. */
  MAARTAA: {
    en: `
      maarta maarte maarti maarda maarde maardi मारता मारते मारती ਮਾਰਦਾ ਮਾਰਦੇ ਮਾਰਦੀ
    `,
  },
  /** What is "hit" in Hindi without harm: hair, flies, a whistle, snores. */
  IDIOMMAR: {
    only: 'line',
    hi: `jua jue chakke chauke chhakke gap gappan gappaan gappe gapp 
      aankh ankh chakkar thokar baal makhi makkhi machhar machar seeti gappein kharate kharrate
      ghurade jhapki chhakka daka taana pocha jhadu takkar cheekh keede kide khatmal cockroach chaska
      shekhi
    `,
  },
  DOSERIGHT: {
    en: 'prescribed correct timing missed forgot skip',
    hi: 'bhool',
  },
  OTHERKIDS: {
    en: 'other others classmate classmates toddler friends',
    hi: `
      dusre doosre dusron doosron dujje dujeyan classmates dost doston hamjoli neend
    `,
  },
  STAYPLACE: {
    en: 'hospital hostel ward room house city rehab admit',
    hi: `
      hospital yahan yaha hostel ghar ward admit saath sath bharti sheher centre sasural ethe itthe
    `,
  },
  HOLY: {
    en: 'art coach style skills',
    hi: 'kala dhang rah raah dobara',
  },
  BALANCE: {
    en: 'balance insurance style coach work office',
  },
  COURSE: {
    en: `lockdown sale stock seats slots season 
      care course session treatment month week slot therapy dawai relationship marriage call addiction
      habit job contract
    `,
    hi: 'dawai session dawa nasha rishta shaadi exam',
  },
  CALLS: {
    en: 'call calls appointment booking phone slot visit office holiday',
  },
  SKIN: {
    en: 'headache acne pain migraine',
  },
  /** A day, a lecture or a poster about a danger. */
  EVENT: { en: 'world event poster slogan webinar quiz rally programme program' },
  LAWYER: { en: 'counsellor counselor act law' },
  /** A poison as a thing in the house. */
  PESTKEEP: { en: 'gel safe pets' },
  ROPEJUMP: {
    en: 'rope jacks skipping exercise yoga bed gym game games nervous jumpy school',
    hi: 'rassi',
    only: 'khel',
  },
  HAIRNAIL: {
    en: 'onion kitchen vegetables nail nails hair paper pulling',
    hi: 'sabzi sabji kitchen nakhun baal nakhoon',
  },
  SURGERY: {
    en: 'surgery operation xray plaster tremor',
    hi: 'operation kaampna kaampte',
  },
  YOURHAND: {
    en: 'question vote',
    hi: 'sawal',
  },
  THERAPY: {
    en: 'workshop good therapy screen app hypersensitivity sensory dirty door wash',
    hi: 'mobile',
  },
  OCDTOUCH: {
    en: 'everything things',
    hi: 'ganda gandagi',
  },
  ACIDHEALTH: {
    en: 'reflux folic uric valproic tablets test gas heartburn course',
  },
  VIRALFEVER: {
    en: 'fever infection flu',
    hi: 'bukhar',
  },
  PHONE: {
    en: 'account app phone password screen file',
    hi: 'phone',
  },
  BATTERYPHONE: {
    en: 'phone dead low laptop',
  },
  WANTTO: {
    en: 'want morning refreshed',
    hi: 'chahta chahti man',
  },
  SLEEPLESS: {
    en: 'fresh tired refreshed',
  },
  INFANT: {
    en: 'child baby toddler kid infant',
    hi: 'bachcha bachche bacha bache baccha bacche niyana niyane kaka kaki',
  },
  ACCOUNT: {
    en: 'account app password screen file out',
    hi: 'account',
  },
  BLOODLEAD: {
    en: 'blood lead',
  },
  OCD: {
    en: 'ocd contamination contaminated doubt paranoid suspects thinks believes delusion intrusive unwanted',
    hi: 'shak vehem vaham',
  },
  SMALLCHILD: {
    en: 'child kid baby toddler bachcha baccha बच्चा ਬੱਚਾ',
  },
  SWEETS: {
    en: 'coffee tea chocolate sugar caffeine vitamin vitamins',
  },
  PLAYKOOD: { hi: 'phaand phand rassi', only: 'khel' },
  SCREENTIME: { en: 'screen reels mobile tv sugar coffee news gyan', hi: 'mobile gyan chai' },
} as const satisfies Readonly<Record<string, HeardWords>>;
