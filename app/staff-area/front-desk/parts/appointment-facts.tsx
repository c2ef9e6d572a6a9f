import type { ReactNode } from 'react';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { type Appointment, callAnswerText, visitLabels } from '#app/appointments/appointment.values.ts';
import { phoneHref } from '#app/contact-details/phone.ts';
import { formatMoney } from '#app/money/money.ts';
import { dayText } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import * as css from './desk.css.ts';
import { SafeToCall } from './safe-to-call.tsx';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows all data of an appointment except its note and its history. */
export function AppointmentFacts({ appointment }: { readonly appointment: Appointment }) {
  const { phone, email, bookerName, adultName, callAs, bestTime, cancelReason } = appointment;
  return (
    <dl className={css.facts}>
      <Fact term="When">
        {dayText(appointment.day)}, {slotLabel(appointment.minute)}
        {appointment.inBetween && ' (in between)'}
      </Fact>
      <Fact term="Doctor">{appointment.doctorName}</Fact>
      <Fact term="Where">{visitLabels[appointment.visit]}</Fact>
      <Fact term="Reference">{referenceText(appointment.reference)}</Fact>
      <Fact term="Phone">
        <a href={phoneHref(phone)} className={textLink}>
          {phone}
        </a>{' '}
        <SafeToCall answer={appointment.safeToCall} />
      </Fact>
      <Fact term="Safe to call">{callAnswerText(appointment.safeToCall)}</Fact>
      {email && (
        <Fact term="Email">
          <a href={`mailto:${email}`} className={textLink}>
            {email}
          </a>
        </Fact>
      )}
      {callAs && <Fact term="Say that this is calling">{callAs}</Fact>}
      {bestTime && <Fact term="Best time to call">{bestTime}</Fact>}
      {bookerName && <Fact term="Booked by">{bookerName}</Fact>}
      {adultName && <Fact term="Under 18, comes with">{adultName}</Fact>}
      <Fact term="Fee">{formatMoney(appointment.feePaise)}</Fact>
      {cancelReason && <Fact term="Cancelled because">{cancelReason}</Fact>}
    </dl>
  );
}
