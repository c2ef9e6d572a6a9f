import { publicPages } from '#app/navigation/pages.ts';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import { StaleDataTime } from '#app/ui/deferred/stale-data-time.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { HomeLinks } from '../link.values.ts';
import { LinkSection } from './link-section.tsx';
import { ReelGrid } from './reel-grid.tsx';

/** Section of reels on the home page, hidden if there are none. If loading fails, only the trending section says so. */
export function HighlightsSection({ links }: { readonly links: DeferredData<HomeLinks> }) {
  const { highlights, highlightsNote } = useWords(linksWords);
  const { pathTo } = usePageLocale();
  const [before, link, after] = highlightsNote;
  return (
    <Deferred data={links} fallback={null} failure={() => null} saysWhen={false}>
      {({ reels }, asOf) =>
        reels.length > 0 && (
          <LinkSection
            id="highlights-heading"
            heading={highlights}
            isFolded
            note={
              <>
                {before}
                <a href={pathTo(publicPages.reels.path)}>{link}</a>
                {after}
              </>
            }
          >
            <StaleDataTime time={asOf} />
            <ReelGrid reels={reels} look="row" />
          </LinkSection>
        )
      }
    </Deferred>
  );
}
