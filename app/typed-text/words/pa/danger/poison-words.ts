import type { PoisonWords } from '../../../danger/danger-language.ts';

/** Words for poison, tablets, breath and fits. */
export const poisonWords: PoisonWords = {
  CHILD: { sounds: 'dhee niyana niyane kaka kaki munda kudi nikka nikki' },
  TOOK: { sounds: 'laiyan leya' },
  DONE: { letters: 'gia', sounds: 'gia gie gaia gaian leya laiyan layian gyian laee lavi lian layin' },
  MANY: { sounds: 'saariyan sariyan' },
  DRUG: { typed: 'chitta', sounds: 'chitta chitte' },
  RISE_STEM: { sounds: 'uthda uthdi jagda jagdi hilda hildi julda bolda jaagda uthdaa' },
  LIPS: { sounds: 'bull buhll bulh bulla' },
  MOUTH: { sounds: 'nikalda nikaldi' },
  NONSTOP: { sounds: 'rukda hatda rukdi hatdi rukeya' },
  MINUTES: { sounds: 'mintan' },
  LOSE: { sounds: 'khoo' },
  SLOW: { sounds: 'hauli' },
  STRIP: { typed: 'ਪੱਤਾ ਪੱਤੇ' },
  UPON: { sounds: 'te' },
  LIKE: { sounds: 'warga wargi' },
  SNAKE: { sounds: 'sapp' },
  BITTEN: { sounds: 'ladia' },
  CROP: { sounds: 'fasalan' },
  FALLEN: { sounds: 'digg digga diggya diggeya dhigga' },
  TENS: { letters: 'panj daswan pandran veeh ਦਸ ਵੀਹ' },
  ONE: { sounds: 'ik' },
  COME_OUT: { sounds: 'nikalda nikaldi aundi' },
};
