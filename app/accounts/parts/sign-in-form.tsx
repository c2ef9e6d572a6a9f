import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DeclaredControl } from '#app/ui/form/declared-control.tsx';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { InlineAlert } from '#app/ui/inline-alert/inline-alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { signInMessages } from '../staff/account.values.ts';
import { ownFields } from '../staff/account-fields.ts';
import { SignInPasswordField } from './password-fields.tsx';
import { SignInButton } from './sign-in-button.tsx';

const { email } = ownFields;

/** A refused sign-in with the reason and the submitted values. The password is never returned. */
interface RefusedSignIn {
  readonly message: string;
  readonly email: string;
  readonly remember: boolean;
}

interface SignInFormProps {
  readonly refused?: RefusedSignIn;
  /** Address of the sign-in page with the page to open afterwards. */
  readonly action: string;
}

/** Browser validation is off, so everyone reads the same messages, with scripts or without. */
export function SignInForm({ refused, action }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [alert, setAlert] = useState(refused?.message);
  const busy = useSubmitting();

  useEffect(() => {
    setAlert(refused?.message);
    const password = form.current?.elements.namedItem('password');
    if (refused && password instanceof HTMLInputElement) {
      password.value = '';
      password.focus();
    }
  }, [refused]);

  function checkBeforeSending(event: FormEvent<HTMLFormElement>) {
    const empty = ['email', 'password']
      .map((name) => event.currentTarget.elements.namedItem(name))
      .find((field) => field instanceof HTMLInputElement && field.value.trim() === '');
    setAlert(empty ? signInMessages.incomplete : undefined);
    if (empty instanceof HTMLInputElement) {
      event.preventDefault();
      empty.focus();
    }
  }

  return (
    <Form ref={form} method="post" action={action} noValidate onSubmit={checkBeforeSending}>
      <Stack gap="5">
        {alert && !busy && <InlineAlert tone="danger">{alert}</InlineAlert>}
        <DeclaredControl
          field={email}
          autoComplete="username"
          maxLength={email.max}
          text={refused?.email}
          error={undefined}
        />
        <SignInPasswordField />
        <Checkbox name="rememberPassword" label="Remember Me" defaultChecked={refused?.remember} />
        <SignInButton busy={busy} />
        <p>Forgotten? Ask the owner: they can make a link for a new password.</p>
      </Stack>
    </Form>
  );
}
