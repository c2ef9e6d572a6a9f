/** The opening part of the home page: for whom help is looked for, and the pages that answer. */
import type { Language } from '#app/languages/language.ts';
import { startWords } from './start.words.ts';

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

export const startsIn = (language: Language): readonly Start[] =>
  (Object.keys(paths) as StartId[]).map((id) => {
    const { links, ...words } = startWords[language].doors[id];
    return { id, ...words, links: paths[id].map((path, place) => ({ path, label: links[place] ?? '' })) };
  });
