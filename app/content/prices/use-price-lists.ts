import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { type PriceListsInLocale, priceListsIn } from './prices.ts';

/** Returns the price lists in the locale of the page. */
export const usePriceLists = (): PriceListsInLocale =>
  priceListsIn(useHospitalFacts(), usePageLocale().locale);
