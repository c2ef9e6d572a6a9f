/** Fields of passwords, which are not declared: see `account-fields.ts`. */
import { PasswordField } from '#app/ui/field/password-field.tsx';
import type { FieldMessages } from '#app/ui/form/refused-form.ts';
import { longestPassword } from '../staff/account.values.ts';
import { OwnAccountNameField } from './account-name-field.tsx';

const current = { autoComplete: 'current-password', maxLength: longestPassword, required: true } as const;
const next = { ...current, autoComplete: 'new-password' } as const;

/** Signs a person in, on the sign-in page or after the session has ended. */
export const SignInPasswordField = ({ id }: { readonly id?: string }) => (
  <PasswordField {...current} id={id} name="password" label="Your Password" />
);

/** Confirms the identity of a signed-in person before a sensitive change. */
export const CurrentPasswordField = ({ id, error }: { readonly id: string; readonly error?: string }) => (
  <>
    <OwnAccountNameField />
    <PasswordField {...current} id={id} name="currentPassword" label="Your current password" error={error} />
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

/** Asks for a new password twice, because people cannot see what they type when scripts are off. */
export const NewPasswordFields = ({ errors }: { readonly errors: FieldMessages }) => (
  <>
    <PasswordField
      {...next}
      name="newPassword"
      label="New password"
      hint="At least 12 characters: five unrelated words, for example."
      error={errors.newPassword}
    />
    <PasswordField {...next} name="repeated" label="The new password again" error={errors.repeated} />
  </>
);
