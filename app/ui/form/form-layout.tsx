import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { RouterButtonLink } from '../button/router-button-link.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { useSubmitting } from '../hydration/use-submitting.ts';
import { ActionError } from '../toast/action-error.tsx';
import * as css from './form-layout.css.ts';

interface FormColumnsProps {
  readonly split?: keyof typeof css.columns;
  readonly children: ReactNode;
}

/** Lays out fields in two columns, or in one on a narrow screen. */
export function FormColumns({ split = 'even', children }: FormColumnsProps) {
  return <div className={css.columns[split]}>{children}</div>;
}

/** Spans both columns of `FormColumns`. */
export function WholeRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.wholeRow}>{children}</div>;
}

interface FormButtonsProps {
  /** Label of the submit button. */
  readonly submit: string;
  /** Address that Cancel opens. */
  readonly cancelTo: string;
  /** `end` puts the submit button last, in the corner; `plain` draws no line above; `sticky` stays in sight. */
  readonly place?: keyof typeof css.buttons;
  /** Reason why the last submission failed. Without scripts `RefusalSummary` shows the reason above the form. */
  readonly failure?: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Submit and cancel buttons at the end of a form in a dialog. */
export function FormButtons(props: FormButtonsProps) {
  const { submit, cancelTo, place = 'start', failure, children } = props;
  const busy = useSubmitting();
  const hydrated = useHydrated();
  const cancel = (
    <RouterButtonLink to={cancelTo} variant="quiet" preventScrollReset>
      Cancel
    </RouterButtonLink>
  );
  return (
    <div className={css.buttons[place]}>
      {failure && !busy && hydrated && (
        <div className={css.whole}>
          <ActionError>{failure}</ActionError>
        </div>
      )}
      {place === 'end' && cancel}
      <Button type="submit" busy={busy}>
        {busy ? 'Saving…' : submit}
      </Button>
      {place !== 'end' && cancel}
      {children}
    </div>
  );
}
