import type { Locale } from '#app/languages/locales.ts';
import type { Untitled } from '../link.values.ts';
import { untitledIn } from '../link.view.ts';

interface Titled {
  readonly title: string;
  readonly untitled?: Untitled<'story' | 'video' | 'reel' | 'p'>;
}

/**
 * A card as the page's language shows it. What was typed stays in English, and is marked so.
 *
 * @returns the card for the browser, and the language of its title where that is not the page's
 */
export function shownTitle<Card extends Titled>({ untitled, ...card }: Card, language: Locale) {
  return {
    card: { ...card, title: untitled ? untitledIn(language, untitled) : card.title },
    titleIn: language === 'en' || untitled ? undefined : 'en',
  };
}
