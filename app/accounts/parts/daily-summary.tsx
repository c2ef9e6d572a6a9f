import { Form } from 'react-router';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FormError } from '#app/ui/toast/action-error.tsx';
import { IntentButton } from './intent-form.tsx';

export const summaryIntents = { start: 'summary-on', end: 'summary-off' } as const;

export interface DailySummaryProps {
  readonly isOn: boolean;
  readonly email: string;
  /** False while the website sends no mail. */
  readonly sendsMail: boolean;
  /** Message of the failed submission. */
  readonly error?: string;
}

function stateText({ isOn, email, sendsMail }: DailySummaryProps): string {
  if (!isOn) return 'Off.';
  return sendsMail
    ? `On: each morning at 7:30 a mail goes to ${email}.`
    : 'On, but this website sends no mail yet. Your developer sets it up.';
}

/** Shows an owner whether the summary of the day comes by mail, with a button that changes it. */
export function DailySummary(props: DailySummaryProps) {
  const { isOn, error } = props;
  return (
    <Stack as="section" gap="3" aria-labelledby="summary">
      <h2 id="summary">Summary by mail</h2>
      <p>
        The visits of the day, and how many appointments, calls and messages wait. Numbers only, no names.
      </p>
      <p>{stateText(props)}</p>
      {error && <FormError>{error}</FormError>}
      <Form method="post" preventScrollReset>
        <IntentButton
          intent={isOn ? summaryIntents.end : summaryIntents.start}
          button={isOn ? 'Switch it off' : 'Switch it on'}
          variant="secondary"
        />
      </Form>
    </Stack>
  );
}
