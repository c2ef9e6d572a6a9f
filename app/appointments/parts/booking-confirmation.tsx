import { formatMoney } from '#app/money/money.ts';
import { appointmentPath, findUsEntry } from '#app/navigation/navigation.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { ShareButton } from '#app/ui/copy-button/share-button.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { CalendarCheck, MapPin } from '#app/ui/icon/icons.ts';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { HospitalFact } from '#app/ui/locale/hospital-fact.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { InlineScript } from '#app/ui/nonce/inline-script.tsx';
import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { SummaryList } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { bookingWords, confirmationWords, slotWords } from '#messages/appointments/booking.tsx';
import { neutralMessage } from '#messages/appointments/neutral-message.ts';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { referenceText } from '../appointment.reference.ts';
import type { AppointmentSummary } from '../appointment.values.ts';
import { calendarPath } from '../booking-form/confirmation-page.ts';
import * as css from './booking.css.ts';
import forgetDraftScript from './forget-draft.script.ts?script';

/**
 * The fields on the confirmation page. It has no personal data, because the browser history stores its
 * address.
 */
type BookedAppointment = Pick<
  AppointmentSummary,
  | 'id'
  | 'reference'
  | 'doctorName'
  | 'visit'
  | 'day'
  | 'minute'
  | 'status'
  | 'feePaise'
  | 'safeToCall'
  | 'isUnheld'
>;

export function BookingConfirmation({ appointment }: { readonly appointment: BookedAppointment }) {
  const { booking, hospital, phones } = useHospitalFacts();
  const { id, reference, doctorName, visit, day, minute, status, feePaise, safeToCall, isUnheld } =
    appointment;
  const atHospital = visit === 'hospital';
  const words = useWords(confirmationWords);
  const labels = useWords(bookingWords);
  const { findUs } = useWords(contactWords);
  const { visits } = useWords(slotWords);
  const { time, weekdayDate } = useWords(clockWords);
  const { state, stateOf, unheld } = useWords(ownAppointmentWords);
  const message = useWords(neutralMessage);
  const { pathTo } = usePageLocale();
  return (
    <>
      <InlineScript code={forgetDraftScript} />
      <section className={page.sheet} aria-labelledby="reference">
        <div className={page.stepHead}>
          <h2 id="reference" className={page.groupTitle}>
            {words.reference}
          </h2>
          <p className={css.reference}>
            <EnglishText>{referenceText(reference)}</EnglishText>
          </p>
          <p className={page.quiet}>{words.writeDown}</p>
          <div className={css.referenceButtons}>
            <CopyButton text={referenceText(reference)} copied={words.copied}>
              {words.copy}
            </CopyButton>
            <ShareButton text={message(appointment, phones.admission.shown)}>{words.share}</ShareButton>
          </div>
        </div>
        <SummaryList
          facts={[
            { name: labels.when, value: `${weekdayDate(day)}, ${time(minute)}` },
            { name: words.with, value: <UserText>{doctorName}</UserText> },
            { name: labels.where, value: atHospital ? <HospitalFact of="address" /> : visits.video },
            { name: state, value: isUnheld ? unheld : stateOf(status, safeToCall === true) },
            { name: labels.fee, value: feePaise === 0 ? words.noFee : formatMoney(feePaise) },
          ]}
        />
        <div className={page.buttons}>
          <ButtonLink href={pathTo(calendarPath(id))} variant="secondary" download="appointment.ics">
            <CalendarCheck size={20} aria-hidden />
            {words.addToCalendar}
          </ButtonLink>
          {atHospital && (
            <ButtonLink href={hospital.mapUrl} variant="secondary" target="_blank" rel="noopener noreferrer">
              <MapPin size={20} aria-hidden />
              {words.map}
            </ButtonLink>
          )}
        </div>
      </section>
      <section className={page.step} aria-labelledby="next">
        <h2 id="next" className={page.groupTitle}>
          {words.next}
        </h2>
        <ul className={page.points}>
          <li>{isUnheld ? words.notHeld : words.held}</li>
          <li>{safeToCall ? words.mayCall : words.noCall}</li>
          {!atHospital && (
            <li>{(safeToCall ? words.callForVideo : words.videoWithoutCall)(phones.admission.shown)}</li>
          )}
          <li>
            {words.canChange(booking.changeUntilHours)}
            <TextLink href={pathTo(appointmentPath)}>{words.lookUp[0]}</TextLink>
            {words.lookUp[1]}
          </li>
        </ul>
      </section>
      <PhoneTraces />
      <section className={page.step} aria-labelledby="bring">
        <h2 id="bring" className={page.groupTitle}>
          {atHospital ? words.toBring : words.atHand}
        </h2>
        <ul className={page.points}>
          <li>{words.medicines}</li>
          <li>{words.somebody}</li>
          <li>{atHospital ? words.sayReference : words.quietRoom}</li>
          {atHospital && (
            <li>
              <TextLink href={pathTo(findUsEntry.path)}>{findUs}</TextLink>
            </li>
          )}
        </ul>
      </section>
    </>
  );
}
