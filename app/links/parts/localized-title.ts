import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import type { DefaultTitle } from '../link.values.ts';
import { defaultTitleIn } from '../link.view.ts';

interface Titled {
  readonly title: string;
  readonly untitled?: DefaultTitle<'story' | 'video' | 'reel' | 'p'>;
}

/**
 * Returns a card with its title in the page's language. Default titles are translated. Other titles stay in English,
 * and `titleIn` marks them.
 *
 * @returns the card for the browser, and the language of its title if it differs from the page's
 */
export function localizedTitle<Card extends Titled>({ untitled, ...card }: Card, locale: Locale) {
  return {
    card: { ...card, title: untitled ? defaultTitleIn(locale, untitled) : card.title },
    titleIn: locale === defaultLocale || untitled ? undefined : defaultLocale,
  };
}
