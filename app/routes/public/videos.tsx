import { data } from 'react-router';
import { listVideos } from '#app/links/link.queries.server.ts';
import { linksCopy } from '#app/links/links-copy.server.ts';
import { LinkSection } from '#app/links/parts/link-section.tsx';
import { NoLinksYet } from '#app/links/parts/no-links-yet.tsx';
import { SocialLinksPage } from '#app/links/parts/social-links-page.tsx';
import { VideoGrid } from '#app/links/parts/video-grid.tsx';
import { loadForPage } from '#app/server/head-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/videos';

const page = publicPages.videos;

/** Said once, above the first videos. */
const note = 'Nothing is loaded from YouTube until you press play.';

export const handle: PageHandle = { hydration: 'islands' };

export async function loader(call: Route.LoaderArgs) {
  const links = await loadForPage(call, listVideos, 'Failed to fetch links', {
    fromCopy: { part: linksCopy, read: ({ videos }) => videos },
  });
  return data({ links }, { status: 'failed' in links ? 503 : 200 });
}

export function meta() {
  return pageMeta(page);
}

export default function Videos({ loaderData: { links } }: Route.ComponentProps) {
  return (
    <SocialLinksPage page={page} loading="Loading videos..." links={links}>
      {({ latest, others }) => (
        <Stack gap="8">
          {latest.length > 0 && (
            <LinkSection id="latest-videos" heading="Trending on Social Media" note={note}>
              <VideoGrid videos={latest} size="large" eager />
            </LinkSection>
          )}
          {others.length > 0 && (
            <LinkSection id="more-videos" heading="More videos" note={latest.length === 0 ? note : undefined}>
              <VideoGrid videos={others} size="regular" eager={latest.length === 0} />
            </LinkSection>
          )}
          {latest.length + others.length === 0 && <NoLinksYet what="videos" profile="YouTube" />}
        </Stack>
      )}
    </SocialLinksPage>
  );
}
