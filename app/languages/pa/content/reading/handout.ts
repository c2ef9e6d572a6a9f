import type * as english from '#messages/content/reading/handout.ts';

export const handoutWords: typeof english.handoutWords = {
  reach: (first, second) => `। ਫ਼ੋਨ ${first} ਜਾਂ ${second}। ਇਹ ਪੰਨਾ: `,
};
