import { priceInputName } from '#app/hospital/price-rows.ts';
import { prices as section } from '#app/hospital/sections/prices.server.ts';
import { defaultFacts } from '#app/hospital-facts/default-facts.ts';
import { priceListIds } from '#app/hospital-facts/known-prices.ts';
import { otherLocales } from '#app/languages/locales.ts';
import { rupeesForField } from '#app/money/money.ts';

/** Fields of the section Prices as it opens: every price in the code, then the other fields. */
export function filledPriceForm(changes: Readonly<Record<string, string>> = {}, version = 0) {
  const texts = section.textsOf(defaultFacts);
  const rows = priceListIds.flatMap((list) =>
    defaultFacts.prices[list].flatMap(({ id, name, includes, translations, cost }, index) =>
      Object.entries({
        id,
        name,
        includes: includes ?? '',
        amount: rupeesForField(cost),
        ...Object.fromEntries(
          otherLocales.flatMap((locale) => [
            [`name-${locale}`, translations[locale]?.name ?? ''],
            [`includes-${locale}`, translations[locale]?.includes ?? ''],
          ]),
        ),
      }).map(([part, text]) => [priceInputName(list, index + 1, part), text] as const),
    ),
  );
  const others = Object.entries(texts).filter(
    ([name]) => !(priceListIds as readonly string[]).includes(name),
  );
  return { ...Object.fromEntries([...others, ...rows]), ...changes, version: String(version) };
}
