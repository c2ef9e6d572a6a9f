import { dangerAt, dangerIds } from '#app/content/dangers/danger-table.ts';
import { Signs } from '#app/content/dangers/parts/urgent-tiers.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';

const page = publicPages.urgent;

export const handle = { hydration: 'none' } satisfies PageHandle;

export const meta = metaOf(page);

export default function UrgentPage() {
  return (
    <HospitalPageLayout page={page}>
      <Signs ids={dangerIds.filter((id) => dangerAt(id).tier !== 'soon')} />
    </HospitalPageLayout>
  );
}
