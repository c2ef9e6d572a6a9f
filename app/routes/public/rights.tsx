import { SourcesSection } from '#app/content/reading/page-sources.tsx';
import { SectionedPage } from '#app/content/reading/sectioned-page.tsx';
import { Rights, rightsSources } from '#app/content/rights/rights.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { rightsWords } from '#messages/content/rights/rights.tsx';

const page = publicPages.rights;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export default function RightsPage() {
  const { answer, inShort } = useWords(rightsWords);
  return (
    <SectionedPage page={page} answer={answer}>
      <Rights facts={useHospitalFacts()} />
      <SourcesSection sources={rightsSources}>
        <p>{inShort}</p>
      </SourcesSection>
    </SectionedPage>
  );
}
