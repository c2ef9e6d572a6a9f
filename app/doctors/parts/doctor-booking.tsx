import { appointmentPath, callbackPath } from '#app/navigation/navigation.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { ArrowUpRight } from '#app/ui/icon/icons.ts';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { doctorPageWords } from '#messages/doctors/doctor-page.tsx';
import type { Doctor } from '../doctor.values.ts';
import { bookingPath, doctorSummaryOf, isBookableHere } from '../doctor.view.ts';
import { offeredVideoSlots } from '../hours/doctor-hours.ts';
import * as css from './doctor-booking.css.ts';
import { NextFreeLine, NextFreeScript } from './next-free.tsx';

/** Box on a doctor's page with the availability and the ways to book. */
export function DoctorBooking({ doctor }: { readonly doctor: Doctor }) {
  const words = useWords(doctorPageWords);
  const labels = useWords(doctorWords);
  const { pathTo } = usePageLocale();
  const isAvailable = doctor.availability === 'available';
  const isHere = isBookableHere(doctorSummaryOf(doctor));
  const callsFirst = !isAvailable || (doctor.ekalink === null && !isHere);
  const call = <CallButton variant={callsFirst ? 'primary' : 'secondary'} />;
  return (
    <section className={css.booking} aria-labelledby="booking">
      <h2 id="booking" className={css.heading}>
        {words.book}
      </h2>
      {!isAvailable && (
        <p>
          <Badge tone="neutral">{labels.notNow}</Badge>
        </p>
      )}
      <p className={css.fee}>{labels.fee(doctor.feePaise)}</p>
      {isHere && <NextFreeLine doctor={doctor} />}
      <NextFreeScript isWanted={isHere} />
      <div className={css.actions}>
        {callsFirst && call}
        {isHere && <ButtonLink href={pathTo(bookingPath(doctor))}>{labels.book}</ButtonLink>}
        {doctor.ekalink !== null && (
          <ButtonLink
            href={doctor.ekalink}
            variant={callsFirst ? 'secondary' : 'primary'}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.book}
            <ArrowUpRight size={20} aria-hidden />
            <VisuallyHidden>{labels.newTab}</VisuallyHidden>
          </ButtonLink>
        )}
        {!callsFirst && call}
      </div>
      {isAvailable && (
        <p>
          <Badge tone="positive">{words.available}</Badge>
        </p>
      )}
      <p>{wordsFor(doctor, isHere, words)}</p>
      <p>
        <TextLink href={pathTo(callbackPath)}>{labels.callBack}</TextLink>
        {isHere && (
          <>
            {words.or}
            <TextLink href={pathTo(appointmentPath)}>{words.change}</TextLink>
          </>
        )}
      </p>
      {doctor.ekalink !== null && (
        <p>
          <TextLink href={doctor.ekalink} external>
            {labels.profile}
          </TextLink>
        </p>
      )}
      <p className={css.place}>
        <HospitalFact of="location" />
      </p>
    </section>
  );
}

function wordsFor(doctor: Doctor, isHere: boolean, words: typeof doctorPageWords): string {
  if (doctor.availability === 'unavailable') return words.callUs;
  const hasChoice = doctor.hospitalSlots.length > 0 && offeredVideoSlots(doctor).length > 0;
  return isHere ? words.pickTime(hasChoice) : words.sayWhom(hasChoice);
}
