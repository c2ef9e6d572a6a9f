import { Stack } from '#app/ui/layout/stack.tsx';
import { IntentForm, type RefusedIntent } from './intent-form.tsx';
import { CurrentPasswordField, NewPasswordFields } from './password-fields.tsx';

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
