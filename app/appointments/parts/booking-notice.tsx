import { recordRetention } from '#app/site/facts.ts';
import { ConsentNotice } from '#app/ui/question-page/consent-notice.tsx';

/**
 * What is kept of a booking, beside the consent to it. Whoever changes what it says raises `noticeEdition`
 * (appointment.values.ts).
 */
export function BookingNotice() {
  const { appointmentYears } = recordRetention;
  return (
    <ConsentNotice heading="h3" whenTakenBack=" What was done before stays right.">
      <li>
        We keep what you enter here and what becomes of the appointment: to see you, and to reach you about
        it.
      </li>
      <li>
        Only the staff who need it for their work see it. It is on no list for others, and we send no
        advertising.
      </li>
      <li>{`We keep it for ${appointmentYears} years after the appointment, as records of treatment are kept. Then your name, phone and words are erased.`}</li>
    </ConsentNotice>
  );
}
