import type { ReactNode } from 'react';
import { booking } from '#app/site/facts.ts';
import { weekdayDate } from '#app/site/long-date.ts';
import { appointmentPath } from '#app/site/navigation.ts';
import { publicPages } from '#app/site/pages.ts';
import { slotLabel } from '#app/site/slots.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { CallButton } from '#app/ui/contact/call-buttons.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Flash } from '#app/ui/flash/flash.tsx';
import { SentOn } from '#app/ui/form/sent-on.tsx';
import * as page from '#app/ui/question-page/question-page.css.ts';
import { Facts, Step } from '#app/ui/question-page/question-page.tsx';
import { referenceText } from '../appointment.reference.ts';
import { appointmentLimits, statusLabels, visitLabels } from '../appointment.values.ts';
import type { OwnAnswer, OwnAppointment, OwnKeys } from '../own-appointment.server.ts';
import { DayChoices, TimeChoices } from './place-choices.tsx';

type Find = Extract<OwnAnswer, { view: 'find' }>;

/** How an appointment is found: by what only the person who booked it knows. */
export function FindAppointment({ answer }: { readonly answer?: Find | undefined }) {
  const errors = answer?.errors ?? {};
  return (
    <form action={appointmentPath} method="post" className={page.form} noValidate>
      {answer?.message && <Flash tone="danger">{answer.message}</Flash>}
      <ErrorSummary errors={errors} />
      <div className={page.short}>
        <TextField
          name="reference"
          label="Reference"
          hint="Six letters and digits, such as K7P-4RX."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          defaultValue={answer?.keys.reference}
          {...(errors.reference && { error: errors.reference })}
        />
      </div>
      <div className={page.short}>
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          label="Phone"
          hint="The one it was booked with."
          autoComplete="tel"
          maxLength={appointmentLimits.phone}
          required
          defaultValue={answer?.keys.phone}
          {...(errors.phone && { error: errors.phone })}
        />
      </div>
      <div className={page.buttons}>
        <Button type="submit">Find the appointment</Button>
      </div>
      <p className={page.quiet}>
        You have lost the reference? Call us: we find the appointment by your name.
      </p>
    </form>
  );
}

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

/** What a press on the page was answered with. */
export function OwnAnswered({ answer }: { readonly answer: Exclude<OwnAnswer, { view: 'find' }> }) {
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
