import { data } from 'react-router';
import { listReels } from '#app/links/link.queries.server.ts';
import { room } from '#app/links/parts/link-section.css.ts';
import { LinkSection } from '#app/links/parts/link-section.tsx';
import { LinksFailure } from '#app/links/parts/links-failure.tsx';
import { NoLinksYet } from '#app/links/parts/no-links-yet.tsx';
import { ReelGrid } from '#app/links/parts/reel-grid.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { withHeadStart } from '#app/server/head-start.server.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import { Deferred } from '#app/ui/deferred/deferred.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import type { Route } from './+types/reels';

const page = publicPages.reels;

export const handle: PageHandle = { hydration: 'idle' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { database, requestId } = requestContext(context);
  const reels = await withHeadStart(listReels(database), {
    failure: 'Failed to fetch links',
    requestId,
    complete: new URL(request.url).searchParams.has('complete'),
  });
  return data({ reels }, { status: 'failed' in reels ? 503 : 200 });
}

export function meta() {
  return pageMeta(page);
}

export default function Reels({ loaderData: { reels } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading path={page.path} title={page.title} summary={page.summary} />
      <Page>
        <div className={room}>
          <Deferred
            data={reels}
            completePath={`${page.path}?complete=1`}
            fallback={<Skeleton label="Loading reels..." lines={6} />}
            failure={(message) => <LinksFailure {...(message ? { message } : {})} />}
          >
            {(found) =>
              found.length > 0 ? (
                <LinkSection
                  id="reel-highlights"
                  heading="Trending Highlights"
                  note="Nothing is loaded from Instagram until you ask for it."
                >
                  <ReelGrid reels={found} />
                </LinkSection>
              ) : (
                <NoLinksYet what="reels" profile="Instagram" />
              )
            }
          </Deferred>
        </div>
      </Page>
    </>
  );
}
