import { ContentsList } from '#app/content/parts/contents-list.tsx';
import { Handout } from '#app/content/parts/handout.tsx';
import { PrivacyPolicy, privacyContents } from '#app/content/privacy/privacy-policy.tsx';
import * as facts from '#app/site/facts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { PlainPage } from '#app/ui/page-parts/plain-page.tsx';

const page = publicPages.privacy;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(page);
}

export default function Privacy() {
  return (
    <PlainPage page={page}>
      <ContentsList contents={privacyContents} />
      <PrivacyPolicy facts={facts} />
      <Handout path={page.path} />
    </PlainPage>
  );
}
