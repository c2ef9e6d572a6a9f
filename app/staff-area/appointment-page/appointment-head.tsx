import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { statusText } from '#app/appointments/appointment.words.ts';
import { phoneHref } from '#app/contact-details/phone.ts';
import { formatMoney } from '#app/money/money.ts';
import { billSteps } from '#app/payments/parts/bill-form.tsx';
import type { Bill } from '#app/payments/parts/bill-sums.tsx';
import { dayText, shortDate } from '#app/time/long-date.ts';
import { slotLabel } from '#app/time/slots.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster } from '#app/ui/layout/stack.tsx';
import { textLink } from '#app/ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { appointmentPath } from '../frame/desk-paths.ts';
import { allowedSteps, type RefusedStep, statusTone, stepLabels } from '../front-desk/desk-steps.ts';
import type { PackSession } from '../front-desk/pack-session.server.ts';
import { RefusedStepNote } from '../front-desk/parts/refused-step.tsx';
import { SafeToCall } from '../front-desk/parts/safe-to-call.tsx';
import * as css from './appointment-page.css.ts';

interface AppointmentHeadProps {
  readonly appointment: Appointment;
  /** Why nobody would see the person, such as 'Doctor on leave'. */
  readonly absence: string | null;
  readonly bill: Bill;
  /** A pack of the person of which this visit may use a session. */
  readonly offered: PackSession['offered'];
  readonly today: string;
  /** The last step, if it was refused or needs a yes. */
  readonly refused?: RefusedStep;
}

function moneyText({ money: { paid, due, back }, session }: Bill): string {
  const open = [due > 0 && `${formatMoney(due)} to pay`, back > 0 && `${formatMoney(back)} to give back`]
    .filter(Boolean)
    .join(', ');
  if (session) return open ? `${session}. ${open}` : session;
  return open || (paid === 0 ? 'Nothing to pay' : 'Paid');
}

/** The day without its year in the year of today, so that the facts fit one line. */
const dayIn = (today: string, day: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : dayText(day);

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

/** A fact that says by itself what it is; its term is for screen readers. */
const Fact = ({ term, children }: FactProps) => (
  <div>
    <dt>
      <VisuallyHidden>{term}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The head of the page, which stays in sight: person, time, doctor, whether to call, what is to pay, and the next step (decision 0124). */
export function AppointmentHead({
  appointment,
  absence,
  bill,
  offered,
  today,
  refused,
}: AppointmentHeadProps) {
  const busy = useSubmitting();
  const { id, day, minute, doctorName, phone, safeToCall, callAs, patientName, inBetween } = appointment;
  const path = appointmentPath(id);
  const [next] = allowedSteps(appointment, today);
  return (
    <header className={css.head}>
      <div>
        <div className={css.name}>
          <h1>{patientName}</h1>
          <Badge tone={statusTone(appointment)}>{statusText(appointment)}</Badge>
          {absence && <Badge tone="danger">{absence}</Badge>}
        </div>
        <dl className={css.facts}>
          <Fact term="When">
            {`${dayIn(today, day)}, ${slotLabel(minute)}${inBetween ? ' (in between)' : ''}`}
          </Fact>
          <Fact term="Doctor">{doctorName}</Fact>
          <Fact term="Money">
            <strong>{moneyText(bill)}</strong>
          </Fact>
          {phone !== '' && (
            <Fact term="Phone">
              <a href={phoneHref(phone)} className={textLink}>
                {phone}
              </a>{' '}
              <SafeToCall answer={safeToCall} isYesShown />
              {callAs && ` Say that this is ${callAs}`}
            </Fact>
          )}
        </dl>
      </div>
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="back" value={path} />
        <Cluster gap="2">
          {next && (
            <Button type="submit" name="intent" value={next} size="small" busy={busy}>
              {stepLabels[next]}
            </Button>
          )}
          {bill.money.due > 0 && (
            <RouterButtonLink
              to={`${path}/payment`}
              size="small"
              variant={next ? 'secondary' : 'primary'}
              preventScrollReset
            >
              Take payment
            </RouterButtonLink>
          )}
          {offered && (
            <Button
              type="submit"
              name="intent"
              value={billSteps.useSession}
              formAction={`${path}/payment`}
              size="small"
              variant="secondary"
              busy={busy}
            >
              {`Use ${offered.text}`}
            </Button>
          )}
        </Cluster>
      </Form>
      {refused && (
        <div className={css.wholeLine}>
          <RefusedStepNote refused={refused} StepForm={Form} action={path} back={path} busy={busy} />
        </div>
      )}
    </header>
  );
}
