import { SectionedPage } from '#app/content/parts/sectioned-page.tsx';
import { PrivacyPolicy, privacyContentsIn } from '#app/content/privacy/privacy-policy.tsx';
import * as facts from '#app/site/facts.ts';
import { pageIn } from '#app/site/hindi-pages.ts';
import { languageOf } from '#app/site/language.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useEdition } from '#app/ui/language/edition.ts';
import type { Route } from './+types/privacy';

const page = publicPages.privacy;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(pageIn(languageOf(location.pathname), page));
}

export default function Privacy() {
  return (
    <SectionedPage page={page} contents={privacyContentsIn(useEdition().language)}>
      <PrivacyPolicy facts={facts} />
    </SectionedPage>
  );
}
