import type { ReactNode } from 'react';
import { referenceText } from '#app/appointments/appointment.reference.ts';
import { type Appointment, callAnswerText, visitLabels } from '#app/appointments/appointment.values.ts';
import { formatMoney } from '#app/money/money.ts';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import * as css from '../front-desk/parts/desk.css.ts';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows all data of an appointment that the head of its page does not show, except its note and its history. */
export function AppointmentFacts({ appointment }: { readonly appointment: Appointment }) {
  const { email, bookerName, adultName, callAs, bestTime, cancelReason } = appointment;
  return (
    <dl className={css.facts}>
      <Fact term="Where">{visitLabels[appointment.visit]}</Fact>
      <Fact term="Reference">{referenceText(appointment.reference)}</Fact>
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
