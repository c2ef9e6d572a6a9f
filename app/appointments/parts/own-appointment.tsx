import type { ReactNode } from 'react';
import { isDay } from '#app/site/calendar.ts';
import { booking } from '#app/site/facts.ts';
import { weekdayDate } from '#app/site/long-date.ts';
import { appointmentPath } from '#app/site/navigation.ts';
import { publicPages } from '#app/site/pages.ts';
import { slotLabel } from '#app/site/slots.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { SentOn } from '#app/ui/form/sent-on.tsx';
import { NotTakenIn } from '#app/ui/question-page/not-taken-in.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Facts, Step } from '#app/ui/question-page/question-page.tsx';
import { referenceText } from '../appointment.reference.ts';
import { statusLabels, visitLabels } from '../appointment.values.ts';
import type { OwnAnswer, OwnAppointment, OwnKeys } from '../own-appointment.server.ts';
import { DayChoices, TimeChoices } from './place-choices.tsx';

interface OwnFormProps {
  readonly keys: OwnKeys;
  /** What else is sent on. */
  readonly also?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

function OwnForm({ keys, also = {}, children }: OwnFormProps) {
  return (
    <form action={appointmentPath} method="post" className={page.form}>
      <SentOn values={{ ...keys, ...also }} />
      {children}
    </form>
  );
}

function Sheet({ appointment }: { readonly appointment: OwnAppointment }) {
  const { reference, doctorName, day, minute, visit, patientName, status } = appointment;
  return (
    <div className={page.sheet}>
      <Facts
        facts={[
          { name: 'Reference', value: referenceText(reference) },
          { name: 'When', value: `${weekdayDate(day)}, ${slotLabel(minute)}` },
          { name: 'With', value: doctorName },
          { name: 'Where', value: visitLabels[visit] },
          { name: 'For', value: patientName },
          { name: 'State', value: statusLabels[status] },
        ]}
      />
    </div>
  );
}

function Keep() {
  return (
    <Button type="submit" variant="secondary">
      Leave it as it is
    </Button>
  );
}

const keptSteps: Readonly<Record<string, { readonly title: string; readonly button: string }>> = {
  cancelled: { title: 'Cancel this appointment?', button: 'Yes, cancel it' },
  moved: { title: 'Move it to this time?', button: 'Move it' },
};

/** What was asked for while the database was away, to be asked once more. */
function KeptPress({ keys, sent }: Extract<OwnAnswer, { view: 'kept' }>) {
  const { step, date, slot } = sent;
  const { title, button } = keptSteps[step] ?? { title: 'Not shown yet', button: 'Go on' };
  return (
    <Step id="kept" title={title}>
      <NotTakenIn />
      <div className={page.sheet}>
        <Facts
          facts={[
            { name: 'Reference', value: keys.reference },
            { name: 'New', value: [isDay(date) ? weekdayDate(date) : '', slot].filter(Boolean).join(', ') },
          ]}
        />
      </div>
      <OwnForm keys={keys} also={{ ...(date && { date }), ...(slot && { slot }) }}>
        <div className={page.buttons}>
          <Button
            type="submit"
            name="step"
            value={step}
            variant={step === 'cancelled' ? 'danger' : 'primary'}
          >
            {button}
          </Button>
        </div>
      </OwnForm>
    </Step>
  );
}

/** What a press on the page was answered with. */
export function OwnAnswered({ answer }: { readonly answer: Exclude<OwnAnswer, { view: 'find' }> }) {
  if (answer.view === 'kept') return <KeptPress {...answer} />;
  const { keys, appointment, message } = answer;
  const told = message && <Flash tone="danger">{message}</Flash>;
  switch (answer.view) {
    case 'found':
      return (
        <>
          {answer.done === 'moved' && <Flash tone="positive">Moved. The time below is yours.</Flash>}
          {answer.done === 'cancelled' && (
            <Flash tone="positive">Cancelled. You may book again whenever you like.</Flash>
          )}
          {told}
          <Sheet appointment={appointment} />
          {answer.isChangeable ? (
            <OwnForm keys={keys}>
              <div className={page.buttons}>
                <Button type="submit" name="step" value="move">
                  Move it
                </Button>
                <Button type="submit" name="step" value="cancel" variant="secondary">
                  Cancel it
                </Button>
              </div>
            </OwnForm>
          ) : (
            <div className={page.buttons}>
              <CallButton />
              <ButtonLink href={publicPages.doctors.path} variant="secondary">
                Book another
              </ButtonLink>
            </div>
          )}
          <p className={page.quiet}>
            {`Here it can be moved or cancelled until ${booking.changeUntilHours} hours before. After that, please call.`}
          </p>
        </>
      );
    case 'cancel':
      return (
        <Step id="cancel" title="Cancel this appointment?">
          <Sheet appointment={appointment} />
          <OwnForm keys={keys}>
            <div className={page.buttons}>
              <Button type="submit" name="step" value="cancelled" variant="danger">
                Yes, cancel it
              </Button>
              <Keep />
            </div>
          </OwnForm>
        </Step>
      );
    case 'day':
      return (
        <Step id="day" title="To which day?">
          {told}
          <OwnForm keys={keys} also={{ step: 'move' }}>
            <DayChoices days={answer.days} choose={{ button: 'date' }} chosen={appointment.day} />
          </OwnForm>
          <OwnForm keys={keys}>
            <div className={page.buttons}>
              <Keep />
            </div>
          </OwnForm>
        </Step>
      );
    case 'time':
      return (
        <Step id="time" title={`Which time on ${weekdayDate(answer.day.day)}?`}>
          {told}
          <OwnForm keys={keys} also={{ step: 'move', date: answer.day.day }}>
            <TimeChoices day={answer.day} choose={{ button: 'slot' }} />
          </OwnForm>
          <OwnForm keys={keys}>
            <div className={page.buttons}>
              <Button type="submit" name="step" value="move" variant="secondary">
                Another day
              </Button>
              <Keep />
            </div>
          </OwnForm>
        </Step>
      );
    case 'move':
      return (
        <Step id="move" title="Move it to this time?">
          <div className={page.sheet}>
            <Facts
              facts={[
                {
                  name: 'Until now',
                  value: `${weekdayDate(appointment.day)}, ${slotLabel(appointment.minute)}`,
                },
                { name: 'New', value: `${weekdayDate(answer.day)}, ${slotLabel(answer.minute)}` },
                { name: 'With', value: appointment.doctorName },
              ]}
            />
          </div>
          <OwnForm keys={keys} also={{ date: answer.day, slot: slotLabel(answer.minute) }}>
            <div className={page.buttons}>
              <Button type="submit" name="step" value="moved">
                Move it
              </Button>
            </div>
          </OwnForm>
          <OwnForm keys={keys}>
            <div className={page.buttons}>
              <Keep />
            </div>
          </OwnForm>
        </Step>
      );
  }
}
