import type { ReactNode } from 'react';
import { isAgreed } from '#app/hospital-facts/message-facts.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { CalendarCheck } from '#app/ui/icon/icons.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { confirmationWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { videoVisitWords } from '#messages/appointments/video-visit.ts';
import { isLive, stopMessagesStep } from '../appointment.values.ts';
import { calendarPath } from '../booking-form/confirmation-page.ts';
import type { LookupKeys, OwnAppointment, OwnAppointmentResponse } from '../own-appointment.server.ts';
import { AppointmentChange, PendingSubmission } from './own-appointment-change.tsx';
import { OwnButtons } from './own-form.tsx';
import { Sheet } from './own-sheet.tsx';
import { OwnVideoVisitStep } from './own-video-visit.tsx';

/** Outcome of a submission. It gets the focus, so that a screen reader begins with it and not at the top of the page. */
function Outcome({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a submission, so its outcome comes first.
    <div tabIndex={-1} autoFocus>
      <InlineAlert tone="positive">{children}</InlineAlert>
    </div>
  );
}

/** The answer to a request for a lost reference, the same for every phone. */
function ReferenceRequested() {
  const words = useWords(ownAppointmentWords);
  return (
    <>
      <Outcome>{words.asked}</Outcome>
      <p>{words.askedWhy}</p>
      <div className={page.buttons}>
        <CallButton />
      </div>
    </>
  );
}

/** Link to the calendar file. After a move it replaces the event in the calendar, after a cancellation it removes it. */
function CalendarFileLink({
  id,
  status,
  isMoved,
}: Pick<OwnAppointment, 'id' | 'status'> & { readonly isMoved: boolean }) {
  const words = useWords(ownAppointmentWords);
  const { addToCalendar } = useWords(confirmationWords);
  const { pathTo } = usePageLocale();
  const label = isMoved ? words.moveInCalendar : addToCalendar;
  return (
    <div className={page.buttons}>
      <ButtonLink href={pathTo(calendarPath(id))} variant="secondary" download="appointment.ics">
        <CalendarCheck size={20} aria-hidden />
        {status === 'cancelled' ? words.removeFromCalendar : label}
      </ButtonLink>
    </div>
  );
}

/** Button that shows the appointment again as it is now. */
function LookAgain({ keys }: { readonly keys: LookupKeys }) {
  return (
    <OwnButtons keys={keys}>
      <Button type="submit" variant="secondary">
        {useWords(videoVisitWords).again}
      </Button>
    </OwnButtons>
  );
}

/** Button that stops all messages to the phone. One press is enough, as one press agreed. */
function StopMessages({ keys }: { readonly keys: LookupKeys }) {
  const words = useWords(ownAppointmentWords);
  return (
    <OwnButtons keys={keys}>
      <Button type="submit" name="step" value={stopMessagesStep} variant="quiet">
        {words.stopMessages}
      </Button>
    </OwnButtons>
  );
}

interface OwnAppointmentResponseProps {
  readonly answer: Exclude<OwnAppointmentResponse, { view: 'find' }>;
  /** Part about payment before the visit, which another store makes. */
  readonly payment?: ReactNode;
}

/** The page that answers a submission. */
export function OwnAppointmentResponsePage({ answer, payment }: OwnAppointmentResponseProps) {
  switch (answer.view) {
    case 'pending':
      return <PendingSubmission {...answer} />;
    case 'asked':
      return <ReferenceRequested />;
    case 'found':
      return <FoundAppointment answer={answer} payment={payment} />;
    default:
      return <AppointmentChange answer={answer} />;
  }
}

interface FoundAppointmentProps extends Pick<OwnAppointmentResponseProps, 'payment'> {
  readonly answer: Extract<OwnAppointmentResponse, { view: 'found' }>;
}

function FoundAppointment({ answer, payment }: FoundAppointmentProps) {
  const { keys, appointment } = answer;
  const { booking } = useHospitalFacts();
  const words = useWords(ownAppointmentWords);
  const { pathTo } = usePageLocale();
  return (
    <>
      {answer.done === 'moved' && <Outcome>{appointment.isUnheld ? words.unheld : words.moved}</Outcome>}
      {answer.done === 'cancelled' && <Outcome>{words.cancelled}</Outcome>}
      {answer.done === 'stopped' && <Outcome>{words.messagesStopped}</Outcome>}
      <Sheet appointment={appointment} />
      {answer.video && <OwnVideoVisitStep {...answer.video} again={<LookAgain keys={keys} />} />}
      {payment}
      {answer.hasCalendarFile && (
        <CalendarFileLink id={appointment.id} status={appointment.status} isMoved={answer.done === 'moved'} />
      )}
      {answer.isChangeable ? (
        <OwnButtons keys={keys}>
          <Button type="submit" name="step" value="move">
            {words.move}
          </Button>
          <Button type="submit" name="step" value="cancel" variant="secondary">
            {words.cancel}
          </Button>
        </OwnButtons>
      ) : (
        <div className={page.buttons}>
          <CallButton />
          <ButtonLink href={pathTo(publicPages.doctors.path)} variant="secondary">
            {words.bookAnother}
          </ButtonLink>
        </div>
      )}
      {isLive(appointment.status) && <p className={page.quiet}>{words.until(booking.changeUntilHours)}</p>}
      {isAgreed(appointment.messageChannel) && <StopMessages keys={keys} />}
      <PhoneTraces />
    </>
  );
}
