import { SectionedPage } from '#app/content/parts/sectioned-page.tsx';
import { PrivacyPolicy, privacyContentsIn } from '#app/content/privacy/privacy-policy.tsx';
import { metaOf } from '#app/site/meta-in-language.ts';
import { publicPages } from '#app/site/pages.ts';
import { useHospitalFacts } from '#app/ui/hospital-facts/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useEdition } from '#app/ui/language/edition.ts';

const page = publicPages.privacy;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export default function Privacy() {
  return (
    <SectionedPage page={page} contents={privacyContentsIn(useEdition().language)}>
      <PrivacyPolicy facts={useHospitalFacts()} />
    </SectionedPage>
  );
}
