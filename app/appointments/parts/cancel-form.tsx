import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { RouterButtonLink } from '#app/ui/button/router-button-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { UnsavedChangesDialog, useUnsavedChanges } from '#app/ui/form/unsaved-changes-dialog.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Cluster, Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { appointmentLimits } from '../appointment.values.ts';

interface CancelFormProps {
  /** Idempotency key, so that a form submitted twice cancels once. */
  readonly sendingKey: string;
  readonly refused?: RefusedForm<{ readonly reason: string }>;
  readonly listPath: string;
}

/** Form for staff to cancel an appointment. Cancelling frees the slot. */
export function CancelForm({ sendingKey, refused, listPath }: CancelFormProps) {
  const busy = useSubmitting();
  const { isChanged, follow } = useUnsavedChanges();
  return (
    <Form method="post" noValidate preventScrollReset onInput={follow}>
      <input type="hidden" name="key" value={sendingKey} />
      <Stack>
        <TextField
          name="reason"
          label="Reason"
          hint="For the history; the person does not see it."
          autoComplete="off"
          maxLength={appointmentLimits.reason}
          defaultValue={refused?.values?.reason}
          error={refused?.errors.reason}
        />
        <Cluster>
          <Button type="submit" variant="danger" busy={busy}>
            Cancel appointment
          </Button>
          <RouterButtonLink to={listPath} variant="quiet" preventScrollReset>
            Keep it
          </RouterButtonLink>
        </Cluster>
        {refused && !refused.errors.reason && <ActionError>{refused.message}</ActionError>}
      </Stack>
      <UnsavedChangesDialog isChanged={isChanged} />
    </Form>
  );
}
