/** Boxes of the first section of the home page: the person who needs help, and pages for them. */

import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { startWords } from '#messages/content/home/start.ts';

export type StartId = keyof typeof startWords.boxes;

interface Start {
  readonly id: StartId;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly path: `/${string}`; readonly label: string }[];
}

/** Pages of each box, in the order of the link texts. */
const paths = {
  me: [
    '/depression',
    '/anxiety',
    '/insomnia',
    '/pregnancy-and-birth',
    '/deaddiction',
    '/farm-debt-and-family-abroad',
  ],
  another: [
    '/alcohol',
    '/deaddiction',
    '/when-someone-refuses',
    '/memory-and-older-people',
    '/schizophrenia',
    '/seizure',
  ],
  child: ['/mental-health-children', '/adhd', '/autism', '/learning-disability'],
} as const satisfies Record<StartId, readonly `/${string}`[]>;

export const startsIn = (locale: Locale): readonly Start[] =>
  (Object.keys(paths) as StartId[]).map((id) => {
    const { links, ...words } = messagesIn(locale, startWords).boxes[id];
    return { id, ...words, links: paths[id].map((path, index) => ({ path, label: links[index] ?? '' })) };
  });
