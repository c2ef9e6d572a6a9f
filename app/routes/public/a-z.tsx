import { AToZ } from '#app/content/a-z/a-z.tsx';
import { pageIndexIn } from '#app/content/a-z/page-index.server.ts';
import { factsOfPage } from '#app/content/information-facts.server.ts';
import { localeOf } from '#app/languages/localized-path.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import type { Route } from './+types/a-z';

const page = publicPages.aToZ;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export const loader = ({ request }: Route.LoaderArgs) =>
  pageIndexIn(localeOf(new URL(request.url).pathname), factsOfPage);

export default function AToZPage({ loaderData }: Route.ComponentProps) {
  const { title, summary } = usePageLocale().pageOf(page);
  return (
    <>
      <PageHeading path={page.path} title={title} summary={summary} />
      <Page>
        <AToZ parts={loaderData} />
      </Page>
    </>
  );
}
