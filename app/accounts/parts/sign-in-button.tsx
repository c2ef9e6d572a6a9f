import { Button } from '#app/ui/button/button.tsx';
import { submit } from './sign-in-form.css.ts';

/** Submit button of a form that signs a person in. */
export const SignInButton = ({
  busy,
  label = 'Sign In',
}: {
  readonly busy: boolean;
  readonly label?: string;
}) => (
  <div className={submit}>
    <Button type="submit" busy={busy}>
      {busy ? 'Signing in...' : label}
    </Button>
  </div>
);
