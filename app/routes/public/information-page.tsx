import { articleAt } from '#app/content/information-article.ts';
import { ContentsList } from '#app/content/parts/contents-list.tsx';
import { FactsStrip } from '#app/content/parts/facts-strip.tsx';
import { Handout } from '#app/content/parts/handout.tsx';
import { PageNeighbours } from '#app/content/parts/page-neighbours.tsx';
import { PageSources } from '#app/content/parts/page-sources.tsx';
import { PageTools } from '#app/content/parts/page-tools.tsx';
import { Reading } from '#app/content/parts/reading.tsx';
import { structuredData } from '#app/content/structured-data.ts';
import { listHelpingDoctors } from '#app/doctors/directory.queries.server.ts';
import { doctorsCopy, helpingIn } from '#app/doctors/doctors-copy.server.ts';
import { HelpingDoctors } from '#app/doctors/parts/helping-doctors.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { loadForPage } from '#app/server/head-start.server.ts';
import { notFound } from '#app/server/problems.server.ts';
import { entryTo, entryToPath, sidebarOf } from '#app/site/navigation.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { findInformationPage } from '#app/site/pages.ts';
import { TalkCard } from '#app/ui/contact/call-cards.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { SideMenu } from '#app/ui/menus/side-menu.tsx';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import { WithSide } from '#app/ui/page-parts/with-side.tsx';
import type { Route } from './+types/information-page';

export const handle = { hydration: 'none' } satisfies PageHandle;

export async function loader(call: Route.LoaderArgs) {
  const { pathname } = new URL(call.request.url);
  const { origin } = requestContext(call.context);
  const found = findInformationPage(pathname);
  const sidebar = sidebarOf(pathname);
  if (!found || !sidebar) return notFound('There is no page at this address.');
  const { specializations } = articleAt(pathname).frontmatter;
  const doctors = await loadForPage(
    call,
    (database) => listHelpingDoctors(database, specializations),
    'Failed to fetch doctors',
    { fromCopy: { part: doctorsCopy, read: (copy) => helpingIn(copy, specializations) } },
  );
  return { ...found, sidebar, doctors, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frontmatter: frontMatter } = articleAt(loaderData.page.path);
  return [
    ...pageMeta(loaderData.page),
    ...structuredData({ ...loaderData, frontMatter }).map((data) => ({ 'script:ld+json': data })),
  ];
}

export default function InformationPage({ loaderData }: Route.ComponentProps) {
  const { page, group, sidebar, doctors } = loaderData;
  const article = articleAt(page.path);
  const [overview] = group.pages;
  return (
    <>
      <PageHeading
        path={page.path}
        title={page.title}
        summary={article.frontmatter.lead}
        trail={page.path === overview.path ? [] : [{ path: overview.path, label: group.title }]}
      />
      <Page>
        <FactsStrip page={article.frontmatter} />
      </Page>
      <WithSide
        side={
          <>
            <SideMenu title={sidebar.title} entries={sidebar.entries} />
            <SideMenu title="Related pages" entries={article.frontmatter.related.map(entryToPath)} />
            <TalkCard />
          </>
        }
      >
        <ContentsList contents={article.contents} />
        <Reading article={article} />
        <PageTools path={page.path} />
        <HelpingDoctors doctors={doctors} />
        <PageSources page={article.frontmatter} />
        <Handout path={page.path} />
        <PageNeighbours entries={group.pages.map(entryTo)} path={page.path} />
      </WithSide>
    </>
  );
}
