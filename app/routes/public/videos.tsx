import { data } from 'react-router';
import { listVideos } from '#app/links/link.queries.server.ts';
import { room } from '#app/links/parts/link-section.css.ts';
import { LinkSection } from '#app/links/parts/link-section.tsx';
import { LinksFailure } from '#app/links/parts/links-failure.tsx';
import { NoLinksYet } from '#app/links/parts/no-links-yet.tsx';
import { VideoGrid } from '#app/links/parts/video-grid.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { withHeadStart } from '#app/server/head-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import { Deferred } from '#app/ui/deferred/deferred.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import type { Route } from './+types/videos';

const page = publicPages.videos;

/** Said once, above the first videos. */
const note = 'Nothing is loaded from YouTube until you press play.';

export const handle: PageHandle = { hydration: 'idle' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { database, requestId } = requestContext(context);
  const videos = await withHeadStart(listVideos(database), {
    failure: 'Failed to fetch links',
    requestId,
    complete: new URL(request.url).searchParams.has('complete'),
  });
  return data({ videos }, { status: 'failed' in videos ? 503 : 200 });
}

export function meta() {
  return pageMeta(page);
}

export default function Videos({ loaderData: { videos } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading path={page.path} title={page.title} summary={page.summary} />
      <Page>
        <div className={room}>
          <Deferred
            data={videos}
            completePath={`${page.path}?complete=1`}
            fallback={<Skeleton label="Loading videos..." lines={6} />}
            failure={(message) => <LinksFailure {...(message ? { message } : {})} />}
          >
            {({ latest, others }) => (
              <Stack gap="8">
                {latest.length > 0 && (
                  <LinkSection id="latest-videos" heading="Trending on Social Media" note={note}>
                    <VideoGrid videos={latest} size="large" eager />
                  </LinkSection>
                )}
                {others.length > 0 && (
                  <LinkSection
                    id="more-videos"
                    heading="More videos"
                    {...(latest.length === 0 ? { note } : {})}
                  >
                    <VideoGrid videos={others} size="regular" eager={latest.length === 0} />
                  </LinkSection>
                )}
                {latest.length + others.length === 0 && <NoLinksYet what="videos" profile="YouTube" />}
              </Stack>
            )}
          </Deferred>
        </div>
      </Page>
    </>
  );
}
