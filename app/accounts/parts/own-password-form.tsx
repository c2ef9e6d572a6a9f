import { PasswordField } from '#app/ui/field/password-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { accountLimits } from '../staff/account.values.ts';
import { OwnAccountNameField } from './account-name-field.tsx';
import { IntentForm, type RefusedIntent } from './intent-form.tsx';
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
export const OwnPasswordForm = ({ refused }: { readonly refused?: RefusedIntent }) => (
  <IntentForm intent="password" button="Change the password" refused={refused}>
    {(errors) => (
      <Stack gap="4">
        <CurrentPasswordField id="currentPassword" error={errors.currentPassword} />
        <NewPasswordFields errors={errors} />
      </Stack>
    )}
  </IntentForm>
);
