import type { HarmlessWords } from '../../../danger/danger-language.ts';

/** Words that make other words harmless: “killing time”, “food poisoning”. */
export const harmlessWords: HarmlessWords = {
  WORKLOAD: { sounds: 'kaam kam kamm school padhai kharcha karz basta bag daftar paise office' },
  CARE: {
    sounds: `
      bharti dakhil dakhla hospital aspatal dawai dawa ilaj khana khilana padhai centre kendra khilate khilati
      padhne
    `,
  },
  PEST: {
    sounds: `
      kapde kheti kheto kheton chuhe chuha keede kide kire keere makhi machhar mitti khet fasal khatmal deemak
      dimak chue machchar
    `,
  },
  OVERDOSE: { sounds: 'ovardoj ovardos overdoj' },
  ROUTINE: {
    sounds: 'roz roj rozana dard bukhar subah shaam aadat khane daily sham bp sugar khana hu hun hoon',
  },
  MORNING: { sounds: 'subah school savere padhai bachcha kaam alarm sver' },
  HABIT: { sounds: 'ilaj bimari bimaari kabhi jata jati jate hota hoti jaata jaati karke baar hojata' },
  ANXIOUS: { sounds: 'ghabrahat gabrahat dikkat takleef neend dama phool ful naak' },
  FEAR: {
    typed: 'ghabrahat',
    sounds: 'dar darr ghabrahat bima certificate barsi',
    letters: 'darta darti dar darr',
  },
  HARMLESS_DEATH: { sounds: 'hansi hasi bhookh bhukh thand garmi sharm pyas' },
  LIVE_WITH: { sounds: 'hostel alag akele mobile phone dawai sharab' },
  HARMLESS_HIT: {
    letters: 'line diwar deewar diwaar',
    sounds: `
      jua jue shampoo chakke chauke chhakke gap gappe taane tane thokar chakkar baal makhi makkhi machhar machar
      seeti gappein kharate kharrate ghurade jhapki aankh chhakka daka taana pocha jhadu phone call message
      photo chaabi takkar cheekh wall sirke keede kide joon khatmal cockroach
    `,
  },
  SHOW: { sounds: 'film gana serial' },
  DREAM: { sounds: 'sapna sapne' },
  HOSTEL: { sounds: 'hostel sasural' },
  POISONOUS: {
    sounds: `
      jahrila jahrili jehrila jehrili zahreela zahreeli zehreela zehreeli jehreele zahreele jahreeli
    `,
  },
  SURELY_BEATS: { typed: 'maarta maarte maarti मारता मारते मारती' },
  HARMLESS_BLOW: {
    letters: 'line',
    sounds: `
      jua jue chakke chauke chhakke gap gappe gapp aankh ankh chakkar thokar baal makhi makkhi machhar machar
      seeti gappein kharate kharrate ghurade jhapki chhakka daka taana pocha jhadu takkar cheekh keede kide
      khatmal cockroach chaska shekhi
    `,
  },
  DOSE_AS_PRESCRIBED: { sounds: 'bhool' },
  OTHER_CHILDREN: { sounds: 'dusre doosre dusron doosron classmates dost doston hamjoli neend' },
  PLACE_TO_STAY: {
    sounds: 'hospital yahan yaha hostel ghar ward admit saath sath bharti sheher centre sasural',
  },
  HOLY: { sounds: 'kala dhang rah raah dobara' },
  COURSE: { typed: 'dawai', sounds: 'dawai session dawa nasha rishta shaadi exam' },
  ROPE_JUMPING: { sounds: 'rassi', letters: 'khel' },
  HAIR_OR_NAILS: { sounds: 'sabzi sabji kitchen nakhun baal nakhoon' },
  SURGERY: { sounds: 'operation kaampna kaampte' },
  HAND_RAISED: { sounds: 'sawal' },
  THERAPY: { sounds: 'mobile' },
  OCD_TOUCH: { sounds: 'ganda gandagi' },
  VIRAL_FEVER: { sounds: 'bukhar' },
  PHONE: { sounds: 'phone' },
  WANT_TO: { sounds: 'chahta chahti man' },
  INFANT: { sounds: 'bachcha bachche bacha bache baccha bacche' },
  ACCOUNT: { sounds: 'account' },
  OCD: { sounds: 'shak vehem vaham' },
  SMALL_CHILD: { typed: 'bachcha baccha बच्चा' },
  PLAYFUL_JUMP: { sounds: 'phaand phand rassi', letters: 'khel' },
  SCREEN_TIME: { typed: 'gyan', sounds: 'mobile gyan chai' },
};
