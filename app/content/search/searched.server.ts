import { inHindi, type Language } from '#app/languages/language.ts';
import { formatMoney } from '#app/money/money.ts';
import { pageEntry } from '#app/navigation/page-entries.server.ts';
import { beyondReading, home, publicPages, type SitePage } from '#app/navigation/pages.ts';
import type { FrontMatter } from '../front-matter.server.ts';
import type { HindiFrontMatter } from '../hindi-front-matter.server.ts';
import { priceWords } from '../prices/price.words.ts';
import { packs, priceLists, type TherapyPrice } from '../prices/prices.ts';
import { devanagariIn } from './search-query.ts';
import type { Searched } from './site-search.ts';

type SearchedText = Pick<Searched, 'headings' | 'passages'>;
type EnglishWords = Pick<FrontMatter, 'keywords' | 'medical'> & Partial<Pick<FrontMatter, 'shortTitle'>>;

const otherNamesOf = ({ keywords, medical, shortTitle }: EnglishWords) => [
  ...keywords,
  medical.name,
  ...medical.otherNames,
  ...(shortTitle ? [shortTitle] : []),
];

const hindiNamesOf = ({ title, shortTitle, otherNames, keywords }: HindiFrontMatter) => [
  title,
  ...(shortTitle ? [shortTitle] : []),
  ...otherNames,
  ...keywords,
];

/** The parts of an information page that the search looks through, and what Hindi calls it. */
export function searchedPageOf(
  english: FrontMatter,
  { headings, passages }: SearchedText,
  hindi?: HindiFrontMatter,
): Searched {
  const { path, title, summary, lead } = english;
  return {
    id: path,
    path,
    title,
    summary,
    headings,
    keywords: otherNamesOf(english),
    passages: [lead, ...passages],
    otherWords: hindi ? hindiNamesOf(hindi).map(devanagariIn).filter(Boolean) : [],
  };
}

/** The same of its Hindi edition, and what English and Roman Hindi call it. */
export function searchedHindiPageOf(
  english: FrontMatter,
  hindi: HindiFrontMatter,
  { headings, passages }: SearchedText,
): Searched {
  return {
    id: english.path,
    path: inHindi(english.path),
    title: hindi.title,
    summary: hindi.summary,
    headings,
    keywords: hindiNamesOf(hindi).slice(1),
    passages: [hindi.lead, ...passages],
    otherWords: [english.title, ...otherNamesOf(english)],
  };
}

function searchedAs(page: SitePage, keywords: readonly string[], language: Language): Searched {
  const { path, label, summary } = pageEntry(page, language);
  const hindi = pageEntry(page, 'hi');
  const otherWords =
    language === 'en'
      ? [hindi.label, hindi.summary].map(devanagariIn)
      : [page.title, page.summary, ...keywords];
  return {
    id: page.path,
    path,
    title: label,
    summary,
    keywords: language === 'en' ? keywords : [],
    headings: [],
    passages: [],
    otherWords,
  };
}

export const searchedPublicPages = (language: Language): readonly Searched[] => [
  ...[home, ...Object.values(publicPages)].map((page) => searchedAs(page, [], language)),
  ...beyondReading.map((page) => searchedAs(page, page.keywords, language)),
];

const packsText = (therapy: TherapyPrice, language: Language) =>
  Object.values(packs)
    .map(
      ({ sessions, price }, place) =>
        `${place === 0 ? ';' : ','} ${priceWords[language].sessions(sessions)} ${formatMoney(therapy[price])}`,
    )
    .join('');

/** By what people ask for a price in Hindi. */
const pricesAreCalled = ['खर्च', 'फ़ीस'];

export const searchedPrices = (language: Language): readonly Searched[] => {
  const { path } = pageEntry(publicPages.prices, language);
  const words = priceWords[language];
  return priceLists.flatMap((list) => {
    const { kind, unit } = words.listed(list);
    const unitText = language === 'en' ? unit : `(${unit})`;
    return list.prices.map((price): Searched => {
      const inEnglish = price.detail ? ['price', price.detail] : ['price'];
      const hindiName = priceWords.hi.nameOf(price);
      return {
        id: price.id,
        path,
        title: words.nameOf(price),
        summary: `${kind}: ${formatMoney(price.cost)} ${unitText}${'sixSession' in price ? packsText(price, language) : ''}`,
        keywords: language === 'en' ? inEnglish : pricesAreCalled,
        headings: [],
        passages: [],
        otherWords:
          language === 'en' ? [...pricesAreCalled, devanagariIn(hindiName)] : [price.name, ...inEnglish],
      };
    });
  });
};
