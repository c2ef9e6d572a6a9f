import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { RouterButtonLink } from '../button/router-button-link.tsx';
import { useOnline } from '../connection/use-online.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { useSubmitting } from '../hydration/use-submitting.ts';
import { ActionError } from '../toast/action-error.tsx';
import * as css from './save-bar.css.ts';

interface SaveBarProps {
  /** Label of the submit button. */
  readonly submit: string;
  /** Address that Cancel opens. */
  readonly cancelTo: string;
  readonly isChanged: boolean;
  /** Reason why the last submission failed. */
  readonly failure?: string;
  /** Content above the buttons that helps to resolve the failure, such as a question. */
  readonly children?: ReactNode;
}

function stateWords(isChanged: boolean, isOnline: boolean): string {
  if (!isOnline) return 'No network: what you typed is kept on this device.';
  return isChanged ? 'Not saved yet. A draft is kept on this device.' : 'Nothing to save yet.';
}

/** Sticky bar at the end of a long form: save status, submit button and the reason of a failure. */
export function SaveBar({ submit, cancelTo, isChanged, failure, children }: SaveBarProps) {
  const busy = useSubmitting();
  const hydrated = useHydrated();
  const isOnline = useOnline();
  return (
    <div className={css.bar}>
      {failure && !busy && hydrated && <ActionError>{failure}</ActionError>}
      {children}
      <div className={css.row}>
        <p className={css.state} role="status">
          {hydrated && !busy && stateWords(isChanged, isOnline)}
        </p>
        <RouterButtonLink to={cancelTo} variant="quiet" preventScrollReset>
          Cancel
        </RouterButtonLink>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving…' : submit}
        </Button>
      </div>
    </div>
  );
}
