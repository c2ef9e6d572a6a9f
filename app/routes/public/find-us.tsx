import { FindUs, FindUsAnswer } from '#app/content/find-us/find-us.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { requestContext } from '#app/platform/request/context.server.ts';
import { dayInIndia } from '#app/time/calendar.ts';
import { OpdHoursScript } from '#app/ui/contact/time-dependent-text.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';
import type { Route } from './+types/find-us';

const page = publicPages.findUs;

export const handle = { hydration: 'none' } satisfies PageHandle;

/** The page cache renders the page once a day (decision 0033). */
export const loader = ({ context }: Route.LoaderArgs) => ({ today: dayInIndia(requestContext(context).now) });

export const meta = metaOf(page);

export default function FindUsPage({ loaderData: { today } }: Route.ComponentProps) {
  return (
    <HospitalPageLayout page={page} answer={<FindUsAnswer today={today} />}>
      <FindUs today={today} />
      <OpdHoursScript />
    </HospitalPageLayout>
  );
}
