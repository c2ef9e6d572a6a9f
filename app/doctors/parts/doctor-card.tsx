import { callbackPath } from '#app/navigation/navigation.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { MixedScriptText } from '#app/ui/locale/mixed-script-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { doctorPageWords } from '#messages/doctors/doctor-page.tsx';
import { bookingQuery, type DirectoryFilter, noFilter } from '../directory/directory-filter.ts';
import type { DoctorSummary } from '../doctor.values.ts';
import { bookingPath, doctorPath, isBookableHere } from '../doctor.view.ts';
import { doctorIn } from '../doctor-in-locale.ts';
import { DoctorPicture } from '../staff-parts/doctor-picture.tsx';
import * as css from './doctor-card.css.ts';
import { NextFreeLine } from './next-free.tsx';

/**
 * Card of a doctor in the directory or the team.
 *
 * @param heading heading level, one below the heading of the list
 * @param eager whether the picture loads at once, for cards visible without scrolling
 * @param wish what the booking page starts with
 */
export function DoctorCard({
  doctor: stored,
  heading: Heading,
  eager = false,
  wish = noFilter,
}: {
  doctor: DoctorSummary;
  heading: 'h2' | 'h3';
  eager?: boolean;
  wish?: DirectoryFilter;
}) {
  const words = useWords(doctorWords);
  const { locale, pathTo } = usePageLocale();
  const doctor = doctorIn(locale, stored);
  return (
    <article className={css.card} aria-label={doctor.name}>
      <header className={css.header}>
        <DoctorPicture doctor={stored} called={doctor.name} size={72} eager={eager} yields />
        <div className={css.heading}>
          <Heading className={css.name}>
            <a href={pathTo(doctorPath(doctor))} className={css.nameLink}>
              <UserText>{doctor.name}</UserText>
            </a>
          </Heading>
          <p className={css.specialization}>
            <UserText>{doctor.specialization}</UserText>
          </p>
          {doctor.availability === 'unavailable' && <Badge tone="neutral">{words.notNow}</Badge>}
        </div>
      </header>
      <CardFacts doctor={doctor} />
      {isBookableHere(doctor) && <NextFreeLine doctor={doctor} />}
      <div className={css.booking}>
        {doctor.ekalink === null ? (
          <BookingHere doctor={doctor} wish={wish} />
        ) : (
          <BookingElsewhere name={doctor.name} ekalink={doctor.ekalink} />
        )}
      </div>
    </article>
  );
}

/** The facts that people compare, in as few lines as possible. The registration is among them because the rules on telemedicine ask for it. */
function CardFacts({ doctor }: { readonly doctor: DoctorSummary }) {
  const words = useWords(doctorWords);
  const { atHospital, byVideo } = useWords(doctorPageWords);
  const short = [
    ...(doctor.visitsAtHospital ? [atHospital] : []),
    ...(doctor.visitsByVideo ? [byVideo] : []),
    ...(doctor.languages.length > 0 ? [words.speaks(doctor.languages)] : []),
  ];
  return (
    <ul role="list" className={css.facts}>
      <li>
        <UserText>{doctor.hospital}</UserText>
      </li>
      <li>{`${words.practice(doctor.experience)} · ${words.fee(doctor.feePaise)}`}</li>
      {short.length > 0 && <li>{short.join(' · ')}</li>}
      <li>
        <MixedScriptText>{words.registration(doctor) ?? ''}</MixedScriptText>
      </li>
    </ul>
  );
}

function BookingElsewhere({ name, ekalink }: { name: string; ekalink: string }) {
  const elsewhere = { href: ekalink, target: '_blank', rel: 'noopener noreferrer' } as const;
  const words = useWords(doctorWords);
  const describe = (what: string) => `${what}: ${name}${words.newTab}`;
  return (
    <>
      <ButtonLink {...elsewhere} variant="secondary" aria-label={describe(words.profile)}>
        {words.profile}
      </ButtonLink>
      <ButtonLink {...elsewhere} aria-label={describe(words.book)}>
        {words.book}
      </ButtonLink>
    </>
  );
}

/** Links for a doctor without an ekalink: our own profile and booking pages, or a callback if no slot can be booked. */
function BookingHere({ doctor, wish }: { doctor: DoctorSummary; wish: DirectoryFilter }) {
  const { name } = doctor;
  const words = useWords(doctorWords);
  const { pathTo } = usePageLocale();
  const bookingAddress = pathTo(bookingPath(doctor)) + bookingQuery(wish);
  return (
    <>
      <ButtonLink
        href={pathTo(doctorPath(doctor))}
        variant="secondary"
        aria-label={`${words.profile}: ${name}`}
      >
        {words.profile}
      </ButtonLink>
      {isBookableHere(doctor) ? (
        <ButtonLink href={bookingAddress} aria-label={`${words.book}: ${name}`}>
          {words.book}
        </ButtonLink>
      ) : (
        <ButtonLink href={pathTo(callbackPath)} aria-label={`${words.callBack}: ${name}`}>
          {words.callBack}
        </ButtonLink>
      )}
    </>
  );
}
