/** Questions before an appointment is cancelled or moved by the person who booked it. */
import { saidPaymentFields } from '#app/payments/said-payment.values.ts';
import { isDay } from '#app/time/calendar.ts';
import { slotLabel, slotOf } from '#app/time/slots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useWords } from '#app/ui/locale/page-locale.ts';
import { UserText } from '#app/ui/locale/user-text.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Step, SummaryList } from '#app/ui/question-page/question-page.tsx';
import { ownAppointmentWords } from '#messages/appointments/own-appointment.ts';
import { clockWords } from '#messages/hospital-facts/clock.ts';
import { payBeforeWords } from '#messages/payments/pay-before.ts';
import type { OwnAppointmentResponse } from '../own-appointment.server.ts';
import { Keep, OwnButtons, OwnForm } from './own-form.tsx';
import { Sheet } from './own-sheet.tsx';
import { DayChoices, TimeChoices } from './slot-choices.tsx';

/** A page of a change: the question whether to cancel, or a step of a move. */
type ChangeResponse = Extract<OwnAppointmentResponse, { view: 'cancel' | 'day' | 'time' | 'move' }>;

export function AppointmentChange({ answer }: { readonly answer: ChangeResponse }) {
  const { keys, appointment } = answer;
  const words = useWords(ownAppointmentWords);
  const { time, weekdayDate } = useWords(clockWords);
  switch (answer.view) {
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

/** The submission made while the database was unavailable, for another attempt (decision 0053). */
export function PendingSubmission({ keys, sent }: Extract<OwnAppointmentResponse, { view: 'pending' }>) {
  const { step, date, slot, paid } = sent;
  const words = useWords(ownAppointmentWords);
  const clock = useWords(clockWords);
  const paidWords = useWords(payBeforeWords);
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
            { name: paidWords.number, value: paid[saidPaymentFields.reference] },
            {
              name: words.new,
              value: [isDay(date) ? clock.weekdayDate(date) : '', time].filter(Boolean).join(', '),
            },
          ]}
        />
      </div>
      <OwnButtons keys={keys} also={{ ...(date && { date }), ...(slot && { slot }), ...paid }}>
        <Button type="submit" name="step" value={step} variant={step === 'cancelled' ? 'danger' : 'primary'}>
          {button}
        </Button>
      </OwnButtons>
    </Step>
  );
}
