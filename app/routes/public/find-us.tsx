import { FindUs, FindUsAnswer } from '#app/content/find-us/find-us.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { OpdHoursScript } from '#app/ui/contact/time-dependent-text.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';

const page = publicPages.findUs;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export default function FindUsPage() {
  return (
    <HospitalPageLayout page={page} answer={<FindUsAnswer />}>
      <FindUs />
      <OpdHoursScript />
    </HospitalPageLayout>
  );
}
