import { formatMoney } from '#app/money/money.ts';
import { findUsEntry } from '#app/navigation/navigation.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { SummaryList } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { bookingWords, confirmationWords, slotWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { beforeVisitWords } from '#messages/hospital-facts/before-visit.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { referenceText } from '../appointment.reference.ts';
import { isLive } from '../appointment.values.ts';
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

/** The fee, and how it is paid while the visit is to come. */
function Fee({ feePaise, status }: Pick<OwnAppointment, 'feePaise' | 'status'>) {
  const { noFee } = useWords(confirmationWords);
  const { payment } = useWords(beforeVisitWords);
  if (feePaise === 0) return noFee;
  return (
    <>
      {formatMoney(feePaise)}
      {isLive(status) && <p className={page.quiet}>{payment}</p>}
    </>
  );
}

/** Facts of the appointment, for the person who booked it. */
export function Sheet({ appointment }: { readonly appointment: OwnAppointment }) {
  const { reference, doctorName, day, minute, visit, patientName, status, safeToCall, messageChannel } =
    appointment;
  const { isUnheld, feePaise } = appointment;
  const { fee } = useWords(bookingWords);
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
          { name: fee, value: <Fee feePaise={feePaise} status={status} /> },
          { name: words.forWhom, value: patientName && <UserText>{patientName}</UserText> },
          { name: words.state, value: isUnheld ? words.unheld : words.stateOf(status, safeToCall === true) },
          { name: messages, value: messageChannel && messageAnswers[messageChannel] },
        ]}
      />
    </div>
  );
}
