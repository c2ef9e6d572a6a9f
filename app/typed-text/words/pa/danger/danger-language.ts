import type { DangerLanguage } from '../../../danger/danger-language.ts';
import { harmlessWords } from './harmless-words.ts';
import { lifeWords } from './life-words.ts';
import { poisonWords } from './poison-words.ts';
import { sharedWords } from './shared-words.ts';
import { violenceWords } from './violence-words.ts';

export const dangerLanguage: DangerLanguage = {
  words: [sharedWords, lifeWords, violenceWords, poisonWords, harmlessWords],
  functionWords: 'nu da di de diyan v vi ton te mainu vich wich ik kujh lai eh es oh kehnda',
  unrelatedWords: 'jind ਜੋ',
  titles: 'ਡਾ ਡਾਕਟਰ',
  excluded: [
    // With a long vowel the stem means to hit, with a short one to die.
    [/^ਮਾ/, ['DIE_STEM', 'TO_DIE', 'I_DIE', 'MAY_DIE']],
    [/^ਮਰ/, ['HIT_STEM', 'BEATS', 'HURT']],
  ],
};
