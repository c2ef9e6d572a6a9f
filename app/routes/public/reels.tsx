import { data } from 'react-router';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { listReels } from '#app/links/link.queries.server.ts';
import { linksSnapshot } from '#app/links/links-snapshot.server.ts';
import { LinkSection } from '#app/links/parts/link-section.tsx';
import { NoLinksYet } from '#app/links/parts/no-links-yet.tsx';
import { ReelGrid } from '#app/links/parts/reel-grid.tsx';
import { SocialLinksPage } from '#app/links/parts/social-links-page.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { Route } from './+types/reels';

const page = publicPages.reels;

export const handle: PageHandle = { hydration: 'islands' };

export async function loader(call: Route.LoaderArgs) {
  const links = await loadDeferrable(
    call,
    listReels,
    messagesIn(localeOf(new URL(call.request.url).pathname), linksWords).failure,
    {
      fromCopy: { part: linksSnapshot, read: ({ reels }) => [...reels] },
    },
  );
  return data({ links }, { status: 'failed' in links ? 503 : 200 });
}

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
