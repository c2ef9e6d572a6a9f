import { AboutAnswer, AboutUs, HospitalFigures } from '#app/content/about/about-us.tsx';
import { AboutCarousel } from '#app/content/rooms/about-carousel.tsx';
import { publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { HospitalPageLayout } from '#app/ui/page-parts/hospital-page-layout.tsx';

export const handle = { hydration: 'islands' } satisfies PageHandle;

export const meta = metaOf(publicPages.about);

export default function About() {
  return (
    <HospitalPageLayout page={publicPages.about}>
      <AboutAnswer />
      <AboutCarousel />
      <HospitalFigures />
      <AboutUs facts={useHospitalFacts()} />
    </HospitalPageLayout>
  );
}
