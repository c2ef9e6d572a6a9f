import type * as english from '#messages/appointments/next-free.ts';

export const nextFreeWords: typeof english.nextFreeWords = { next: 'ਅਗਲਾ ਖ਼ਾਲੀ ਸਮਾਂ', today: 'ਅੱਜ' };
