import type { HarmlessWords } from '../../../danger/danger-language.ts';

/** Words that make other words harmless: “killing time”, “food poisoning”. */
export const harmlessWords: HarmlessWords = {
  KMS: { typed: 'kms' },
  WORKLOAD: { typed: 'work financial school bag study studies office loan tax job workload household' },
  SUBSTANCE: {
    typed: `
      language words substance drug drugs alcohol medication laxative painkiller recovery survivor
    `,
  },
  CARE: { typed: 'admit admission admitted hospital rehab treatment medicine eat eating study school food' },
  HARMLESS_KILLING: {
    typed: `
      knee knees feet shoes stairs toothache traffic email mail headache heat migraine text time pain mood lice
      germs bacteria craving cravings appetite bugs mosquitoes mosquito boredom smile cockroach rats virus
      feelings emotions
    `,
  },
  PEST: { typed: 'rat mosquito toilet pest floor' },
  POISONING: { typed: 'poisoning poisonning' },
  FOOD: { typed: 'food ivy' },
  OVERDOSE: { typed: 'overdose~ overdosed~ overdosing overdoses ovrdose oded' },
  ROUTINE: {
    typed: `
      daily prescribed night morning every habit timing missed forgot after before food pain headache fever
      regularly
    `,
  },
  MORNING: { typed: 'early morning school alarm job college late time' },
  HABIT: { typed: 'mind treatment assembly sometimes ect fear' },
  ANXIOUS: {
    typed: `
      polish anxiety panic exercise exercises nose asthma apnea apnoea sleep difficulty heavy practice technique
      deep test hold
    `,
  },
  FEAR: { typed: 'panic anxiety attack certificate anniversary grief insurance' },
  HARMLESS_DEATH: {
    typed: `
      tired battery hard line gorgeous skin hair laptop laughing hunger hungry heat sea weight plant pet curious
      drop rinse
    `,
  },
  LIVE_WITH: {
    typed: `
      with together alone hostel abroad separately canada near rent joint city delhi chandigarh panchkula house
      streaming video phone mobile alcohol medicine
    `,
  },
  HARMLESS_HIT: { typed: 'gym weight weights time rice heart stress smoking legs bag habit wall rope' },
  TODDLER: { typed: 'toddler other classmates classmate wall sleep sleeping head ear' },
  SHOW: {
    typed: `
      novel novels mystery book books club crime seed oil act essay article movies films effect effects movie
      film tv game song squad series noise course shop license licence serial netflix ivy machine training
      workshop seminar college
    `,
  },
  DREAM: { typed: 'dream dreams nightmare nightmares' },
  FEAR_OF: { typed: 'fear afraid phobia scared scares worried fears' },
  HOSTEL: { typed: 'hostel city abroad joint inlaws village' },
  PARTY: {
    typed: `
      anxiety app exam exams tension party smoking cigarettes alcohol lunch gift speech drinking sugar stress
    `,
  },
  GRIEF: {
    typed: `
      mother father family husband wife dog pet cancer loved grief covid grandmother grandfather friend relative
      cope deal parent
    `,
  },
  DOSE_AS_PRESCRIBED: { typed: 'prescribed correct timing missed forgot skip' },
  OTHER_CHILDREN: { typed: 'other others classmate classmates toddler friends' },
  PLACE_TO_STAY: { typed: 'hospital hostel ward room house city rehab admit' },
  HOLY: { typed: 'art coach style skills' },
  BALANCE: { typed: 'balance insurance style coach work office' },
  COURSE: {
    typed: `
      lockdown sale stock seats slots season care course session treatment month week slot therapy relationship
      marriage call addiction habit job contract
    `,
  },
  CALLS: { typed: 'call calls appointment booking phone slot visit office holiday' },
  SKIN: { typed: 'headache acne pain migraine' },
  EVENT: { typed: 'world event poster slogan webinar quiz rally programme program' },
  LAWYER: { typed: 'counsellor counselor act law' },
  POISON_IN_HOUSE: { typed: 'gel safe pets' },
  ROPE_JUMPING: { typed: 'rope jacks skipping exercise yoga bed gym game games nervous jumpy school' },
  HAIR_OR_NAILS: { typed: 'onion kitchen vegetables nail nails hair paper pulling' },
  SURGERY: { typed: 'surgery operation xray plaster tremor' },
  HAND_RAISED: { typed: 'question vote' },
  THERAPY: { typed: 'workshop good therapy screen app hypersensitivity sensory dirty door wash' },
  OCD_TOUCH: { typed: 'everything things' },
  ACID_IN_HEALTH: { typed: 'reflux folic uric valproic tablets test gas heartburn course' },
  VIRAL_FEVER: { typed: 'fever infection flu' },
  PHONE: { typed: 'account app phone password screen file' },
  PHONE_BATTERY: { typed: 'phone dead low laptop' },
  WANT_TO: { typed: 'want morning refreshed' },
  SLEEPLESS: { typed: 'fresh tired refreshed' },
  INFANT: { typed: 'child baby toddler kid infant' },
  ACCOUNT: { typed: 'account app password screen file out' },
  BLOOD_LEAD: { typed: 'blood lead' },
  OCD: {
    typed: `
      ocd contamination contaminated doubt paranoid suspects thinks believes delusion intrusive unwanted
    `,
  },
  SMALL_CHILD: { typed: 'child kid baby toddler' },
  SWEETS: { typed: 'coffee tea chocolate sugar caffeine vitamin vitamins' },
  SCREEN_TIME: { typed: 'screen reels mobile tv sugar coffee news' },
};
