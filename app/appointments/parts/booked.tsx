import { addressLine } from '#app/site/address.ts';
import { booking, hospital, phones } from '#app/site/facts.ts';
import { weekdayDate } from '#app/site/long-date.ts';
import { appointmentPath } from '#app/site/navigation.ts';
import { rupeesAndPaise } from '#app/site/rupees.ts';
import { slotLabel } from '#app/site/slots.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CalendarCheck, MapPin } from '#app/ui/icon/icons.ts';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Facts } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { referenceText } from '../appointment.reference.ts';
import type { AppointmentSummary } from '../appointment.values.ts';
import { calendarPath } from '../booked-page.ts';
import * as css from './booking.css.ts';

/** What the page of a booked appointment says of it: nothing of the person, as its address is kept by the browser. */
export type BookedAppointment = Pick<
  AppointmentSummary,
  'id' | 'reference' | 'doctorName' | 'visit' | 'day' | 'minute' | 'feePaise' | 'safeToCall'
>;

export function Booked({ appointment }: { readonly appointment: BookedAppointment }) {
  const { id, reference, doctorName, visit, day, minute, feePaise, safeToCall } = appointment;
  const atHospital = visit === 'hospital';
  return (
    <>
      <section className={page.sheet} aria-labelledby="reference">
        <div className={page.stepHead}>
          <h2 id="reference" className={page.groupTitle}>
            Your reference
          </h2>
          <p className={css.reference}>{referenceText(reference)}</p>
          <p className={page.quiet}>
            Write it down or take a picture. On the phone, read it out letter by letter.
          </p>
        </div>
        <Facts
          facts={[
            { name: 'When', value: `${weekdayDate(day)}, ${slotLabel(minute)}` },
            { name: 'With', value: doctorName },
            { name: 'Where', value: atHospital ? addressLine() : 'By video' },
            { name: 'Fee', value: feePaise === 0 ? 'No consultation fee' : rupeesAndPaise(feePaise) },
          ]}
        />
        <div className={page.buttons}>
          <ButtonLink href={calendarPath(id)} variant="secondary" download="appointment.ics">
            <CalendarCheck size={20} aria-hidden />
            Add to calendar
          </ButtonLink>
          {atHospital && (
            <ButtonLink href={hospital.mapUrl} variant="secondary" target="_blank" rel="noopener noreferrer">
              <MapPin size={20} aria-hidden />
              Map (opens in a new tab)
            </ButtonLink>
          )}
        </div>
      </section>
      <section className={page.step} aria-labelledby="next">
        <h2 id="next" className={page.groupTitle}>
          What happens next
        </h2>
        <ul className={page.points}>
          <li>The time is held for you from now on. Nobody else can book it.</li>
          <li>
            {safeToCall
              ? 'We may call you to confirm it.'
              : 'We will not call you, as you asked. If you have a question, call us.'}
          </li>
          {!atHospital && (
            <li>
              Before the day, call {phones.admission.shown}: we tell you how the doctor reaches you by video.
            </li>
          )}
          <li>
            {`You can move or cancel it until ${booking.changeUntilHours} hours before, with the reference and your phone: `}
            <TextLink href={appointmentPath}>your appointment</TextLink>.
          </li>
        </ul>
      </section>
      <section className={page.step} aria-labelledby="bring">
        <h2 id="bring" className={page.groupTitle}>
          {atHospital ? 'What to bring' : 'What to have at hand'}
        </h2>
        <ul className={page.points}>
          <li>The medicines you take, in their strips, and reports or prescriptions you have.</li>
          <li>Somebody you trust, if you like. A child comes with a parent or guardian.</li>
          <li>
            {atHospital
              ? 'Your reference: say it at the reception, and you need not say more.'
              : 'A quiet room where nobody overhears you.'}
          </li>
        </ul>
      </section>
    </>
  );
}
