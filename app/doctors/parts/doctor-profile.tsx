import type { ReactNode } from 'react';
import { publicPages } from '#app/site/pages.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Doctor } from '../doctor.values.ts';
import { consultationText, doctorPath, membershipsOf, summaryOf } from '../doctor.view.ts';
import { offeredVideoSlots } from '../doctor-hours.ts';
import { DoctorBooking } from './doctor-booking.tsx';
import { DoctorFacts } from './doctor-facts.tsx';
import { DoctorPicture } from './doctor-picture.tsx';
import * as css from './doctor-profile.css.ts';
import { DoctorTimes } from './doctor-times.tsx';

interface DoctorProfileProps {
  readonly doctor: Doctor;
  /** Others with the same specialization. */
  readonly alike: readonly Doctor[];
  /** The time in India, where what is shown may be old. */
  readonly asOf?: string | undefined;
}

/** A doctor's page, below its heading. */
export function DoctorProfile({ doctor, alike, asOf }: DoctorProfileProps) {
  const memberships = membershipsOf(doctor);
  return (
    <div className={css.profile}>
      <div className={css.who}>
        <div className={css.portrait}>
          <DoctorPicture doctor={doctor} size={176} eager />
        </div>
        <DoctorFacts doctor={summaryOf(doctor)} />
        {asOf && <p className={css.detail}>{`As of ${asOf}`}</p>}
      </div>
      <div className={css.booking}>
        <DoctorBooking doctor={doctor} />
      </div>
      <div className={css.more}>
        <Section id="about" title="About">
          <p className={css.written}>{doctor.about}</p>
          <dl className={css.credentials}>
            <div>
              <dt className={css.term}>Qualification</dt>
              <dd className={css.written}>{doctor.qualification}</dd>
            </div>
            {memberships && (
              <div>
                <dt className={css.term}>Member of</dt>
                <dd className={css.written}>{memberships}</dd>
              </div>
            )}
          </dl>
        </Section>
        <Section id="times" title="When you can be seen">
          <DoctorTimes doctor={doctor} />
        </Section>
        <FirstVisit doctor={doctor} />
        <Section id="others" title={alike.length > 0 ? 'Others in the same field' : 'Our other doctors'}>
          {alike.length > 0 && (
            <ul role="list" className={css.others}>
              {alike.map((other) => (
                <Other key={other.id} doctor={other} />
              ))}
            </ul>
          )}
          <p>
            <TextLink href={publicPages.doctors.path}>See all our doctors</TextLink>
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

/** What holds for a first visit to any doctor; what only the hospital knows is not guessed. */
function FirstVisit({ doctor }: { readonly doctor: Doctor }) {
  return (
    <Section id="first-visit" title="Your first visit">
      <ul className={css.points}>
        <li>Bring the medicines you take, in their strips, and any reports or prescriptions you have.</li>
        <li>
          Say in your own words what is happening, since when, and what you hope for. You will also be asked
          about sleep, health, family and work. You may leave a question unanswered.
        </li>
        <li>You may bring somebody you trust. A child comes with a parent or guardian.</li>
        {offeredVideoSlots(doctor).length > 0 && (
          <li>For a visit by video, choose a room where nobody overhears you.</li>
        )}
        <li>
          The fee is for the consultation. Tests and therapy have{' '}
          <TextLink href={publicPages.prices.path}>prices of their own</TextLink>.
        </li>
      </ul>
    </Section>
  );
}

function Other({ doctor }: { readonly doctor: Doctor }) {
  return (
    <li className={css.other}>
      <DoctorPicture doctor={doctor} size={64} />
      <div>
        <h3 className={css.otherName}>
          <TextLink href={doctorPath(doctor)}>{doctor.name}</TextLink>
        </h3>
        <p className={css.detail}>
          {consultationText(doctor.fees)}
          {doctor.availability === 'unavailable' && ', not available now'}
        </p>
      </div>
    </li>
  );
}
