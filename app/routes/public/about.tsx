import { AboutUs, HospitalFigures } from '#app/content/about/about-us.tsx';
import { AboutCarousel } from '#app/content/rooms/about-carousel.tsx';
import * as facts from '#app/site/facts.ts';
import { pageIn } from '#app/site/hindi-pages.ts';
import { languageOf } from '#app/site/language.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { publicPages } from '#app/site/pages.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { PlainPage } from '#app/ui/page-parts/plain-page.tsx';
import type { Route } from './+types/about';

export const handle = { hydration: 'islands' } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return pageMeta(pageIn(languageOf(location.pathname), publicPages.about));
}

export default function About() {
  return (
    <PlainPage page={publicPages.about}>
      <AboutCarousel />
      <HospitalFigures />
      <AboutUs facts={facts} />
    </PlainPage>
  );
}
