import { defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { pathIn } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { pageEntry } from '#app/navigation/page-entries.server.ts';
import { home, interactivePages, publicPages, type SitePage } from '#app/navigation/pages.ts';
import { wordsNotLatin } from '#app/typed-text/spelling/folded-spelling.ts';
import { dangerWords } from '#messages/content/dangers/danger-words.ts';
import { tierWords } from '#messages/content/dangers/tier.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import { articleTextName } from '../information-article.ts';
import type { TranslatedFrontMatter } from '../translated-front-matter.server.ts';
import type { Searched } from './site-search.ts';

type SearchedText = Pick<Searched, 'headings' | 'passages'>;
type DefaultNames = Pick<FrontMatter, 'keywords' | 'medical'> & Partial<Pick<FrontMatter, 'shortTitle'>>;

const otherNamesOf = ({ keywords, medical, shortTitle }: DefaultNames) => [
  ...keywords,
  medical.name,
  ...medical.otherNames,
  ...(shortTitle ? [shortTitle] : []),
];

const translatedNamesOf = ({ title, shortTitle, otherNames, keywords }: TranslatedFrontMatter) => [
  title,
  ...(shortTitle ? [shortTitle] : []),
  ...otherNames,
  ...keywords,
];

/** Returns the parts of an information page that the search reads, and its names in the other locales. */
export function searchedPageOf(
  page: FrontMatter,
  { headings, passages }: SearchedText,
  translations: readonly TranslatedFrontMatter[],
): Searched {
  const { path, title, summary, inShort, today } = page;
  return {
    id: path,
    path,
    title,
    summary,
    headings,
    keywords: otherNamesOf(page),
    passages: [inShort, ...today, ...passages],
    article: articleTextName(defaultLocale, path),
    otherWords: translations.flatMap(translatedNamesOf).map(wordsNotLatin).filter(Boolean),
  };
}

/** Returns the parts of a translated page that the search reads, and its names in the default locale. */
export function searchedTranslatedPageOf(
  locale: Locale,
  page: FrontMatter,
  translated: TranslatedFrontMatter,
  { headings, passages }: SearchedText,
): Searched {
  return {
    id: page.path,
    path: pathIn(locale, page.path),
    title: translated.title,
    summary: translated.summary,
    headings,
    keywords: translatedNamesOf(translated).slice(1),
    passages: [translated.inShort, ...translated.today, ...passages],
    // The article of an introduction goes on in another language, and the search shows no passage of that.
    ...(passages.length > 0 ? { article: articleTextName(locale, page.path) } : {}),
    otherWords: [page.title, ...otherNamesOf(page)],
  };
}

/** The answer to a search for somebody who is missing. It is a row of the page of urgent signs, whose other rows are on their own pages. */
function passagesOf(page: SitePage, locale: Locale): readonly string[] {
  if (page.path !== publicPages.urgent.path) return [];
  return [`${messagesIn(locale, dangerWords).missing.sign} ${messagesIn(locale, tierWords).ambulanceHow}`];
}

function searchedAs(page: SitePage, keywords: readonly string[], locale: Locale): Searched {
  const { path, label, summary } = pageEntry(page, locale);
  const isDefault = locale === defaultLocale;
  const otherEntries = otherLocales.map((other) => pageEntry(page, other));
  return {
    id: page.path,
    path,
    title: label,
    summary,
    keywords: isDefault ? keywords : [],
    headings: [],
    passages: passagesOf(page, locale),
    otherWords: isDefault
      ? otherEntries.flatMap((other) => [other.label, other.summary]).map(wordsNotLatin)
      : [page.title, page.summary, ...keywords],
  };
}

export const searchedPublicPages = (locale: Locale): readonly Searched[] => [
  ...[home, ...Object.values(publicPages)].map((page) => searchedAs(page, [], locale)),
  ...interactivePages.map((page) => searchedAs(page, page.keywords, locale)),
];
