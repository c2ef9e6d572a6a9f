import { type FormEvent, useEffect, useId, useState } from 'react';
import { AccountNameField } from '#app/accounts/parts/account-name-field.tsx';
import { CodeField } from '#app/accounts/parts/code-field.tsx';
import { SignInPasswordField } from '#app/accounts/parts/password-fields.tsx';
import { sessionStatusPath, signInMessages } from '#app/accounts/staff/account.values.ts';
import type { Problem } from '#app/platform/http/problems.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ActionError } from '#app/ui/toast/action-error.tsx';

interface SessionDialogProps {
  readonly state: 'ending' | 'over';
  readonly staff: { readonly id: string; readonly name: string; readonly email: string };
  /** Checks the session again. */
  readonly checkSession: () => Promise<void>;
}

const send = (fields: Record<string, string>) =>
  fetch(sessionStatusPath, { method: 'POST', body: new URLSearchParams(fields) });

/** Dialog over a page whose session ends or has ended. The page stays mounted, so typed text is not lost. */
export default function SessionDialog({ state, ...props }: SessionDialogProps) {
  return state === 'ending' ? <StayQuestion {...props} /> : <SignInAgain {...props} />;
}

type Props = Omit<SessionDialogProps, 'state'>;

function StayQuestion({ checkSession }: Props) {
  const stay = async () => {
    await send({ intent: 'stay' }).catch(() => undefined);
    await checkSession();
  };
  return (
    <Dialog
      title="Are you still there?"
      description="Nothing was done here for a while. In less than five minutes you will be signed out."
      onClose={stay}
    >
      <Button onClick={stay}>Stay signed in</Button>
    </Dialog>
  );
}

/** Hides the page from people who pass by. `visibility` preserves layout, fields and scroll position. */
function useCoveredPage() {
  useEffect(() => {
    const page = document.querySelector('main');
    page?.style.setProperty('visibility', 'hidden');
    return () => {
      page?.style.removeProperty('visibility');
    };
  }, []);
}

function SignInAgain({ staff, checkSession }: Props) {
  useCoveredPage();
  const id = useId();
  const [refused, setRefused] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const asksCode = refused?.errors?.code !== undefined;

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    setRefused(undefined);
    try {
      const response = await send({ ...typed, intent: 'sign-in', accountId: staff.id });
      if (response.ok) await checkSession();
      else setRefused((await response.json()) as Problem);
    } catch {
      setRefused({ message: signInMessages.failed });
    }
    setBusy(false);
  }

  return (
    <Dialog
      title="You were signed out"
      description={`Nothing was done here for a while, or somebody ended this session. Enter the password of ${staff.name} to go on. What you typed is still here, and not saved yet.`}
    >
      <form onSubmit={signIn} noValidate>
        <Stack gap="4">
          <AccountNameField email={staff.email} />
          <SignInPasswordField id={`${id}-password`} />
          {asksCode && <CodeField />}
          {refused && !busy && <ActionError>{refused.message}</ActionError>}
          <div>
            <Button type="submit" busy={busy}>
              {busy ? 'Signing in...' : 'Sign In'}
            </Button>
          </div>
          <p>
            <a href="/signin">Leave this page and sign in as somebody else</a>
          </p>
        </Stack>
      </form>
    </Dialog>
  );
}
