import type { Locale } from '#app/languages/locales.ts';
import type { Untitled } from '../link.values.ts';
import { untitledIn } from '../link.view.ts';

interface Titled {
  readonly title: string;
  readonly untitled?: Untitled<'story' | 'video' | 'reel' | 'p'>;
}

/**
 * Returns a card with its title in the page's language. Default titles are translated. Other titles stay in English,
 * and `titleIn` marks them.
 *
 * @returns the card for the browser, and the language of its title if it differs from the page's
 */
export function shownTitle<Card extends Titled>({ untitled, ...card }: Card, language: Locale) {
  return {
    card: { ...card, title: untitled ? untitledIn(language, untitled) : card.title },
    titleIn: language === 'en' || untitled ? undefined : 'en',
  };
}
