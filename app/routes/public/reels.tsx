import { listReels } from '#app/links/link.queries.server.ts';
import { loadLinks } from '#app/links/load-links.server.ts';
import { LinkSection } from '#app/links/parts/link-section.tsx';
import { NoLinksYet } from '#app/links/parts/no-links-yet.tsx';
import { ReelGrid } from '#app/links/parts/reel-grid.tsx';
import { SocialLinksPage } from '#app/links/parts/social-links-page.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { Route } from './+types/reels';

const page = publicPages.reels;

export const handle: PageHandle = { hydration: 'islands' };

export const loader = (call: Route.LoaderArgs) => loadLinks(call, listReels, ({ reels }) => [...reels]);

export const meta = metaOf(page);

export default function Reels({ loaderData: { links } }: Route.ComponentProps) {
  const { loadingReels, reelHighlights, reelsNote } = useWords(linksWords);
  return (
    <SocialLinksPage page={page} loading={loadingReels} links={links}>
      {(reels) =>
        reels.length > 0 ? (
          <LinkSection id="reel-highlights" heading={reelHighlights} note={reelsNote}>
            <ReelGrid reels={reels} look="page" />
          </LinkSection>
        ) : (
          <NoLinksYet what="reels" profile="Instagram" />
        )
      }
    </SocialLinksPage>
  );
}
