import { listVideos } from '#app/links/link.queries.server.ts';
import { loadLinks } from '#app/links/load-links.server.ts';
import { LinkSection } from '#app/links/parts/link-section.tsx';
import { NoLinksYet } from '#app/links/parts/no-links-yet.tsx';
import { SocialLinksPage } from '#app/links/parts/social-links-page.tsx';
import { VideoGrid } from '#app/links/parts/video-grid.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { linksWords } from '#messages/links/links.ts';
import type { Route } from './+types/videos';

const page = publicPages.videos;

export const handle: PageHandle = { hydration: 'islands' };

export const loader = (call: Route.LoaderArgs) => loadLinks(call, listVideos, ({ videos }) => videos);

export const meta = metaOf(page);

export default function Videos({ loaderData: { links } }: Route.ComponentProps) {
  const { loadingVideos, trending, videosNote: note, moreVideos } = useWords(linksWords);
  return (
    <SocialLinksPage page={page} loading={loadingVideos} links={links}>
      {({ latest, others }) => (
        <Stack gap="8">
          {latest.length > 0 && (
            <LinkSection id="latest-videos" heading={trending} note={note}>
              <VideoGrid videos={latest} size="large" eager />
            </LinkSection>
          )}
          {others.length > 0 && (
            <LinkSection id="more-videos" heading={moreVideos} note={latest.length === 0 ? note : undefined}>
              <VideoGrid videos={others} size="regular" eager={latest.length === 0} />
            </LinkSection>
          )}
          {latest.length + others.length === 0 && <NoLinksYet what="videos" profile="YouTube" />}
        </Stack>
      )}
    </SocialLinksPage>
  );
}
