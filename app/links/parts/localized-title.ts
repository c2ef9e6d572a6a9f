import { defaultLocale, type Locale } from '#app/languages/locales.ts';
import type { DefaultTitle, SocialLink } from '../link.values.ts';
import { defaultTitleIn } from '../link.view.ts';

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly texts?: SocialLink['texts'];
  readonly untitled?: DefaultTitle<'story' | 'video' | 'reel' | 'p'>;
}

/**
 * Returns a card with its title in the page's language: the one that staff entered in it, or a default title. Other titles
 * stay in English, and `titleIn` marks them. The id is left out: no player needs it, and the twelve random ids were 1 % of the home page.
 *
 * @returns the card for the browser, and the language of its title if it differs from the page's
 */
export function localizedTitle<Card extends Titled>(
  { id: _, texts, untitled, ...card }: Card,
  locale: Locale,
) {
  const own = texts?.[locale]?.title ?? (untitled && defaultTitleIn(locale, untitled));
  return {
    card: { ...card, title: own ?? card.title },
    titleIn: locale === defaultLocale || own ? undefined : defaultLocale,
  };
}
