import { SourcesFoot } from '#app/content/parts/page-sources.tsx';
import { SectionedPage } from '#app/content/parts/sectioned-page.tsx';
import { Rights, rightsContents, rightsSources } from '#app/content/rights/rights.tsx';
import * as facts from '#app/site/facts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';

const page = publicPages.rights;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(page);
}

export default function RightsPage() {
  return (
    <SectionedPage page={page} contents={rightsContents}>
      <Rights facts={facts} />
      <SourcesFoot sources={rightsSources}>
        <p>This page explains the law in short. It does not replace the Act, or a lawyer who knows you.</p>
      </SourcesFoot>
    </SectionedPage>
  );
}
