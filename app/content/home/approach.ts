/** Cards of the section Our Approach (requirement 12). */

import type { Locale } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { approachWords } from '#messages/content/home/approach.ts';

export type ApproachId = keyof typeof approachWords.cards;

interface ApproachPlace {
  readonly id: ApproachId;
  /** Page that the title links to. */
  readonly path: `/${string}`;
}

const places: readonly ApproachPlace[] = [
  { id: 'motivation', path: '/motivation-enhancement' },
  { id: 'yoga', path: '/relaxation-therapy' },
  { id: 'gym', path: publicPages.pictures.path },
  { id: 'recreation', path: publicPages.pictures.path },
];

export const approachIn = (locale: Locale) =>
  places.map(({ id, path }) => {
    const { title, text } = messagesIn(locale, approachWords).cards[id];
    return { id, title, text, path };
  });
