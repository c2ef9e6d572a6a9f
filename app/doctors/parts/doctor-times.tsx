import { phones } from '#app/site/facts.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Doctor } from '../doctor.values.ts';
import { slotsByPartOfDay } from '../doctor.view.ts';
import { offeredVideoSlots, workingDaysText } from '../doctor-hours.ts';
import * as css from './doctor-times.css.ts';

/** When a doctor sees people, at the hospital and by video, by the part of the day. */
export function DoctorTimes({
  doctor,
}: {
  readonly doctor: Pick<
    Doctor,
    'hospitalSlots' | 'videoSlots' | 'registrationCouncil' | 'registrationNumber' | 'workingDays'
  >;
}) {
  const kinds = [
    { title: 'At the hospital', slots: doctor.hospitalSlots },
    { title: 'By video', slots: offeredVideoSlots(doctor) },
  ].filter(({ slots }) => slots.length > 0);
  if (kinds.length === 0) {
    return (
      <p>
        No fixed hours are listed. Call{' '}
        <TextLink href={phones.admission.href}>{phones.admission.shown}</TextLink>: we will find a time with
        you.
      </p>
    );
  }
  return (
    <>
      <div className={css.kinds}>
        {kinds.map(({ title, slots }) => (
          <section key={title} className={css.kind}>
            <h3 className={css.title}>{title}</h3>
            <dl className={css.parts}>
              {slotsByPartOfDay(slots).map((part) => (
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
      <p className={css.note}>
        These are the usual hours, in Indian time, on {workingDaysText(doctor.workingDays)}. Your own day and
        hour are fixed when you book.
      </p>
    </>
  );
}
