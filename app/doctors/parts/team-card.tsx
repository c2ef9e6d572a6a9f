import { ButtonLink } from '#app/ui/button/button.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import type { DoctorSummary } from '../doctor.values.ts';
import { bookingPath, doctorPath, isBookableHere } from '../doctor.view.ts';
import { doctorIn } from '../doctor-in-locale.ts';
import { DoctorPicture } from '../staff-parts/doctor-picture.tsx';
import { nameLink } from './doctor-card.css.ts';
import { NextFreeLine } from './next-free.tsx';
import * as css from './team-card.css.ts';

/** Short card of a doctor on the home page. The name leads to the doctor's page, which has everything else. */
export function TeamCard({ doctor: stored }: { readonly doctor: DoctorSummary }) {
  const words = useWords(doctorWords);
  const { locale, pathTo } = usePageLocale();
  const doctor = doctorIn(locale, stored);
  const canBook = isBookableHere(doctor);
  return (
    <article className={css.card} aria-label={doctor.name}>
      <DoctorPicture doctor={stored} called={doctor.name} size={88} />
      <h3 className={css.name}>
        <a href={pathTo(doctorPath(doctor))} className={nameLink}>
          <UserText>{doctor.name}</UserText>
        </a>
      </h3>
      <p className={css.specialization}>
        <UserText>{doctor.specialization}</UserText>
      </p>
      {canBook && <NextFreeLine doctor={doctor} />}
      <div className={css.booking}>
        <ButtonLink
          href={pathTo(canBook ? bookingPath(doctor) : doctorPath(doctor))}
          variant="secondary"
          aria-label={`${canBook ? words.book : words.profile}: ${doctor.name}`}
        >
          {canBook ? words.book : words.profile}
        </ButtonLink>
      </div>
    </article>
  );
}
