import type { ReactNode } from 'react';
import { publicPages } from '#app/navigation/pages.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { doctorWords } from '#messages/doctors/doctor.tsx';
import { doctorPageWords } from '#messages/doctors/doctor-page.tsx';
import type { Doctor } from '../doctor.values.ts';
import { doctorPath, doctorSummaryOf, membershipsOf } from '../doctor.view.ts';
import { doctorIn } from '../doctor-in-locale.ts';
import { offeredVideoSlots } from '../hours/doctor-hours.ts';
import { DoctorPicture } from '../staff-parts/doctor-picture.tsx';
import { DoctorBooking } from './doctor-booking.tsx';
import { DoctorFacts } from './doctor-facts.tsx';
import * as css from './doctor-profile.css.ts';
import { DoctorTimes } from './doctor-times.tsx';

interface DoctorProfileProps {
  /** In the page's language, as `doctorIn` returns it. */
  readonly doctor: Doctor;
  /** Doctors with the same specialization. */
  readonly alike: readonly Doctor[];
  /** Time of the data in India, if it comes from the fallback snapshot. */
  readonly asOf?: string | undefined;
}

/** Content of a doctor's page, below the heading. */
export function DoctorProfile({ doctor, alike, asOf }: DoctorProfileProps) {
  const memberships = membershipsOf(doctor);
  const words = useWords(doctorPageWords);
  const { seeAll } = useWords(doctorWords);
  const { asOf: asOfTime, pathTo } = usePageLocale();
  return (
    <div className={css.profile}>
      <div className={css.booking}>
        <DoctorBooking doctor={doctor} />
      </div>
      <div className={css.who}>
        <DoctorFacts doctor={doctorSummaryOf(doctor)} />
        {asOf && <p className={css.detail}>{asOfTime(asOf)}</p>}
      </div>
      <div className={css.more}>
        <Section id="about" title={words.about}>
          <p className={css.typedText}>
            <UserText>{doctor.about}</UserText>
          </p>
          <dl className={css.credentials}>
            <div>
              <dt className={css.term}>{words.qualification}</dt>
              <dd className={css.typedText}>
                <UserText>{doctor.qualification}</UserText>
              </dd>
            </div>
            {memberships && (
              <div>
                <dt className={css.term}>{words.memberOf}</dt>
                <dd className={css.typedText}>
                  <UserText>{memberships}</UserText>
                </dd>
              </div>
            )}
          </dl>
        </Section>
        <Section id="times" title={words.times}>
          <DoctorTimes doctor={doctor} />
        </Section>
        <FirstVisit doctor={doctor} />
        <Section id="others" title={alike.length > 0 ? words.alike : words.others}>
          {alike.length > 0 && (
            <ul role="list" className={css.others}>
              {alike.map((other) => (
                <Other key={other.id} doctor={other} />
              ))}
            </ul>
          )}
          <p>
            <TextLink href={pathTo(publicPages.doctors.path)}>{seeAll}</TextLink>
          </p>
        </Section>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Advice for a first visit to any doctor. */
function FirstVisit({ doctor }: { readonly doctor: Doctor }) {
  const words = useWords(doctorPageWords);
  const { pathTo } = usePageLocale();
  return (
    <Section id="first-visit" title={words.firstVisit}>
      <ul className={css.points}>
        <li>{words.bring}</li>
        <li>{words.say}</li>
        <li>{words.together}</li>
        {offeredVideoSlots(doctor).length > 0 && <li>{words.room}</li>}
        <li>
          {words.fee[0]} <TextLink href={pathTo(publicPages.prices.path)}>{words.fee[1]}</TextLink>
          {words.fee[2]}
        </li>
      </ul>
    </Section>
  );
}

function Other({ doctor: stored }: { readonly doctor: Doctor }) {
  const { orNotNow } = useWords(doctorPageWords);
  const { fee } = useWords(doctorWords);
  const { locale, pathTo } = usePageLocale();
  const doctor = doctorIn(locale, stored);
  return (
    <li className={css.other}>
      <DoctorPicture doctor={stored} called={doctor.name} size={64} />
      <div>
        <h3 className={css.otherName}>
          <TextLink href={pathTo(doctorPath(doctor))}>
            <UserText>{doctor.name}</UserText>
          </TextLink>
        </h3>
        <p className={css.detail}>
          {fee(doctor.feePaise)}
          {doctor.availability === 'unavailable' && orNotNow}
        </p>
      </div>
    </li>
  );
}
