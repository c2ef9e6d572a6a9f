/** The opening part of the home page: for whom help is looked for, and the pages that answer. */

import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { startWords } from '#messages/content/home/start.ts';

export type StartId = 'me' | 'another' | 'child';

interface Start {
  readonly id: StartId;
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly path: `/${string}`; readonly label: string }[];
}

/** The pages of each door, in the order of its words. */
const paths = {
  me: ['/depression', '/anxiety', '/insomnia', '/deaddiction'],
  another: ['/De-addictionProgramme', '/schizophrenia', '/seizure', '/when-someone-refuses'],
  child: ['/mental-health-children', '/adhd', '/autism', '/learning-disability'],
} as const satisfies Record<StartId, readonly `/${string}`[]>;

export const startsIn = (language: Locale): readonly Start[] =>
  (Object.keys(paths) as StartId[]).map((id) => {
    const { links, ...words } = messagesIn(language, startWords).doors[id];
    return { id, ...words, links: paths[id].map((path, place) => ({ path, label: links[place] ?? '' })) };
  });
