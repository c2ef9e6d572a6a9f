import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { RouteButtonLink } from '../button/route-button-link.tsx';
import { useHydrated } from '../hydration/hydration.ts';
import { useSending } from '../hydration/use-sending.ts';
import { Failure } from '../message/failure.tsx';
import * as css from './form-layout.css.ts';

interface FormColumnsProps {
  readonly split?: keyof typeof css.columns;
  readonly children: ReactNode;
}

/** Fields in two columns, or one below the other where there is no room. */
export function FormColumns({ split = 'even', children }: FormColumnsProps) {
  return <div className={css.columns[split]}>{children}</div>;
}

/** What takes both columns. */
export function WholeRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.wholeRow}>{children}</div>;
}

interface FormButtonsProps {
  /** The words on the button that sends the form. */
  readonly submit: string;
  /** Where Cancel leads. */
  readonly cancelTo: string;
  /** `end` puts what sends the form last, in the corner; `plain` has no line above. */
  readonly place?: keyof typeof css.buttons;
  /** Why the last press did not do what it says; without scripts `RefusalSummary` says it above the form. */
  readonly failure?: string;
  /** What else can be pressed there. */
  readonly children?: ReactNode;
}

/** The end of a form in a dialog: to send it, or to leave. */
export function FormButtons(props: FormButtonsProps) {
  const { submit, cancelTo, place = 'start', failure, children } = props;
  const busy = useSending();
  const hydrated = useHydrated();
  const cancel = (
    <RouteButtonLink to={cancelTo} variant="quiet" preventScrollReset>
      Cancel
    </RouteButtonLink>
  );
  return (
    <div className={css.buttons[place]}>
      {failure && !busy && hydrated && (
        <div className={css.whole}>
          <Failure>{failure}</Failure>
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
