import { TextField } from '#app/ui/field/text-field.tsx';

interface CodeFieldProps {
  readonly hint?: string;
  readonly error?: string;
}

/** Accepts a six-digit code of an authenticator app or a recovery code. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    name="code"
    label="Code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    required
  />
);
