import type { ReactNode } from 'react';
import type { SitePage } from '#app/navigation/pages.ts';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import { pagePadding } from './link-section.css.ts';
import { LinksFailure } from './links-failure.tsx';

interface SocialLinksPageProps<Links> {
  readonly page: SitePage;
  /** Text shown while the links load. */
  readonly loading: string;
  readonly links: DeferredData<Links>;
  readonly children: (links: Links) => ReactNode;
}

/** Page of social links: the heading, and the links, the loading text or an error message. */
export function SocialLinksPage<Links>({ page, loading, links, children }: SocialLinksPageProps<Links>) {
  const { title, summary } = usePageLocale().pageOf(page);
  return (
    <>
      <PageHeading path={page.path} title={title} summary={summary} />
      <Page>
        <div className={pagePadding}>
          <Deferred
            data={links}
            fallback={<Skeleton label={loading} lines={6} />}
            failure={(message) => <LinksFailure message={message} />}
          >
            {(shown) => children(shown)}
          </Deferred>
        </div>
      </Page>
    </>
  );
}
