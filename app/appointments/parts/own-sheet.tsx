import { findUsEntry } from '#app/navigation/navigation.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { SummaryList } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { slotWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { referenceText } from '../appointment.reference.ts';
import type { OwnAppointment } from '../own-appointment.server.ts';

/** The visit's place, with a link to the way there. */
function AtTheHospital() {
  const { visits } = useWords(slotWords);
  const { findUs } = useWords(contactWords);
  const { pathTo } = usePageLocale();
  return (
    <>
      {`${visits.hospital} `}
      <TextLink href={pathTo(findUsEntry.path)}>{findUs}</TextLink>
    </>
  );
}

/** Facts of the appointment, for the person who booked it. */
export function Sheet({ appointment }: { readonly appointment: OwnAppointment }) {
  const { reference, doctorName, day, minute, visit, patientName, status, safeToCall, messageChannel } =
    appointment;
  const { isUnheld } = appointment;
  const words = useWords(ownAppointmentWords);
  const { messages, messageAnswers } = useWords(questionPageWords);
  const { visits } = useWords(slotWords);
  const { time, weekdayDate } = useWords(clockWords);
  return (
    <div className={page.sheet}>
      <SummaryList
        facts={[
          { name: words.reference, value: <EnglishText>{referenceText(reference)}</EnglishText> },
          { name: words.when, value: `${weekdayDate(day)}, ${time(minute)}` },
          { name: words.with, value: <UserText>{doctorName}</UserText> },
          { name: words.where, value: visit === 'hospital' ? <AtTheHospital /> : visits[visit] },
          { name: words.forWhom, value: patientName && <UserText>{patientName}</UserText> },
          { name: words.state, value: isUnheld ? words.unheld : words.stateOf(status, safeToCall === true) },
          { name: messages, value: messageChannel && messageAnswers[messageChannel] },
        ]}
      />
    </div>
  );
}
