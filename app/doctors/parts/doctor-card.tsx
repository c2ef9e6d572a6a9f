import { Building2, CalendarClock, IndianRupee, Stethoscope, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { phones } from '../../site/facts.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { DoctorSummary } from '../doctor.values.ts';
import { experienceText, feesText } from '../doctor.view.ts';
import * as css from './doctor-card.css.ts';
import { DoctorPicture } from './doctor-picture.tsx';

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
          <Heading className={css.name}>{doctor.name}</Heading>
          <p className={css.specialization}>{doctor.specialization}</p>
          {doctor.availability === 'unavailable' && <Badge tone="neutral">Not available now</Badge>}
        </div>
      </header>
      <ul role="list" className={css.facts}>
        <Fact icon={<Building2 size={20} aria-hidden />}>{doctor.hospital}</Fact>
        <Fact icon={<Stethoscope size={20} aria-hidden />}>
          {experienceText(doctor.experience)} of experience
        </Fact>
        <Fact icon={<IndianRupee size={20} aria-hidden />}>{feesText(doctor.fees)} a consultation</Fact>
        {doctor.visitsAtHospital && (
          <Fact icon={<CalendarClock size={20} aria-hidden />}>Visits at the hospital</Fact>
        )}
        {doctor.visitsByVideo && <Fact icon={<Video size={20} aria-hidden />}>Video consultation</Fact>}
      </ul>
      <Booking doctor={doctor} />
    </article>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={css.fact}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Booking({ doctor }: { doctor: DoctorSummary }) {
  if (doctor.ekalink === null) {
    return (
      <div className={css.booking}>
        <Button variant="secondary" disabled>
          View Full Profile
        </Button>
        <Button disabled>Book an Appointment</Button>
        <p className={css.byPhone}>
          To book, call <a href={phones.admission.href}>{phones.admission.shown}</a>
        </p>
      </div>
    );
  }
  const elsewhere = { href: doctor.ekalink, target: '_blank', rel: 'noopener noreferrer' } as const;
  const describe = (words: string) => `${words}: ${doctor.name} (opens in a new tab)`;
  return (
    <div className={css.booking}>
      <ButtonLink {...elsewhere} variant="secondary" aria-label={describe('View Full Profile')}>
        View Full Profile
      </ButtonLink>
      <ButtonLink {...elsewhere} aria-label={describe('Book an Appointment')}>
        Book an Appointment
      </ButtonLink>
    </div>
  );
}
