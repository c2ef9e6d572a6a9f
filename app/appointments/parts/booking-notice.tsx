import { recordRetention } from '#app/site/facts.ts';
import { useWords } from '#app/ui/language/edition.ts';
import { ConsentNotice } from '#app/ui/question-page/consent-notice.tsx';
import { personWords } from './person.words.ts';

/**
 * What is kept of a booking, beside the consent to it. Whoever changes what it says raises `noticeEdition`
 * (appointment.values.ts).
 */
export function BookingNotice() {
  const { appointmentYears } = recordRetention;
  const words = useWords(personWords);
  return (
    <ConsentNotice heading="h3" whenTakenBack={words.takenBack}>
      <li>{words.kept}</li>
      <li>{words.seenBy}</li>
      <li>{words.keptFor(appointmentYears)}</li>
    </ConsentNotice>
  );
}
