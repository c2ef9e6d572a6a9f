import { SectionedPage } from '#app/content/parts/sectioned-page.tsx';
import { PrivacyPolicy, privacyContents } from '#app/content/privacy/privacy-policy.tsx';
import * as facts from '#app/site/facts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';

const page = publicPages.privacy;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(page);
}

export default function Privacy() {
  return (
    <SectionedPage page={page} contents={privacyContents}>
      <PrivacyPolicy facts={facts} />
    </SectionedPage>
  );
}
