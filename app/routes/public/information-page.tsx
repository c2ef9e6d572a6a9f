import { notFound } from '#app/server/problems.server.ts';
import { linkTo, sidebarOf } from '#app/site/navigation.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { findInformationPage } from '#app/site/pages.ts';
import { TalkCard, UrgentCard } from '#app/ui/frame/call-cards.tsx';
import { InPreparation } from '#app/ui/frame/in-preparation.tsx';
import { PageHeading } from '#app/ui/frame/page-heading.tsx';
import { PageIndex } from '#app/ui/frame/page-index.tsx';
import { SideMenu } from '#app/ui/frame/side-menu.tsx';
import { WithSide } from '#app/ui/frame/with-side.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import type { Route } from './+types/information-page';

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const found = findInformationPage(pathname);
  const sidebar = sidebarOf(pathname);
  if (!found || !sidebar) return notFound('There is no page at this address.');
  return { ...found, sidebar };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page) : [];
}

export default function InformationPage({ loaderData: { page, group, sidebar } }: Route.ComponentProps) {
  const [overview, ...others] = group.pages;
  const isOverview = page.path === overview.path;
  return (
    <>
      <PageHeading
        path={page.path}
        title={page.title}
        summary={page.summary}
        trail={isOverview ? [] : [{ path: overview.path, label: group.title }]}
      />
      <WithSide
        side={
          <>
            <SideMenu title={sidebar.title} links={sidebar.links} />
            <UrgentCard />
            <TalkCard />
          </>
        }
      >
        {isOverview && (
          <PageIndex
            columns="one"
            entries={others.map((other) => ({ ...linkTo(other), summary: other.summary }))}
          />
        )}
        <InPreparation />
      </WithSide>
    </>
  );
}
