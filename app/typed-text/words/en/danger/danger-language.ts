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
    a an the to of is am are be been being was were it its just really so very and or also too like even that this
    for in on at up then there here please pls plz has have had get got gets im i ill ive id he she they we you me my by
    with from as if because do does did
  `,
  unrelatedWords: 'march mark mri emri',
  typedAlone: 'done tell',
  correctWords: `
    strange stranger matters matter shouting playing paying story treat treats ground round danger dangers mothers
    change through hearing though thought shooting fathers brothers sisters shopping filling feeding setting severe based
    caused causes coarse course table tables stable weigh height eight looking making having
  `,
  titles: 'dr doctor doc',
};
