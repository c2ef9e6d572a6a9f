import { data } from 'react-router';
import { listReels } from '#app/links/link.queries.server.ts';
import { linksCopy } from '#app/links/links-copy.server.ts';
import { LinkSection } from '#app/links/parts/link-section.tsx';
import { NoLinksYet } from '#app/links/parts/no-links-yet.tsx';
import { ReelGrid } from '#app/links/parts/reel-grid.tsx';
import { SocialLinksPage } from '#app/links/parts/social-links-page.tsx';
import { loadForPage } from '#app/server/head-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import type { Route } from './+types/reels';

const page = publicPages.reels;

export const handle: PageHandle = { hydration: 'islands' };

export async function loader(call: Route.LoaderArgs) {
  const links = await loadForPage(call, listReels, 'Failed to fetch links', {
    fromCopy: { part: linksCopy, read: ({ reels }) => [...reels] },
  });
  return data({ links }, { status: 'failed' in links ? 503 : 200 });
}

export function meta() {
  return pageMeta(page);
}

export default function Reels({ loaderData: { links } }: Route.ComponentProps) {
  return (
    <SocialLinksPage page={page} loading="Loading reels..." links={links}>
      {(reels) =>
        reels.length > 0 ? (
          <LinkSection
            id="reel-highlights"
            heading="Trending Highlights"
            note="Nothing is loaded from Instagram until you ask for it."
          >
            <ReelGrid reels={reels} look="page" />
          </LinkSection>
        ) : (
          <NoLinksYet what="reels" profile="Instagram" />
        )
      }
    </SocialLinksPage>
  );
}
