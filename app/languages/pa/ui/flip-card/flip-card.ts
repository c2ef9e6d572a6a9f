import type * as english from '#messages/ui/flip-card/flip-card.ts';

export const flipCardWords: typeof english.flipCardWords = (title) => `ਜਾਣਕਾਰੀ: ${title}`;
