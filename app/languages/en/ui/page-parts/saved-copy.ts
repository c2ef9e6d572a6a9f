import type { Around } from '#app/languages/messages.ts';

export const savedCopyWords = {
  label: 'A saved copy',
  offline: 'You are offline.',
  /** Text around the day of the copy. */
  saved: ['This is a copy of the page, saved on ', '. Ask us what has changed since: '] satisfies Around,
};
