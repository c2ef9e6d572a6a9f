import { addressLine } from '#app/site/address.ts';
import { hindiAddress, hindiFact } from '#app/site/hindi-facts.ts';
import { useHospitalFacts } from '../hospital-facts/hospital-facts.ts';
import { useEdition } from './edition.ts';
import { InLatin } from './in-latin.tsx';

/** The hospital's name or place in the letters of the page. */
export function HospitalFact({ of }: { readonly of: 'name' | 'shortName' | 'location' | 'address' }) {
  const { hospital } = useHospitalFacts();
  const { language } = useEdition();
  const hindi =
    language === 'hi'
      ? of === 'address'
        ? hindiAddress({ hospital })
        : hindiFact(of, { hospital })
      : undefined;
  return hindi ?? <InLatin>{of === 'address' ? addressLine({ hospital }) : hospital[of]}</InLatin>;
}
