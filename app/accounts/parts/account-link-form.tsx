import { Form } from 'react-router';
import { TextField } from '#app/ui/field/text-field.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ownFields } from '../staff/account-fields.ts';
import { NewPasswordFields } from './password-fields.tsx';
import { SignInButton } from './sign-in-button.tsx';

interface AccountLinkFormProps {
  readonly email: string;
  /** True for an invitation. An existing account already has a name. */
  readonly asksName: boolean;
  readonly refused?: RefusedForm<{ readonly name: string }>;
}

/** Form behind a one-time link. The person who opens the link is not signed in yet. */
export function AccountLinkForm({ email, asksName, refused }: AccountLinkFormProps) {
  const busy = useSubmitting();
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" noValidate>
      <Stack gap="5">
        {refused && !busy && <InlineAlert tone="danger">{refused.message}</InlineAlert>}
        {/* The read-only field tells password managers which account the new password belongs to. */}
        <TextField
          name="email"
          type="email"
          label={ownFields.email.label}
          autoComplete="username"
          marksOptional={false}
          readOnly
          value={email}
        />
        {asksName && (
          <DeclaredControl
            field={ownFields.name}
            autoComplete="name"
            text={refused?.values?.name}
            error={errors.name}
          />
        )}
        <NewPasswordFields errors={errors} />
        <SignInButton busy={busy} label="Save and sign in" />
      </Stack>
    </Form>
  );
}
