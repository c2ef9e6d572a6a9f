import type { PlaceFact } from '#app/hospital-facts/fact-types.ts';
import { addressLine, translatedFact } from '#app/hospital-facts/name-and-place.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { EnglishText } from './english-text.tsx';
import { usePageLocale } from './page-locale.ts';

/** Name or place of the hospital in the page's language, else in English with `lang="en"`. */
export function HospitalFact({ of }: { readonly of: PlaceFact }) {
  const { hospital } = useHospitalFacts();
  const { locale } = usePageLocale();
  const english = of === 'address' ? addressLine({ hospital }) : hospital[of];
  return translatedFact(of, locale, { hospital }) ?? <EnglishText>{english}</EnglishText>;
}
