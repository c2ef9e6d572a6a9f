import { Stack } from '#app/ui/layout/stack.tsx';
import { QrCode, type RenderedQrCode } from '#app/ui/qr-code/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { IntentForm, type IntentFormProps, type RefusedIntent } from './intent-form.tsx';
import { CurrentPasswordField } from './password-fields.tsx';

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
  readonly refused?: RefusedIntent;
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
      {(errors) => <CodeField error={errors.code} />}
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
