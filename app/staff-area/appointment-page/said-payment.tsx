import { Form } from 'react-router';
import type { Appointment } from '#app/appointments/appointment.values.ts';
import { isLive } from '#app/appointments/appointment.values.ts';
import { formatMoney, type Paise } from '#app/money/money.ts';
import type { RefusedAnswer, SaidPayment } from '#app/payments/said-payment.values.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group/choice-group.tsx';
import type { SelectOption } from '#app/ui/field/select-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { appointmentPath } from '../frame/desk-paths.ts';
import { saidPaymentSteps } from '../front-desk/said-payments.ts';
import * as css from './said-payment.css.ts';

interface SaidPaymentProps {
  readonly appointment: Pick<Appointment, 'id' | 'status' | 'patientName' | 'day'>;
  readonly payment: {
    readonly said:
      | (Omit<SaidPayment, 'saidAt'> & { readonly saidAt: string; readonly number: string })
      | null;
    /** Answers to a patient whose payment is missing, in the words of the patient’s page. */
    readonly answers: readonly SelectOption[];
    /** Whether the hospital has a UPI id. */
    readonly isOffered: boolean;
    readonly isAsked: boolean;
    readonly isAskedByDoctor: boolean;
  };
}

/** A payment that the patient says to have made, until the desk has compared it with the bank. */
export function SaidPaymentPart({
  appointment: { id, status, patientName },
  payment: { said, answers },
  errors,
}: SaidPaymentProps & { readonly errors: FieldMessages }) {
  const busy = useSubmitting();
  if (said?.answer !== null) return null;
  const path = appointmentPath(id);
  return (
    <section className={css.said} aria-labelledby="said-payment">
      <h2 id="said-payment" className={css.heading}>{`Said to be paid: ${formatMoney(said.amountPaise)}`}</h2>
      <p>
        {`${patientName} says that it was paid by UPI (${said.saidAt}). Look for this number in the account of the hospital: `}
        <strong className={css.number}>{said.number}</strong>
      </p>
      <p>
        {status === 'cancelled'
          ? 'The visit is cancelled. If the payment arrived, confirm it and then give it back.'
          : 'It counts as paid once you confirm it.'}
      </p>
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="said" value={said.id} />
        <Stack gap="3">
          <Cluster gap="2">
            <Button type="submit" name="intent" value={saidPaymentSteps.arrived} size="small" busy={busy}>
              Confirm: it arrived
            </Button>
          </Cluster>
          <details open={errors.answer !== undefined}>
            <summary className={css.fold}>Not found at the bank</summary>
            <Stack gap="3">
              <ChoiceGroup
                type="radio"
                name="answer"
                legend="The patient’s page then says, in the language of the page:"
                options={answers}
                chosen={[]}
                {...(errors.answer !== undefined && { error: errors.answer })}
              />
              <Cluster gap="2">
                <Button
                  type="submit"
                  name="intent"
                  value={saidPaymentSteps.refused}
                  size="small"
                  variant="secondary"
                  busy={busy}
                >
                  Not found: tell the patient
                </Button>
              </Cluster>
            </Stack>
          </details>
        </Stack>
      </Form>
    </section>
  );
}

const answerTexts: Readonly<Record<RefusedAnswer, string>> = {
  'not-found': 'the bank has no such payment',
  'other-amount': 'the bank has another amount',
  failed: 'the payment failed',
};

interface AskBeforeProps extends SaidPaymentProps {
  readonly duePaise: Paise;
}

/** The last answer to the patient, and whether the patient's page asks for payment before the visit. */
export function AskBefore({ appointment: { id, status }, payment, duePaise }: AskBeforeProps) {
  const busy = useSubmitting();
  const { said, isOffered, isAsked, isAskedByDoctor } = payment;
  const mayAsk = isOffered && duePaise > 0 && isLive(status);
  const asks = 'Once the visit is confirmed, the patient’s own page shows how to pay by UPI.';
  return (
    <>
      {said?.answer && said.answer !== 'arrived' && (
        <p>
          {`Said to be paid: ${formatMoney(said.amountPaise)}, number ${said.number}: ${answerTexts[said.answer]}.`}
        </p>
      )}
      {mayAsk && (isAsked || isAskedByDoctor) && (
        <p>{`${isAskedByDoctor ? 'The doctor asks' : 'The desk asks'} for payment before this visit. ${asks}`}</p>
      )}
      {mayAsk && !isAskedByDoctor && (
        <Form method="post" action={appointmentPath(id)} preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value={isAsked ? saidPaymentSteps.stopAsking : saidPaymentSteps.ask}
            size="small"
            variant="secondary"
            busy={busy}
          >
            {isAsked ? 'Do not ask for payment before the visit' : 'Ask for payment before the visit'}
          </Button>
        </Form>
      )}
    </>
  );
}
