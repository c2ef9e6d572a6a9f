import type * as english from '#messages/ui/listen/listen.ts';

export const listenWords: typeof english.listenWords = { listen: 'ਸੁਣੋ' };
