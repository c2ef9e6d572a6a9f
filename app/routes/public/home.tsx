import { ApproachSection } from '#app/content/home/approach-section.tsx';
import { FacilitiesSection } from '#app/content/home/facilities-section.tsx';
import { ServicesSection, TreatmentsSection } from '#app/content/home/field-sections.tsx';
import { GallerySection } from '#app/content/home/gallery-section.tsx';
import { sections } from '#app/content/home/home-section.css.ts';
import { StartSection } from '#app/content/home/start-section.tsx';
import { StructureSection } from '#app/content/home/structure-section.tsx';
import { doctorsSnapshot, teamInSnapshot } from '#app/doctors/directory/doctors-snapshot.server.ts';
import { listTeam } from '#app/doctors/directory/featured-doctors.queries.server.ts';
import { TeamSection } from '#app/doctors/parts/team-section.tsx';
import { localeOf } from '#app/languages/localized-path.ts';
import { messagesIn } from '#app/languages/messages.ts';
import { listForHome } from '#app/links/link.queries.server.ts';
import { linksSnapshot } from '#app/links/links-snapshot.server.ts';
import { HighlightsSection } from '#app/links/parts/highlights-section.tsx';
import { StoriesSection } from '#app/links/parts/stories-section.tsx';
import { TrendingSection } from '#app/links/parts/trending-section.tsx';
import { heroPicture, homeHeroVideo } from '#app/navigation/heroes.ts';
import { home, publicPages } from '#app/navigation/pages.ts';
import { metaOf } from '#app/page-meta/meta-in-language.ts';
import { loadDeferrable } from '#app/platform/request/loader-deadline.server.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { Hero } from '#app/ui/hero/hero.tsx';
import { HeroFilm } from '#app/ui/hero/hero-film.tsx';
import { HeroText } from '#app/ui/hero/hero-text.tsx';
import * as homeHero from '#app/ui/hero/home-hero.css.ts';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { homeWords } from '#messages/content/home/home.ts';
import { linksWords } from '#messages/links/links.ts';
import type { Route } from './+types/home';

export const handle = { hydration: 'islands' } satisfies PageHandle;

export async function loader(call: Route.LoaderArgs) {
  const [team, links] = await Promise.all([
    loadDeferrable(call, listTeam, 'Failed to fetch doctors', {
      fromCopy: { part: doctorsSnapshot, read: teamInSnapshot },
    }),
    loadDeferrable(
      call,
      listForHome,
      messagesIn(localeOf(new URL(call.request.url).pathname), linksWords).failure,
      {
        fromCopy: { part: linksSnapshot, read: ({ home }) => home },
      },
    ),
  ]);
  // Only this header carries Save-Data in browsers without the Network Information API.
  const savesData = call.request.headers.get('Save-Data') === 'on';
  return { savesData, team, links };
}

export const meta = metaOf(home);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hospital } = useHospitalFacts();
  const words = useWords(homeWords);
  const { pathTo } = usePageLocale();
  return (
    <>
      <Hero
        look={homeHero}
        picture={heroPicture(home.path)}
        moving={!loaderData.savesData && <HeroFilm files={homeHeroVideo} />}
      >
        <HeroText name={<HospitalFact of="name" />} heading={words.heading} text={words.text(hospital.beds)}>
          <CallButton />
          <ButtonLink href={pathTo(publicPages.doctors.path)} variant="secondary">
            {words.book}
          </ButtonLink>
        </HeroText>
      </Hero>
      <Page>
        <div className={sections}>
          <StartSection />
          <TreatmentsSection />
          <ApproachSection />
          <ServicesSection />
          <StructureSection />
          <TeamSection doctors={loaderData.team} />
          <StoriesSection links={loaderData.links} />
          <FacilitiesSection />
          <GallerySection />
          <TrendingSection links={loaderData.links} />
          <HighlightsSection links={loaderData.links} />
        </div>
      </Page>
    </>
  );
}
