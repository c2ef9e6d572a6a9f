import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { handoutWords } from '#messages/content/reading/handout.ts';
import { line } from './handout.css.ts';

/**
 * Line for the printed page: the hospital's name, address and phone numbers, and the path of the page.
 *
 * @param path in the default locale
 */
export function Handout({ path }: { readonly path: string }) {
  const { phones } = useHospitalFacts();
  const words = useWords(handoutWords);
  const { pathTo } = usePageLocale();
  return (
    <p className={line}>
      <strong>
        <HospitalFact of="name" />
      </strong>
      {', '}
      <HospitalFact of="address" />
      {words.reach(phones.admission.shown, phones.landline.shown)}
      <EnglishText>{pathTo(path)}</EnglishText>
    </p>
  );
}
