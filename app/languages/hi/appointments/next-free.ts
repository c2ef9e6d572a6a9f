import type * as english from '#messages/appointments/next-free.ts';

export const nextFreeWords: typeof english.nextFreeWords = { next: 'अगला खाली समय', today: 'आज' };
