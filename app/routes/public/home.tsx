import { Phone } from 'lucide-react';
import { GallerySection } from '#app/content/rooms/gallery-section.tsx';
import { RoomGrid } from '#app/content/rooms/room-grid.tsx';
import { facilities, structure } from '#app/content/rooms/rooms.ts';
import { cardsOf, listAvailableDoctors } from '#app/doctors/doctor.queries.server.ts';
import { TeamSection } from '#app/doctors/parts/team-section.tsx';
import { listForHome } from '#app/links/link.queries.server.ts';
import { HighlightsSection } from '#app/links/parts/highlights-section.tsx';
import { StoriesSection } from '#app/links/parts/stories-section.tsx';
import { TrendingSection } from '#app/links/parts/trending-section.tsx';
import { requestContext } from '#app/server/context.server.ts';
import { withHeadStart } from '#app/server/head-start.server.ts';
import { hospital, phones } from '#app/site/facts.ts';
import { heroPicture, homeLoop, homeNightHero } from '#app/site/heroes.ts';
import { startingPoints } from '#app/site/navigation.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { home, publicPages } from '#app/site/pages.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Hero } from '#app/ui/frame/hero.tsx';
import { HeroLoop } from '#app/ui/frame/hero-loop.tsx';
import { HeroWords } from '#app/ui/frame/hero-words.tsx';
import { PageIndex } from '#app/ui/frame/page-index.tsx';
import type { PageHandle } from '#app/ui/hydration/hydration.ts';
import { Page } from '#app/ui/page/page.tsx';
import { Stack } from '#app/ui/page/stack.tsx';
import type { Route } from './+types/home';

export const handle = { hydration: 'idle' } satisfies PageHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { database, requestId } = requestContext(context);
  const complete = new URL(request.url).searchParams.has('complete');
  const [team, links] = await Promise.all([
    withHeadStart(cardsOf(listAvailableDoctors(database)), {
      failure: 'Failed to fetch doctors',
      requestId,
      complete,
    }),
    withHeadStart(listForHome(database), { failure: 'Failed to fetch links', requestId, complete }),
  ]);
  // A browser without the Network Information API says it in the header alone.
  const savesData = request.headers.get('Save-Data') === 'on';
  return { savesData, team, links };
}

/** Nothing here depends on the query, in which the gallery's viewer keeps its place. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return pageMeta(home);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap="8">
      <Hero
        size="home"
        picture={heroPicture(home.path)}
        darkPicture={homeNightHero}
        moving={!loaderData.savesData && <HeroLoop files={homeLoop} />}
      >
        <HeroWords
          name={hospital.name}
          heading="It is all right to ask for help."
          text={`Worry that will not stop. A child who is struggling. Drinking that has got out of hand. Tell us what is happening. We are a hospital for mental health with ${hospital.beds} beds in Sector 15, Panchkula, and we listen first.`}
        >
          <ButtonLink href={phones.admission.href}>
            <Phone size={20} aria-hidden />
            Call {phones.admission.shown}
          </ButtonLink>
          <ButtonLink href={publicPages.doctors.path} variant="secondary">
            Book an appointment
          </ButtonLink>
        </HeroWords>
      </Hero>

      <Page>
        <section aria-labelledby="start">
          <Stack gap="5">
            <h2 id="start">Where would you like to start?</h2>
            <PageIndex columns="three" entries={startingPoints} />
          </Stack>
        </section>
      </Page>

      <Page>
        <section aria-labelledby="structure">
          <Stack gap="5">
            <h2 id="structure">Hospital Structure</h2>
            <RoomGrid columns="four" rooms={structure} explained={false} />
          </Stack>
        </section>
      </Page>

      <Page>
        <TeamSection doctors={loaderData.team} />
      </Page>

      <StoriesSection links={loaderData.links} />

      <Page>
        <section aria-labelledby="facilities">
          <Stack gap="5">
            <h2 id="facilities">Our Facilities</h2>
            <RoomGrid columns="three" rooms={facilities} />
          </Stack>
        </section>
      </Page>

      <Page>
        <GallerySection explained={false} />
      </Page>

      <TrendingSection links={loaderData.links} />
      <HighlightsSection links={loaderData.links} />
    </Stack>
  );
}
