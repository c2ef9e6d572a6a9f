import type { TranslatedPlace } from '#app/hospital-facts/fact-shapes.ts';
import { addressLine, translatedFact } from '#app/hospital-facts/name-and-place.ts';
import { useHospitalFacts } from '../facts-context/hospital-facts.ts';
import { usePageLocale } from './edition.ts';
import { EnglishText } from './in-latin.tsx';

/** Name or place of the hospital in the page's language, else in English with `lang="en"`. */
export function HospitalFact({ of }: { readonly of: keyof TranslatedPlace }) {
  const { hospital } = useHospitalFacts();
  const { language } = usePageLocale();
  const english = of === 'address' ? addressLine({ hospital }) : hospital[of];
  return translatedFact(of, language, { hospital }) ?? <EnglishText>{english}</EnglishText>;
}
