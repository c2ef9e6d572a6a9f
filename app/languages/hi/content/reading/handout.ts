import type * as english from '#messages/content/reading/handout.ts';

export const handoutWords: typeof english.handoutWords = {
  reach: (first, second) => `। फ़ोन ${first} या ${second}। यह पेज: `,
};
