import { callbackPath } from '#app/site/navigation.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import type { DoctorSummary } from '../doctor.values.ts';
import { bookingPath, doctorPath, isBookedHere } from '../doctor.view.ts';
import * as css from './doctor-card.css.ts';
import { DoctorFacts } from './doctor-facts.tsx';
import { DoctorPicture } from './doctor-picture.tsx';
import { NextFree } from './next-free.tsx';

/**
 * One doctor of the directory or the team.
 *
 * @param heading the level beneath the heading the card stands under
 * @param eager for cards that are seen first
 */
export function DoctorCard({
  doctor,
  heading: Heading,
  eager = false,
}: {
  doctor: DoctorSummary;
  heading: 'h2' | 'h3';
  eager?: boolean;
}) {
  return (
    <article className={css.card} aria-label={doctor.name}>
      <header className={css.header}>
        <DoctorPicture doctor={doctor} size={88} eager={eager} />
        <div className={css.heading}>
          <Heading className={css.name}>
            <a href={doctorPath(doctor)} className={css.nameLink}>
              {doctor.name}
            </a>
          </Heading>
          <p className={css.specialization}>{doctor.specialization}</p>
          {doctor.availability === 'unavailable' && <Badge tone="neutral">Not available now</Badge>}
        </div>
      </header>
      <div className={css.facts}>
        <DoctorFacts doctor={doctor} />
      </div>
      {isBookedHere(doctor) && <NextFree doctor={doctor} />}
      <div className={css.booking}>
        {doctor.ekalink === null ? (
          <BookingHere doctor={doctor} />
        ) : (
          <BookingElsewhere name={doctor.name} ekalink={doctor.ekalink} />
        )}
      </div>
    </article>
  );
}

function BookingElsewhere({ name, ekalink }: { name: string; ekalink: string }) {
  const elsewhere = { href: ekalink, target: '_blank', rel: 'noopener noreferrer' } as const;
  const describe = (words: string) => `${words}: ${name} (opens in a new tab)`;
  return (
    <>
      <ButtonLink {...elsewhere} variant="secondary" aria-label={describe('View Full Profile')}>
        View Full Profile
      </ButtonLink>
      <ButtonLink {...elsewhere} aria-label={describe('Book an Appointment')}>
        Book an Appointment
      </ButtonLink>
    </>
  );
}

/** Without an ekalink the profile and the booking are pages of our own; who cannot be booked now can be asked about. */
function BookingHere({ doctor }: { doctor: DoctorSummary }) {
  const { name } = doctor;
  return (
    <>
      <ButtonLink href={doctorPath(doctor)} variant="secondary" aria-label={`View Full Profile: ${name}`}>
        View Full Profile
      </ButtonLink>
      {isBookedHere(doctor) ? (
        <ButtonLink href={bookingPath(doctor)} aria-label={`Book an Appointment: ${name}`}>
          Book an Appointment
        </ButtonLink>
      ) : (
        <ButtonLink href={callbackPath} aria-label={`Call me back: ${name}`}>
          Call me back
        </ButtonLink>
      )}
    </>
  );
}
