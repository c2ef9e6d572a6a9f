import type { HarmlessWords } from '../../../danger/danger-language.ts';

/** Words that make other words harmless: “killing time”, “food poisoning”. */
export const harmlessWords: HarmlessWords = {
  PEST: { sounds: 'khetan' },
  HABIT: { sounds: 'janda jandi' },
  HARMLESS_DEATH: { sounds: 'hasdi' },
  HARMLESS_HIT: { typed: 'ਗੱਪਾਂ', sounds: 'gappan gappaan' },
  DREAM: { sounds: 'supne' },
  SURELY_BEATS: { typed: 'maarda maarde maardi ਮਾਰਦਾ ਮਾਰਦੇ ਮਾਰਦੀ' },
  HARMLESS_BLOW: { sounds: 'gappan gappaan' },
  OTHER_CHILDREN: { sounds: 'dujje dujeyan' },
  PLACE_TO_STAY: { sounds: 'ethe itthe' },
  INFANT: { sounds: 'niyana niyane kaka kaki' },
  SMALL_CHILD: { typed: 'ਬੱਚਾ' },
};
