import type { DangerLanguage } from '../../../danger/danger-language.ts';
import { harmlessWords } from './harmless-words.ts';
import { lifeWords } from './life-words.ts';
import { poisonWords } from './poison-words.ts';
import { sequences } from './sequences.ts';
import { sharedWords } from './shared-words.ts';
import { violenceWords } from './violence-words.ts';

export const dangerLanguage: DangerLanguage = {
  words: [sharedWords, lifeWords, violenceWords, poisonWords, harmlessWords],
  sequences,
  functionWords: `
    ki ka ke ko hi bhi se hai h hain han haan ab hun hoon hu ne toh to tho par pe aur or
    main mai mein me mujhe mera meri mere kar karke kr ja jo je ek koi kuch bas bass yaar bhot bahut bht na
    ch apne apni apna us uske usko woh wo vo ho raha rahi rhi rha yeh ye iss layi liye
  `,
  unrelatedWords: `
    kutta kutte kutti kuta kute kuti jo जो जिन jin jinhe jinka jinke jinki dabba zaheer zahir jahir zehra zahra zaheera
    johar jawahar
  `,
  titles: 'daktar डॉ डॉक्टर डा',
  excluded: [
    // With a long vowel the stem means to hit, with a short one in Devanagari to die.
    [/^(?:m+a{2,}|मा)/, ['DIE_STEM', 'TO_DIE', 'I_DIE', 'MAY_DIE']],
    [/^मर/, ['HIT_STEM', 'BEATS', 'HURT']],
    // The infinitive with a short vowel: "marne ka dar", "chuhe marne ki dawai".
    [/^marn[aei]+$/, ['BEATS']],
  ],
  implied: [['I_DIE', 'DIE_AND_GO']],
  compounds: [
    { first: 'DIE_STEM', next: 'GO', between: 'hi bhi', means: 'DIE_AND_GO' },
    { first: 'DIE_STEM', next: 'GOES', between: 'hi bhi', means: 'THEY_DIE' },
    { first: 'OWN_FIRST', next: 'OWN_SECOND', means: 'ONESELF', isBoth: true },
  ],
  // "jaan" means life. Without its long vowel, "jan" may mean January.
  ambiguous: [
    {
      letters: 'jan',
      means: 'ONES_LIFE',
      unclear: 'jan zan',
      after: 'OWN',
      before: 'dena deni dene dunga dungi dedu dedunga devanga devangi',
    },
  ],
};
