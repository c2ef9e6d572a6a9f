import { TextField } from '#app/ui/field/text-field.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
}

/** A code of two-step sign-in: six digits, or a printed one. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    required
  />
);
