import { publicPages } from '#app/navigation/pages.ts';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import { StaleDataTime } from '#app/ui/deferred/stale-data-time.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { HomeLinks } from '../link.values.ts';
import { LinkSection } from './link-section.tsx';
import { LinksFailure } from './links-failure.tsx';
import { VideoGrid } from './video-grid.tsx';

const headingId = 'trending-heading';

/**
 * Section of videos on the home page, hidden if there are none. The three social sections come from one query. If it
 * fails, only this section shows the error, so that visitors see it once.
 */
export function TrendingSection({ links }: { readonly links: DeferredData<HomeLinks> }) {
  const { trending, trendingNote } = useWords(linksWords);
  const { pathTo } = usePageLocale();
  const [before, link, after] = trendingNote;
  return (
    <Deferred
      data={links}
      fallback={null}
      saysWhen={false}
      failure={(message) => (
        <LinkSection id={headingId} heading={trending}>
          <LinksFailure message={message} />
        </LinkSection>
      )}
    >
      {({ videos }, asOf) =>
        videos.length > 0 && (
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
            <StaleDataTime time={asOf} />
            <VideoGrid videos={videos} size="row" />
          </LinkSection>
        )
      }
    </Deferred>
  );
}
