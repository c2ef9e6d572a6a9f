import { publicPages } from '#app/site/pages.ts';
import { AsOf } from '#app/ui/deferred/as-of.tsx';
import { type Deferral, Deferred } from '#app/ui/deferred/deferred.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import type { HomeLinks } from '../link.values.ts';
import { LinkSection } from './link-section.tsx';
import { ReelGrid } from './reel-grid.tsx';

/** Reels on the home page, nothing while there are none. When they fail the trending section says so for both. */
export function HighlightsSection({ links }: { readonly links: Deferral<HomeLinks> }) {
  return (
    <Deferred data={links} fallback={null} failure={() => null} saysWhen={false}>
      {({ reels }, asOf) =>
        reels.length > 0 && (
          <Page>
            <LinkSection
              id="highlights-heading"
              heading="Instagram Highlights"
              note={
                <>
                  A reel comes from Instagram only when you ask for it. There are more on our{' '}
                  <a href={publicPages.reels.path}>Instagram page</a>.
                </>
              }
            >
              <AsOf time={asOf} />
              <ReelGrid reels={reels} look="home" />
            </LinkSection>
          </Page>
        )
      }
    </Deferred>
  );
}
