import { PrivacyPolicy, privacyContentsIn } from '#app/content/privacy/privacy-policy.tsx';
import { SectionedPage } from '#app/content/reading/sectioned-page.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { privacyWords } from '#messages/content/privacy/privacy-policy.tsx';

const page = publicPages.privacy;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export default function Privacy() {
  return (
    <SectionedPage
      page={page}
      answer={useWords(privacyWords).answer}
      contents={privacyContentsIn(usePageLocale().locale)}
    >
      <PrivacyPolicy facts={useHospitalFacts()} />
    </SectionedPage>
  );
}
