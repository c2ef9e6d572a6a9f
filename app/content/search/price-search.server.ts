import type { PriceFacts } from '#app/hospital-facts/price-facts.ts';
import { defaultLocale, type Locale, otherLocales } from '#app/languages/locales.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { formatMoney } from '#app/money/money.ts';
import { pageEntry } from '#app/navigation/page-entries.server.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { wordsNotLatin } from '#app/typed-text/spelling/folded-spelling.ts';
import { priceWords } from '#messages/content/prices/price.ts';
import { type Pack, type Price, packCost, priceListsIn } from '../prices/prices.ts';
import { createSearch, type Search, type Searched } from './site-search.ts';

const packsText = (price: Price, packs: readonly Pack[], locale: Locale) =>
  packs
    .map(
      (pack, index) =>
        `${index === 0 ? ';' : ','} ${messagesIn(locale, priceWords).sessions(pack.sessions)} ${formatMoney(packCost(price, pack))}`,
    )
    .join('');

/** Words that people of a locale use for a price. */
const searchedBy = (locale: Locale) => messagesIn(locale, priceWords).searchedBy;

/**
 * Full name at the beginning of a price's contents, such as 'Sixteen Personality Factor questionnaire: how you are in 16 ways'.
 * The search does not read the rest, whose everyday words would find prices for questions about illnesses.
 */
const fullNameOf = ({ includes = '' }: Price) => {
  const end = includes.indexOf(': ');
  return end > 0 ? [includes.slice(0, end)] : [];
};

function searchedPrices(facts: PriceFacts, locale: Locale): readonly Searched[] {
  const { path } = pageEntry(publicPages.prices, locale);
  const words = messagesIn(locale, priceWords);
  const isDefault = locale === defaultLocale;
  const lists = Object.values(priceListsIn(facts, locale));
  const inDefault = priceListsIn(facts, defaultLocale);
  return lists.flatMap((list) => {
    const { kind, unit } = words.listed(list);
    const unitText = isDefault ? unit : `(${unit})`;
    return list.prices.map((price, index): Searched => {
      const english = inDefault[list.id].prices[index] ?? price;
      const ownKeywords = [...searchedBy(defaultLocale), ...fullNameOf(english)];
      return {
        id: `${list.id} ${price.id}`,
        path,
        title: price.name,
        summary: `${kind}: ${formatMoney(price.cost)} ${unitText}${packsText(price, list.packs, locale)}`,
        keywords: isDefault ? ownKeywords : searchedBy(locale),
        headings: [],
        passages: [],
        otherWords: isDefault
          ? otherLocales.flatMap((other) => [
              ...searchedBy(other),
              wordsNotLatin(facts.prices[list.id][index]?.translations[other]?.name ?? ''),
            ])
          : [english.name, ...ownKeywords],
      };
    });
  });
}

/** Searches by the facts that they were created from. The facts are immutable, so a changed price makes a new search. */
const searches = new WeakMap<PriceFacts, Map<Locale, Search>>();

/** Returns the search over the prices of the request's facts. */
export function priceSearch(facts: PriceFacts, locale: Locale): Search {
  const known = searches.get(facts)?.get(locale);
  if (known) return known;
  const searchAll = createSearch(searchedPrices(facts, locale), { titlesMisspelt: false });
  const search: Search = (question, most) => (question.isForeign ? [] : searchAll(question, most));
  searches.set(facts, new Map([...(searches.get(facts) ?? []), [locale, search]]));
  return search;
}
