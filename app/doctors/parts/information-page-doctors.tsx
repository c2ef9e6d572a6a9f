import { callbackPath } from '#app/navigation/navigation.ts';
import { offlineMarks } from '#app/navigation/offline-marks.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { Deferred, type DeferredData } from '#app/ui/deferred/deferred.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { informationPageDoctorsWords } from '#messages/doctors/information-page-doctors.ts';
import type { DoctorSummary } from '../doctor.values.ts';
import { bookingPath, doctorPath, isBookableHere } from '../doctor.view.ts';
import { doctorIn } from '../doctor-in-locale.ts';
import { DoctorPicture } from '../staff-parts/doctor-picture.tsx';
import * as css from './information-page-doctors.later.css.ts';
import { NextFreeLine, NextFreeScript } from './next-free.tsx';

interface HelpingDoctorsProps {
  readonly doctors: DeferredData<readonly DoctorSummary[]>;
}

/**
 * Leaves an element out of offline copies. The list carries the mark too: if the doctors arrive late, React first
 * streams them at the end of the page, outside the marked wrapper.
 */
const notInCopies = { [offlineMarks.leftOut]: '' };

/** Doctors for the subject of an information page. If there are none or loading fails, it shows a phone number. */
export function InformationPageDoctors({ doctors }: HelpingDoctorsProps) {
  const words = useWords(informationPageDoctorsWords);
  const { pathTo } = usePageLocale();
  return (
    <section className={css.section} aria-labelledby="doctors">
      <h2 id="doctors">{words.title}</h2>
      <div className={css.answer} {...notInCopies}>
        <Deferred
          data={doctors}
          fallback={<Skeleton label={words.loading} lines={3} />}
          failure={() => <AskByPhone />}
        >
          {(found) =>
            found.length === 0 ? (
              <AskByPhone />
            ) : (
              <>
                <ul role="list" className={css.list} {...notInCopies}>
                  {found.map((doctor) => (
                    <Doctor key={doctor.id} doctor={doctor} />
                  ))}
                  {/* Inside the list, where HTML allows a script, so offline copies leave it out with the doctors. */}
                  <NextFreeScript isWanted={found.some(isBookableHere)} />
                </ul>
                <p className={css.allDoctors}>
                  <TextLink href={pathTo(publicPages.doctors.path)}>{words.seeAll}</TextLink>
                </p>
              </>
            )
          }
        </Deferred>
      </div>
      <template {...{ [offlineMarks.only]: '' }}>
        <AskByPhone />
      </template>
    </section>
  );
}

function AskByPhone() {
  const { phones } = useHospitalFacts();
  const [before, after] = useWords(informationPageDoctorsWords).ask;
  return (
    <p>
      {before}
      <a href={phones.admission.href}>{phones.admission.shown}</a>
      {after}
    </p>
  );
}

function Doctor({ doctor: stored }: { readonly doctor: DoctorSummary }) {
  const { fee } = useWords(informationPageDoctorsWords);
  const { locale, pathTo } = usePageLocale();
  const doctor = doctorIn(locale, stored);
  return (
    <li className={css.doctor}>
      <DoctorPicture doctor={stored} called={doctor.name} size={64} />
      <div>
        <h3 className={css.name}>
          <a href={pathTo(doctorPath(doctor))} className={css.nameLink}>
            <UserText>{doctor.name}</UserText>
          </a>
        </h3>
        <p className={css.detail}>
          <UserText>{doctor.specialization}</UserText>
          {`, ${fee(doctor.feePaise)}`}
        </p>
        {isBookableHere(doctor) && <NextFreeLine doctor={doctor} />}
      </div>
      <p className={css.booking}>
        <Book doctor={doctor} />
      </p>
    </li>
  );
}

function Book({ doctor }: { readonly doctor: DoctorSummary }) {
  const words = useWords(informationPageDoctorsWords);
  const { pathTo } = usePageLocale();
  const { ekalink, name } = doctor;
  if (ekalink !== null) {
    return (
      <a
        href={ekalink}
        className={css.book}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${words.book}: ${name}${words.newTab}`}
      >
        {words.book}
      </a>
    );
  }
  return isBookableHere(doctor) ? (
    <a href={pathTo(bookingPath(doctor))} aria-label={`${words.book}: ${name}`} className={css.book}>
      {words.book}
    </a>
  ) : (
    <a href={pathTo(callbackPath)} aria-label={`${words.callBack}: ${name}`} className={css.book}>
      {words.callBack}
    </a>
  );
}
