import type { ReactNode } from 'react';
import { isAgreed } from '#app/hospital-facts/message-facts.ts';
import { appointmentPath, findUsEntry } from '#app/navigation/navigation.ts';
import { publicPages } from '#app/navigation/pages.ts';
import { isDay } from '#app/time/calendar.ts';
import { slotLabel, slotOf } from '#app/time/slots.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { useHospitalFacts } from '#app/ui/facts-context/hospital-facts.ts';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { CalendarCheck } from '#app/ui/icon/icons.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { EnglishText } from '#app/ui/locale/english-text.tsx';
import { usePageLocale, useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import { PhoneTraces } from '#app/ui/phone-traces/phone-traces.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Step, SummaryList } from '#app/ui/question-page/question-page.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { confirmationWords, slotWords } from '#messages/appointments/booking.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { videoVisitWords } from '#messages/appointments/video-visit.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { contactWords } from '#messages/ui/contact/contact.ts';
import { questionPageWords } from '#messages/ui/question-page/question-page.ts';
import { referenceText } from '../appointment.reference.ts';
import { isLive, stopMessagesStep } from '../appointment.values.ts';
import { calendarPath } from '../booking-form/confirmation-page.ts';
import type { LookupKeys, OwnAppointment, OwnAppointmentResponse } from '../own-appointment.server.ts';
import { OwnVideoVisitStep } from './own-video-visit.tsx';
import { DayChoices, TimeChoices } from './slot-choices.tsx';

interface OwnFormProps {
  readonly keys: LookupKeys;
  /** Further hidden fields. */
  readonly also?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

function OwnForm({ keys, also = {}, children }: OwnFormProps) {
  const { pathTo } = usePageLocale();
  return (
    <form action={pathTo(appointmentPath)} method="post" className={page.form}>
      <HiddenFields values={{ ...keys, ...also }} />
      {children}
    </form>
  );
}

/** Buttons that submit the same keys. */
const OwnButtons = ({ children, ...form }: OwnFormProps) => (
  <OwnForm {...form}>
    <div className={page.buttons}>{children}</div>
  </OwnForm>
);

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

function Sheet({ appointment }: { readonly appointment: OwnAppointment }) {
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

function Keep() {
  return (
    <Button type="submit" variant="secondary">
      {useWords(ownAppointmentWords).keep}
    </Button>
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

/** The submission made while the database was unavailable, for another attempt (decision 0053). */
function PendingSubmission({ keys, sent }: Extract<OwnAppointmentResponse, { view: 'pending' }>) {
  const { step, date, slot } = sent;
  const words = useWords(ownAppointmentWords);
  const clock = useWords(clockWords);
  const { title, button } =
    step === 'cancelled'
      ? { title: words.cancelQuestion, button: words.yesCancel }
      : step === 'moved'
        ? { title: words.moveQuestion, button: words.move }
        : { title: words.notShownYet, button: words.goOn };
  const minute = slotOf(slot);
  const time = minute === undefined ? slot : clock.time(minute);
  return (
    <Step id="kept" title={title}>
      <div className={page.sheet}>
        <SummaryList
          facts={[
            { name: words.reference, value: keys.reference && <UserText>{keys.reference}</UserText> },
            {
              name: words.new,
              value: [isDay(date) ? clock.weekdayDate(date) : '', time].filter(Boolean).join(', '),
            },
          ]}
        />
      </div>
      <OwnButtons keys={keys} also={{ ...(date && { date }), ...(slot && { slot }) }}>
        <Button type="submit" name="step" value={step} variant={step === 'cancelled' ? 'danger' : 'primary'}>
          {button}
        </Button>
      </OwnButtons>
    </Step>
  );
}

/** The page that answers a submission. */
export function OwnAppointmentResponsePage({
  answer,
}: {
  readonly answer: Exclude<OwnAppointmentResponse, { view: 'find' }>;
}) {
  const { booking } = useHospitalFacts();
  const words = useWords(ownAppointmentWords);
  const { time, weekdayDate } = useWords(clockWords);
  const { pathTo } = usePageLocale();
  if (answer.view === 'pending') return <PendingSubmission {...answer} />;
  if (answer.view === 'asked') return <ReferenceRequested />;
  const { keys, appointment } = answer;
  switch (answer.view) {
    case 'found':
      return (
        <>
          {answer.done === 'moved' && <Outcome>{appointment.isUnheld ? words.unheld : words.moved}</Outcome>}
          {answer.done === 'cancelled' && <Outcome>{words.cancelled}</Outcome>}
          {answer.done === 'stopped' && <Outcome>{words.messagesStopped}</Outcome>}
          <Sheet appointment={appointment} />
          {answer.video && <OwnVideoVisitStep {...answer.video} again={<LookAgain keys={keys} />} />}
          {answer.hasCalendarFile && (
            <CalendarFileLink
              id={appointment.id}
              status={appointment.status}
              isMoved={answer.done === 'moved'}
            />
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
          {isLive(appointment.status) && (
            <p className={page.quiet}>{words.until(booking.changeUntilHours)}</p>
          )}
          {isAgreed(appointment.messageChannel) && <StopMessages keys={keys} />}
          <PhoneTraces />
        </>
      );
    case 'cancel':
      return (
        <Step id="cancel" title={words.cancelQuestion}>
          <Sheet appointment={appointment} />
          <OwnButtons keys={keys}>
            <Button type="submit" name="step" value="cancelled" variant="danger">
              {words.yesCancel}
            </Button>
            <Keep />
          </OwnButtons>
        </Step>
      );
    case 'day':
      return (
        <Step id="day" title={words.toWhichDay}>
          <OwnForm keys={keys} also={{ step: 'move' }}>
            <DayChoices days={answer.days} choose={{ button: 'date' }} chosen={appointment.day} />
          </OwnForm>
          <OwnButtons keys={keys}>
            <Keep />
          </OwnButtons>
        </Step>
      );
    case 'time':
      return (
        <Step id="time" title={words.whichTimeOn(weekdayDate(answer.day.day))}>
          <OwnForm keys={keys} also={{ step: 'move', date: answer.day.day }}>
            <TimeChoices heading="h3" day={answer.day} choose={{ button: 'slot' }} />
          </OwnForm>
          <OwnButtons keys={keys}>
            <Button type="submit" name="step" value="move" variant="secondary">
              {words.anotherDay}
            </Button>
            <Keep />
          </OwnButtons>
        </Step>
      );
    case 'move':
      return (
        <Step id="move" title={words.moveQuestion}>
          <div className={page.sheet}>
            <SummaryList
              facts={[
                {
                  name: words.untilNow,
                  value: `${weekdayDate(appointment.day)}, ${time(appointment.minute)}`,
                },
                { name: words.new, value: `${weekdayDate(answer.day)}, ${time(answer.minute)}` },
                { name: words.with, value: <UserText>{appointment.doctorName}</UserText> },
              ]}
            />
          </div>
          <OwnButtons keys={keys} also={{ date: answer.day, slot: slotLabel(answer.minute) }}>
            <Button type="submit" name="step" value="moved">
              {words.move}
            </Button>
          </OwnButtons>
          <OwnButtons keys={keys}>
            <Keep />
          </OwnButtons>
        </Step>
      );
  }
}
