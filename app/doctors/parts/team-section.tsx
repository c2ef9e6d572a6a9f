import { publicPages } from '#app/navigation/pages.ts';
import { Carousel, CarouselItem } from '#app/ui/carousel/carousel.tsx';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { teamWords } from '#messages/doctors/team-section.ts';
import type { DoctorSummary } from '../doctor.values.ts';
import { isBookableHere } from '../doctor.view.ts';
import { NextFreeScript } from './next-free.tsx';
import { DoctorsFailure, NoDoctors } from './no-doctors.tsx';
import { TeamCard } from './team-card.tsx';
import * as css from './team-section.css.ts';

/**
 * Section "Our Team of Experts" of the home page (requirement 15).
 *
 * @param doctors available, active and not deleted
 */
export function TeamSection({ doctors }: { doctors: DeferredData<readonly DoctorSummary[]> }) {
  const { heading, viewAll } = useWords(teamWords);
  const { loading } = useWords(doctorWords);
  const { pathTo } = usePageLocale();
  return (
    <section className={css.team} aria-labelledby="team-heading">
      <Cluster align="between" gap="2">
        <h2 id="team-heading">{heading}</h2>
        <span className={css.viewAll}>
          <TextLink href={pathTo(publicPages.doctors.path)}>{viewAll}</TextLink>
        </span>
      </Cluster>
      <Deferred
        data={doctors}
        fallback={<Skeleton label={loading} lines={4} />}
        failure={(message) => <DoctorsFailure message={message} />}
      >
        {(team) =>
          team.length === 0 ? (
            <NoDoctors />
          ) : (
            <>
              <Carousel label={heading} perPage="four">
                {team.map((doctor) => (
                  <CarouselItem key={doctor.id}>
                    <TeamCard doctor={doctor} />
                  </CarouselItem>
                ))}
              </Carousel>
              <NextFreeScript isWanted={team.some(isBookableHere)} />
            </>
          )
        }
      </Deferred>
    </section>
  );
}
