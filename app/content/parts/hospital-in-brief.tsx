import { publicPages } from '#app/navigation/pages.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { briefWords } from '#messages/content/hospital-in-brief.tsx';

/** Paragraph about the hospital at the end of every information page, from the facts. */
export function HospitalInBrief() {
  const words = useWords(briefWords);
  const { pathTo } = usePageLocale();
  return (
    <p>
      {words.before(useHospitalFacts())}
      <TextLink href={pathTo(publicPages.pictures.path)}>{words.rooms}</TextLink>
      {words.and}
      <TextLink href={pathTo(publicPages.prices.path)}>{words.prices}</TextLink>
      {words.after}
    </p>
  );
}
