import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { accountLimits } from '../staff/account.values.ts';
import { OwnAccountNameField } from './account-name-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Confirms the identity of a signed-in person before a sensitive change. */
export const CurrentPasswordField = ({ id, error }: { readonly id: string; readonly error?: string }) => (
  <>
    <OwnAccountNameField />
    <PasswordField
      id={id}
      name="currentPassword"
      label="Your current password"
      autoComplete="current-password"
      maxLength={accountLimits.password}
      required
      error={error}
    />
  </>
);

/** Whether a form on access asks for the password, and what was wrong with it. */
export interface PasswordDemand {
  readonly needsPassword: boolean;
  readonly error?: string | undefined;
}

/** The field for the password in forms that ask for it only some time after the sign-in. */
export const FreshSignInField = ({ id, needsPassword, error }: PasswordDemand & { readonly id: string }) =>
  // A page that was opened soon after the sign-in gets the field with the refusal.
  needsPassword || error !== undefined ? <CurrentPasswordField id={id} error={error} /> : null;

/** Changes the password of the signed-in person. */
export function OwnPasswordForm({ refused }: { readonly refused?: RefusedForm<never> }) {
  const busy = useSubmitting();
  const hydrated = useHydrated();
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="4">
        <RefusalSummary refused={refused} />
        <FormColumns>
          <Stack gap="4">
            <CurrentPasswordField id="currentPassword" error={errors.currentPassword} />
            <NewPasswordFields errors={errors} />
          </Stack>
        </FormColumns>
        {refused && hydrated && !busy && <ActionError>{refused.message}</ActionError>}
        <div>
          <Button type="submit" name="intent" value="password" busy={busy}>
            Change the password
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
