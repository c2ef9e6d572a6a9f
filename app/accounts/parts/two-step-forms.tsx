import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import { RefusalSummary } from '#app/ui/form/refusal-summary.tsx';
import type { RefusedForm } from '#app/ui/form/refused-form.ts';
import { useHydrated } from '#app/ui/hydration/hydration.ts';
import { useSubmitting } from '#app/ui/hydration/use-submitting.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { QrCode, type RenderedQrCode } from '#app/ui/qr-code/qr-code.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';
import { CodeField } from './code-field.tsx';
import { IntentButton, type IntentButtonProps } from './intent-button.tsx';
import { CurrentPasswordField } from './own-password-form.tsx';

export type TwoStepIntent = 'begin' | 'confirm' | 'renew' | 'off';

/** A refused submission and the form that it came from. */
interface RefusedTwoStep extends RefusedForm<never> {
  readonly intent: TwoStepIntent;
}

interface IntentFormProps extends IntentButtonProps {
  readonly intent: TwoStepIntent;
  readonly refused?: RefusedTwoStep;
  readonly children: (errors: RefusedTwoStep['errors']) => ReactNode;
}

function IntentForm({ intent, refused, children, ...button }: IntentFormProps) {
  const busy = useSubmitting();
  const hydrated = useHydrated();
  const own = refused?.intent === intent ? refused : undefined;
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap="4">
        <RefusalSummary refused={own} />
        <FormColumns>{children(own?.errors ?? {})}</FormColumns>
        {own && hydrated && !busy && <ActionError>{own.message}</ActionError>}
        <IntentButton {...button} intent={intent} />
      </Stack>
    </Form>
  );
}

/** A form that asks for the current password and nothing else. */
export const PasswordIntentForm = (form: Omit<IntentFormProps, 'children'>) => (
  <IntentForm {...form}>
    {(errors) => <CurrentPasswordField id={`${form.intent}-password`} error={errors.currentPassword} />}
  </IntentForm>
);

interface SetUpCodesProps {
  readonly code: RenderedQrCode;
  /** For an authenticator app on a device without a camera. */
  readonly secret: string;
  /** `otpauth:` address that opens an authenticator app on this phone. */
  readonly link: string;
  readonly refused?: RefusedTwoStep;
}

/** Shows the QR code for an authenticator app and asks for the first code of the app. */
export const TwoStepSetup = ({ code, secret, link, refused }: SetUpCodesProps) => (
  <Stack gap="4">
    <p>
      1. Scan this with an authenticator app, such as Google Authenticator or Aegis.{' '}
      <a href={link}>On this phone: open the app.</a>
    </p>
    <QrCode code={code} name="Code for an authenticator app" />
    <p>
      Or enter this key there: <strong>{secret.match(/.{4}/g)?.join(' ')}</strong>
    </p>
    <p>2. Enter the six digits that the app shows now.</p>
    <IntentForm intent="confirm" button="Switch it on" refused={refused}>
      {(errors) => <CodeField label="Code" error={errors.code} />}
    </IntentForm>
  </Stack>
);

/** Shows new recovery codes. Only hashes are stored, so they cannot be shown again. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <Stack gap="3">
    <p>
      Print these or write them down, and keep them away from your phone. Each signs you in once in place of a
      code. They are not shown again.
    </p>
    <ul aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <strong>{code}</strong>
        </li>
      ))}
    </ul>
  </Stack>
);
