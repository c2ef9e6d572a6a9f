import { hospital } from '#app/site/facts.ts';
import { appointmentPath, callbackPath } from '#app/site/navigation.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { ArrowUpRight } from '#app/ui/icon/icons.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { Doctor } from '../doctor.values.ts';
import { bookingPath, isBookedHere, summaryOf } from '../doctor.view.ts';
import { offeredVideoSlots } from '../doctor-hours.ts';
import * as css from './doctor-booking.css.ts';
import { NextFree, NextFreeTimes } from './next-free.tsx';

/** Whether and how one gets an appointment, on the doctor's page. */
export function DoctorBooking({ doctor }: { readonly doctor: Doctor }) {
  const isAvailable = doctor.availability === 'available';
  const isHere = isBookedHere(summaryOf(doctor));
  const callsFirst = !isAvailable || (doctor.ekalink === null && !isHere);
  const call = <CallButton variant={callsFirst ? 'primary' : 'secondary'} />;
  return (
    <section className={css.booking} aria-labelledby="booking">
      <h2 id="booking" className={css.heading}>
        Book an appointment
      </h2>
      <p>
        <Badge tone={isAvailable ? 'positive' : 'neutral'}>
          {isAvailable ? 'Available for appointments' : 'Not available now'}
        </Badge>
      </p>
      {isHere && <NextFree doctor={doctor} />}
      <NextFreeTimes isWanted={isHere} />
      <div className={css.ways}>
        {callsFirst && call}
        {isHere && <ButtonLink href={bookingPath(doctor)}>Book an Appointment</ButtonLink>}
        {doctor.ekalink !== null && (
          <ButtonLink
            href={doctor.ekalink}
            variant={callsFirst ? 'secondary' : 'primary'}
            target="_blank"
            rel="noopener noreferrer"
          >
            Book an Appointment
            <ArrowUpRight size={20} aria-hidden />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
        )}
        {!callsFirst && call}
      </div>
      <p>{wordsFor(doctor, isHere)}</p>
      <p>
        <TextLink href={callbackPath}>Call me back</TextLink>
        {isHere && (
          <>
            {' or '}
            <TextLink href={appointmentPath}>move or cancel an appointment</TextLink>
          </>
        )}
      </p>
      {doctor.ekalink !== null && (
        <p>
          <TextLink href={doctor.ekalink} external>
            View Full Profile
          </TextLink>
        </p>
      )}
      <p className={css.place}>{hospital.location}</p>
    </section>
  );
}

function wordsFor(doctor: Doctor, isHere: boolean): string {
  if (doctor.availability === 'unavailable') {
    return 'Call us: we will tell you when appointments start again, and who else can see you now.';
  }
  const hasChoice = doctor.hospitalSlots.length > 0 && offeredVideoSlots(doctor).length > 0;
  const choice = hasChoice ? ', here or by video' : '';
  return isHere
    ? `Pick a day and a time${choice}. It takes about two minutes, and no account.`
    : `When you call, say whom you would like to see and which time suits you${choice}.`;
}
