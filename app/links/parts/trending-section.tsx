import { publicPages } from '#app/navigation/pages.ts';
import { AsOf } from '#app/ui/deferred/as-of.tsx';
import { type Deferral, Deferred } from '#app/ui/deferred/deferred.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { useEdition, useWords } from '#app/ui/locale/edition.ts';
import { linksWords } from '#messages/links/links.ts';
import type { HomeLinks } from '../link.values.ts';
import { LinkSection } from './link-section.tsx';
import { LinksFailure } from './links-failure.tsx';
import { VideoGrid } from './video-grid.tsx';

const headingId = 'trending-heading';

/**
 * Videos on the home page, nothing while there are none. Of the three social sections, which come from one query, this
 * is the one that says when it failed: once, where a visitor would look for them.
 */
export function TrendingSection({ links }: { readonly links: Deferral<HomeLinks> }) {
  const { trending, trendingNote } = useWords(linksWords);
  const { pathTo } = useEdition();
  const [before, link, after] = trendingNote;
  return (
    <Deferred
      data={links}
      fallback={null}
      saysWhen={false}
      failure={(message) => (
        <Page>
          <LinkSection id={headingId} heading={trending}>
            <LinksFailure message={message} />
          </LinkSection>
        </Page>
      )}
    >
      {({ videos }, asOf) =>
        videos.length > 0 && (
          <Page>
            <LinkSection
              id={headingId}
              heading={trending}
              note={
                <>
                  {before}
                  <a href={pathTo(publicPages.videos.path)}>{link}</a>
                  {after}
                </>
              }
            >
              <AsOf time={asOf} />
              <VideoGrid videos={videos} size="home" />
            </LinkSection>
          </Page>
        )
      }
    </Deferred>
  );
}
