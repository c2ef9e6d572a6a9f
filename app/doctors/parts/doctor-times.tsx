import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { doctorPageWords } from '#messages/doctors/doctor-page.tsx';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import type { Doctor } from '../doctor.values.ts';
import { slotsByPartOfDay } from '../doctor.view.ts';
import { offeredVideoSlots } from '../hours/doctor-hours.ts';
import * as css from './doctor-times.css.ts';

/** Usual times of a doctor, at the hospital and by video, grouped by part of the day. */
export function DoctorTimes({
  doctor,
}: {
  readonly doctor: Pick<
    Doctor,
    | 'hospitalSlots'
    | 'videoSlots'
    | 'registrationCouncil'
    | 'registrationNumber'
    | 'workingDays'
    | 'weekdayHours'
  >;
}) {
  const { phones } = useHospitalFacts();
  const words = useWords(doctorPageWords);
  const clock = useWords(clockWords);
  const kinds = [
    { title: words.atHospital, slots: doctor.hospitalSlots },
    { title: words.byVideo, slots: offeredVideoSlots(doctor) },
  ].filter(({ slots }) => slots.length > 0);
  if (kinds.length === 0) {
    return (
      <p>
        {words.noHours[0]} <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>
        {words.noHours[1]}
      </p>
    );
  }
  const otherHours = doctor.workingDays.flatMap((weekday) => {
    const hours = doctor.weekdayHours[weekday];
    return hours
      ? [words.hoursOnDay(clock.weekdayName(weekday), clock.time(hours.from), clock.time(hours.to))]
      : [];
  });
  return (
    <>
      <div className={css.kinds}>
        {kinds.map(({ title, slots }) => (
          <section key={title} className={css.kind}>
            <h3 className={css.title}>{title}</h3>
            <dl className={css.parts}>
              {slotsByPartOfDay(slots, clock).map((part) => (
                <div key={part.name} className={css.part}>
                  <dt className={css.name}>{part.name}</dt>
                  <dd>
                    <ul role="list" className={css.slots}>
                      {part.slots.map((slot) => (
                        <li key={slot} className={css.slot}>
                          {slot}
                        </li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={css.note}>{words.usualHours(doctor.workingDays)}</p>
      {otherHours.length > 0 && <p className={css.note}>{words.otherHours(otherHours)}</p>}
    </>
  );
}
