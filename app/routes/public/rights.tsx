import { ContentsList } from '#app/content/parts/contents-list.tsx';
import { Handout } from '#app/content/parts/handout.tsx';
import { SourcesFoot } from '#app/content/parts/page-sources.tsx';
import { Rights, rightsContents } from '#app/content/rights/rights.tsx';
import { rightsSources } from '#app/content/rights/sources.ts';
import * as facts from '#app/site/facts.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { PlainPage } from '#app/ui/page-parts/plain-page.tsx';

const page = publicPages.rights;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta() {
  return pageMeta(page);
}

export default function RightsPage() {
  return (
    <PlainPage page={page}>
      <ContentsList contents={rightsContents} />
      <Rights facts={facts} />
      <SourcesFoot sources={rightsSources}>
        <p>This page explains the law in short. It does not replace the Act, or a lawyer who knows you.</p>
      </SourcesFoot>
      <Handout path={page.path} />
    </PlainPage>
  );
}
