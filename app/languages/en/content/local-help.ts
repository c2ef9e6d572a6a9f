import { type LocalHelp, localHelp } from '#app/hospital-facts/local-help.ts';

interface LocalHelpWords {
  readonly title: string;
  readonly places: readonly LocalHelp[];
  readonly ringFirst: string;
}

export const localHelpWords: LocalHelpWords = {
  title: 'Local help',
  places: Object.values(localHelp).map((place) => ({ ...place, what: `${place.what}.` })),
  ringFirst: 'We read these details on 21 November 2026. Ring before you go.',
};
