import { data } from 'react-router';
import { readCostPlan } from '#app/content/prices/cost-plan.input.server.ts';
import { PricePage } from '#app/content/prices/price-page.tsx';
import { localeOf } from '#app/languages/localized-path.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { usePageLocale } from '#app/ui/locale/page-locale.ts';
import { PageHeading } from '#app/ui/page-parts/page-heading.tsx';
import type { Route } from './+types/prices';

const page = publicPages.prices;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { facts, now } = requestContext(context);
  const plan = readCostPlan(searchParams, facts, localeOf(pathname));
  const status = plan.state === 'refused' ? 400 : 200;
  return data({ plan, askedAt: now.toISOString() }, { status });
}

export const meta = metaOf(page);

export default function Prices({ loaderData }: Route.ComponentProps) {
  const { title, summary } = usePageLocale().pageOf(page);
  return (
    <>
      <PageHeading path={page.path} title={title} summary={summary} />
      <PricePage {...loaderData} />
    </>
  );
}
