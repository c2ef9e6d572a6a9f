import { PasswordField } from '#app/ui/field/password-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { accountLimits } from '../staff/account.values.ts';

/** Asks for a new password twice, because people cannot see what they type when scripts are off. */
export function NewPasswordFields({ errors }: { readonly errors: FieldMessages }) {
  const password = { autoComplete: 'new-password', maxLength: accountLimits.password, required: true };
  return (
    <>
      <PasswordField
        {...password}
        name="newPassword"
        label="New password"
        hint="At least 12 characters: five unrelated words, for example."
        error={errors.newPassword}
      />
      <PasswordField {...password} name="repeated" label="The new password again" error={errors.repeated} />
    </>
  );
}
