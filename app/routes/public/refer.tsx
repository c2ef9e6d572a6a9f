import { Refer, ReferAnswer } from '#app/content/refer/refer.tsx';
import { currentBedStatement } from '#app/hospital-facts/free-bed.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';
import type { Route } from './+types/refer';

const page = publicPages.refer;

export const handle = { hydration: 'none' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { facts, now } = requestContext(context);
  return { said: currentBedStatement(facts.freeBed, now) };
}

export const meta = metaOf(page);

export default function ReferPage({ loaderData: { said } }: Route.ComponentProps) {
  return (
    <HospitalPageLayout page={page} answer={<ReferAnswer said={said} />}>
      <Refer />
    </HospitalPageLayout>
  );
}
